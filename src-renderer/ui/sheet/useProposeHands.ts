import { type KeyboardEvent as MapKey, type RefObject, useMemo, useState } from 'react';
import type { SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import type { UnderPhoto } from '../canvas/brushes.ts';
import type { MapHandle } from '../canvas/mapProps.ts';
import type { ProposedGround } from '../canvas/scene.ts';
import type { Grab } from '../canvas/useHands.ts';
import type { Proposed } from '../photo/terrain/doubts.ts';
import { blockOf } from './strokes.ts';
import type { Drawing } from './useDrawing.ts';
import { useProposing } from './useProposing.ts';

interface Block {
  readonly from: string;
  readonly to: string;
}

/** What hands do while proposals lie on the map: keys walk and decide, a touch asks, a drag marks a block. */
export const useProposeHands = ({
  drawing,
  spec,
  photo,
  cursor,
  setCursor,
  map,
  say,
}: {
  readonly drawing: Drawing;
  readonly spec: SheetSpec;
  readonly photo: UnderPhoto | undefined;
  readonly cursor: string | undefined;
  readonly setCursor: (hex: string) => void;
  readonly map: RefObject<MapHandle | null>;
  /** said to those who listen */
  readonly say: (text: string) => void;
}) => {
  const language = useLanguage();
  const { t } = language;
  const proposing = useProposing(drawing, spec, photo);
  const [marked, setMarked] = useState<Block>();
  /** on the walk a decision leads on to the next */
  const [walking, setWalking] = useState(false);
  const { stage, proposed } = proposing;
  const block = stage === 'open' ? marked : undefined;
  const called = (key: string | undefined): string => {
    const kind = spec.terrains.find((one) => one.key === key);
    return kind ? language.say(kind.msg) : '';
  };

  const goTo = (hex: string | undefined): boolean => {
    setWalking(hex !== undefined);
    if (hex === undefined) {
      say(t('ui.map.propose.noDoubt'));
      return false;
    }
    setCursor(hex);
    map.current?.show(hex);
    const one = proposed.get(hex);
    const words = { hex: name(hex), terrain: name(called(one?.terrain)) };
    say(
      one?.second === undefined
        ? t('ui.map.propose.hexAlone', words)
        : t('ui.map.propose.hexOr', { ...words, other: name(called(one.second)) }),
    );
    return true;
  };
  const decide = (terrain: string | undefined): boolean => {
    if (cursor === undefined || terrain === undefined) return false;
    const leads = walking && proposing.doubtful.includes(cursor);
    // the next is found while the doubts are still those of before: it is taught meanwhile
    const next = leads ? proposing.doubtful.find((hex) => hex !== cursor) : undefined;
    proposing.decide(cursor, terrain);
    if (leads) goTo(next);
    return true;
  };
  const confirm = (): boolean => decide(cursor === undefined ? undefined : proposed.get(cursor)?.terrain);
  const accept = (which: 'sure' | 'view' | 'block' | 'all'): void => {
    const within = block ? new Set(blockOf(drawing.now(), block.from, block.to)) : undefined;
    const taken = (one: Proposed): boolean => {
      switch (which) {
        case 'sure':
          return !one.doubtful;
        case 'view':
          return map.current?.sees(one.hex) ?? false;
        case 'block':
          return within?.has(one.hex) ?? false;
        case 'all':
          return true;
      }
    };
    const count = proposing.accept(taken);
    if (which === 'block') setMarked(undefined);
    say(t('ui.map.propose.accepted', { count }));
  };

  const ground = useMemo(
    (): readonly ProposedGround[] =>
      [...proposed.values()].flatMap(({ hex, terrain, doubtful, decided }) => {
        const look = spec.terrains.find(({ key }) => key === terrain)?.look;
        const as = decided ? 'decided' : hex === cursor ? 'asked' : doubtful ? 'doubtful' : 'proposed';
        return look ? [{ hex, look, as } as const] : [];
      }),
    [proposed, spec, cursor],
  );
  const inBlock = useMemo(
    () => block && blockOf(drawing.sheet, block.from, block.to).filter((hex) => proposed.has(hex)).length,
    [block, drawing.sheet, proposed],
  );

  return {
    proposing,
    ground,
    block,
    /** keys wherever the hand is; true: taken */
    onKey: (event: KeyboardEvent): boolean => {
      if (stage === 'looking' && event.key === 'Escape') {
        proposing.close();
        return true;
      }
      if (stage !== 'open') return false;
      if (event.key === 'Escape') {
        if (block) setMarked(undefined);
        else proposing.close();
        return true;
      }
      // elsewhere than on the map Tab goes from button to button, as everywhere
      const onMap = !(event.target instanceof Element) || event.target.matches('[role="application"],body');
      if (event.key === 'Tab' && onMap) return goTo(proposing.step(cursor, event.shiftKey));
      if (!event.shiftKey && /^[1-9]$/.test(event.key)) return decide(spec.terrains[Number(event.key) - 1]?.key);
      return false;
    },
    onMapKey: (event: MapKey): boolean => {
      if (event.key === 'Enter' && event.shiftKey) {
        accept('view');
        return true;
      }
      if (event.key !== 'Enter' && event.key !== ' ') return false;
      confirm();
      return true;
    },
    /** a drag across the map marks a block */
    grab: (hex: string | undefined): Grab | undefined => {
      if (hex === undefined) return undefined;
      setMarked({ from: hex, to: hex });
      return {
        move: (spots) => {
          const to = spots.findLast((one) => one.hex !== undefined)?.hex;
          if (to !== undefined) setMarked({ from: hex, to });
        },
        end: () => {},
        cancel: () => setMarked(undefined),
      };
    },
    panel: {
      proposing,
      spec,
      at: cursor === undefined ? undefined : { hex: cursor, drawn: drawing.sheet.hexes[cursor]?.terrain },
      block: inBlock,
      onDecide: (terrain: string) => void decide(terrain),
      onNext: () => void goTo(proposing.step(cursor, false)),
      onConfirm: () => void confirm(),
      onAccept: accept,
    },
  };
};
