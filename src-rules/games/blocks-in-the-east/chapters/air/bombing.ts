import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Chance } from '#rules/kit/chance/dist.ts';
import { chance, type Dist, mapDist, mean } from '#rules/kit/chance/dist.ts';
import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { HitDice } from '#rules/kit/procedure/ask.ts';
import { explain as whyOf } from '#rules/kit/procedure/explain.ts';
import { throwCalc } from '#rules/kit/procedure/throws.ts';
import type { Said } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { otherSide, sides } from '../../ids.ts';
import { chanceMsg, cityField, meanMsg, skyIn, turnField, unused, weatherField } from '../../model/calculatorFields.ts';
import { maySend } from '../../model/extraMoves.ts';
import { on } from '../../model/rules.ts';
import { offered, siteNamed, sitesOf } from '../../model/sites/list.ts';
import { placeMsg } from '../../model/sites/places.ts';
import { holderOf } from '../../model/sites/state.ts';
import { closes, cutsOff } from '../../model/sites/struck.ts';
import type { BattleUnit } from '../combat/battle/scene.ts';
import { aaVolley, aboveFields, attacksField, belowFields, hexOf, refusalIn, volleyOf } from '../combat/hexFields.ts';
import {
  aimBar,
  aimUnsaid,
  centreRazed,
  centreStruck,
  fallsOn,
  madeIn,
  placeStruck,
  razes,
  type Strike,
} from '../production/sites/damage.ts';
import { msg } from './msg.ts';
import { type Formation, formation, mostHits, strengthsAfter } from './raid.ts';

const fields = {
  attacks: attacksField,
  aim: {
    kind: 'choice',
    msg: msg('bite.ops.field.aim'),
    start: 'industry',
    rule: '32.0',
    options: [
      { key: 'industry', msg: msg('bite.ops.aim.industry') },
      { key: 'port', msg: msg('bite.ops.aim.port') },
      { key: 'rail', msg: msg('bite.ops.aim.rail') },
    ],
  },
  site: {
    kind: 'text',
    msg: msg('bite.field.site'),
    hint: msg('bite.field.bombedSite.hint'),
    start: '',
    max: 60,
    rule: '32.0',
    offers: (context: Context, beside: JsonObject) => {
      const enemy = beside.attacks === sides.axis ? sides.soviet : sides.axis;
      return offered(sitesOf(context).filter((site) => holderOf(context, site) === enemy));
    },
  },
  pp: {
    kind: 'count',
    msg: msg('bite.ops.field.targetPp'),
    start: 3,
    min: 0,
    max: 30,
    big: true,
    rule: '32.1',
    when: { field: 'aim', is: 'industry' },
  },
  ...aboveFields,
  scouted: { kind: 'toggle', msg: msg('bite.ops.field.scouted'), start: false, rule: '32.0' },
  city: { ...cityField, rule: '7.7.2' },
  turn: turnField,
  weather: weatherField,
  ...belowFields,
} as const;
type Input = InputOf<typeof fields>;

const aimOf = { industry: 'industry', port: 'port', rail: 'station' } as const;
/** 32.0: a place of the enemy's, and what is bombed is there. */
const targetBar = ({ site: called, aim, attacks }: Input, context: Context): Refused | undefined => {
  const site = siteNamed(context, called);
  if (!site) return undefined;
  if (holderOf(context, site) === attacks)
    return { not: msg('bite.bar.ownSite', { site: placeMsg(site.name) }), rule: '32.0' };
  const bar = aimBar(context, site, aimOf[aim]);
  return bar && { not: bar.msg, rule: bar.rule };
};

const unsaid = ({ site: called, aim }: Input, context: Context): NonNullable<Said['hints']> => {
  const site = siteNamed(context, called);
  const open = site && aimUnsaid(context, site, aimOf[aim]);
  return open ? [open] : [];
};

/** What the record keeps of it, where the target is on the list of places. */
const struck = ({ site: called, aim, pp }: Input, hits: number, context: Context): Strike | undefined => {
  const site = siteNamed(context, called);
  const side = site && holderOf(context, site);
  if (!site || side === undefined || hits === 0) return undefined;
  const at = aimOf[aim];
  if (at !== 'industry') return placeStruck(context, site, side, at, hits);
  return hits >= razes
    ? centreRazed(site)
    : centreStruck(context, site, side, fallsOn(madeIn(context, site), Math.min(hits, pp)));
};

interface Run {
  /** hits of the anti-aircraft fire on the bombers */
  readonly taken?: number;
  readonly hits?: number;
}

interface Reading {
  readonly aa: readonly HitDice[];
  readonly units: readonly BattleUnit[];
  readonly bombers: Formation;
  /** dice of the raid by the hits the bombers have taken */
  readonly raid: (taken: number, explanation?: ReturnType<typeof whyOf>) => readonly HitDice[];
}

type Refused = { readonly not: Msg; readonly rule: string; readonly missing?: Said['missing'] };

const readingOf = (input: Input, context: Context, explanation = whyOf(false)): Reading | Refused => {
  const sky = skyIn(input.weather, input.turn, context);
  const at = { sky, terrain: 'plain', scouted: input.scouted } as const;
  const below = hexOf(input, { ...at, city: input.city }, context);
  const aa = aaVolley(below, input, explanation);
  const refusal = refusalIn(below, aa);
  if (refusal) return refusal;
  const units = below.scene.units.filter((unit) => unit.role === 'attacker');
  if (units.length === 0) return { not: msg('bite.ops.bombing.nobody'), rule: '32.0' };
  // 32.0: tactical bombers from TECH 2 on; strategic ones always
  const barred = units.find(
    (unit) => unit.class !== 'longRange' && (unit.class !== 'bomber' || (!unit.strategic && unit.tech < 2)),
  );
  if (barred) return { not: msg('bite.ops.bombing.barred', { unit: barred.called }), rule: '32.0' };
  const empty = units.find((unit) => !maySend(unit.faces[unit.face] ?? 0));
  if (empty) return { not: msg('bite.ops.bombing.empty', { unit: empty.called }), rule: '7.7.3' };
  if (sky.weather === 'rain') return { not: msg('bite.ops.bombing.rain'), rule: '9.2' };
  // 32.0: infrastructure is a large target: weather weighs on everybody, missing reconnaissance on tactical bombers
  const { scene } = hexOf({ ...input, axisBelow: [], sovietBelow: [] }, { ...at, city: 'none' }, context);
  const bombers = formation(units);
  const raid: Reading['raid'] = (taken, notes = whyOf(false)) => {
    const left = strengthsAfter(bombers, taken);
    const by = Object.fromEntries(units.map((unit, i) => [unit.id, left[i] ?? 0]));
    const volley = volleyOf(scene, 'attacker', 'raid', notes, by);
    return volley.ok ? volley.value : [];
  };
  const numbers = volleyOf(scene, 'attacker', 'raid', whyOf(false));
  const unread = refusalIn({ ...below, gaps: [] }, numbers);
  return unread ?? { aa: aa.ok ? aa.value : [], units, bombers, raid };
};

const effectRows = (input: Input, hits: Dist<number>): NonNullable<Said['rows']> => {
  const at = (msg: Msg, value: Chance, rule: string) => ({ msg, value: chanceMsg(value), rule });
  const least = (n: number): Chance => chance(hits, (of) => of >= n);
  if (input.aim === 'port')
    return [
      at(msg('bite.ops.bombing.closed'), least(closes), '32.2'),
      at(msg('bite.ops.bombing.noSource'), least(cutsOff), '32.2'),
    ];
  if (input.aim === 'rail')
    return [
      at(msg('bite.ops.bombing.station'), least(1), '32.3'),
      { msg: msg('bite.ops.bombing.meanMsf'), value: meanMsg(mean(hits)), rule: '32.3' },
    ];
  const lost = mapDist(hits, (n) => Math.min(n, input.pp));
  const most = Math.max(...[...lost.ways.values()].map(({ value }) => value));
  return [
    { msg: msg('bite.ops.raid.mean'), value: meanMsg(mean(lost)), rule: '32.1' },
    ...Array.from({ length: most + 1 }, (_, n) =>
      at(
        msg('bite.ops.ppLost', { count: n }),
        chance(lost, (of) => of === n),
        '32.1',
      ),
    ),
    at(msg('bite.ops.bombing.razed', { n: razes }), least(razes), '32.1'),
  ];
};

/** 32.0: one raid on industry, a port or a railway station. */
export const bombing = throwCalc<typeof fields, Run, { readonly hits: number }>({
  id: 'bombing',
  v: 1,
  msg: msg('bite.ops.calc.bombing'),
  rule: '32.0',
  fields,
  begin: (input, context) => {
    const reading = readingOf(input, context);
    return targetBar(input, context) ?? ('not' in reading ? reading : { state: {} });
  },
  next: (run, input, context) => {
    const reading = readingOf(input, context);
    if ('not' in reading || run.hits !== undefined) return undefined;
    const most = mostHits(reading.bombers);
    if (run.taken === undefined && reading.aa.length > 0 && most > 0)
      return {
        id: 'aa',
        who: otherSide(input.attacks),
        msg: msg('bite.ops.ask.bombingAa'),
        rule: '7.7.2',
        of: { hits: reading.aa },
        grain: (hits) => String(Math.min(hits, most)),
        to: (key) => ({ taken: Number(key) }),
      };
    const dice = reading.raid(run.taken ?? 0);
    return dice.length === 0
      ? undefined
      : {
          id: 'raid',
          who: input.attacks,
          msg: msg('bite.ops.ask.bombingRaid'),
          rule: '32.0',
          of: { hits: dice },
          to: (key) => ({ ...run, hits: Number(key) }),
        };
  },
  result: ({ hits = 0 }) => ({ hits }),
  key: ({ hits }) => String(hits),
  says: ({ input, context, state, ends }, explanation) => {
    const reading = readingOf(input, context, explanation);
    if (!('not' in reading)) reading.raid(state.taken ?? 0, explanation);
    const hits = mapDist(ends, (end) => end.hits);
    const p = { mean: mean(hits), p: chance(hits, (n) => n > 0).p };
    return {
      answer: msg('bite.ops.bombing.answer', p),
      says: msg('bite.ops.bombing.says', p),
      rows: [...effectRows(input, hits), { msg: msg('bite.ops.mean.hits'), value: meanMsg(p.mean), rule: '32.0' }],
      hints: [
        { msg: msg('bite.ops.bombing.airFirst'), rule: '32.0' },
        { msg: msg('bite.ops.bombing.oneTurn'), rule: '32.0' },
        // once the dice fall the players have said so
        ...(state.taken === undefined && state.hits === undefined ? unsaid(input, context) : []),
        ...skyIn(input.weather, input.turn, context).hints,
        ...unused(context, ['o32', '32.0']),
        ...(on(context, 'o32') ? unused(context, ['o19', '19.0']) : []),
      ],
    };
  },
  ending: ({ hits }, input, context) => {
    const strike = struck(input, hits, context);
    const guide =
      input.aim === 'port'
        ? [
            ...(hits >= closes ? [{ msg: msg('bite.ops.guide.closed'), rule: '32.2' }] : []),
            ...(hits >= cutsOff ? [{ msg: msg('bite.ops.guide.noSource'), rule: '32.2' }] : []),
          ]
        : input.aim === 'rail'
          ? hits > 0
            ? [{ msg: msg('bite.ops.guide.station', { count: hits }), rule: '32.3' }]
            : []
          : [
              ...(hits > 0
                ? [{ msg: msg('bite.ops.guide.ppLess', { count: Math.min(hits, input.pp) }), rule: '32.1' }]
                : []),
              ...(hits >= razes ? [{ msg: msg('bite.ops.guide.razed'), rule: '32.1' }] : []),
            ];
    const says = msg('bite.ops.end.bombing', { count: hits });
    return strike
      ? { says: msg('bite.ops.end.bombed', { what: says, site: strike.says }), facts: strike.facts, guide }
      : { says, facts: [], guide };
  },
});
