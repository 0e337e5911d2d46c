import { useEffect, useMemo, useState } from 'react';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { useCommand } from '../../state/keys.ts';
import { changeDesk } from '../../state/mapDesk.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { useGame } from '../../state/store.ts';
import { EmptyMap } from './EmptyMap.tsx';
import { type GameSheet, useSheet } from './keepSheet.ts';
import { Looking } from './Looking.tsx';
import { Painting } from './Painting.tsx';
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
  if (desk.painting && paints)
    return <Painting now={now} kept={kept} leaving={leaving} onDone={() => void stopPainting()} />;
  if (!kept.sheet || Object.keys(kept.sheet.hexes).length === 0) return <EmptyMap now={now} kept={kept} />;
  return <Looking now={now} photoOf={kept.photoOf} />;
}
