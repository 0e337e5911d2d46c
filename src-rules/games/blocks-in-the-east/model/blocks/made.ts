import { readFaces } from '#rules/kit/forms/faces.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type Nation, nations, type UnitClass, unitClasses } from '../../ids.ts';
import { msg } from '../msg.ts';
import { type PfColour, readColours } from '../prices.ts';
import { showFacts, shownOf } from '../reading.ts';
import { highestPf } from '../units.ts';

/** A block of the roster that is repaired or rebuilt: what is known of it, and what its record says afterwards. */

export const classOf = (unit: RosterUnit): UnitClass | undefined =>
  unitClasses.find((one) => one === unit.values.class);
export const nationOf = (unit: RosterUnit): Nation => nations.find((one) => one === unit.values.nation) ?? 'SOV';

const stateOf = (context: Pick<Context, 'cells'>, id: string): string => {
  const states = context.cells[cells.state];
  const state = typeof states === 'object' ? states[id] : undefined;
  return typeof state === 'string' ? state : 'play';
};

interface Made {
  /** what speaks against it */
  readonly bar?: Objection;
  /** the colour of each PF, where the roster has them */
  readonly colours?: readonly PfColour[];
  readonly facts: readonly Fact[];
}

/** So many PF more, or the block new with so many. Without typed faces only its state follows. */
export const made = (
  unit: RosterUnit,
  rebuilt: boolean,
  pf: number,
  context: Pick<Context, 'cells' | 'marks'>,
): Made => {
  const called = { unit: name(unit.name) };
  const state = stateOf(context, unit.id);
  const gone = state !== 'play';
  const bar = (): Objection | undefined => {
    if (state === 'removed') return { msg: msg('bite.bar.removed', called), rule: '7.3.2' };
    if (rebuilt && !gone) return { msg: msg('bite.bar.inPlay', called), rule: '7.3' };
    return !rebuilt && gone ? { msg: msg('bite.bar.notInPlay', called), rule: '7.3' } : undefined;
  };
  const back = setAt(cells.state, unit.id, null);
  const text = unit.values.faces;
  const read = readFaces(typeof text === 'string' ? text : '', { most: highestPf, top: highestPf });
  const stopped = bar();
  if (!read.ok || read.value.length === 0) return { ...(stopped ? { bar: stopped } : {}), facts: [back] };
  const faces = read.value;
  const shown = shownOf(unit, context) ?? 0;
  const at = rebuilt ? faces.length : Math.min(shown >> 1, faces.length - 1);
  const had = faces[at] ?? 0;
  const to = faces.indexOf(had + pf);
  if (to < 0 || to >= at)
    return {
      bar: stopped ?? {
        msg: msg('bite.bar.noFace', { ...called, n: had + pf, faces: name(faces.join(' ')) }),
        rule: '7.7.8',
      },
      facts: [back],
    };
  const printed = readColours(typeof unit.values.colours === 'string' ? unit.values.colours : '', faces.length);
  // from the face that is on top up to the new one, each PF in the colour of the face it leads to
  const gained = printed
    ?.slice(to, at)
    .flatMap((colour, i) =>
      Array.from({ length: (faces[to + i] ?? 0) - (faces[to + i + 1] ?? 0) }, (): PfColour => colour),
    );
  const mark = !rebuilt && (shown & 1) === 1 ? 1 : 0;
  const value = 2 * to + mark;
  return {
    ...(stopped ? { bar: stopped } : {}),
    ...(gained && gained.length === pf ? { colours: gained } : {}),
    facts: [...showFacts(unit.id, value === 0 ? null : value, context), back],
  };
};
