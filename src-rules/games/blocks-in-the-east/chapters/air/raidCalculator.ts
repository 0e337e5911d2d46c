import type { JsonObject } from '#rules/kit/base/json.ts';
import { chance, mapDist, mean } from '#rules/kit/chance/dist.ts';
import type { InputOf } from '#rules/kit/forms/fields.ts';
import { throwCalc } from '#rules/kit/procedure/throws.ts';
import type { Said } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import {
  meanMsg,
  monthRow,
  otherMonth,
  skyIn,
  spreadMsg,
  turnField,
  unused,
  weatherField,
} from '../../model/calculatorFields.ts';
import { turnName } from '../../model/calendar.ts';
import { ruling } from '../../model/rules.ts';
import { highestPf } from '../../model/units.ts';
import { leftOver } from './airWar.ts';
import { msg } from './msg.ts';
import {
  airDice,
  aloneInBadWeather,
  blockOf,
  dates,
  flakDice,
  formation,
  mostHits,
  numbersIn,
  strengthAfter,
  strengthsAfter,
  type Target,
} from './raid.ts';
import { begin, diceAt, landed, lostInTheEnd, mostOf, planOf, type Raid, type RaidSky } from './raidSteps.ts';

const mostTargets = 5;
const targetField = {
  kind: 'choice',
  msg: msg('bite.ops.field.target'),
  start: '1',
  options: (['1', '2', '3', '4', '5'] as const).map((key) => ({ key, msg: msg('bite.ops.target', { n: name(key) }) })),
} as const;
const pf = {
  kind: 'count',
  msg: msg('bite.ops.field.pfNow'),
  start: 4,
  min: 1,
  max: highestPf,
  big: true,
  rule: '3.11',
} as const;
const shield = { kind: 'toggle', msg: msg('bite.ops.field.shield'), start: false, rule: '7.7.8' } as const;
const unitName = { kind: 'text', msg: msg('bite.ops.field.name'), start: '', max: 40 } as const;

const called = (row: JsonObject): Msg | undefined =>
  typeof row.name === 'string' && row.name.trim() !== ''
    ? msg('bite.ops.named', { name: name(row.name.trim()) })
    : undefined;

const fields = {
  turn: { ...turnField, start: 4 },
  weather: weatherField,
  targets: {
    kind: 'rows',
    msg: msg('bite.ops.field.targets'),
    add: msg('bite.ops.field.targets.add'),
    start: [{ name: '', pp: 2 }],
    called,
    max: mostTargets,
    fields: {
      name: { ...unitName, msg: msg('bite.ops.field.targetName') },
      pp: { kind: 'count', msg: msg('bite.ops.field.targetPp'), start: 2, min: 0, max: 30, big: true, rule: '35.1' },
    },
  },
  bombers: {
    kind: 'rows',
    msg: msg('bite.ops.field.bombers'),
    hint: msg('bite.ops.field.bombers.hint'),
    start: [],
    called,
    max: 5,
    side: sides.soviet,
    fields: {
      name: unitName,
      force: {
        kind: 'choice',
        msg: msg('bite.ops.field.force'),
        start: 'british',
        options: [
          { key: 'british', msg: msg('bite.ops.force.british') },
          { key: 'american', msg: msg('bite.ops.force.american') },
        ],
      },
      pf,
      shield,
      target: targetField,
    },
  },
  fighters: {
    kind: 'rows',
    msg: msg('bite.ops.field.interceptors'),
    hint: msg('bite.ops.field.interceptors.hint'),
    start: [],
    called,
    max: 8,
    side: sides.axis,
    fields: { name: unitName, pf, shield, target: targetField },
  },
} as const;
type Input = InputOf<typeof fields>;

interface Raided {
  readonly total: number;
  /** by hex, and PF of bombers and fighters gone: where it was played, not only planned */
  readonly lost?: readonly number[];
  readonly bombers?: number;
  readonly fighters?: number;
  /** PF left of each fighter block, in the order of the rows */
  readonly left?: readonly number[];
}

const raidOf = (input: Input, context: Context): Raid => ({
  rules: {
    numbers: numbersIn(input.turn),
    bad: skyIn(input.weather, input.turn, context).bad,
    flak: ruling(context, 'amb19'),
  },
  targets: input.targets.map(({ pp }, i) => {
    const over = (rows: readonly { readonly pf: number; readonly shield: boolean; readonly target: string }[]) =>
      formation(rows.filter((row) => row.target === String(i + 1)).map((row) => blockOf(row.pf, row.shield)));
    return { pp, bombers: over(input.bombers), fighters: over(input.fighters) };
  }),
});

const most = { british: 2, american: 3, overHex: 2 } as const;

/** 35.1: who may fly where. */
const refusalOf = ({ bombers, fighters, targets, turn }: Input) => {
  const refuse = (not: Msg) => ({ not, rule: '35.1' });
  if (bombers.length === 0) return refuse(msg('bite.ops.raid.nobody'));
  const count = (force: string): number => bombers.filter((row) => row.force === force).length;
  if (count('british') > most.british) return refuse(msg('bite.ops.raid.british', { n: most.british }));
  if (count('american') > most.american) return refuse(msg('bite.ops.raid.american', { n: most.american }));
  if (count('american') > 0 && turn < dates.americans)
    return refuse(msg('bite.ops.raid.early', { month: turnName(dates.americans).long }));
  const lost = [...bombers, ...fighters].find((row) => Number(row.target) > targets.length);
  if (lost) return refuse(msg('bite.ops.raid.noTarget', { n: name(lost.target) }));
  const crowd = targets.findIndex(
    (_, i) => bombers.filter((row) => row.target === String(i + 1)).length > most.overHex,
  );
  return crowd < 0 ? undefined : refuse(msg('bite.ops.raid.crowd', { n: most.overHex, target: name(crowd + 1) }));
};

/** Fighters in the order in which their targets are listed. */
const byTarget = ({ fighters, targets }: Input) =>
  targets.flatMap((_, i) => fighters.filter((row) => row.target === String(i + 1)));

const nameOf = (input: Input, hex: number): Msg => {
  const typed = input.targets[hex]?.name.trim() ?? '';
  return typed === '' ? msg('bite.ops.target', { n: name(hex + 1) }) : msg('bite.ops.named', { name: name(typed) });
};

const asks = {
  bombers: (hex: Msg) => msg('bite.ops.ask.bombersFire', { hex }),
  fighters: (hex: Msg) => msg('bite.ops.ask.fightersFire', { hex }),
  flak: (hex: Msg) => msg('bite.ops.ask.flakHex', { hex }),
  bombs: (hex: Msg) => msg('bite.ops.ask.bombs', { hex }),
} as const;
const diceMsg = {
  bombers: msg('bite.ops.dice.bombers'),
  fighters: msg('bite.ops.dice.fighters'),
  flak: msg('bite.ops.dice.flak'),
  bombs: msg('bite.ops.dice.bombs'),
} as const;

const gone = (targets: Raid['targets'], of: 'bombers' | 'fighters', hits: readonly number[]): number =>
  targets.reduce((so, target, i) => so + strengthAfter(target[of], 0) - strengthAfter(target[of], hits[i] ?? 0), 0);

/** 35.1: one phase of the air war over Germany. */
export const strategicRaid = throwCalc<typeof fields, { readonly sky: RaidSky; readonly raid: Raid }, Raided>({
  id: 'strategic-raid',
  v: 1,
  msg: msg('bite.ops.calc.raid'),
  rule: '35.1',
  fields,
  begin: (input, context) => {
    const refusal = refusalOf(input);
    const raid = raidOf(input, context);
    return refusal ?? { state: { sky: begin(raid), raid } };
  },
  next: ({ sky, raid }, input) => {
    const plan = planOf(raid);
    for (let step = sky.step; step < plan.length; step += 1) {
      const shot = plan[step];
      if (!shot) break;
      const { count, toHit } = diceAt(raid, shot, sky);
      if (count === 0) continue;
      const limit = mostOf(raid, shot, sky);
      const { kind, hex } = shot;
      return {
        id: kind,
        who: kind === 'fighters' || kind === 'flak' ? sides.axis : sides.soviet,
        msg: hex < 0 ? msg('bite.ops.ask.flak') : asks[kind](nameOf(input, hex)),
        rule: '35.1',
        of: { hits: [{ msg: diceMsg[kind], count, toHit, sides: 6 }] },
        grain: (hits) => String(Math.min(hits, limit)),
        to: (key) => ({ raid, sky: { ...landed(raid, shot, sky, Number(key)), step: step + 1 } }),
      };
    }
    return undefined;
  },
  result: ({ sky, raid }) => ({
    total: sky.lost.reduce((so, n) => so + n, 0),
    lost: sky.lost,
    bombers: gone(raid.targets, 'bombers', sky.taken),
    fighters: gone(raid.targets, 'fighters', sky.shot),
    left: raid.targets.flatMap((target, i) =>
      strengthsAfter(target.fighters, Math.min(sky.shot[i] ?? 0, mostHits(target.fighters))),
    ),
  }),
  key: ({ total }) => String(total),
  stateKey: ({ sky }) => [sky.step, sky.taken, sky.shot, sky.lost].join(';'),
  ends: ({ sky, raid }) =>
    mapDist(
      lostInTheEnd(raid, sky),
      (total): Raided => ({ total }),
      ({ total }) => total,
    ),
  // what the flak of the phase looks at together is what takes time: a tenth of a millisecond each
  cost: (input, context) => {
    const { rules, targets } = raidOf(input, context);
    const states = (one: Target): number => Math.min(mostHits(one.bombers), airDice(one.fighters, rules.bad)) + 1;
    return rules.flak === 'phase' ? targets.reduce((so, one) => so * states(one), 0.1) : 0;
  },
  says: ({ input, context, state: { raid, sky }, ends }, explanation) => {
    const { numbers, bad } = raid.rules;
    const lost = mapDist(ends, ({ total }) => total);
    const rows = raid.targets.flatMap((target, hex): Said['rows'] & object => {
      const bombers = strengthAfter(target.bombers, sky.taken[hex] ?? 0);
      if (mostHits(target.bombers) === 0) return [];
      return [
        {
          msg: nameOf(input, hex),
          value: msg('bite.ops.raid.hex', { bombers, pp: target.pp, lost: sky.lost[hex] ?? 0 }),
          rule: '35.1',
        },
      ];
    });
    raid.targets.forEach((target, hex) => {
      const hexMsg = nameOf(input, hex);
      const figures = [
        ['bombers', target.bombers, sides.soviet],
        ['fighters', target.fighters, sides.axis],
      ] as const;
      for (const [kind, { blocks }, side] of figures) {
        if (blocks.length === 0) continue;
        const said =
          kind === 'bombers'
            ? msg('bite.ops.figure.bombers', { hex: hexMsg })
            : msg('bite.ops.figure.fighters', { hex: hexMsg });
        const figure = explanation.figure(`${kind}${hex}`, said, { side });
        for (const { faces } of blocks) figure.add(faces[0] ?? 0, msg('bite.ops.step.pf'), '3.11');
        // 7.7.7: half of all, but what the blocks throw by themselves at least
        if (bad)
          figure
            .halve('down', msg('bite.ops.step.badWeather'), '35.1')
            .atLeast(
              aloneInBadWeather(blocks.map(({ faces }) => faces[0] ?? 0)),
              msg('bite.ops.step.aDieEach'),
              '3.17',
            );
      }
    });
    const flak = explanation
      .figure('flak', msg('bite.ops.figure.flak'), { side: sides.axis })
      .add(6, msg('bite.ops.step.flak'), '35.1');
    if (bad) flak.halve('down', msg('bite.ops.step.badWeather'), '35.1');
    const cap = Math.max(...[...lost.ways.values()].map(({ value }) => value));
    const none = chance(lost, (n) => n === 0);
    return {
      answer: msg('bite.ops.raid.answer', { mean: mean(lost) }),
      says: msg('bite.ops.raid.says', { mean: mean(lost), p: none.p }),
      rows: [
        monthRow(input.turn),
        { msg: msg('bite.ops.raid.mean'), value: meanMsg(mean(lost)), rule: '35.1' },
        ...Array.from({ length: cap + 1 }, (_, n) => ({
          msg: msg('bite.ops.ppLost', { count: n }),
          value: spreadMsg(lost, n),
          rule: '35.1',
        })),
        ...rows,
        {
          msg: msg('bite.ops.dice.bombers'),
          value: msg('bite.ops.plus', { n: numbers.bombersAgainstFighters }),
          rule: '35.1',
        },
        { msg: msg('bite.ops.dice.fighters'), value: msg('bite.ops.plus', { n: numbers.fighters }), rule: '35.1' },
        {
          msg: msg('bite.ops.dice.flak'),
          value: msg('bite.ops.dicePlus', { count: flakDice(bad), n: numbers.flak }),
          rule: '35.1',
        },
        { msg: msg('bite.ops.dice.bombs'), value: msg('bite.ops.plus', { n: numbers.bombs }), rule: '35.1' },
      ],
      hints: [
        ...unused(context, ['o351', '35.1']),
        ...otherMonth(input.turn, context),
        ...skyIn(input.weather, input.turn, context).hints,
      ],
    };
  },
  ending: ({ total, bombers = 0, fighters = 0, lost = [], left = [] }, input, context) => ({
    says: msg('bite.ops.end.raid', { total, bombers, fighters }),
    // who knows the blocks is not asked here: a record keeps no rosters
    facts:
      input.turn === context.turn
        ? leftOver(
            context.turn,
            byTarget(input).map((row, i) => ({ name: row.name, pf: row.pf, left: left[i] ?? row.pf })),
          )
        : [],
    guide: [
      ...lost.flatMap((n, hex) =>
        n > 0
          ? [
              {
                msg: msg('bite.ops.guide.lostIn', { hex: nameOf(input, hex), count: n }),
                rule: '35.1',
                who: sides.axis,
              },
            ]
          : [],
      ),
      // AMB-20: which of what the hex makes is drawn
      ...(total > 0 ? [{ msg: msg('bite.ops.guide.draw', { count: total }), rule: '35.1' }] : []),
      ...(fighters > 0 ? [{ msg: msg('bite.ops.guide.repair'), rule: '35.1', who: sides.axis }] : []),
      ...(bombers > 0 ? [{ msg: msg('bite.ops.guide.whole'), rule: '35.1', who: sides.soviet }] : []),
    ],
  }),
});
