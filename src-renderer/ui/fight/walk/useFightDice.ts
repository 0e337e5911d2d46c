import { useState } from 'react';
import type { Json } from '#rules/kit/base/json.ts';
import { readFace } from '#rules/kit/chance/dice.ts';
import type { ChanceAsk } from '#rules/kit/procedure/ask.ts';
import { diceIn, hitsAmong } from '#rules/kit/procedure/hits.ts';
import { changeDraft } from '../../../state/bench.ts';
import { useCommand } from '../../../state/keys.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { gameNow } from '../../../state/store.ts';
import { useDiceKeys } from '../../forms/useDiceKeys.ts';
import { answer, type Fight, finish, nextFight, rollAnewFor, rollFor } from './useFight.ts';

type EntryOf<K> = Extract<ChanceAsk['entry'], { readonly kind: K }>;

/** A throw for hits as it is typed: their number at once, or the faces one by one. */
export interface HitsNow {
  readonly entry: EntryOf<'hits'>;
  /** absent until it is typed or all faces lie there */
  readonly hits: number | undefined;
  /** present while faces are typed, and when the app threw them */
  readonly faces?: readonly number[];
  readonly setHits: (hits: number | null) => void;
  readonly addFace: (face: number) => void;
  readonly clear: () => void;
  /** absent where the dice themselves are not known */
  readonly typeFaces?: (on: boolean) => void;
}

export interface FightDice {
  /** the die awaited now */
  readonly entry: EntryOf<'face'> | undefined;
  /** the hits awaited now */
  readonly hits: HitsNow | undefined;
  /** the last die is in the record and its result waits for the players */
  readonly waits: boolean;
  /** the app's die lies there: no hand changes it */
  readonly fallen: boolean;
  /** the app showed the face it had thrown here before */
  readonly again: boolean;
  /** something is typed or waits: Record has what to record */
  readonly ready: boolean;
  readonly setFace: (face: number | null) => void;
  /** what Enter does: the die, the result, the next fight */
  readonly record: () => boolean;
  readonly roll: () => void;
  readonly rollAnew: () => void;
}

/** Up to nine hits are one digit; beyond, a second digit is added as long as there can be as many. */
const readHits = (digit: string, before: number | undefined, max: number): number | undefined => {
  const n = Number(digit);
  const both = before === undefined || before === 0 ? n : before * 10 + n;
  return [...(max > 9 ? [both] : []), n].find((hits) => hits <= max);
};

const hitsNow = ({ scope, calc, draft, played, held }: Fight, off: boolean, counts: boolean): HitsNow | undefined => {
  const ask = played?.ask;
  const entry = ask?.kind === 'chance' && ask.entry.kind === 'hits' ? ask.entry : undefined;
  if (!entry) return undefined;
  const put = (change: Parameters<typeof changeDraft>[2]) => {
    if (!off && !held) changeDraft(scope, calc?.id ?? '', change);
  };
  const { dice = [] } = entry;
  const fallen = Array.isArray(held?.raw) ? held.raw.filter((face) => typeof face === 'number') : undefined;
  const faces = counts ? undefined : (fallen ?? draft.faces);
  const all = diceIn(dice);
  const typed = fallen
    ? hitsAmong(dice, fallen)
    : faces
      ? faces.length === all
        ? hitsAmong(dice, faces)
        : undefined
      : (draft.face ?? undefined);
  return {
    entry,
    hits: typed,
    faces,
    setHits: (face) => put({ face, faces: undefined }),
    addFace: (face) => {
      if (faces && faces.length < all) put({ faces: [...faces, face] });
    },
    clear: () => put(faces ? { faces: faces.slice(0, -1) } : { face: null }),
    ...(all > 0 && !held
      ? { typeFaces: (on: boolean) => put(on ? { faces: [], face: null } : { faces: undefined, face: null }) }
      : {}),
  };
};

/**
 * The dice a fight waits for, by digits, keys and the app's own throw. `begin`: no die is awaited, for the fight is
 * still being planned, or is over and the map waits for it; Enter does that. `counts`: hits are only counted here, no faces typed. `rests`: something else is asked
 * beside it, whose Enter is not the fight's.
 */
export const useFightDice = (
  fight: Fight,
  open: OpenGame | undefined,
  readOnly: boolean,
  {
    begin,
    counts = false,
    rests = false,
  }: { readonly begin?: (() => void) | undefined; readonly counts?: boolean; readonly rests?: boolean } = {},
): FightDice => {
  const { scope, calc, draft, played, flow, over, held } = fight;
  const fallen = held !== undefined;
  // the stand of the record at which the app threw what it had thrown before
  const [againAt, setAgainAt] = useState<string | null>();
  const again = againAt !== undefined && againAt === open?.journal.head;
  const ask = begin ? undefined : played?.ask;
  const hits = begin ? undefined : hitsNow(fight, readOnly, counts);
  const entry = ask?.kind === 'chance' && ask.entry.kind === 'face' ? ask.entry : undefined;
  const waits = flow !== undefined && played?.done !== undefined && !flow.end;
  // what is typed and would be recorded
  const typed: Json | undefined = hits
    ? hits.hits === undefined
      ? undefined
      : hits.faces
        ? [...hits.faces]
        : hits.hits
    : entry && draft.face !== null
      ? draft.face
      : undefined;
  const awaited = (entry !== undefined || hits !== undefined) && !readOnly && !fallen;
  const setFace = (face: number | null) => {
    if (entry && awaited) changeDraft(scope, calc?.id ?? '', { face });
  };
  const record = (): boolean => {
    if (begin) begin();
    else if (over) nextFight(fight, open);
    else if (fallen || waits) finish(fight);
    else if (awaited && typed !== undefined) answer(fight, open, typed, 'table');
    else return false;
    return true;
  };
  const roll = () => {
    if (awaited && rollFor(fight, open)?.again) setAgainAt(gameNow()?.journal.head);
  };
  const rollAnew = () => {
    rollAnewFor(fight, open);
  };
  const rolls = awaited && (hits === undefined || (hits.entry.dice?.length ?? 0) > 0);
  useCommand('die.roll', roll, rolls && !rests);
  const sides = entry?.sides ?? hits?.entry.dice?.[0]?.sides ?? 6;
  useDiceKeys({
    sides,
    zero: entry?.zero,
    enabled: !rests && (begin !== undefined || entry !== undefined || hits !== undefined || waits || over),
    ...(hits
      ? {
          read: (digit) => (hits.faces ? readFace(digit, { sides }) : readHits(digit, hits.hits, hits.entry.max)),
        }
      : {}),
    onFace: (face) => {
      if (hits?.faces) hits.addFace(face);
      else if (hits) hits.setHits(face);
      else setFace(face);
    },
    onEnter: record,
    onClear: () => (hits ? hits.clear() : setFace(null)),
  });
  const ready = fallen || waits || (awaited && typed !== undefined);
  return { entry, hits, waits, fallen, again, ready, setFace, record, roll, rollAnew };
};
