import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import { type Said, valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import {
  type AirClass,
  airClasses,
  type GroundClass,
  groundClasses,
  sides,
  type Terrain,
  terrains,
} from '../../ids.ts';
import { blocksOf, hasBarrel, isInPlay } from '../../model/barrels.ts';
import { blockOf } from '../../model/blocks/named.ts';
import { moverOfUnit } from '../../model/blocks/unitMover.ts';
import { skyIn, terrainField, terrainMsg, turnField, unused, weatherField } from '../../model/calculatorFields.ts';
import { extraBar } from '../../model/extraMoves.ts';
import {
  type AllowancePart,
  airRange,
  allowance,
  armourGroup,
  arrowCost,
  type CostPart,
  type EnteredGround,
  type EntryBar,
  type HexCost,
  hexCost,
  type Mover,
} from '../../model/movement.ts';
import { on } from '../../model/rules.ts';
import { weatherMsg } from '../../model/words.ts';
import { unorderedUnit } from '../command/fight.ts';
import { moverFields, moverOf } from './moverFields.ts';
import { msg } from './msg.ts';

const unnamed = { field: 'block', is: '' } as const;
const named = { not: unnamed } as const;
const isAir = { any: [named, { field: 'class', is: airClasses }] } as const;
const isGround = { any: [named, { field: 'class', is: groundClasses }] } as const;

const fields = {
  block: {
    kind: 'text',
    msg: msg('bite.ops.field.block'),
    hint: msg('bite.ops.field.block.hint'),
    start: '',
    max: 60,
    offers: (context: Context) =>
      [sides.axis, sides.soviet]
        .flatMap((side) => blocksOf(context, side))
        .filter(({ id }) => isInPlay(context, id))
        .map((unit) => ({
          name: unit.name,
          ...(hasBarrel(context, unit.id) ? { msg: msg('bite.ops.field.unsupplied') } : {}),
        })),
  },
  class: { ...moverFields.class, when: unnamed },
  nation: { ...moverFields.nation, when: unnamed },
  tech: { ...moverFields.tech, when: unnamed },
  guards: { ...moverFields.guards, when: { all: [unnamed, moverFields.guards.when] } },
  shock: { ...moverFields.shock, when: { all: [unnamed, moverFields.shock.when] } },
  turn: turnField,
  weather: weatherField,
  unsupplied: { kind: 'toggle', msg: msg('bite.ops.field.unsupplied'), start: false, rule: '4.4' },
  commanded: {
    kind: 'toggle',
    msg: msg('bite.ops.field.commanded'),
    hint: msg('bite.ops.field.commanded.hint'),
    start: true,
    rule: '13.5',
    when: { any: [named, { field: 'class', is: [...armourGroup, ...airClasses] }] },
  },
  typed: {
    kind: 'count',
    msg: msg('bite.ops.field.typedPm'),
    hint: msg('bite.ops.field.typedPm.hint'),
    start: 0,
    min: 0,
    max: 20,
    rule: '7.5.3',
    when: isGround,
  },
  rebases: { kind: 'toggle', msg: msg('bite.ops.field.rebases'), start: false, rule: '7.5.2', when: isAir },
  path: {
    kind: 'rows',
    msg: msg('bite.ops.field.path'),
    hint: msg('bite.ops.field.path.hint'),
    add: msg('bite.ops.field.path.add'),
    start: [],
    max: 20,
    figure: 'step',
    when: isGround,
    fields: {
      terrain: { ...terrainField, rule: '7.5.3' },
      crossing: {
        kind: 'choice',
        msg: msg('bite.ops.field.crossing'),
        start: 'none',
        rule: '7.5.5',
        options: [
          { key: 'none', msg: msg('bite.ops.crossing.none') },
          { key: 'arrow', msg: msg('bite.ops.crossing.arrow') },
          { key: 'kerch', msg: msg('bite.ops.crossing.kerch') },
        ],
      },
      bothEnds: {
        kind: 'toggle',
        msg: msg('bite.ops.field.bothEnds'),
        start: true,
        rule: '7.5.5',
        when: { field: 'crossing', is: ['arrow', 'kerch'] },
      },
      sevastopol: {
        kind: 'toggle',
        msg: msg('bite.ops.field.sevastopol'),
        start: false,
        rule: '7.5.5',
        when: { field: 'crossing', is: 'kerch' },
      },
      enemy: { kind: 'toggle', msg: msg('bite.ops.field.enemy'), start: false, rule: '7.5.3' },
    },
  },
} as const;
type Input = InputOf<typeof fields>;

const partMsg: { readonly [P in AllowancePart]: Msg } = {
  tech1: msg('bite.ops.step.tech', { n: 1 }),
  tech2: msg('bite.ops.step.tech', { n: 2 }),
  cavalry: msg('bite.ops.step.cavalry'),
  guards: msg('bite.ops.step.guards'),
  shock: msg('bite.ops.step.shock'),
  tracks: msg('bite.ops.step.tracks'),
  mannerheim: msg('bite.ops.step.mannerheim'),
};
const costMsg: { readonly [P in CostPart]: Msg } = {
  terrain: msg('bite.ops.cost.terrain'),
  rain: weatherMsg('rain'),
  lightRain: weatherMsg('lightRain'),
  snow: weatherMsg('snow'),
  mountaineers: msg('bite.ops.cost.mountaineers'),
  horses: msg('bite.ops.cost.horses'),
  arrow: msg('bite.ops.cost.arrow'),
};
const barMsg: { readonly [B in EntryBar]: Msg } = {
  armourInMountains: msg('bite.ops.bar.armourInMountains'),
  mountainsInBadWeather: msg('bite.ops.bar.mountainsInBadWeather'),
  strait: msg('bite.ops.bar.strait'),
  kerchRain: msg('bite.ops.bar.kerchRain'),
  kerchSevastopol: msg('bite.ops.bar.kerchSevastopol'),
};

/** 4.4, 13.5: supply and command take away, never below 1 (3.18). */
const reduced = (figure: FigureWriter, input: Input, uncommanded: boolean): void => {
  if (input.unsupplied) figure.halve('down', msg('bite.ops.step.unsupplied'), '4.4');
  if (uncommanded) figure.halve('down', msg('bite.ops.step.uncommanded'), '13.5');
  if (input.unsupplied || uncommanded) figure.atLeast(1, msg('bite.ops.step.atLeastOne'), '3.18');
};

/** 7.5.2 */
const flown = (input: Input, kind: AirClass, mover: Mover, context: Context, explanation: Explanation): Said => {
  const range = airRange(kind, mover.tech);
  const figure = explanation
    .figure('range', msg('bite.ops.figure.range'))
    .add(range.hexes, partMsgOf(mover), range.rule);
  const uncommanded = !input.commanded && on(context, 'a13');
  const rebases = input.rebases || input.unsupplied || uncommanded;
  if (rebases) figure.times(2, msg('bite.ops.step.rebases'), '7.5.2');
  if (input.unsupplied) figure.halve('down', msg('bite.ops.step.unsupplied'), '4.4');
  const sky = skyIn(input.weather, input.turn, context);
  const says = rebases
    ? msg('bite.ops.move.rebases', { count: figure.value })
    : msg('bite.ops.move.flies', { count: figure.value });
  return {
    answer: msg('bite.ops.move.hexes', { count: figure.value }),
    says,
    rows: [
      {
        msg: msg('bite.ops.figure.range'),
        value: msg('bite.ops.move.hexes', { count: figure.value }),
        rule: range.rule,
      },
    ],
    hints: [
      ...sky.hints,
      ...(sky.weather === 'rain' && !rebases ? [{ msg: msg('bite.ops.hint.rainGrounds'), rule: '9.2' }] : []),
      ...(input.unsupplied ? [{ msg: msg('bite.ops.hint.onlyRebase'), rule: '4.4' }] : []),
      ...(uncommanded ? [{ msg: msg('bite.ops.hint.noAirHq'), rule: '13.5' }] : []),
    ],
  };
};
const partMsgOf = ({ tech }: Mover): Msg => msg('bite.ops.step.tech', { n: tech });

interface Walked {
  readonly steps: number;
  readonly spent: number;
  readonly halt?: { readonly msg: Msg; readonly rule: string };
}

const costOf = (row: Input['path'][number], kind: GroundClass, mover: Mover, ground: EnteredGround): HexCost =>
  row.crossing === 'none'
    ? hexCost(kind, row.terrain, ground)
    : arrowCost(mover, row.crossing, { ...row, weather: ground.weather });

const walk = (costs: readonly HexCost[], path: Input['path'], points: number): Walked => {
  let spent = 0;
  for (const [i, cost] of costs.entries()) {
    if (!cost.ok) return { steps: i, spent, halt: { msg: barMsg[cost.why], rule: cost.rule } };
    if (spent + cost.points > points)
      return { steps: i, spent, halt: { msg: msg('bite.ops.halt.short'), rule: '7.5.3' } };
    spent += cost.points;
    if (path[i]?.enemy && i + 1 < costs.length)
      return { steps: i + 1, spent, halt: { msg: msg('bite.ops.halt.enemy'), rule: '7.5.3' } };
  }
  return { steps: costs.length, spent };
};

/** 7.10: who moves a second time. */
const extraRow = (mover: Mover, { unsupplied }: Input) => ({
  msg: msg('bite.ops.move.extra'),
  value: extraBar(mover, unsupplied) ?? msg('bite.ops.yes'),
  rule: '7.10',
});

const marched = (input: Input, kind: GroundClass, mover: Mover, context: Context, explanation: Explanation): Said => {
  const base = allowance(mover, input.turn, on(context, 'o332'));
  if (!base.ok && base.why !== 'unknown') {
    const says = base.why === 'static' ? msg('bite.ops.move.static') : msg('bite.ops.move.stays');
    return { answer: says, says, not: { msg: says, rule: base.rule } };
  }
  const sky = skyIn(input.weather, input.turn, context);
  const ground: EnteredGround = { weather: sky.weather, bad: sky.bad, mountains: on(context, 'o14') };
  const costs = terrains.map((terrain): readonly [Terrain, HexCost] => [terrain, hexCost(kind, terrain, ground)]);
  const rows = costs.map(([terrain, cost]) => ({
    msg: terrainMsg[terrain],
    value: cost.ok ? msg('bite.ops.move.cost', { count: cost.points, why: costMsg[cost.part] }) : barMsg[cost.why],
    rule: cost.rule,
  }));
  const unknown = input.typed === 0 && !base.ok;
  const figure = explanation.figure('allowance', msg('bite.ops.figure.allowance'));
  if (input.typed > 0) figure.add(input.typed, msg('bite.ops.step.typed'), '7.5.3');
  else if (base.ok) {
    figure.add(base.points, partMsg[base.part], base.rule);
    if (kind === 'cavalry') figure.add(1, partMsg.cavalry, '6.1.3');
  }
  if (unknown) {
    const says = msg('bite.ops.move.unknown', { tech: mover.tech });
    return {
      answer: says,
      says,
      rows: [...rows, extraRow(mover, input)],
      hints: [{ msg: msg('bite.ops.move.typeIt'), rule: '7.5.3' }, ...sky.hints],
    };
  }
  // 26.0: Gustav moves as an armoured corps
  const armour = armourGroup.includes(kind) || mover.gustav === true;
  const uncommanded = armour && !input.commanded && on(context, 'a13');
  reduced(figure, input, uncommanded);
  const path = input.path.map((row) => costOf(row, kind, mover, ground));
  path.forEach((cost, i) => {
    if (cost.ok)
      explanation
        .figure(`step${i}`, msg('bite.ops.figure.hex', { n: i + 1 }))
        .add(cost.points, costMsg[cost.part], cost.rule);
  });
  const walked = walk(path, input.path, figure.value);
  const p = { count: figure.value };
  return {
    answer: msg('bite.ops.move.points', p),
    says:
      path.length === 0
        ? msg('bite.ops.move.says', p)
        : msg('bite.ops.move.gets', {
            n: walked.steps,
            of: path.length,
            hexes: msg('bite.ops.move.hexes', { count: path.length }),
            spent: walked.spent,
            left: figure.value - walked.spent,
          }),
    rows: [
      ...rows,
      ...(path.length > 0
        ? [
            {
              msg: msg('bite.ops.move.spent'),
              value: msg('bite.ops.move.points', { count: walked.spent }),
              rule: '7.5.3',
            },
          ]
        : []),
      extraRow(mover, input),
    ],
    hints: [
      ...(walked.halt ? [walked.halt] : []),
      ...sky.hints,
      ...(extraBar(mover, input.unsupplied) === undefined && on(context, 'a13')
        ? [{ msg: msg('bite.ops.hint.extraHq'), rule: '13.7' }]
        : []),
      ...(armour && input.unsupplied && !input.commanded ? unused(context, ['a13', '13.5']) : []),
    ],
  };
};

/** 7.5: what a unit may spend, what hexes cost it, how far it gets; for aircraft, how far they fly. */
export const move = valueCalc({
  id: 'move',
  msg: msg('bite.ops.calc.move'),
  rule: '7.5.3',
  fields,
  says: (input, context, explanation) => {
    const unit = input.block === '' ? undefined : blockOf(context, input.block);
    if (input.block !== '' && !unit) {
      const says = msg('bite.ops.move.nobody', { unit: name(input.block) });
      return { answer: says, says, not: { msg: says, rule: '1.2' } };
    }
    const mover = unit ? moverOfUnit(unit, context, input.turn) : moverOf(input, context);
    if (!mover) {
      const says = msg('bite.ops.move.noClass', { unit: name(unit?.name ?? '') });
      return { answer: says, says, not: { msg: says, rule: '6.0' } };
    }
    // 4.4: a block with a barrel is out of supply whatever the form says
    const known = unit && hasBarrel(context, unit.id) ? { ...input, unsupplied: true } : input;
    const air = airClasses.find((one) => one === mover.class);
    const ground = groundClasses.find((one) => one === mover.class);
    const said = air
      ? flown(known, air, mover, context, explanation)
      : marched(known, ground ?? 'infantry', mover, context, explanation);
    const alone = unit && input.commanded ? unorderedUnit(context, unit.id) : undefined;
    return alone ? { ...said, hints: [...(said.hints ?? []), alone] } : said;
  },
});
