import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import { stepsOf } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { oddsColumn } from '#rules/kit/tables/oddsTable.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../../ids.ts';
import { combatOdds } from '../crt/combatResults.ts';
import { msg } from '../msg.ts';
import { type Fighter, type Forces, standing } from './forces.ts';
import { dieBonus, shiftsOf } from './shifts.ts';
import { type Supporting, supporting } from './support.ts';

/** 12.1: what a fight comes to. Halves stay exact in each hex and are rounded once there (1.4). */

export interface Totals {
  readonly attack: number;
  readonly defence: number;
  /** columns to the left */
  readonly shifts: number;
  /** index of the column fought on; undefined: no attack */
  readonly column?: number;
  readonly dieBonus: number;
  /** steps that a result can cost */
  readonly attackSteps: number;
  readonly defenceSteps: number;
  /** 10.1.4: guns in use, a PA each */
  readonly support: readonly string[];
}

/** 12.1: odds as they read before the table, for the defender: 39 : 4 is 9:1 (AMB-28), 2 : 5 is 1:3. */
export const rawRatio = (attack: number, defence: number): string =>
  defence <= 0
    ? '–'
    : attack >= defence
      ? `${Math.floor(attack / defence)}:1`
      : `1:${Math.ceil(defence / Math.max(1, attack))}`;

/** 11.2.2: once at most, for whatever reason; want of supply in attack only (8.3). */
export const isHalved = ({ dsg, oos }: Pick<Fighter, 'dsg' | 'oos'>, attacks: boolean): boolean =>
  dsg || (oos && attacks);
const halved = (unit: Fighter, attacks: boolean): { readonly msg: Msg; readonly rule: string } | undefined =>
  !isHalved(unit, attacks)
    ? undefined
    : unit.dsg
      ? { msg: msg(unit.oos && attacks ? 'armir.fight.step.dsgOos' : 'armir.fight.step.dsg'), rule: '11.2' }
      : { msg: msg('armir.fight.step.oos'), rule: '8.3' };

interface Brings {
  readonly unit: Fighter;
  readonly half: ReturnType<typeof halved>;
}

/** The figure of one unit, in halves where its hex is counted so. */
const unitFigure = ({ unit, half }: Brings, per: 1 | 2, explanation: Explanation): FigureWriter => {
  const figure = explanation.figure(unit.figure, unit.label, { per, side: unit.side });
  if (unit.retreated) return figure.add(0, msg('armir.fight.step.retreated'), '12.3.3');
  const rule = unit.rule ?? (unit.kind === 'combat' ? '2.1' : unit.kind === 'hq' ? '2.1.2' : '10.1.5');
  const what = unit.kind === 'combat' ? 'cp' : unit.kind === 'hq' ? 'hq' : 'idleGun';
  figure.add((unit.cp ?? 0) * per, msg(`armir.fight.step.${what}`), rule);
  if (half && per === 2) figure.halve('down', half.msg, half.rule);
  return figure;
};

interface Sum {
  readonly add: (total: FigureWriter) => void;
}
/** 1.4: the units of a hex first, rounded up once; without halves there is nothing to round. */
const hexSum = (hex: string, key: string, units: readonly Brings[], side: SideId, explanation: Explanation): Sum => {
  const halves = units.some(({ unit, half }) => half && !unit.retreated && (unit.cp ?? 0) % 2 === 1);
  const any = units.some(({ unit, half }) => half && !unit.retreated);
  const figures = units.map((one) => ({ figure: unitFigure(one, any ? 2 : 1, explanation), unit: one.unit }));
  if (!any) {
    return {
      add: (total) => {
        for (const { figure, unit } of figures) total.plus(figure, unit.label, '');
      },
    };
  }
  const called = hex === '' ? msg('armir.fight.figure.hex') : msg('armir.fight.figure.hexIn', { hex: name(hex) });
  const sum = explanation.figure(key, called, { per: 2, side });
  for (const { figure, unit } of figures) sum.plus(figure, unit.label, '');
  return { add: (total) => total.whole(sum, 'up', halves ? msg('armir.fight.step.hexUp') : called, '1.4') };
};

/** 10.1.2: support is added behind the rounding; in turn 1 guns are halved, hex by hex (18.4.1). */
const supportSums = (all: readonly Supporting[], context: Context, explanation: Explanation): readonly Sum[] => {
  const sums: Sum[] = [];
  const firing = all.filter(({ bars }) => bars.length === 0);
  const figureOf = ({ gun }: Supporting): FigureWriter =>
    explanation
      .figure(gun.figure, gun.label, { side: sides.axis })
      .add(gun.gun?.value ?? 0, msg('armir.fight.step.support'), '10.1.2');
  if (context.turn !== 1) {
    for (const one of firing) {
      const figure = figureOf(one);
      sums.push({ add: (total) => total.plus(figure, one.gun.label, '10.1.2') });
    }
    return sums;
  }
  const places = [...new Set(firing.map(({ gun }) => (gun.gun?.distance === 0 ? '' : gun.hex)))];
  places.forEach((hex, i) => {
    const here = firing.filter(({ gun }) => (gun.gun?.distance === 0 ? '' : gun.hex) === hex);
    const figures = here.map((one) => ({ one, figure: figureOf(one) }));
    const called = msg('armir.fight.figure.support');
    const sum = explanation.figure(`support${i}`, called, { per: 2, side: sides.axis });
    for (const { one, figure } of figures) sum.plus(figure, one.gun.label, '10.1.2');
    if (sum.value > 0) sum.halve('down', msg('armir.fight.step.weather'), '18.4.1');
    sums.push({ add: (total) => total.whole(sum, 'up', called, '1.4') });
  });
  return sums;
};

const totalOf = (
  id: 'attack' | 'defence',
  side: SideId,
  sums: readonly Sum[],
  typed: number,
  explanation: Explanation,
): FigureWriter => {
  const figure = explanation.figure(id, msg(`armir.fight.figure.${id}`), { side });
  for (const sum of sums) sum.add(figure);
  if (typed > 0) figure.add(typed, msg('armir.fight.step.typed'), '');
  return figure;
};

/** The figures of a fight, written as they are computed. */
export const reckon = (forces: Forces, context: Context, explanation: Explanation): Totals => {
  const { attackerSide, defenderSide } = forces;
  const guns = supporting(forces, context);
  const firing = guns.filter(({ bars }) => bars.length === 0).map(({ gun }) => gun.id);
  const brings = (unit: Fighter, attacks: boolean): Brings => ({ unit, half: halved(unit, attacks) });

  const hexes = [...new Set(forces.attackers.map(({ hex }) => hex))];
  const attack = totalOf(
    'attack',
    attackerSide,
    [
      ...hexes.map((hex, i) =>
        hexSum(
          hex,
          `hex${i}`,
          forces.attackers.filter((one) => one.hex === hex).map((one) => brings(one, true)),
          attackerSide,
          explanation,
        ),
      ),
      ...(attackerSide === sides.axis ? supportSums(guns, context, explanation) : []),
    ],
    forces.typedAttack,
    explanation,
  );
  // 10.1.5: a gun that supports brings its support in place of its 1
  const holding = forces.defenders.filter((one) => !firing.includes(one.id));
  const defence = totalOf(
    'defence',
    defenderSide,
    [
      ...(holding.length > 0
        ? [
            hexSum(
              forces.target,
              'target',
              holding.map((one) => brings(one, false)),
              defenderSide,
              explanation,
            ),
          ]
        : []),
      ...(defenderSide === sides.axis ? supportSums(guns, context, explanation) : []),
    ],
    forces.typedDefence,
    explanation,
  );

  const table = combatOdds(context);
  const base = oddsColumn(table, attack.value, defence.value).column;
  const shifts = shiftsOf(forces, context);
  const bonus = dieBonus(forces);
  const steps = {
    attackSteps: stepsOf(forces.attackers),
    defenceSteps: stepsOf(standing(forces)),
    support: firing,
    dieBonus: bonus,
    shifts: shifts.length,
  };
  if (base === undefined) return { attack: attack.value, defence: defence.value, ...steps };

  const columns = table.columns.map(({ key }) => key);
  const figure = explanation.figure('column', msg('armir.fight.figure.column'));
  const p = { a: attack.value, d: defence.value, column: name(columns[base] ?? '') };
  figure.read(
    'odds',
    [attack, defence],
    base,
    defence.value <= 0
      ? msg('armir.fight.step.columnEmpty', { column: p.column })
      : msg('armir.fight.step.column', { ...p, raw: name(rawRatio(attack.value, defence.value)) }),
    defence.value <= 0 ? '2.1.2' : '12.1',
    columns,
  );
  for (const { msg: because, rule } of shifts) {
    const to = Math.max(0, figure.value - 1);
    const said = { why: because, column: name(columns[to] ?? '') };
    if (figure.value > 0) figure.add(-1, msg('armir.fight.step.shift', said), rule);
    else figure.add(0, msg('armir.fight.step.shiftEnd', said), '12.1');
  }
  if (bonus > 0)
    explanation
      .figure('die', msg('armir.fight.figure.die'))
      .add(bonus, msg('armir.fight.step.germanTracked'), '12.1.1');
  return { attack: attack.value, defence: defence.value, ...steps, column: figure.value };
};
