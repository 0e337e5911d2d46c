import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import { count } from '../../../model/asking.ts';
import { ruling } from '../../../model/rulings.ts';
import { readCode } from '../crt.ts';
import { costOf } from '../result/outcome.ts';
import { advanceAfter } from '../retreat/advance.ts';
import { resultCode } from './code.ts';

const choices = z.array(z.enum(['losses', 'retreat', 'all', 'engaged']));

const paid = z.object({ side: z.enum(['defender', 'attacker']), choices, steps: z.number(), hexes: z.number() });

export const resultOptions = question({
  id: 'result-options',
  about:
    'Rules 9.61-9.67: who pays for a result, in which order, how; the defender first. With the steps present, what losses cost.',
  input: z.strictObject({
    result: resultCode,
    attackSteps: count(200).default(200).meta({ unit: units.steps }),
    defenceSteps: count(200).default(200).meta({ unit: units.steps }),
    overrun: z.boolean().default(false),
  }),
  output: z.object({
    pays: z.array(paid),
    /** losses destroy the whole force */
    destroys: z.object({ defender: z.boolean(), attacker: z.boolean() }),
    attackersMayAdvance: z.boolean(),
    defendersMayAdvance: z.boolean(),
    disrupts: z.boolean(),
  }),
  answer: ({ result: code, attackSteps, defenceSteps, overrun }, { options }) => {
    const result = readCode(code);
    const of = (role: 'defender' | 'attacker', present: number) => {
      const pay = result?.[role];
      if (!pay || !result) return [];
      const how: ('losses' | 'retreat' | 'all' | 'engaged')[] = pay.all
        ? ['all']
        : result.engaged
          ? ['engaged']
          : ['losses', 'retreat'];
      return [
        {
          side: role,
          choices: how,
          steps: costOf(pay, 'losses', present, result.engaged),
          hexes: pay.all || result.engaged ? 0 : pay.n,
        },
      ];
    };
    const gone = (role: 'defender' | 'attacker', present: number) => {
      const pay = result?.[role];
      return pay !== undefined && present > 0 && (pay.all || pay.n >= present);
    };
    const destroys = { defender: gone('defender', defenceSteps), attacker: gone('attacker', attackSteps) };
    const after = (way: 'losses' | 'retreat') =>
      advanceAfter({
        code,
        overrun,
        defender: way,
        attacker: 'losses',
        emptied: result?.defender ? destroys.defender : destroys.attacker,
      });
    const atWorst = after('losses');
    const atBest = after('retreat');
    return {
      pays: [...of('defender', defenceSteps), ...of('attacker', attackSteps)],
      destroys,
      attackersMayAdvance: atWorst.attackers || atBest.attackers,
      defendersMayAdvance:
        atWorst.defenders ||
        (!result?.defender &&
          advanceAfter({ code, overrun, defender: 'losses', attacker: 'retreat', emptied: false }).defenders),
      // 6.61: De leaves nobody to disrupt
      disrupts:
        overrun &&
        result?.defender !== undefined &&
        !result.defender.all &&
        (!result.engaged || ruling(options, 'a12') === 'disrupted'),
    };
  },
});

interface Unit {
  readonly id: string;
  readonly steps: number;
  readonly retreatedHere: boolean;
}

/** Every way of taking n steps off, by unit. */
const lossWays = (units: readonly Unit[], n: number): readonly Readonly<Record<string, number>>[] => {
  const [first, ...rest] = units;
  if (!first) return n === 0 ? [{}] : [];
  return Array.from({ length: Math.min(first.steps, n) + 1 }, (_, k) => k).flatMap((k) =>
    lossWays(rest, n - k).map((way) => (k === 0 ? way : { [first.id]: k, ...way })),
  );
};

export const legalLosses = question({
  id: 'legal-losses',
  about:
    'Rules 9.61-9.67, 9.75: every legal way to take a result as losses, unit by unit; with "lost", whether those losses satisfy it.',
  input: z.strictObject({
    result: resultCode,
    role: z.enum(['defender', 'attacker']),
    units: z
      .array(
        z.strictObject({
          id: z.string().max(40),
          steps: z.int().min(1).max(4).meta({ unit: units.steps }),
          retreatedHere: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(30),
    lost: z.record(z.string(), count(4).meta({ unit: units.steps })).optional(),
  }),
  output: z.object({
    steps: z.number(),
    eliminated: z.boolean(),
    /** 9.75: gone besides, whatever is chosen */
    besides: z.array(z.string()),
    ways: z.array(z.record(z.string(), z.number())),
    legal: z.boolean().nullable(),
  }),
  answer: ({ result: code, role, units, lost }) => {
    const result = readCode(code);
    const pay = result?.[role];
    const strays = role === 'defender' && pay ? units.filter((unit) => unit.retreatedHere) : [];
    const others = units.filter((unit) => !strays.includes(unit));
    const present = others.reduce((so, unit) => so + unit.steps, 0);
    const steps = costOf(pay, 'losses', present, result?.engaged ?? false);
    const ways = lossWays(others, steps);
    const chosen = lost && Object.fromEntries(Object.entries(lost).filter(([, n]) => n > 0));
    const without =
      chosen && Object.fromEntries(Object.entries(chosen).filter(([id]) => !strays.some((unit) => unit.id === id)));
    const same = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) =>
      Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, n]) => b[id] === n);
    const straysGone = strays.every((unit) => chosen?.[unit.id] === unit.steps);
    return {
      steps,
      eliminated: pay !== undefined && steps === present && present > 0,
      besides: strays.map((unit) => unit.id),
      ways: ways.slice(0, 1000),
      legal: without ? straysGone && ways.some((way) => same(way, without)) : null,
    };
  },
});
