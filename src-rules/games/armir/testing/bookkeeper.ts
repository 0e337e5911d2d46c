import type { Json, JsonObject, Scalar } from '#rules/kit/base/json.ts';
import { entriesAt, fold, step } from '#rules/kit/record/fold.ts';
import type { Fact, State } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Deed, Fought } from '../../../testing/players.ts';
import { inventedBoard, inventedPlaces, inventedResult, inventedShot } from './board.ts';
import type { Campaign } from './campaign.ts';

/**
 * Keeps the books of a played game a second time, from what the players typed and from the rulebook's figures written
 * down here again: nothing of the game's own arithmetic is used. What does not agree is said.
 */

type Sums = { [of: string]: number };
/** What an entry is to change: accounts, steps of all units together, the garrison of the airports. */
interface Due {
  readonly posts?: Sums;
  /** the least and the most steps that come or go */
  readonly steps?: readonly [number, number];
  readonly garrison?: number;
}

const units: readonly RosterUnit[] = Object.values(inventedBoard.rosters ?? {}).flatMap((roster) => roster.units);
const unitCalled = (called: string): RosterUnit | undefined =>
  units.find(({ id, name }) => id === called || name === called);
const mapIn = (state: State, cell: string): { readonly [key: string]: Scalar } => {
  const found = state.cells[cell];
  return typeof found === 'object' ? found : {};
};
const ladder = ({ values }: RosterUnit): readonly number[] =>
  values.kind === 'combat' ? String(values.cp).split(' ').map(Number) : [];
const full = (unit: RosterUnit): number => (unit.values.kind === 'combat' ? ladder(unit).length : 1);
const left = (state: State, unit: RosterUnit): number => Number(mapIn(state, 'steps')[unit.id] ?? full(unit));
const cpOf = (state: State, unit: RosterUnit): number => {
  const all = ladder(unit);
  return left(state, unit) > 0 ? (all[all.length - left(state, unit)] ?? 0) : 0;
};

/** 10.2: what an army may fire in a turn. */
const artillery = (state: State, army: string): number => {
  const hq = units.find(({ values }) => values.kind === 'hq' && values.army === army);
  // 10.2, 8.3.1: nothing without its HQ
  if (!hq || left(state, hq) === 0) return 0;
  const { firstGuns, range, range2 } = hq.values;
  if (state.place.turn === 1) return Number(firstGuns);
  return Number(mapIn(state, 'up')[hq.id] === 'movement' ? range2 : range);
};

/** 16.1.1–3 */
const cirRoll = ({ before, input }: Deed): Due => {
  const modified = Number(input.die) + Math.floor(Number(input.cp) / 20);
  const lost = modified >= 7 ? 2 : modified >= 3 ? 1 : 0;
  const here = units.filter(({ id }) => mapIn(before, 'cirUnits')[id] === 'yes');
  const gone = Math.min(
    lost,
    here.reduce((sum, unit) => sum + left(before, unit), 0),
  );
  return { steps: [-gone, -gone] };
};

const booked = (deed: Deed): Due => {
  const { action, input, before } = deed;
  switch (action) {
    case 'initiative-buy':
      return { posts: { ps: -1 } };
    case 'replacement':
      return { posts: { ps: 1 }, steps: [1, 1] };
    case 'complementi':
      // its own step is spent for the other's
      return { steps: [1, 1] };
    case 'pa-movement':
      return { posts: { pa: -(before.options.amb04 === 'unit' ? Number(input.units) : 1) } };
    case 'kantemirovka':
      return { posts: { pa: -Math.min(Number(input.die), before.balances.pa ?? 0) } };
    case 'guns-set':
      return {
        posts: Object.fromEntries(
          ['iii', 'a', 'b'].map((army) => [
            `guns.${army}`,
            artillery(before, army) - (before.balances[`guns.${army}`] ?? 0),
          ]),
        ),
      };
    case 'tem-die':
      return { garrison: Number(input.die) < before.place.turn ? 1 : 0 };
    case 'cir-roll':
      return cirRoll(deed);
    case 'attrition':
      return { steps: [-1, -1] };
    case 'hq-back':
      return { steps: [1, 1] };
    default:
      return {};
  }
};

/** 16.4.1 */
const worthOf = (id: string): number =>
  inventedPlaces.find((place) => place.id === id)?.values.kind === 'city' ? 2 : 1;
const standing = (rule: string, before: State, after: State): Due => {
  switch (rule) {
    case 'airports':
      return { posts: { ps: -1 } };
    case 'starred-places': {
      const held = Object.entries(mapIn(after, 'control'));
      const [changed] = held.filter(([id, side]) => mapIn(before, 'control')[id] !== side);
      if (!changed) return {};
      const [id, side] = changed;
      return { posts: { ps: side === 'soviet' ? worthOf(id) : -Math.min(worthOf(id), after.balances.ps ?? 0) } };
    }
    case 'guns-lapse':
      return {
        posts: Object.fromEntries(
          ['iii', 'a', 'b'].map((army) => [`guns.${army}`, -(after.balances[`guns.${army}`] ?? 0)]),
        ),
      };
    default:
      return {};
  }
};

const rowsIn = (input: JsonObject, side: string): readonly JsonObject[] => {
  const rows = input[side];
  return Array.isArray(rows) ? rows.filter((row): row is JsonObject => typeof row === 'object' && row !== null) : [];
};
const unitsIn = (input: JsonObject, side: string): readonly RosterUnit[] =>
  rowsIn(input, side).flatMap(({ id }) => unitCalled(String(id)) ?? []);
const stepsOf = (state: State, of: readonly RosterUnit[]): number =>
  of.reduce((sum, unit) => sum + left(state, unit), 0);
const halved = (sum: number, half: boolean): number => Math.ceil(half ? sum / 2 : sum);

/** 12.1: the column of a ratio, clamped, then shifted to the left and clamped again. */
export const columnOf = (attack: number, defence: number, shifts: number): number => {
  const ratio = defence === 0 ? Number.POSITIVE_INFINITY : attack / defence;
  const base = ratio < 1 ? 0 : Math.min(7, Math.floor(ratio));
  return Math.max(0, base - shifts);
};

const isGun = ({ values }: RosterUnit): boolean => values.kind === 'artillery' || values.kind === 'heavyArtillery';
/** 10.1.3, 10.1.4: divisional artillery in the hex attacked, once a phase and while there are PA. */
const supporting = (before: State, there: readonly RosterUnit[]): readonly RosterUnit[] =>
  there
    .filter(({ id, values }) => values.kind === 'artillery' && before.marks.supported?.[id] === undefined)
    .slice(0, before.balances.pa ?? 0);

/** 12, 14: the fights of the campaign are fought from one hex. */
const combat = ({ input, before }: Fought, face: number): Due => {
  const attacker = String(input.attacker);
  const defender = attacker === 'axis' ? 'soviet' : 'axis';
  const [mine, theirs] = [unitsIn(input, attacker), unitsIn(input, defender)];
  const oos = (unit: RosterUnit): boolean => mapIn(before, 'oos')[unit.id] === 'yes';
  const dsg = (of: readonly JsonObject[]): boolean => of.some(({ hex }) => mapIn(before, 'dsg')[String(hex)] === 'yes');
  const mineDsg = dsg(rowsIn(input, attacker));
  const attack = Math.ceil(mine.reduce((sum, unit) => sum + cpOf(before, unit) / (oos(unit) || mineDsg ? 2 : 1), 0));
  const theirsDsg = dsg(rowsIn(input, defender));
  const support = theirsDsg ? [] : supporting(before, theirs);
  const guns = theirs.filter((unit) => isGun(unit) && !support.includes(unit)).length;
  const fires = support.reduce((sum, { values }) => sum + Number(values.value), 0);
  const defence =
    halved(
      theirs.reduce((sum, unit) => sum + cpOf(before, unit), guns),
      theirsDsg,
    ) + halved(fires, before.place.turn === 1);
  const across = rowsIn(input, attacker).map((row): readonly Json[] => (Array.isArray(row.across) ? row.across : []));
  const all = (side: string): boolean => across.every((sides) => sides.includes(side));
  const strong = attacker === 'soviet' && all('strongpoint');
  const shifts = (all('river') ? 1 : 0) + (strong ? 1 : 0) + (input.city === true ? 1 : 0);
  const tracked = mine.some(({ values }) => values.nation === 'GER' && values.move === 'tracked');
  const { attacker: a, defender: d } = inventedResult(columnOf(attack, defence, shifts), face + (tracked ? 1 : 0));
  const [paid, taken] = [strong ? a + 1 : a, strong && d > 1 ? d - 1 : d];
  const lost = Math.min(paid, stepsOf(before, mine));
  const [least, most] = [Math.max(0, taken - 1), taken].map((n) => Math.min(n, stepsOf(before, theirs)));
  return { posts: { pa: -support.length }, steps: [-lost - (most ?? 0), -lost - (least ?? 0)] };
};

/** 11, 14.3.2 */
const bombardment = ({ input, before }: Fought, face: number): Due => {
  const value =
    input.with === 'axisAir' ? 4 : input.with === 'sovietAir' ? 3 : input.with === 'heavy' ? 5 : Number(input.points);
  const shot = inventedShot(
    Math.min(5, before.place.turn === 1 && input.with === 'heavy' ? Math.ceil(value / 2) : value),
    Math.max(1, face - (input.strongpoint === true ? 1 : 0)),
  );
  const posts: Sums =
    input.with === 'heavy' ? { pa: -1 } : input.with === 'army' ? { [`guns.${input.army}`]: -value } : {};
  const there = String(input.there)
    .split(', ')
    .flatMap((called) => unitCalled(called) ?? []);
  const lost = shot === 'DSG1' ? Math.min(1, stepsOf(before, there)) : 0;
  return { posts, steps: [-lost, -lost] };
};

/** 16.3.2 */
const airports = ({ before }: Fought, face: number): Due => {
  const there = units.filter(({ id }) => mapIn(before, 'temUnits')[id] === 'yes');
  const attack = Math.ceil(
    there.reduce((sum, unit) => sum + cpOf(before, unit) / (mapIn(before, 'oos')[unit.id] === 'yes' ? 2 : 1), 0),
  );
  const garrison = Number(before.cells.garrison);
  const { attacker: a, defender: d } = inventedResult(columnOf(attack, garrison, 0), face);
  const lost = Math.min(a, stepsOf(before, there));
  return { steps: [-lost, -lost], garrison: -Math.min(d, garrison) };
};

const fight = (one: Fought): Due => {
  const face = faceOf(one);
  switch (one.calc) {
    case 'combat':
      return combat(one, face);
    case 'bombard':
      return bombardment(one, face);
    default:
      return airports(one, face);
  }
};

const postsOf = (facts: readonly Fact[]): Sums => {
  const sums: Sums = {};
  for (const fact of facts) if (fact.kind === 'post') sums[fact.account] = (sums[fact.account] ?? 0) + fact.n;
  return sums;
};
const same = (a: Sums, b: Sums): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? 0) === (b[key] ?? 0));
const allSteps = (state: State): number => stepsOf(state, units);
/** The die of a fight, as it was typed. */
const faceOf = ({ answers }: Fought): number => {
  const [face] = answers.flatMap(({ raw }) => (typeof raw === 'number' ? [raw] : []));
  if (face === undefined) throw new Error('a fight without a die');
  return face;
};

const corps = ['alpine', 'ii', 'xxxv', 'xxix'] as const;
/** 17.1.1, counted from the last state by hand. */
const points = (state: State, objective: string): number => {
  switch (objective) {
    case 'cir': {
      const turn = Number(state.cells.cirReached);
      return turn === 2 ? 1 : turn === 3 ? 0 : -1;
    }
    case 'airports':
      return Number(state.cells.temTaken) > 0 ? 1 : 0;
    case 'armir': {
      const gone = corps.filter((one) => {
        const own = units.filter(({ values }) => values.formation === one);
        const whole = own.reduce((sum, unit) => sum + full(unit), 0);
        return 2 * (whole - stepsOf(state, own)) > whole;
      }).length;
      return gone >= 4 ? 2 : gone === 3 ? 1 : -1;
    }
    default: {
      const stars = inventedPlaces
        .filter(({ id, values }) => (mapIn(state, 'control')[id] ?? values.start) === 'soviet')
        .reduce((sum, { id }) => sum + worthOf(id), 0);
      return stars >= 16 ? 2 : stars >= 14 ? 1 : stars >= 12 ? 0 : -1;
    }
  }
};
const isHq = ({ values }: RosterUnit): boolean => values.kind === 'hq' && values.army !== undefined;

interface Books {
  /** what the second set of books does not agree with */
  readonly faults: readonly string[];
  /** how often each kind of entry was gone over */
  readonly read: { readonly [what: string]: number };
  /** PS and PA by these books at the end */
  readonly ps: number;
  readonly pa: number;
  /** 17.2: what the Soviet has, less its HQs, and whether that wins */
  readonly net: number;
  readonly soviet: boolean;
}

/** The books of a whole game. */
export const audit = ({ table, deeds, fought, choice }: Campaign): Books => {
  const faults: string[] = [];
  const read: Sums = {};
  const hand: Sums = { pa: 16, ps: 4 };
  const deedAt = new Map(deeds.map((deed) => [deed.lines[0]?.id, deed]));
  const fightAt = new Map(fought.map((one) => [one.line, one]));
  let garrison = 1;
  let drained = 0;
  let hqs = 0;
  let after = fold(table.setUp, { lines: [], head: null });
  // what set a standing rule off is the entry of the players before it
  let trigger = after;
  for (const { entry } of entriesAt(table.journal)) {
    const before = after;
    if (!entry.by) trigger = before;
    after = step(before, entry);
    const deed = deedAt.get(entry.id);
    const thrown = fightAt.get(entry.id);
    const what = deed?.action ?? thrown?.calc ?? entry.by?.rule ?? 'hand';
    const due = deed ? booked(deed) : thrown ? fight(thrown) : entry.by ? standing(entry.by.rule, trigger, before) : {};
    const says = (said: string): void => void faults.push(`${what} in ${before.place.path}: ${said}`);
    read[what] = (read[what] ?? 0) + 1;
    const [posts, owed] = [postsOf(entry.facts), due.posts ?? {}];
    if (!same(owed, posts)) says(`${JSON.stringify(posts)}, due ${JSON.stringify(owed)}`);
    for (const [account, n] of Object.entries(owed)) hand[account] = (hand[account] ?? 0) + n;
    if (what === 'airports') {
      if (drained === after.place.turn) says('twice in a turn');
      drained = after.place.turn;
    }
    hqs += units.filter((unit) => isHq(unit) && left(before, unit) > 0 && left(after, unit) === 0).length;
    const steps = allSteps(after) - allSteps(before);
    const [least, most] = due.steps ?? [0, 0];
    if (what !== 'hand' && (steps < least || steps > most)) says(`${steps} steps, due ${least} to ${most}`);
    garrison += due.garrison ?? 0;
    if (after.cells.garrison !== garrison) says(`a garrison of ${after.cells.garrison}, due ${garrison}`);
  }
  for (const [account, n] of Object.entries(table.state.balances))
    if ((hand[account] ?? 0) !== n) faults.push(`${account} ends at ${n}, by these books ${hand[account]}`);
  const { ps = 0, pa = 0 } = hand;
  // 17.1.3: off the Soviet total, unless the players only show them
  const net = choice.reduce((sum, one) => sum + points(after, one), 0) - (after.options.amb58 === 'apart' ? 0 : hqs);
  const captured = !choice.includes('airports') || points(after, 'airports') > 0;
  return { faults, read, ps, pa, net, soviet: net >= 3 && captured && ps > 0 };
};
