import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Ending } from '#rules/kit/procedure/calcSpec.ts';
import { type FightRefusal, oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { set } from '#rules/kit/record/facts.ts';
import { countIn, textAt } from '#rules/kit/record/readers.ts';
import { cells, rosters, sides } from '../../ids.ts';
import { countersOf, isOos, stepsLeft } from '../../model/reading.ts';
import { endingOf } from '../combat/fight/ending.ts';
import { recordedOf, sovietRow } from '../combat/fight/fields.ts';
import { fight } from '../combat/fight/fight.ts';
import { type Fighter, type Forces, sovietFighter } from '../combat/fight/forces.ts';
import { UNTOLD } from '../combat/fight/outcome.ts';
import type { FightResult } from '../combat/fight/pay.ts';
import { lookAround, refusalOf } from '../combat/fight/refuse.ts';
import type { Totals } from '../combat/fight/strength.ts';
import { msg } from './msg.ts';

/** 16.3.2: the units in the Soviet box against the garrison of the airports, one combat without a map (AMB-80). */

const { name, kind, army, corps, cp, left, move, oos } = sovietRow;
const temFields = {
  attackTotal: {
    kind: 'count',
    msg: msg('armir.fight.field.attackTotal'),
    hint: msg('armir.fight.field.attackTotal.hint'),
    start: 0,
    min: 0,
    max: 999,
    big: true,
  },
  soviet: {
    kind: 'rows',
    msg: msg('armir.fight.field.temUnits'),
    start: [],
    rule: '16.3.1',
    fields: { name, kind, army, corps, cp, left, move, oos },
    max: 40,
    rosters: [rosters.soviet],
    figure: 'soviet',
    recorded: (unit, context) => ({ oos: recordedOf(unit, context).oos ?? false }),
    // all of them attack, in every Soviet combat phase
    begins: (context) => boxRows(context),
    side: sides.soviet,
  },
  garrison: {
    kind: 'count',
    msg: msg('armir.fight.field.garrison'),
    start: 1,
    min: 0,
    max: 20,
    rule: '16.3',
    from: `cells.${cells.garrison}`,
  },
  garrisonCp: {
    kind: 'count',
    msg: msg('armir.fight.field.garrisonCp'),
    hint: msg('armir.fight.field.garrisonCp.hint'),
    start: 0,
    min: 0,
    max: 99,
    rule: '16.3.2',
  },
} as const satisfies Fields;
type TemInput = InputOf<typeof temFields>;

/** The units the record has in the box, as rows. */
const boxRows = (context: Context): readonly JsonObject[] | undefined => {
  const there = countersOf(context).filter(
    (unit) =>
      unit.side === sides.soviet &&
      textAt(context, cells.temUnits, unit.id) === 'yes' &&
      stepsLeft(context, unit) !== 0,
  );
  if (there.length === 0) return undefined;
  return there.map((unit) => ({
    id: unit.id,
    name: unit.name,
    kind: unit.kind === 'hq' ? 'hq' : 'combat',
    ...(unit.army ? { army: unit.army } : {}),
    corps: unit.corps,
    cp: unit.cp.join(' '),
    move: unit.move,
    oos: isOos(context, unit.id),
  }));
};

/** The garrison as if it were one unit: its steps are its value (16.3.2), its CP what its box prints (AMB-52). */
const garrisonFighter = ({ garrison, garrisonCp }: TemInput): Fighter => ({
  id: 'garrison',
  figure: 'garrison',
  name: '',
  label: msg('armir.fight.unit.garrison'),
  side: sides.axis,
  kind: 'combat',
  cp: garrisonCp > 0 ? garrisonCp : garrison,
  ladder: [],
  steps: garrison,
  lost: 0,
  move: 'other',
  heavy: false,
  division: '',
  hex: '',
  across: [],
  oos: false,
  dsg: false,
  retreated: false,
  rule: '16.3.2',
});

const forcesOf = (input: TemInput, context: Context): Forces => {
  const units = input.soviet.map((row, i) =>
    sovietFighter({ ...row, hex: '', across: [], dsg: false, retreated: false }, i, context),
  );
  return {
    way: 'tem',
    attackerSide: sides.soviet,
    defenderSide: sides.axis,
    attackers: units.filter((one) => one.kind === 'combat'),
    idle: units.filter((one) => one.kind !== 'combat'),
    defenders: input.garrison > 0 ? [garrisonFighter(input)] : [],
    guns: [],
    target: '',
    city: false,
    strongpoint: false,
    allRiver: false,
    allStrongpoint: false,
    unlisted: { germanTracked: false, sovietTracked: false, heavy: false },
    typedAttack: input.attackTotal,
    typedDefence: 0,
  };
};

const refusal = (forces: Forces, totals: Totals, context: Context): FightRefusal | undefined =>
  countIn(context, cells.temTaken) > 0
    ? { not: msg('armir.fight.not.temTaken'), rule: '16.3.2' }
    : forces.defenders.length === 0
      ? { not: msg('armir.fight.not.noGarrison'), rule: '16.3.2' }
      : refusalOf(forces, totals);

const ending = (result: FightResult, input: TemInput, context: Context): Ending => {
  const made = endingOf(result, forcesOf(input, context), context);
  if (result.code === UNTOLD) return made;
  // another fight cannot touch it: the garrison of the record goes down by what this one cost
  const now = Math.max(0, countIn(context, cells.garrison) - result.defenderLost);
  const left = Math.max(0, input.garrison - result.defenderLost);
  const counted = cells.garrison in context.cells;
  return {
    ...made,
    facts: [
      ...made.facts,
      ...(counted && result.defenderLost > 0 ? [set(cells.garrison, now)] : []),
      ...(counted && left === 0 ? [set(cells.temTaken, context.turn)] : []),
    ],
    guide: [
      // on no map: nobody advances
      ...made.guide.filter(({ who, rule }) => who === sides.soviet && rule === '12.2'),
      left === 0
        ? { msg: msg('armir.fight.guide.captured'), rule: '16.3.2', who: sides.soviet }
        : { msg: msg('armir.fight.guide.garrison', { count: left }), rule: '16.3.2', who: sides.axis },
    ],
  };
};

export const tem = oddsFight({
  ...fight,
  id: 'tem-attack',
  v: 1,
  msg: msg('armir.fight.calc.tem'),
  rule: '16.3.2',
  fields: temFields,
  forces: (input, context) => {
    lookAround(context);
    return forcesOf(input, context);
  },
  refusal,
  ending,
  policies: [{ id: 'stay', msg: msg('armir.fight.policy.tem'), policy: { defender: 'stay' } }],
  quick: undefined,
});
