import type { Around } from '../../../kit/around.ts';
import type { Answer, Ask, Stage } from '../../../kit/calc.ts';
import { readFace } from '../../../kit/dice.ts';
import { type Msg, name } from '../../../kit/text.ts';
import { why as whyOf } from '../../../kit/why.ts';
import type { SideId } from '../cells-ids.ts';
import { codeAt, columnFor, columns, faces, type Pay, readCode } from '../data/crt.ts';
import { lastGeneration } from '../generations.ts';
import { ruling } from '../options.ts';
import { f } from '../text/speak-fight.ts';
import { readPrinted } from '../units.ts';
import { sideMsg } from '../words.ts';
import { type Fighter, type Forces, revealed, untriedOf } from './forces.ts';
import { mixOf } from './mix.ts';
import { costOf, EMPTY, NOBODY, UNTOLD } from './outcome.ts';
import { fightingAttackers, reckon, standingDefenders, type Totals } from './reckon.ts';
import { possibleTotals, totalsFrom, totalsKey } from './totals.ts';

/** A fight from the naming of units to the last step lost: reveal, roll, the defender's choice, the attacker's. */
export interface FightState {
  readonly forces: Forces;
  /** nobody is untried any more, or nobody knows who is */
  readonly known: boolean;
  readonly seen: readonly string[];
  readonly totals?: Totals;
  readonly face?: number;
  readonly code?: string;
}

/** How a side paid: all of it gone, steps where it stands, its own choice, or a retreat that found no way out (A29). */
export type Paid = 'all' | 'engaged' | 'losses' | 'retreat' | 'cutOff';
export interface Loss {
  readonly unit: string;
  readonly side: SideId;
  readonly steps: number;
}
export interface FightResult {
  readonly code: string;
  readonly attack: number;
  readonly defence: number;
  readonly column?: string;
  readonly face?: number;
  readonly defender?: Paid;
  readonly attacker?: Paid;
  readonly defenderLost: number;
  readonly attackerLost: number;
  /** steps by unit, where the units are known */
  readonly lost: readonly Loss[];
  readonly seen: readonly string[];
}

export const stateKey = (state: FightState): string =>
  `${state.totals ? totalsKey(state.totals) : ''} ${state.code ?? ''} ${state.known} ${state.seen.join(' ')}`;
export const resultKey = (result: FightResult): string =>
  [result.code, result.defender ?? '-', result.defenderLost, result.attacker ?? '-', result.attackerLost].join(' ');

/** The texts of counters, in the order asked; undefined where one is no strength. */
const seenTexts = (raw: unknown, count: number): readonly string[] | undefined => {
  if (!Array.isArray(raw) || raw.length !== count) return undefined;
  const texts = raw.map((text: unknown) => (typeof text === 'string' && readPrinted(text) ? text.trim() : undefined));
  return texts.every((text) => text !== undefined) ? texts : undefined;
};

/** What may be under it; a counter drawn from the eliminated pile may be any of the box (12.4). */
const maySee = (fighter: Fighter, untried: number, around: Around): readonly string[] => {
  if (!fighter.pool) return [];
  const any = (lastGeneration(around.cells, fighter.pool) ?? 1) > 1;
  const lines = mixOf(fighter.pool, around, untried) ?? [];
  return lines.filter((line) => (any ? line.count : line.left) > 0).map((line) => line.strength);
};

const revealAsk = (forces: Forces, around: Around): Ask => {
  const untried = untriedOf(forces);
  return {
    kind: 'chance',
    id: 'reveal',
    who: 'soviet',
    msg: f('pgg.ask.reveal', { count: untried.length }),
    rule: '12.2',
    entry: {
      kind: 'seen',
      slots: untried.map((fighter) => ({ msg: fighter.label, options: maySee(fighter, untried.length, around) })),
    },
    ways: () => {
      const possible = possibleTotals(forces, around);
      return possible.ok ? [...possible.totals.ways].map(([key, { n }]) => [String(key), n] as const) : [[UNTOLD, 1]];
    },
    read: (raw) => {
      const seen = seenTexts(raw, untried.length);
      return seen && totalsKey(reckon(revealed(forces, seen), around, whyOf(false)));
    },
  };
};

const reveal: Stage<FightState, FightResult> = function* (state, around, why) {
  const { forces } = state;
  const untried = untriedOf(forces);
  if (untried.length === 0)
    return { next: 'roll', state: { ...state, known: true, totals: reckon(forces, around, why) } };
  const answer: Answer = yield revealAsk(forces, around);
  const seen = answer.raw === undefined ? undefined : seenTexts(answer.raw, untried.length);
  if (seen) {
    const open = revealed(forces, seen);
    return { next: 'roll', state: { ...state, forces: open, known: true, seen, totals: reckon(open, around, why) } };
  }
  const totals = totalsFrom(answer.key);
  if (!totals)
    return { done: { code: UNTOLD, attack: 0, defence: 0, defenderLost: 0, attackerLost: 0, lost: [], seen: [] } };
  return { next: 'roll', state: { ...state, known: false, totals } };
};

const dieAsk: Ask = {
  kind: 'chance',
  id: 'die',
  who: 'table',
  msg: f('pgg.ask.die'),
  rule: '9.5',
  entry: { kind: 'face', sides: 6 },
  ways: () => faces.map((face) => [String(face), 1] as const),
  read: (raw) => {
    const face = typeof raw === 'number' || typeof raw === 'string' ? readFace(raw, { sides: 6 }) : undefined;
    return face === undefined ? undefined : String(face);
  },
};

const roll: Stage<FightState, FightResult> = function* (state) {
  const { attack = 0, defence = 0 } = state.totals ?? {};
  const column = columnFor(attack, defence);
  if (column === undefined) {
    const code = attack <= 0 ? NOBODY : EMPTY;
    return { done: { code, attack, defence, defenderLost: 0, attackerLost: 0, lost: [], seen: state.seen } };
  }
  const answer = yield dieAsk;
  const face = Number(answer.key);
  // the column goes on in the totals; states that differ in the face alone are one
  return { next: 'pay', state: { ...state, face, code: codeAt(column, face) } };
};

/** Whoever can still lose a step, best named once each. */
const candidates = (fighters: readonly Fighter[], lost: ReadonlyMap<string, number>): readonly Fighter[] =>
  fighters.filter((fighter) => fighter.steps > (lost.get(fighter.id) ?? 0));

function* takeSteps(
  who: SideId,
  role: 'defender' | 'attacker',
  fighters: readonly Fighter[],
  n: number,
  rule: string,
): Generator<Ask, Map<string, number>, Answer> {
  const lost = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    const left = candidates(fighters, lost);
    const [first] = left;
    if (!first) break;
    let unit = first.id;
    // as many steps to lose as there are: nothing is left to choose
    const all = left.reduce((so, fighter) => so + fighter.steps - (lost.get(fighter.id) ?? 0), 0) <= n - i;
    if (left.length > 1 && !all) {
      const answer: Answer = yield {
        kind: 'choice',
        id: `${role}.step`,
        who,
        msg:
          n === 1
            ? f('pgg.ask.stepOne', { side: sideMsg(who) })
            : f('pgg.ask.step', { side: sideMsg(who), n: i + 1, of: n }),
        rule,
        options: left.map((fighter) => ({
          key: fighter.id,
          msg: stepOption(fighter, lost.get(fighter.id) ?? 0, left),
        })),
        usual: unit,
      };
      unit = answer.key;
    }
    lost.set(unit, (lost.get(unit) ?? 0) + 1);
  }
  return lost;
}

/** What was revealed, and what is called alike, is told by its values. */
const told = (fighter: Fighter, among: readonly Fighter[]): Msg => {
  const text = JSON.stringify(fighter.label);
  const alike = among.filter((one) => JSON.stringify(one.label) === text).length > 1;
  const values = fighter.seen ?? (alike && !fighter.leader ? `${fighter.attack}-${fighter.defence}` : undefined);
  return values === undefined ? fighter.label : f('pgg.ask.step.told', { unit: fighter.label, values: name(values) });
};

const stepOption = (fighter: Fighter, lost: number, among: readonly Fighter[]): Msg => {
  const unit = told(fighter, among);
  const left = fighter.steps - lost - 1;
  return left === 0 ? f('pgg.ask.step.out', { unit }) : f('pgg.ask.step.left', { unit, count: left });
};

interface Side {
  readonly role: 'defender' | 'attacker';
  readonly who: SideId;
  readonly pay: Pay | undefined;
  readonly engaged: boolean;
  readonly fighters: readonly Fighter[];
  readonly present: number;
  /** the rows are all there is: no typed points beside them */
  readonly sized: boolean;
  /** the rows stand for what is really there: nobody among them is still untried */
  readonly known: boolean;
}

function* paySide(
  side: Side,
  around: Around,
): Generator<Ask, { paid?: Paid; lost: number; units: ReadonlyMap<string, number> }, Answer> {
  const { pay, role, who, engaged } = side;
  if (!pay) return { lost: 0, units: new Map() };
  let paid: Paid = pay.all ? 'all' : engaged ? 'engaged' : 'losses';
  if (paid === 'losses') {
    const cut = ruling(around.options, 'a29') === 'eliminated';
    const answer: Answer = yield {
      kind: 'choice',
      id: role,
      who,
      msg: f(pay.n === 1 ? 'pgg.ask.pay1' : 'pgg.ask.pay', { side: sideMsg(who), n: pay.n }),
      rule: '9.65',
      options: [
        { key: 'losses', msg: f('pgg.ask.losses', { count: pay.n }) },
        { key: 'retreat', msg: f('pgg.ask.retreat', { count: pay.n }) },
        ...(cut ? [{ key: 'cutOff', msg: f('pgg.ask.cutOff') }] : []),
      ],
      usual: 'losses',
    };
    paid = answer.key === 'retreat' || answer.key === 'cutOff' ? answer.key : 'losses';
  }
  if (paid === 'retreat') return { paid, lost: 0, units: new Map() };
  const whole = paid === 'all' || paid === 'cutOff';
  const lost = whole ? side.present : costOf(pay, 'losses', side.present, engaged, side.sized);
  if (!side.known) return { paid, lost, units: new Map() };
  if (whole) return { paid, lost, units: new Map(side.fighters.map((fighter) => [fighter.id, fighter.steps])) };
  return { paid, lost, units: yield* takeSteps(who, role, side.fighters, lost, engaged ? '9.67' : '9.65') };
}

const pay: Stage<FightState, FightResult> = function* (state, around) {
  const { forces, totals, code = '' } = state;
  const result = readCode(code);
  if (!totals || !result) throw new Error(`no result ${code}`);
  const column = columns[columnFor(totals.attack, totals.defence) ?? -1];
  const standing = standingDefenders(forces);
  // 9.66: the defender first
  const defender = yield* paySide(
    {
      role: 'defender',
      who: forces.defenderSide,
      pay: result.defender,
      engaged: result.engaged,
      fighters: standing.filter((fighter) => !fighter.retreated),
      present: totals.defenceSteps,
      sized: forces.typedDefence === 0,
      known: state.known,
    },
    around,
  );
  const attacker = yield* paySide(
    {
      role: 'attacker',
      who: forces.attackerSide,
      pay: result.attacker,
      engaged: result.engaged,
      fighters: fightingAttackers(forces),
      present: totals.attackSteps,
      sized: forces.typedAttack === 0,
      known: state.known,
    },
    around,
  );
  // 9.75: gone with any loss or retreat of the hex
  const strays = result.defender ? standing.filter((fighter) => fighter.retreated) : [];
  const lossesOf = (side: SideId, units: ReadonlyMap<string, number>): readonly Loss[] =>
    [...units].map(([unit, steps]) => ({ unit, side, steps }));
  return {
    done: {
      code,
      attack: totals.attack,
      defence: totals.defence,
      ...(column === undefined ? {} : { column }),
      ...(state.face === undefined ? {} : { face: state.face }),
      ...(defender.paid ? { defender: defender.paid } : {}),
      ...(attacker.paid ? { attacker: attacker.paid } : {}),
      defenderLost: defender.lost + (result.defender ? totals.strays : 0),
      attackerLost: attacker.lost,
      lost: [
        ...lossesOf(forces.defenderSide, defender.units),
        ...strays.map((fighter) => ({ unit: fighter.id, side: forces.defenderSide, steps: fighter.steps })),
        ...lossesOf(forces.attackerSide, attacker.units),
      ],
      seen: state.seen,
    },
  };
};

export const fightStages = { first: reveal, roll, pay };
