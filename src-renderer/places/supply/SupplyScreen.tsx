import { useEffect, useMemo, useState } from 'react';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { useCommand } from '../../state/keys.ts';
import { changeDesk, deskNow, showVerdict } from '../../state/mapDesk.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { useGame } from '../../state/store.ts';
import { EmptyMap } from './EmptyMap.tsx';
import { type GameSheet, useSheet } from './keepSheet.ts';
import { Looking } from './Looking.tsx';
import { Painting } from './Painting.tsx';
import { endDeed } from './tools/fightDeeds.ts';
import { stopTrying } from './view/trial.ts';
import { useMapNow } from './view/useMap.ts';

/** Supply: who is cut off, and what opens the line. */
export function SupplyScreen() {
  const open = useGame((s) => s.open);
  const map = open?.game.map;
  return open && map ? <Supply key={open.id} open={open} map={map} /> : null;
}

const blank = (map: MapSpec): Sheet | undefined => {
  const [preset] = map.sheet.presets;
  return preset && { grid: preset.grid, hexes: {}, sides: {}, links: {}, boxes: {} };
};

function Supply({ open, map }: { readonly open: OpenGame; readonly map: MapSpec }) {
  const kept = useSheet(open, map);
  const nothing = useMemo(() => blank(map), [map]);
  const sheet = kept.sheet ?? nothing;
  // what was only tried ends with the screen
  const scope = open.id;
  useEffect(
    () => () => {
      stopTrying(scope);
      changeDesk(scope, { painting: false });
    },
    [scope],
  );
  return sheet ? <WithGround open={open} map={map} sheet={sheet} kept={kept} /> : null;
}

function WithGround({
  open,
  map,
  sheet,
  kept,
}: {
  readonly open: OpenGame;
  readonly map: MapSpec;
  readonly sheet: Sheet;
  readonly kept: GameSheet;
}) {
  const now = useMapNow(open, map, sheet);
  const { scope, desk, paints } = now;
  const [leaving, setLeaving] = useState(false);
  const stopPainting = async () => {
    setLeaving(true);
    if (await kept.finish()) changeDesk(scope, { painting: false });
    setLeaving(false);
  };
  useCommand('map.paint', () => (desk.painting ? void stopPainting() : changeDesk(scope, { painting: true })), paints);
  // Esc steps back: from painting the editor itself, from a pane to the verdict, from trying to the record
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('[role="dialog"],[role="menu"],input,textarea,select')
      )
        return;
      const { pane, tried, painting, going } = deskNow(scope);
      if (painting) return;
      if (pane.is === 'fight' && pane.deed) endDeed(scope);
      else if (going) changeDesk(scope, { going: undefined });
      else if (pane.is !== 'verdict') showVerdict(scope);
      else if (tried) stopTrying(scope);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  }, [scope]);

  if (desk.painting && paints)
    return <Painting now={now} kept={kept} leaving={leaving} onDone={() => void stopPainting()} />;
  if (!kept.sheet || Object.keys(kept.sheet.hexes).length === 0) return <EmptyMap now={now} kept={kept} />;
  return <Looking now={now} photoOf={kept.photoOf} />;
}
