import { both, chance, die } from '#rules/kit/chance/dist.ts';
import { hitsOf } from '#rules/kit/chance/hitDist.ts';
import type { InputOf } from '#rules/kit/forms/fields.ts';
import { explain as whyOf } from '#rules/kit/procedure/explain.ts';
import { throwCalc } from '#rules/kit/procedure/throws.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { otherSide, sides } from '../../ids.ts';
import {
  chanceMsg,
  cityField,
  countMsg,
  nationField,
  skyIn,
  techField,
  techIn,
  terrainField,
  turnField,
  unused,
  weatherField,
} from '../../model/calculatorFields.ts';
import { aaVolley, attacksField, belowFields, hexOf, refusalIn } from '../combat/hexFields.ts';
import { msg } from './msg.ts';
import { highest, type ReconPart, reconFaces, reconModifiers, reconRange } from './recon.ts';

const fields = {
  attacks: { ...attacksField, msg: msg('bite.ops.field.scouts') },
  nation: { ...nationField, msg: msg('bite.ops.field.hqNation'), when: { field: 'attacks', is: 'axis' } },
  tech: { ...techField, msg: msg('bite.ops.field.fighterTech'), rule: '19.1' },
  attempts: {
    kind: 'count',
    msg: msg('bite.ops.field.attempts'),
    hint: msg('bite.ops.field.attempts.hint'),
    start: 1,
    min: 1,
    max: 12,
    big: true,
    rule: '19.1',
  },
  terrain: { ...terrainField, rule: '19.1' },
  city: { ...cityField, rule: '19.1' },
  turn: turnField,
  weather: weatherField,
  ...belowFields,
} as const;
type Input = InputOf<typeof fields>;

interface Flight {
  /** the attempt under way, from 1 */
  readonly attempt: number;
  /** its anti-aircraft volley has missed */
  readonly through: boolean;
  readonly seen: boolean;
}
/** The attempt that succeeded; 0: none. */
interface Scouted {
  readonly attempt: number;
}

const partMsg: { readonly [P in ReconPart]: Msg } = {
  tech: msg('bite.ops.recon.tech'),
  terrain: msg('bite.ops.recon.terrain'),
  major: msg('bite.ops.recon.major'),
  bunker: msg('bite.ops.recon.bunker'),
  fortress: msg('bite.ops.recon.fortress'),
  badWeather: msg('bite.ops.recon.badWeather'),
};

const readingOf = (input: Input, context: Context, explanation = whyOf(false)) => {
  const sky = skyIn(input.weather, input.turn, context);
  const hex = hexOf(input, { sky, terrain: input.terrain, city: input.city, scouted: false }, context);
  const nation = input.attacks === sides.soviet ? 'SOV' : input.nation === 'SOV' ? 'GER' : input.nation;
  const tech = techIn(input.tech, nation, 'fighters', input.turn, context);
  const parts = reconModifiers(tech, input.terrain, input.city, sky.bad);
  const modifier = parts.reduce((so, [, n]) => so + n, 0);
  const aa = aaVolley(hex, input, explanation);
  return { sky, hex, tech, parts, modifier, faces: reconFaces(modifier), aa, refusal: refusalIn(hex, aa) };
};

/** 19.1: attempts on one hex: its anti-aircraft fire must miss altogether, then a low die. */
export const recon = throwCalc<typeof fields, Flight, Scouted>({
  id: 'recon',
  v: 1,
  msg: msg('bite.ops.calc.recon'),
  rule: '19.1',
  fields,
  begin: (input, context) =>
    readingOf(input, context).refusal ?? { state: { attempt: 1, through: false, seen: false } },
  next: (flight, input, context) => {
    const { attempt, through, seen } = flight;
    if (seen || attempt > input.attempts) return undefined;
    const { aa, faces } = readingOf(input, context);
    const dice = aa.ok ? aa.value : [];
    const failed: Flight = { attempt: attempt + 1, through: false, seen: false };
    if (!through && dice.length > 0)
      return {
        id: 'aa',
        who: otherSide(input.attacks),
        msg: msg('bite.ops.ask.reconAa', { n: attempt }),
        rule: '19.1',
        of: { hits: dice },
        grain: (hits) => (hits > 0 ? 'hit' : 'miss'),
        to: (key) => (key === 'hit' ? failed : { ...flight, through: true }),
      };
    return {
      id: 'die',
      who: input.attacks,
      msg: msg('bite.ops.ask.reconDie', { n: attempt, limit: faces }),
      rule: '19.1',
      of: { face: 6 },
      grain: (face) => (face <= faces ? 'seen' : 'not'),
      to: (key) => (key === 'seen' ? { ...flight, seen: true } : failed),
    };
  },
  result: ({ attempt, seen }) => ({ attempt: seen ? attempt : 0 }),
  key: ({ attempt }) => String(attempt),
  says: ({ input, context, state, ends }, explanation) => {
    const { aa, faces, parts, tech, sky } = readingOf(input, context, explanation);
    const figure = explanation.figure('modifier', msg('bite.ops.figure.recon'));
    for (const [part, n] of parts) figure.add(n, partMsg[part], '19.1');
    const limit = explanation
      .figure('limit', msg('bite.ops.figure.reconLimit'))
      .add(highest, msg('bite.ops.step.recon'), '19.1')
      .add(0 - figure.value, msg('bite.ops.figure.recon'), '19.1');
    if (limit.value < 0) limit.atLeast(0, msg('bite.ops.step.noFace'), '19.1');
    if (limit.value > 6) limit.atMost(6, msg('bite.ops.step.everyFace'), '19.1');
    const volley = hitsOf(aa.ok ? aa.value : []);
    const missed = chance(volley, (hits) => hits === 0);
    const once = both(volley, die(6), (hits, face) => hits === 0 && face <= faces);
    const low = chance(die(6), (face) => face <= faces);
    const seen = chance(ends, ({ attempt }) => attempt > 0);
    const p = { p: seen.p, n: input.attempts };
    return {
      answer: chanceMsg(seen),
      says: faces === 0 ? msg('bite.ops.recon.never', { n: figure.value }) : msg('bite.ops.recon.says', p),
      rows: [
        { msg: msg('bite.ops.recon.missed'), value: chanceMsg(missed), rule: '19.1' },
        { msg: msg('bite.ops.recon.low', { n: limit.value }), value: chanceMsg(low), rule: '19.1' },
        { msg: msg('bite.ops.recon.once'), value: chanceMsg(chance(once, (yes) => yes)), rule: '19.1' },
        ...Array.from({ length: input.attempts - state.attempt + 1 }, (_, i) => state.attempt + i)
          .filter((attempt) => attempt > 1)
          .map((attempt) => ({
            msg: msg('bite.ops.recon.within', { n: attempt }),
            value: chanceMsg(chance(ends, (end) => end.attempt > 0 && end.attempt <= attempt)),
            rule: '19.1',
          })),
        { msg: msg('bite.ops.recon.range'), value: countMsg(reconRange(tech)), rule: '19.1' },
      ],
      hints: [
        ...(faces === 0 ? [{ msg: msg('bite.ops.recon.never', { n: figure.value }), rule: '19.1' }] : []),
        ...sky.hints,
        ...unused(context, ['o19', '19.0']),
      ],
    };
  },
  ending: ({ attempt }) =>
    attempt > 0
      ? {
          says: msg('bite.ops.end.recon', { n: attempt }),
          facts: [],
          guide: [
            { msg: msg('bite.ops.guide.reveal'), rule: '19.1' },
            { msg: msg('bite.ops.guide.scouted'), rule: '19.0' },
          ],
        }
      : {
          says: msg('bite.ops.end.reconFailed'),
          facts: [],
          guide: [{ msg: msg('bite.ops.guide.blind'), rule: '19.0' }],
        },
});
