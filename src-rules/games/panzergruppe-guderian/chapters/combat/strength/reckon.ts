import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { ruling } from '../../../model/rulings.ts';
import { columnFor, columns } from '../crt.ts';
import {
  attackAcross,
  cannotAttack,
  type Fighter,
  type Forces,
  isNothing,
  isWhole,
  multiple,
  multiplesOf,
  stepsOf,
  type TargetHex,
} from '../forces/forces.ts';
import { msg } from '../msg.ts';

/** What a fight comes to once everybody's strength is known. */
export interface Totals {
  readonly attack: number;
  readonly defence: number;
  /** steps of those who take part, by side: what a result can cost */
  readonly attackSteps: number;
  readonly defenceSteps: number;
  /** 9.75: steps among the defenders that go with any result */
  readonly strays: number;
}

/** Attackers who fight: not those worth nothing, nor leaders without anybody (10.23, 12.3) or disrupted (6.62). */
export const fightingAttackers = (forces: Forces): readonly Fighter[] => {
  const units = forces.attackers.filter((fighter) => !fighter.leader && !cannotAttack(fighter));
  const led = new Set(units.map((fighter) => fighter.hex));
  return forces.attackers.filter((fighter) =>
    fighter.leader ? led.has(fighter.hex) && !fighter.disrupted : !cannotAttack(fighter),
  );
};

export const standingDefenders = (forces: Forces): readonly Fighter[] =>
  forces.defenders.filter((fighter) => !isNothing(fighter));

/** The figures of a fight, written as they are computed; untried units bring nothing yet. */
export const reckon = (forces: Forces, context: Context, explanation: Explanation): Totals => {
  const attacking = fightingAttackers(forces);
  const attack = reckonAttack(forces, attacking, context, explanation);
  const defenders = standingDefenders(forces);
  const defence = reckonDefence(forces, attacking, defenders, context, explanation);
  const strays = defenders.filter((fighter) => fighter.retreated);
  const index = columnFor(attack.value, defence.value);
  if (index !== undefined) {
    explanation
      .figure('column', msg('pgg.figure.column'))
      .read(
        'pgg.column',
        [attack, defence],
        index,
        msg('pgg.step.column', { a: attack.value, d: defence.value, column: name(columns[index] ?? '') }),
        '9.4',
      );
  }
  return {
    attack: attack.value,
    defence: defence.value,
    attackSteps: stepsOf(attacking),
    defenceSteps: stepsOf(defenders) - stepsOf(strays),
    strays: stepsOf(strays),
  };
};

/** The functions that `read` steps of these figures call. */
export const fightReaders = { 'pgg.column': (attack = 0, defence = 0) => columnFor(attack, defence) };

const halve = (figure: FigureWriter, said: Msg, rule: string): void => {
  if (figure.value === 0) return;
  figure.halve('down', said, rule);
  if (figure.value < 1) figure.atLeast(1, msg('pgg.step.atLeastOne'), '11.32');
};

const reckonAttack = (
  forces: Forces,
  attacking: readonly Fighter[],
  context: Context,
  explanation: Explanation,
): FigureWriter => {
  const side = { side: forces.attackerSide };
  const rules = context.options;
  const figures = new Map<Fighter, FigureWriter>();
  const hexes = [...new Set(attacking.map((fighter) => fighter.hex))];
  const attack = hexes.map((hex) => {
    const here = attacking.filter((fighter) => fighter.hex === hex);
    const units = here.filter((fighter) => !fighter.leader);
    const whole = isWhole(hex, forces.attackers, forces.bystanders, context);
    for (const unit of units) {
      const figure = explanation.figure(unit.figure, unit.label, side);
      figures.set(unit, figure);
      if (unit.untried) {
        figure.add(0, msg('pgg.step.untried'), '12.2');
        continue;
      }
      figure.add(unit.attack, msg(unit.seen ? 'pgg.step.revealed' : 'pgg.step.attack'), unit.seen ? '12.2' : '');
      if (whole) figure.times(2, msg('pgg.step.whole'), '7.3');
      if (unit.out && ruling(rules, 'a01') === 'unit') halve(figure, msg('pgg.step.outOfSupply'), '11.31');
      if (forces.overrun && ruling(rules, 'a02') === 'unit') figure.halve('down', msg('pgg.step.overrun'), '6.51');
    }
    const leaders = here.filter((fighter) => fighter.leader);
    return { hex, units, leaders, whole };
  });

  const total: ((figure: FigureWriter) => void)[] = [];
  attack.forEach(({ units, leaders, hex }, i) => {
    const fed = units.filter((unit) => !unit.out || ruling(rules, 'a01') === 'unit');
    const out = units.filter((unit) => !fed.includes(unit));
    const parts: (readonly [FigureWriter, Msg, string])[] = fed.map(
      (unit) => [figureOf(figures, unit), unit.label, ''] as const,
    );
    if (out.length > 0) {
      const stack = explanation.figure(`unsupplied${i}`, msg('pgg.figure.unsupplied'), side);
      for (const unit of out) stack.plus(figureOf(figures, unit), unit.label, '');
      halve(stack, msg('pgg.step.outOfSupply'), '11.31');
      parts.push([stack, msg('pgg.figure.unsupplied'), '11.31']);
    }
    const led = leaders.length > 0 && !(forces.overrun && ruling(rules, 'a08') === 'after');
    if (!led) {
      for (const [figure, msg, rule] of parts) total.push((sum) => sum.plus(figure, msg, rule));
      return;
    }
    const sum = explanation.figure(
      `stack${i}`,
      hex && /^\d{4}$/.test(hex) ? msg('pgg.figure.stackIn', { hex: name(hex) }) : msg('pgg.figure.stack'),
      side,
    );
    for (const [figure, msg, rule] of parts) sum.plus(figure, msg, rule);
    addLeaders(sum, leaders, context, explanation, forces);
    total.push((attack) => attack.plus(sum, msg('pgg.figure.stack'), ''));
  });
  if (forces.typedAttack > 0) total.push((sum) => sum.add(forces.typedAttack, msg('pgg.step.typed'), ''));

  const figure = explanation.figure('attack', msg('pgg.figure.attack'), side);
  for (const add of total) add(figure);
  const some = figure.value > 0 || attacking.some((unit) => !unit.leader && !unit.untried);
  if (forces.overrun) {
    // 6.55: last of all, after integrity, supply and leader
    if (ruling(rules, 'a02') === 'total' && figure.value > 0) figure.halve('down', msg('pgg.step.overrun'), '6.55');
    if (figure.value < 1 && some) figure.atLeast(1, msg('pgg.step.atLeastOne'), '11.32');
    const leaders = attack.flatMap((stack) => stack.leaders);
    if (ruling(rules, 'a08') === 'after' && leaders.length > 0)
      addLeaders(figure, leaders, context, explanation, forces);
  }
  return figure;
};

const figureOf = (figures: ReadonlyMap<Fighter, FigureWriter>, fighter: Fighter): FigureWriter => {
  const figure = figures.get(fighter);
  if (!figure) throw new Error(`no figure of ${fighter.id}`);
  return figure;
};

/** 10.36: the rating, not more than the units with him bring. A09: several add up, or the highest alone counts. */
const addLeaders = (
  sum: FigureWriter,
  leaders: readonly Fighter[],
  context: Context,
  explanation: Explanation,
  forces: Forces,
): void => {
  const cap = sum.value;
  const highest = leaders.reduce(
    (best, leader) => (leader.rating > best.rating ? leader : best),
    leaders[0] as Fighter,
  );
  const counting = ruling(context.options, 'a09') === 'sum' ? leaders : [highest];
  let given = 0;
  for (const leader of counting) {
    const figure = explanation
      .figure(leader.figure, leader.label, { side: forces.attackerSide })
      .add(leader.rating, msg('pgg.step.rating'), '10.1');
    if (forces.overrun && ruling(context.options, 'a02') === 'unit' && ruling(context.options, 'a08') === 'before') {
      figure.halve('down', msg('pgg.step.overrun'), '6.51');
    }
    const most = cap - given;
    given += Math.min(most, figure.value);
    sum.plusUpTo(
      figure,
      most,
      msg(figure.value > most ? 'pgg.step.leaderCapped' : 'pgg.step.leader', { leader: leader.label }),
      '10.36',
    );
  }
};

const terrainMsg = {
  forest: msg('pgg.terrain.forest'),
  majorCity: msg('pgg.terrain.majorCity'),
  river: msg('pgg.terrain.river'),
};

export const terrainsMsg = (kinds: readonly (keyof typeof terrainMsg)[]): Msg | undefined => {
  const [a, b, c] = kinds.map((kind) => terrainMsg[kind]);
  if (a && b && c) return msg('pgg.terrain.three', { a, b, c });
  if (a && b) return msg('pgg.terrain.two', { a, b });
  return a;
};

const reckonDefence = (
  forces: Forces,
  attacking: readonly Fighter[],
  defenders: readonly Fighter[],
  context: Context,
  explanation: Explanation,
): FigureWriter => {
  const whole = (): FigureWriter =>
    explanation.figure('defence', msg('pgg.figure.defence'), { side: forces.defenderSide });
  const held = forces.hexes.filter((hex) => defenders.some((fighter) => fighter.hex === hex.figure));
  const [only] = held;
  let figure: FigureWriter;
  if (only && held.length === 1) {
    // one hex is all the defence there is: no sum of one
    figure = reckonHex(only, forces, attacking, defenders, context, explanation, whole);
  } else {
    const hexes = held.map((hex) => {
      const msg = hexMsg(hex);
      const sum = (): FigureWriter => explanation.figure(hex.figure, msg, { side: forces.defenderSide });
      return { msg, sum: reckonHex(hex, forces, attacking, defenders, context, explanation, sum) };
    });
    figure = whole();
    for (const { msg, sum } of hexes) figure.plus(sum, msg, '9.21');
  }
  if (forces.typedDefence > 0) figure.add(forces.typedDefence, msg('pgg.step.typed'), '');
  return figure;
};

const hexMsg = ({ hex }: TargetHex): Msg => (hex ? msg('pgg.figure.hexIn', { hex: name(hex) }) : msg('pgg.figure.hex'));

/** `begin` opens the figure that the hex is summed up in. */
const reckonHex = (
  hex: TargetHex,
  forces: Forces,
  attacking: readonly Fighter[],
  defenders: readonly Fighter[],
  context: Context,
  explanation: Explanation,
  begin: () => FigureWriter,
): FigureWriter => {
  const side = { side: forces.defenderSide };
  const rules = context.options;
  const here = defenders.filter((fighter) => fighter.hex === hex.figure);
  const kinds = multiplesOf(hex, attackAcross(hex, attacking));
  const whole = isWhole(hex.figure, here, [], context);
  // A05: integrity is no terrain and multiplies it, or joins the terrain multiples
  const joins = whole && ruling(rules, 'a05') === 'add';
  const times = multiple(kinds.length + (joins ? 1 : 0));
  const terrain = terrainsMsg(kinds);
  const late = ruling(rules, 'a04') === 'after';
  const perUnit = ruling(rules, 'a01') === 'unit';
  const multiply = (figure: FigureWriter): void => {
    if (times === 1) return;
    const said = joins
      ? terrain
        ? msg('pgg.step.terrainWhole', { terrain })
        : msg('pgg.step.whole')
      : msg(kinds.length > 2 ? 'pgg.step.terrain3' : kinds.length > 1 ? 'pgg.step.terrain2' : 'pgg.step.terrain', {
          terrain: terrain ?? msg('pgg.terrain.river'),
        });
    figure.times(times, said, joins ? '7.3, 9.33' : kinds.length > 1 ? '9.33' : kinds[0] === 'river' ? '9.32' : '9.31');
  };

  const brings = here.map((unit) => {
    const figure = explanation.figure(unit.figure, unit.label, side);
    if (unit.untried) figure.add(0, msg('pgg.step.untried'), '12.2');
    else if (unit.retreated) figure.add(0, msg('pgg.step.retreated'), '9.75');
    else {
      figure.add(
        unit.defence,
        unit.leader ? msg('pgg.step.rating') : msg(unit.seen ? 'pgg.step.revealed' : 'pgg.step.defence'),
        unit.seen ? '12.2' : unit.leader ? '10.1' : '',
      );
      if (whole && !joins) figure.times(2, msg('pgg.step.whole'), '7.3');
      if (late && perUnit && unit.out) multiply(figure);
      if (perUnit && unit.out) halve(figure, msg('pgg.step.outOfSupply'), '11.31');
    }
    return { unit, figure };
  });

  const sum = begin();
  const fed = brings.filter(({ unit }) => !unit.out || (perUnit && !late));
  for (const { unit, figure } of fed) sum.plus(figure, unit.label, '');
  const out = brings.filter((one) => !fed.includes(one));
  const halvedStack = (): FigureWriter => {
    const stack = explanation.figure(`${hex.figure}.unsupplied`, msg('pgg.figure.unsupplied'), side);
    for (const { unit, figure } of out) stack.plus(figure, unit.label, '');
    if (late) multiply(stack);
    halve(stack, msg('pgg.step.outOfSupply'), '11.31');
    return stack;
  };
  // with A04 'before' everything is multiplied together; with 'after' the halved have been multiplied already
  if (!perUnit && !late && out.length > 0) sum.plus(halvedStack(), msg('pgg.figure.unsupplied'), '11.31');
  multiply(sum);
  if (late && out.length > 0) {
    if (perUnit) for (const { unit, figure } of out) sum.plus(figure, unit.label, '');
    else sum.plus(halvedStack(), msg('pgg.figure.unsupplied'), '11.31');
  }
  return sum;
};
