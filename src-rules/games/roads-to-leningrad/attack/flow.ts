import type { Around } from '../../../kit/around.ts';
import type { Answer, Ask, Planned, Policy, Stage } from '../../../kit/calc.ts';
import { readFace } from '../../../kit/dice.ts';
import { chanceIn } from '../../../kit/dist.ts';
import { name } from '../../../kit/text.ts';
import { type Settled, type Settling, settling } from '../results/settle.ts';
import { a } from '../text/speak-attack.ts';
import {
  type Check,
  type CheckId,
  checkIds,
  isRolled,
  levelAt,
  levelsOf,
  type Passed,
  untold,
  waysOf,
} from './checks.ts';
import { outcomeAt, outcomeKey, weigh } from './engine.ts';
import { type Level, levels } from './guns.ts';
import type { Outcome } from './outcome.ts';
import { cellAt, columnsOf, mayWearArmour, type Ready, rowAt, standAfter } from './ready.ts';
import { checkMsg, levelMsg, trail } from './trail.ts';

/** Steps b to i: the checks in their order, the die, the shading of the box where nobody has marked it. */

export interface AttackState {
  readonly made: Ready;
  readonly passed: Passed;
  readonly face?: number;
}
export interface AttackResult {
  readonly outcome: Outcome;
  /** what every check gave */
  readonly passed: Passed;
  /** who paid and how they got away; absent in plans and where the cell is not typed */
  readonly settled?: Settled;
}
const die = { sides: 10, zero: 10 } as const;
const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const faceOf = (raw: unknown): number | undefined =>
  typeof raw === 'number' || typeof raw === 'string' ? readFace(raw, die) : undefined;

const checkAsk = (check: Check, made: Ready): Ask => {
  const who = made.fight[check.role].side;
  const unit = check.lead?.label ?? a('rtl.attack.unit.lead');
  if (!isRolled(check))
    // nobody has typed its ER: the players say how it went
    return {
      kind: 'choice',
      id: check.id,
      who,
      msg: a('rtl.attack.ask.checkBlind', { what: checkMsg(check, made), unit }),
      rule: '10.4',
      options: levelsOf(check.kind).map((level) => ({
        key: level,
        msg: levelMsg(level, check.kind),
      })),
      usual: 'none',
      blind: true,
    };
  const { full, half } = waysOf(check);
  const p = { what: checkMsg(check, made), unit, er: check.er, drm: check.drm, n: full, m: full + half };
  return {
    kind: 'chance',
    id: check.id,
    who,
    msg: a(
      check.kind === 'artillery' && half > 0
        ? full === 0
          ? 'rtl.attack.ask.checkHalf'
          : 'rtl.attack.ask.checkGuns'
        : full === 0
          ? 'rtl.attack.ask.checkNone'
          : 'rtl.attack.ask.check',
      p,
    ),
    rule: check.kind === 'cas' ? '10.41' : check.kind === 'artillery' ? '10.42' : '10.44',
    entry: {
      kind: 'face',
      ...die,
      gives: faces.map((face) =>
        a('rtl.attack.gives', { what: checkMsg(check, made), level: levelMsg(levelAt(check, face), check.kind) }),
      ),
    },
    ways: () => {
      const ways = waysOf(check);
      return levels.flatMap((level) => (ways[level] > 0 ? [[level, ways[level]] as const] : []));
    },
    read: (raw) => {
      const face = faceOf(raw);
      return face === undefined ? undefined : levelAt(check, face);
    },
  };
};
const isLevel = (key: string): key is Level => levels.some((level) => level === key);

const check: Stage<AttackState, AttackResult> = function* ({ made }, _around, why) {
  let passed: Passed = {};
  for (const one of made.checks) {
    const answer: Answer = yield checkAsk(one, made);
    passed = { ...passed, [one.id]: isLevel(answer.key) ? answer.key : 'none' };
  }
  trail(made, passed, why);
  return { next: 'roll', state: { made, passed } };
};

/** Steps j to l, and what is over then. */
function* end(made: Ready, passed: Passed, outcome: Outcome): Settling<{ readonly done: AttackResult }> {
  const settled = yield* settling(made.fight, outcome, made.way);
  return { done: { passed, outcome, ...(settled ? { settled } : {}) } };
}

const roll: Stage<AttackState, AttackResult> = function* ({ made, passed }) {
  const stand = standAfter(made, passed);
  if (stand.column === undefined) return yield* end(made, passed, outcomeAt(made, stand, undefined, false));
  const answer: Answer = yield {
    kind: 'chance',
    id: 'die',
    who: made.fight.attacker.side,
    msg: a('rtl.attack.ask.die', { column: name(columnsOf(made.crt)[stand.column] ?? ''), drm: stand.drm }),
    rule: '10.63',
    entry: { kind: 'face', ...die },
    ways: () => faces.map((face) => [String(face), 1] as const),
    read: (raw) => {
      const face = faceOf(raw);
      return face === undefined ? undefined : String(face);
    },
  };
  const face = Number(answer.key);
  const cell = cellAt(made, stand.column, rowAt(face, stand.drm));
  if (cell.shaded !== undefined || !mayWearArmour(made.fight))
    return yield* end(made, passed, outcomeAt(made, stand, face, false));
  const box: Answer = yield {
    kind: 'choice',
    id: 'shade',
    who: 'table',
    msg: a('rtl.attack.ask.shade', {
      column: name(columnsOf(made.crt)[stand.column] ?? ''),
      row: name(rowAt(face, stand.drm)),
      text: name(cell.text),
    }),
    rule: '11.12',
    options: [
      { key: 'plain', msg: a('rtl.attack.shade.plain') },
      { key: 'shaded', msg: a('rtl.attack.shade.shaded') },
    ],
    usual: 'plain',
  };
  return yield* end(made, passed, outcomeAt(made, stand, face, box.key === 'shaded'));
};

export const attackStages = { first: check, roll };
export const attackKey = ({ outcome }: AttackResult): string => outcomeKey(outcome);
/** Fights with equal strengths and DRM end alike. */
export const stateKey = ({ made, passed }: AttackState): string => {
  const { attack, defence, drm } = standAfter(made, passed);
  return `${attack} ${defence} ${drm}`;
};

/** The checks already made among some answers; undefined: more than checks is answered, or something that does not fit. */
const fixedBy = (made: Ready, given: readonly Answer[]): Passed | undefined => {
  let passed: Passed = {};
  for (const [i, answer] of given.entries()) {
    const due = made.checks[i];
    if (!due || answer.ask !== due.id || !isLevel(answer.key)) return undefined;
    if (!isRolled(due)) {
      if (!levelsOf(due.kind).includes(answer.key)) return undefined;
    } else if (answer.raw === undefined) {
      if (waysOf(due)[answer.key] === 0) return undefined;
    } else if (levelAt(due, faceOf(answer.raw) ?? 99) !== answer.key) return undefined;
    passed = { ...passed, [due.id]: answer.key };
  }
  return passed;
};
/** Checks nobody can roll, as a policy takes them. */
const taken = (made: Ready, fixed: Passed, policy: Policy): Passed => {
  let found = fixed;
  for (const { id, kind } of untold(made.checks, fixed)) {
    const level = [policy[id], policy['*']].find((key) => levelsOf(kind).some((one) => one === key));
    if (level !== undefined && isLevel(level)) found = { ...found, [id]: level };
  }
  return found;
};
/** The plan worked out at once; undefined: question by question. Empty where nobody can say how a check goes. */
export const attackPlan = (
  made: Ready,
  _around: Around,
  given: readonly Answer[],
  policy: Policy,
): readonly Planned[] | undefined => {
  const fixed = fixedBy(made, given);
  if (!fixed) return undefined;
  const weighed = weigh(made, taken(made, fixed, policy), (policy.shade ?? policy['*']) === 'shaded');
  if (!weighed) return [];
  const { list, total } = weighed;
  return list.map(({ key, outcome, n }) => ({ key, result: { outcome, passed: fixed }, ...chanceIn(n, total) }));
};
/** What was answered, check by check, for the screen. */
export const answered = (answers: readonly Answer[]): Passed => {
  const found: { [check in CheckId]?: Level } = {};
  for (const { ask, key } of answers) {
    const id = checkIds.find((one) => one === ask);
    if (id && isLevel(key)) found[id] = key;
  }
  return found;
};
