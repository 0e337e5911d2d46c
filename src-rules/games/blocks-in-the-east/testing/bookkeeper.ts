import { entriesAt } from '#rules/kit/record/fold.ts';
import type { Entry, State } from '#rules/kit/record/journal.ts';
import type { Deed } from '../../../testing/players.ts';
import type { Campaign } from './campaign.ts';
import { inventedBlocks } from './invented.ts';

/**
 * Keeps the books of a played game a second time, from what the players typed and from the rulebook's figures written
 * down here again: nothing of the game's own arithmetic is used. What does not agree is said.
 */

type Colour = 'yellow' | 'red' | 'blue' | 'black';
type Money = { [account: string]: number };
const all = ['yellow', 'red', 'blue', 'black'] as const;

/** 3.6-2, as printed. */
const incomes: {
  readonly [scenario: string]: { readonly [nation: string]: readonly [number, number, number, number] };
} = {
  SBE5: { GER: [24, 3, 9, 10], ROM: [2, 0, 0, 2], HUN: [1, 0, 0, 1], SOV: [46, 7, 6, 0] },
  SBE6: { GER: [36, 8, 12, 12], ROM: [2, 0, 0, 2], HUN: [1, 0, 0, 1], SOV: [34, 12, 12, 0] },
  SBE7: { GER: [37, 13, 15, 14], ROM: [2, 0, 0, 2], HUN: [1, 0, 0, 1], SOV: [34, 18, 18, 0] },
  SBE8: { GER: [28, 15, 18, 14], ROM: [2, 0, 0, 2], HUN: [1, 0, 0, 1], SOV: [43, 18, 18, 0] },
  SBE9: { GER: [24, 3, 9, 10], ROM: [2, 0, 0, 2], HUN: [1, 0, 0, 1], SOV: [46, 7, 6, 0] },
};
/** 5.7: red and blue by route, in force from that month. */
const convoys = [
  { from: 25, pacific: [2, 4], arctic: [1, 2], persia: [0, 2] },
  { from: 13, pacific: [3, 2], arctic: [2, 1], persia: [1, 1] },
  { from: 4, pacific: [3, 2], arctic: [2, 1], persia: [0, 0] },
] as const;
const perPf: { readonly [colour: string]: number } = { black: 1, white: 2, red: 3, blue: 1, B: 1, W: 2, R: 3, N: 1 };
const withRed = ['mechanised', 'tanks'];
const withBlue = ['fighter', 'bomber', 'longRange', 'paratroops'];
const withBlack = ['armouredHq', 'airHq', 'navalHq', 'supremeHq'];
const partner = (unitClass: string): Colour | undefined => {
  if (withRed.includes(unitClass)) return 'red';
  if (withBlue.includes(unitClass)) return 'blue';
  return withBlack.includes(unitClass) ? 'black' : undefined;
};

const purse = (nation: string, colour: Colour): string => `pp.${nation}.${colour}`;
const nationsOf = (side: string): readonly string[] => (side === 'axis' ? ['GER', 'ROM', 'HUN'] : ['SOV']);
const mapIn = (state: State, cell: string): { readonly [key: string]: unknown } => {
  const found = state.cells[cell];
  return typeof found === 'object' ? found : {};
};
const numberIn = (state: State, cell: string, key: string): number => Number(mapIn(state, cell)[key] ?? 0);
const noted = (state: State, mark: string, key: string): number => Number(state.marks[mark]?.[key]?.value ?? 0);
const fuelCounts = (state: State): boolean => state.cells['soviet-fuel'] === 'yes';

/** PP the block asked for costs: its PF one after the other, each in the colour of the face it leads to. */
const orderOf = ({
  input,
  before,
}: Deed): { readonly nation: string; readonly unitClass: string; readonly yellow: number } => {
  const { block, nation, pf, colour, kind } = input;
  const unit = [...inventedBlocks.axis, ...inventedBlocks.soviet].find(({ name }) => name === block);
  const unitClass = String(unit ? unit.values.class : input.class);
  const whose = String(unit ? (unit.values.nation ?? 'SOV') : (nation ?? 'SOV'));
  if (colour !== 'printed' || !unit)
    return { nation: whose, unitClass, yellow: Number(pf) * (perPf[String(colour)] ?? 0) };
  const faces = String(unit.values.faces).split(' ').map(Number);
  const shown = mapIn(before, 'face')[unit.id];
  const has = kind === 'rebuild' ? 0 : (faces[Math.floor(Number(shown ?? 0) / 2)] ?? 0);
  let yellow = 0;
  for (let n = has + 1; n <= has + Number(pf); n += 1) {
    const leadsTo = faces.findLastIndex((face) => face >= n);
    yellow += perPf[String(unit.values.colours)[leadsTo] ?? ''] ?? 0;
  }
  return { nation: whose, unitClass, yellow };
};

const bought = (deed: Deed): Money => {
  const { nation, unitClass, yellow } = orderOf(deed);
  const colour = partner(unitClass);
  const second = colour === 'black' && nation === 'SOV' && !fuelCounts(deed.before) ? undefined : colour;
  const money: Money = { [purse(nation, 'yellow')]: -yellow };
  if (second) money[purse(nation, second)] = -yellow;
  if (deed.action !== 'buy-soviet' || deed.input.lend !== true || (second !== 'red' && second !== 'blue')) return money;
  const lent = Math.min(yellow, Math.max(0, deed.before.balances[`lend.${second}`] ?? 0));
  return { [purse('SOV', 'yellow')]: lent - yellow, [purse('SOV', second)]: lent - yellow, [`lend.${second}`]: -lent };
};

const given = (deed: Deed): Money => {
  const { nation, unitClass, yellow } = orderOf(deed);
  const own = ['ROM', 'HUN'].includes(nation) ? Math.min(Number(deed.input.own), yellow) : 0;
  const colour = partner(unitClass);
  const payer = ['ROM', 'HUN'].includes(nation);
  // of any colour, unless the players agreed on yellow ones alone: then an ally pays its own fuel, and has no red or blue
  const any = deed.before.options.amb54 === 'any';
  return {
    [purse('GER', 'yellow')]: own - yellow,
    ...(payer ? { [purse(nation, 'yellow')]: -own } : {}),
    ...(any && colour ? { [purse('GER', colour)]: -yellow } : {}),
    ...(!any && payer && colour === 'black' ? { [purse(nation, colour)]: -yellow } : {}),
  };
};

/** 11.1-1: the sites the text gives figures for: what their people, mines and wells yield, and their factories. */
const sites = [
  { id: 'leningrad', home: 'SOV', goods: { yellow: 2 }, plants: { red: 3 } },
  { id: 'moscow', home: 'SOV', goods: {}, plants: { blue: 3 } },
  { id: 'kerch', home: 'SOV', goods: { yellow: 1 }, plants: {} },
  { id: 'maykop', home: 'SOV', goods: { black: 5 }, plants: {} },
  { id: 'police', home: 'GER', goods: {}, plants: { black: 2 } },
] as const satisfies readonly {
  readonly id: string;
  readonly home: 'GER' | 'SOV';
  readonly goods: { readonly [C in Colour]?: number };
  readonly plants: { readonly [C in Colour]?: number };
}[];
type Yield = { readonly [C in Colour]?: number };
const sideOfNation = (nation: string): string => (nation === 'SOV' ? 'soviet' : 'axis');

/** What of a site's factories has not been burnt or taken away. */
const plantsLeft = (state: State, { id, plants }: (typeof sites)[number], colour: Colour): number => {
  if (mapIn(state, 'factories-lost')[id] === 'yes') return 0;
  const of: Yield = plants;
  const gone = colour === 'red' || colour === 'blue' ? numberIn(state, `evacuated-${colour}`, id) : 0;
  return Math.max(0, (of[colour] ?? 0) - gone);
};

/** 3.3, 3.6: goods go to whoever holds a site and does not find it in ruins; factories work for their country alone. */
const bySites = (state: State, nation: string, colour: Colour): number => {
  let change = 0;
  for (const site of sites) {
    const goods: Yield = site.goods;
    const plants: Yield = site.plants;
    const holder = mapIn(state, 'owner')[site.id] ?? sideOfNation(site.home);
    const ruined = mapIn(state, 'scorched')[site.id] !== undefined;
    const waits = numberIn(state, 'site-resumes', site.id) > state.place.turn;
    const works = holder === sideOfNation(nation) && !ruined && !waits;
    // Soviet fuel is in no printed income
    const printed = nation === 'SOV' && colour === 'black' ? 0 : (goods[colour] ?? 0) + (plants[colour] ?? 0);
    if (site.home === nation) change -= printed;
    if (nation === 'GER' || nation === 'SOV') change += works ? (goods[colour] ?? 0) : 0;
    if (site.home === nation && holder === sideOfNation(nation)) change += plantsLeft(state, site, colour);
  }
  // 15.1, 16.2: a new factory pays from the month after it was completed
  for (const [id, done] of Object.entries(mapIn(state, 'project-done')))
    if (id.startsWith(`${nation}-${colour}-`) && state.place.turn > Number(done)) change += 1;
  return change;
};

const earned = (scenario: string, { before, input, action }: Deed): Money => {
  const side = action === 'income-axis' ? 'axis' : 'soviet';
  const money: Money = {};
  for (const nation of nationsOf(side)) {
    if (noted(before, 'income', nation) > 0) continue;
    // 7.11: who has left the war earns nothing
    if (mapIn(before, 'nations-out')[nation] !== undefined) continue;
    all.forEach((colour, i) => {
      if (nation === 'SOV' && colour === 'black' && !fuelCounts(before)) return;
      const printed = incomes[scenario]?.[nation]?.[i] ?? 0;
      const since = numberIn(before, `income-change-${side}`, purse(nation, colour));
      const once = side === 'soviet' ? Number(input[colour] ?? 0) : 0;
      money[purse(nation, colour)] = Math.max(0, printed + bySites(before, nation, colour) + since + once);
    });
  }
  return money;
};

/** 16.1: what burns with a captured site is worth its colour once. */
const prize = ({ input, before, after }: Deed): Money => {
  const called = String(input.city ?? input.site).toLowerCase();
  const site = sites.find(({ id }) => id === called);
  const side = String(input.side);
  const money: Money = {};
  if (before.options.o16 !== true) return money;
  const captor = side === 'soviet' ? 'SOV' : 'GER';
  for (const colour of all) {
    const plants = site && sideOfNation(site.home) !== side ? plantsLeft(before, site, colour) : 0;
    const built = Object.keys(mapIn(before, 'project-place')).filter(
      (id) => id.split('-')[1] === colour && mapIn(after, 'project-place')[id] === undefined,
    ).length;
    if (colour !== 'black' || captor === 'GER' || fuelCounts(before)) money[purse(captor, colour)] = plants + built;
  }
  return money;
};

/** 15.1, 16.0: a yellow PP for each box and each step of a repair. */
const advanced = ({ before, after, action }: Deed): Money => {
  const boxes = (state: State): number =>
    Object.values(mapIn(state, 'project-box')).reduce<number>((sum, n) => sum + Number(n), 0);
  const steps = Object.keys(mapIn(before, 'scorched')).filter(
    (id) => mapIn(before, 'scorched')[id] !== mapIn(after, 'scorched')[id],
  ).length;
  return { [purse(action.endsWith('axis') ? 'GER' : 'SOV', 'yellow')]: boxes(before) - boxes(after) - steps };
};

/** SBE6-1 */
const works: { readonly [route: string]: number } = {
  railSaratov: 3,
  railAstrakhan: 4,
  railBaku: 5,
  caspian: 10,
};

/** 13.8.2: FHQ is brought to 4, here on black PF. */
const fhqRepair = ({ before }: Deed): Money => {
  const lost = Math.floor(Number(mapIn(before, 'face').fhq ?? 0) / 2);
  return { [purse('GER', 'yellow')]: -lost, [purse('GER', 'black')]: -lost };
};

/** 7.9, 12.5: blocks cut off give up, but for static ones and those with a 0 face. */
const givenUp = ({ action, input, before }: Deed): Money => {
  const to = action === 'final-axis' ? 'SOV' : 'GER';
  const money: Money = {};
  const rows = Array.isArray(input.units) ? input.units : [];
  for (const row of rows) {
    const { name, situation } = row as { readonly name: string; readonly situation: string };
    const unit = [...inventedBlocks.axis, ...inventedBlocks.soviet].find((one) => one.name === name);
    if (!unit || situation !== 'cutOff' || unit.values.class === 'static' || /\b0$/.test(String(unit.values.faces)))
      continue;
    const colour = partner(String(unit.values.class));
    money[purse(to, 'yellow')] = (money[purse(to, 'yellow')] ?? 0) + 1;
    if (colour && (colour !== 'black' || to === 'GER' || fuelCounts(before)))
      money[purse(to, colour)] = (money[purse(to, colour)] ?? 0) + 1;
  }
  return money;
};

const sailed = ({ turn, input }: Deed): Money => {
  const period = convoys.find(({ from }) => from <= turn);
  const routes = Array.isArray(input.routes) ? input.routes : [];
  const sum = (i: 0 | 1): number =>
    (['pacific', 'arctic', 'persia'] as const).reduce(
      (n, route) => n + (routes.includes(route) ? (period?.[route][i] ?? 0) : 0),
      0,
    );
  return { 'lend.red': sum(0) - Number(input.lostRed), 'lend.blue': sum(1) - Number(input.lostBlue) };
};

const captured = ({ input, before }: Deed): Money => {
  const to = input.side === 'soviet' ? 'GER' : 'SOV';
  const colour = input.class === 'paratroops' || input.class === 'navalHq' ? undefined : partner(String(input.class));
  const n = Number(input.count);
  const counted = colour !== undefined && (colour !== 'black' || to === 'GER' || fuelCounts(before));
  return { [purse(to, 'yellow')]: n, ...(counted ? { [purse(to, colour)]: n } : {}) };
};

const ridden = ({ action, input }: Deed): Money =>
  input.pay === 'pp'
    ? { [purse(action === 'rail-soviet' ? 'SOV' : String(input.payer), 'yellow')]: -Number(input.count) }
    : {};

/** 11.3: a PP for each 6 among the dice of those that sail. */
const sunk = ({ input }: Deed): Money => {
  const dice = Array.from({ length: Number(input.n) }, (_, i) => input[`die${i + 1}`]);
  return { [String(input.purse)]: 0 - dice.filter((one) => one === 6).length };
};

/** 11.2: the players say which colour goes first; how many go is not theirs to say. */
const letGo = ({ action, input, before }: Deed, posts: Money): Money | undefined => {
  const nations = nationsOf(action.slice('storage-'.length));
  for (const nation of nations) {
    const gone = all.map((colour) => -(posts[purse(nation, colour)] ?? 0));
    if (gone[0] !== 0 || gone.some((n) => n < 0)) return {};
    if (gone.reduce((sum, n) => sum + n, 0) !== unkept(before.balances, nation)) return {};
    const first = all.find((colour) => colour === input.how);
    if (!first) continue;
    const held = Math.max(0, before.balances[purse(nation, first)] ?? 0);
    if (-(posts[purse(nation, first)] ?? 0) < Math.min(held, unkept(before.balances, nation))) return {};
  }
  return posts;
};

/** What a deed does to the purses by the rulebook; undefined: this bookkeeper does not know the action. */
const booked = (scenario: string, deed: Deed, posts: Money): Money | undefined => {
  switch (deed.action) {
    case 'income-axis':
    case 'income-soviet':
      return earned(scenario, deed);
    case 'lend-lease':
      return sailed(deed);
    case 'buy-axis':
    case 'buy-soviet':
      return bought(deed);
    case 'gift':
      return given(deed);
    case 'mines-axis':
    case 'mines-soviet':
      return sunk(deed);
    case 'surrender-pp':
      return captured(deed);
    case 'rail-axis':
    case 'rail-soviet':
      return ridden(deed);
    case 'city':
    case 'site':
      return prize(deed);
    case 'advance-axis':
    case 'advance-soviet':
      return advanced(deed);
    case 'industry-axis':
    case 'industry-soviet':
      return { [purse(deed.action === 'industry-axis' ? 'GER' : 'SOV', 'yellow')]: -1 };
    case 'infrastructure':
      return { [purse('SOV', 'yellow')]: -(works[String(deed.input.route)] ?? 0) };
    case 'fhq-repair':
      return fhqRepair(deed);
    case 'final-axis':
    case 'final-soviet':
      return givenUp(deed);
    case 'storage-axis':
    case 'storage-soviet':
      return letGo(deed, posts);
    default:
      return undefined;
  }
};

/** 11.2: red, blue and black PP without a yellow one to be kept with. */
const unkept = (balances: State['balances'], nation: string): number => {
  const held = (colour: Colour): number => Math.max(0, balances[purse(nation, colour)] ?? 0);
  return Math.max(0, held('red') + held('blue') + held('black') - held('yellow'));
};

/** 7.4: rail moves of a month. */
const railLimits = (state: State, options: { readonly o331: boolean }): { readonly [cell: string]: number } => {
  const { turn } = state.place;
  const moscow = mapIn(state, 'owner').moscow;
  const winter = turn >= 6 && turn <= 10 ? 1 : turn >= 18 && turn <= 22 ? 2 : 4;
  const left = (usual: number, cut: string): number => Math.max(0, usual - numberIn(state, cut, String(turn)));
  return {
    'rail-soviet': left(moscow === 'axis' ? 4 : 5, 'rail-cut-soviet'),
    'rail-ussr': left(options.o331 ? winter : 4, 'rail-cut-axis'),
    'rail-scandinavia': 1,
  };
};

interface Books {
  /** what the second set of books does not agree with */
  readonly faults: readonly string[];
  /** actions and rules that post and that this bookkeeper takes as they are */
  readonly unknown: readonly string[];
  /** how many deeds and months it went through */
  readonly deeds: number;
  readonly months: number;
  readonly earned: number;
  readonly spent: number;
  readonly lapsed: number;
  readonly inHand: number;
}

const sumOf = (money: Money): number => Object.values(money).reduce((sum, n) => sum + n, 0);
const same = (a: Money, b: Money): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? 0) === (b[key] ?? 0));
const postsOf = ({ facts }: Pick<Entry, 'facts'>): Money => {
  const money: Money = {};
  for (const fact of facts) if (fact.kind === 'post') money[fact.account] = (money[fact.account] ?? 0) + fact.n;
  return money;
};

/** Limits a deed must keep unless its players insisted: nothing below nothing, rail moves, gifts. */
const brokenBy = (
  { action, input, before, after, insisted }: Deed,
  limits: ReturnType<typeof railLimits>,
): readonly string[] => {
  if (insisted) return [];
  const month = String(before.place.turn);
  const negative = Object.entries(after.balances).filter(([id, n]) => n < 0 && n < (before.balances[id] ?? 0));
  const rail = Object.entries(limits).filter(
    ([cell, limit]) =>
      numberIn(after, cell, month) > limit && numberIn(after, cell, month) > numberIn(before, cell, month),
  );
  // this gift, not one that its players insisted on before
  const gifts = Object.keys(after.marks.gift ?? {}).some(
    (ally) => noted(after, 'gift', ally) > 3 && noted(after, 'gift', ally) > noted(before, 'gift', ally),
  );
  return [
    ...negative.map(([id, n]) => `${action} leaves ${n} in ${id}`),
    ...rail.map(([cell]) => `${action} ${JSON.stringify(input)} passes the limit of ${cell}`),
    ...(action === 'gift' && gifts ? [`${action} gives more than three`] : []),
  ];
};

/** The books of a whole game. */
export const audit = ({ table, deeds, months }: Campaign): Books => {
  const faults: string[] = [];
  const unknown = new Set<string>();
  const hand: Money = { ...table.setUp.balances };
  let [earnings, spent, lapsed] = [sumOf(hand), 0, 0];
  const byLine = new Map(deeds.map((deed) => [deed.lines[0]?.id, deed]));
  const monthAt = new Map([...months].map(([turn, { head, state }]) => [head, { turn, state }]));
  const put = (money: Money): void => {
    for (const [account, n] of Object.entries(money)) {
      hand[account] = (hand[account] ?? 0) + n;
      if (n > 0) earnings += n;
      else spent -= n;
    }
  };
  const rails = { o331: table.state.options.o331 === true };

  const standing = (rule: string, posts: Money): void => {
    lapsed -= sumOf(posts);
    // what goes by itself is counted apart
    spent += sumOf(posts);
    if (rule === 'lend-lease-lapses') {
      const left = { 'lend.red': -(hand['lend.red'] ?? 0), 'lend.blue': -(hand['lend.blue'] ?? 0) };
      if (!same(left, posts)) faults.push(`${rule}: ${JSON.stringify(posts)}, in hand ${JSON.stringify(hand)}`);
    } else if (rule.startsWith('storage-')) {
      const due = nationsOf(rule.slice(8)).reduce((sum, nation) => sum + unkept(hand, nation), 0);
      if (-sumOf(posts) !== due || Object.keys(posts).some((key) => key.endsWith('yellow')))
        faults.push(`${rule}: ${-sumOf(posts)} gone, due ${due}`);
    } else unknown.add(rule);
  };

  for (const { entry } of entriesAt(table.journal)) {
    const posts = postsOf(entry);
    const money = Object.keys(posts).length > 0;
    const deed = byLine.get(entry.id);
    if (deed) {
      const due = booked(table.scenario, deed, posts);
      if (due && !same(due, posts))
        faults.push(`${deed.action} in ${deed.place}: ${JSON.stringify(posts)}, due ${JSON.stringify(due)}`);
      if (!due && money) unknown.add(deed.action);
      faults.push(...brokenBy(deed, railLimits(deed.before, rails)).map((what) => `${deed.place}: ${what}`));
      put(due ?? posts);
    } else if (money) {
      if (entry.by) standing(entry.by.rule, posts);
      else faults.push(`${entry.says.id} posts ${JSON.stringify(posts)}`);
      put(posts);
    }
    // 11.2: what is in hand when the movement begins can be kept
    const side = /phase:t\d+\/(axis|soviet)\/movement$/.exec(entry.spans.join(' '))?.[1];
    if (side && !entry.by)
      for (const nation of nationsOf(side))
        if (unkept(hand, nation) > 0)
          faults.push(`${entry.spans.join(' ')}: ${nation} keeps ${unkept(hand, nation)} too many`);
    const month = monthAt.get(entry.id);
    if (month && !same(hand, month.state.balances))
      faults.push(
        `month ${month.turn}: ${JSON.stringify(month.state.balances)}, by these books ${JSON.stringify(hand)}`,
      );
  }
  if (!same(hand, table.state.balances)) faults.push('the last balances differ');
  return {
    faults,
    unknown: [...unknown].sort(),
    deeds: deeds.length,
    months: monthAt.size,
    earned: earnings,
    spent,
    lapsed,
    inHand: sumOf(hand),
  };
};
