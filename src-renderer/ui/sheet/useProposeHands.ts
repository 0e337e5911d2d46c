import { type KeyboardEvent as MapKey, type RefObject, useMemo, useState } from 'react';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf, type SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import type { UnderPhoto } from '../canvas/brushes.ts';
import type { MapHandle } from '../canvas/mapProps.ts';
import type { Grab, Spot } from '../canvas/useHands.ts';
import { isOpen, type Proposed } from '../photo/proposed/doubts.ts';
import type { ProposeOf } from '../photo/proposed/proposals.ts';
import { optionText } from './optionText.ts';
import { placesShown } from './placesShown.ts';
import { passedBy, sideKeys } from './strokes.ts';
import type { Drawing } from './useDrawing.ts';
import { useProposing } from './useProposing.ts';

/**
 * What hands do while proposals lie on the map: keys walk and decide, a touch asks, a drag marks what it goes over or,
 * of lines, along.
 */
export const useProposeHands = ({
  drawing,
  spec,
  photo,
  wanted,
  cursor,
  setCursor,
  map,
  say,
}: {
  readonly drawing: Drawing;
  readonly spec: SheetSpec;
  readonly photo: UnderPhoto | undefined;
  /** what the brush in the hand draws */
  readonly wanted: ProposeOf;
  readonly cursor: string | undefined;
  readonly setCursor: (hex: string) => void;
  readonly map: RefObject<MapHandle | null>;
  /** said to those who listen */
  readonly say: (text: string) => void;
}) => {
  const language = useLanguage();
  const { t } = language;
  const proposing = useProposing(drawing, spec, photo, wanted);
  const { stage, subject, options, proposed } = proposing;
  /** on the walk a decision leads on to the next */
  const [walking, setWalking] = useState(false);
  const [pair, setPair] = useState<string>();
  const [passed, setPassed] = useState<ReadonlySet<string>>();
  // what was marked goes with its proposals
  if (stage !== 'open' && passed) setPassed(undefined);
  const marked = passed && passed.size > 0 ? passed : undefined;
  // the hand is on a hex; of lines, on a pair of hexes one of which it is on
  const isOn = (place: string): boolean => cursor !== undefined && subject.hexesOf(place).includes(cursor);
  const inHand = subject.of === 'terrain' ? cursor : pair !== undefined && isOn(pair) ? pair : undefined;
  const at = marked ? undefined : inHand;
  const called = (as: string | undefined): string => optionText(options, as, language);

  const goTo = (place: string | undefined): boolean => {
    setWalking(place !== undefined);
    setPassed(undefined);
    if (place === undefined) {
      say(t('ui.map.propose.noDoubt'));
      return false;
    }
    const [hex = ''] = subject.hexesOf(place);
    setCursor(hex);
    setPair(place);
    map.current?.show(hex);
    const one = proposed.get(place);
    const words = { hex: name(place), terrain: name(called(one?.as)) };
    say(
      one?.second === undefined
        ? t('ui.map.propose.hexAlone', words)
        : t('ui.map.propose.hexOr', { ...words, other: name(called(one.second)) }),
    );
    return true;
  };
  const decide = (as: string | undefined): boolean => {
    if (as === undefined) return false;
    if (marked) {
      proposing.decide([...marked], as);
      setPassed(undefined);
      say(t('ui.map.propose.markedAre', { count: marked.size, terrain: name(called(as)) }));
      return true;
    }
    if (at === undefined) return false;
    const leads = walking && proposing.doubtful.includes(at);
    // the next is found while the doubts are still those of before: it is taught meanwhile
    const next = leads ? proposing.doubtful.find((place) => place !== at) : undefined;
    proposing.decide([at], as);
    if (leads) goTo(next);
    return true;
  };
  const accept = (which: 'sure' | 'view' | 'marked' | 'all'): void => {
    const taken = (one: Proposed): boolean => {
      switch (which) {
        case 'sure':
          return !one.doubtful;
        case 'view':
          // a line at the edge, too: what the map has turned to is never passed over
          return subject.hexesOf(one.at).some((hex) => map.current?.sees(hex) ?? false);
        case 'marked':
          return marked?.has(one.at) ?? false;
        case 'all':
          return true;
      }
    };
    const left = [...proposed.values()].filter((one) => isOpen(one) && !taken(one));
    const count = proposing.accept(taken);
    if (which === 'marked') setPassed(undefined);
    // part by part: what is to be looked at next comes into view
    const next = which === 'view' ? map.current?.turnTo(left.flatMap((one) => subject.hexesOf(one.at))) : undefined;
    if (next !== undefined) setCursor(next);
    say(t('ui.map.propose.accepted', { count }));
  };

  /** what is asked about is so as proposed */
  const confirm = (): boolean => {
    if (!marked) return decide(at === undefined ? undefined : proposed.get(at)?.as);
    accept('marked');
    return true;
  };

  const places = useMemo(
    () => placesShown(proposed, options, subject, at, marked),
    [proposed, options, subject, at, marked],
  );
  const inMarked = useMemo(
    () => marked && [...proposed.values()].filter((one) => one.as !== '' && marked.has(one.at)).length,
    [marked, proposed],
  );

  return {
    proposing,
    places,
    /** a touch asks of a hex, or of the hexside or way it is nearest to */
    touch: ({ hex, beyond }: Spot): void => {
      setPassed(undefined);
      if (hex !== undefined) setPair(beyond === undefined ? undefined : pairOf(hex, beyond));
    },
    /** keys wherever the hand is; true: taken */
    onKey: (event: KeyboardEvent): boolean => {
      if (stage === 'looking' && event.key === 'Escape') {
        proposing.close();
        return true;
      }
      if (stage !== 'open') return false;
      if (event.key === 'Escape') {
        if (marked) setPassed(undefined);
        else proposing.close();
        return true;
      }
      // elsewhere than on the map Tab goes from button to button, as everywhere
      const onMap = !(event.target instanceof Element) || event.target.matches('[role="application"],body');
      if (event.key === 'Tab' && onMap) return goTo(proposing.step(at, event.shiftKey));
      const said = event.shiftKey ? undefined : options.find(({ digit }) => digit === event.key);
      return said !== undefined && decide(said.as);
    },
    onMapKey: (event: MapKey): boolean => {
      if (event.key === 'Enter' && event.shiftKey) {
        accept('view');
        return true;
      }
      const side = event.shiftKey ? -1 : sideKeys.indexOf(event.key.toLowerCase());
      if (side >= 0 && subject.of !== 'terrain' && cursor !== undefined) {
        const beyond = neighboursOf(drawing.sheet.grid, cursor)[side];
        setPassed(undefined);
        if (beyond !== undefined) setPair(pairOf(cursor, beyond));
        return true;
      }
      if (event.key !== 'Enter' && event.key !== ' ') return false;
      confirm();
      return true;
    },
    /** a drag across the map marks what it passes */
    grab: (spot: Spot): Grab => {
      const along = passedBy(subject.of, drawing.sheet.grid, spot);
      const mine = new Set<string>();
      return {
        move: (spots) => {
          let changed = false;
          for (const { place, back } of along(spots)) {
            if (mine.has(place) !== back) continue;
            changed = true;
            if (back) mine.delete(place);
            else mine.add(place);
          }
          if (changed) setPassed(new Set(mine));
        },
        end: () => {},
        cancel: () => setPassed(undefined),
      };
    },
    panel: {
      proposing,
      at: at === undefined ? undefined : { place: at, drawn: subject.drawn(drawing.sheet).get(at) },
      marked: marked && { places: marked.size, proposed: inMarked ?? 0 },
      onDecide: (as: string) => void decide(as),
      onNext: () => void goTo(proposing.step(at, false)),
      onConfirm: () => void confirm(),
      onAccept: accept,
    },
  };
};
