import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { openSession, recordOf } from '#rules/kit/procedure/session.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import type { Said } from './agree.ts';
import type { Position } from './position.ts';
import { leavesOf } from './walk.ts';

/** What is promised of a fight, beside what its record then has; what the screen shows of it, beside the command line. */

const rounded = (n: number): number => Math.round(n * 1e9) / 1e9;

/** Steps that a choice of the players is said to cost each side, and what its fights cost that are played out so. */
export const forecast = (
  calculator: Calculator,
  input: JsonObject,
  { context }: Position,
): readonly Said[] | undefined => {
  const panel = calculator.panel(input, context, []);
  if (panel.kind !== 'odds' || panel.not) return undefined;
  const found = panel.policies.flatMap(({ id, losses }): readonly Said[] => {
    const policy =
      calculator.policies.find((one) => one.id === id)?.policy ?? (panel.policies.length === 1 ? {} : undefined);
    const leaves = policy && leavesOf(calculator, input, context, 120, policy);
    if (!leaves || leaves.some(({ end }) => !end.done?.ending.lost)) return [];
    // of a side whose units nobody listed nothing is promised
    const booked = ({ side }: (typeof losses)[number]): number =>
      leaves.reduce((sum, { p, end }) => sum + p * (end.done?.ending.lost?.[side] ?? 0), 0);
    const says = [losses.map(({ mean }) => mean), losses.map(booked)].map((means) => means.map(rounded));
    return [{ about: { input, id }, says: [says[0], says[1]] }];
  });
  return found.length > 0 ? found : undefined;
};

const asked = (ask: Pick<Ask, 'id' | 'who' | 'msg'> | undefined) => ask && [ask.id, ask.who, ask.msg];
/** A walk of some answers: what stands on the screen then, and what a script is told. */
export const screenAndScript = (calculator: Calculator, input: JsonObject, at: Position): Said => {
  const { game, context, roll } = at;
  let session = openSession(game, calculator, input, context);
  for (let left = roll.below(8); left > 0 && session.played.ask; left -= 1) {
    const { ask } = session.played;
    const answer: Answer | undefined =
      ask.kind === 'choice'
        ? session.read(roll.one(ask.options.filter((one) => !one.not))?.key ?? ask.usual)
        : { ask: ask.id, key: roll.one(ask.ways().filter(([, weight]) => weight > 0))?.[0] ?? '' };
    if (!answer) break;
    session = session.after(answer);
  }
  const { answers } = session;
  const told = at.script(calculator.id, { ...input, answers: JSON.parse(JSON.stringify(answers)) }) as {
    readonly panel: unknown;
    readonly ask?: Pick<Ask, 'id' | 'who' | 'msg'>;
    readonly done?: unknown;
    readonly record?: ReturnType<typeof recordOf>;
  };
  const { ask, done } = session.played;
  const booked = done && answers.length > 0 ? recordOf(session, 'f1') : undefined;
  const facts = (record: ReturnType<typeof recordOf> | undefined) => record?.map((one) => one.facts);
  return {
    about: { input, answers },
    says: [
      [session.panel(), asked(ask), done, facts(booked)],
      [told.panel, asked(told.ask), told.done, facts(told.record)],
    ],
  };
};
