import { useState } from 'react';
import type { ChanceAsk } from '#rules/kit/calc.ts';
import { useCommand } from '../app/keys.ts';
import { gameNow, type OpenGame } from '../game/store.ts';
import { changeDraft } from './bench.ts';
import { useDiceKeys } from './useDiceKeys.ts';
import { answer, type Fight, finish, nextFight, rollAnewFor, rollFor } from './useFight.ts';

export interface FightDice {
  /** the die awaited now */
  readonly entry: Extract<ChanceAsk['entry'], { readonly kind: 'face' }> | undefined;
  /** the last die is in the record and its result waits for the players */
  readonly waits: boolean;
  /** the app showed the face it had thrown here before */
  readonly again: boolean;
  readonly setFace: (face: number | null) => void;
  /** what Enter does: the die, the result, the next fight */
  readonly record: () => boolean;
  readonly roll: () => void;
  readonly rollAnew: () => void;
}

/** The die a fight waits for, by digits, keys and the app's own throw. */
export const useFightDice = (fight: Fight, open: OpenGame | undefined, readOnly: boolean): FightDice => {
  const { scope, calc, draft, played, flow, over } = fight;
  // the stand of the record at which the app threw what it had thrown before
  const [againAt, setAgainAt] = useState<string | null>();
  const again = againAt !== undefined && againAt === open?.journal.head;
  const ask = played?.ask;
  const entry = ask?.kind === 'chance' && ask.entry.kind === 'face' ? ask.entry : undefined;
  const waits = flow !== undefined && played?.done !== undefined && !flow.end;
  const setFace = (face: number | null) => {
    if (entry && !readOnly) changeDraft(scope, calc?.id ?? '', { face });
  };
  const record = (): boolean => {
    if (over) nextFight(fight);
    else if (waits) finish(fight);
    else if (entry && draft.face !== null && !readOnly) answer(fight, open, draft.face, 'table');
    else return false;
    return true;
  };
  const roll = () => {
    if (entry && !readOnly && rollFor(fight, open)?.again) setAgainAt(gameNow()?.journal.head);
  };
  const rollAnew = () => {
    rollAnewFor(fight, open);
  };
  useCommand('die.roll', roll, entry !== undefined && !readOnly);
  useDiceKeys({
    sides: entry?.sides ?? 6,
    ...(entry?.zero === undefined ? {} : { zero: entry.zero }),
    enabled: entry !== undefined || waits || over,
    onFace: setFace,
    onEnter: record,
    onClear: () => setFace(null),
  });
  return { entry, waits, again, setFace, record, roll, rollAnew };
};
