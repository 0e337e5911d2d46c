import type { Ask } from '#rules/kit/procedure/ask.ts';
import { alive, leftOf, nothing, sumOf, type Taken, takenOf, taking, whoOf } from '#rules/kit/procedure/stepLoss.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { name } from '#rules/kit/words/message.ts';
import { sideMsg } from '../../../model/cells.ts';
import { die, faceOf } from '../fight/engaged.ts';
import { type Fight, type FightUnit, type Role, roles } from '../fight/fight.ts';
import type { AttackOutcome } from '../fight/outcome.ts';
import { msg } from '../msg.ts';
import { type Bill, billOf } from './bill.ts';
import { byWorth, mayLoseExtra, mayLoseNext } from './losses.ts';
import { passageOf } from './retreat.ts';
import { erAfter, isHeavyGun, isTyped, leadId, payerOf, stepsOf, struck } from './troops.ts';

/** Steps j to l of a fight: who pays, and how those who retreat come out of it. Asked only where somebody may choose. */

export type PassedBy = 'clear' | 'zoc' | 'none';
export interface SettledFight {
  readonly bill: Bill;
  readonly taken: { readonly [role in Role]: Taken };
  /** everybody of the force that lives is disrupted */
  readonly disrupted: { readonly [role in Role]: boolean };
  /** group by group (hexes of the attacker) how they got away */
  readonly ways: readonly { readonly role: Role; readonly hex: string; readonly by: PassedBy }[];
  /** nobody of the defenders is left in the hex; undefined: strengths were typed */
  readonly emptied: boolean | undefined;
  /** 11.42c */
  readonly lastStep: boolean;
  /** 8.68: the overrun failed and one more step is gone */
  readonly failed: boolean;
}
export type Settling<T> = Generator<Ask, T, Answer>;
/** Somebody no row lists. */
const OTHER = 'other';

interface Pick_ {
  readonly id: string;
  readonly who: string;
  readonly msg: Ask['msg'];
  readonly rule: string;
  readonly usual?: string;
}
/** One of several units, or of those no row lists: '' is one of these. */
function* oneOf(units: readonly FightUnit[], typed: boolean, ask: Pick_): Settling<string> {
  if (units.length === 0) return '';
  const others = typed ? [OTHER] : [];
  const found = yield* whoOf([...units.map(({ id }) => id), ...others], () => ({
    ...ask,
    options: [
      ...units.map((unit) => ({ key: unit.id, msg: unit.label })),
      ...others.map((key) => ({ key, msg: msg('rtl.res.ask.other') })),
    ],
  }));
  return found === OTHER ? '' : found;
}
const payersOf = (units: readonly FightUnit[]) => units.map((unit) => ({ ...payerOf(unit), unit }));

/** Under Enter lies the step its owner gives up first; where the enemy picks, the last. */
const usualOf = (able: readonly FightUnit[], picks: 'owner' | 'enemy' = 'owner'): Pick<Pick_, 'usual'> => {
  const usual = byWorth(able.map(payerOf)).at(picks === 'owner' ? 0 : -1);
  return usual ? { usual: usual.id } : {};
};

/** 11.2: the number of the result, step by step. */
function* lose(fight: Fight, role: Role, bill: Bill): Settling<Taken> {
  const units = payersOf(struck(fight, role));
  const part = bill[role];
  const typed = isTyped(fight, role);
  const { side } = fight[role];
  let taken = nothing;
  if (part.eliminated) return new Map(units.map(({ id, steps }) => [id, steps]));
  const order = { lead: leadId(fight, role), armour: part.armour };
  for (let n = 0; n < part.steps; n++) {
    const able = mayLoseNext(units, taken, order).map(({ unit }) => unit);
    // with typed strengths a lead in the rows pays the first step all the same
    const free = typed && !(n === 0 && able.length === 1 && able[0]?.id === order.lead);
    const id = yield* oneOf(able, free, {
      id: `loss-${role}`,
      who: side,
      msg: msg('rtl.res.ask.loss', { side: sideMsg(side), n: n + 1, of: part.steps }),
      rule: n === 0 && part.armour ? '11.12' : '11.21',
      ...usualOf(able),
    });
    if (id === '') {
      if (able.length === 0) break;
      continue;
    }
    taken = taking(taken, id);
  }
  return taken;
}
/** 11.42b */
function* loseExtra(fight: Fight, taken: Taken): Settling<Taken> {
  const units = payersOf(struck(fight, 'defender'));
  const able = mayLoseExtra(units, taken, leadId(fight, 'defender')).map(({ unit }) => unit);
  const { side } = fight.defender;
  const id = yield* oneOf(able, false, {
    id: 'loss-extra',
    who: side,
    msg: msg('rtl.res.ask.extra', { side: sideMsg(side) }),
    rule: '11.42',
    ...usualOf(able),
  });
  return id === '' ? taken : taking(taken, id);
}

interface Leaving {
  readonly fight: Fight;
  readonly role: Role;
  readonly units: readonly FightUnit[];
  readonly hex: string;
  readonly taken: Taken;
  readonly disrupted: boolean;
}
interface Left {
  readonly taken: Taken;
  /** how they went; of a stack that did not go together each way that was taken */
  readonly by: readonly PassedBy[];
}
const elimination = (all: readonly FightUnit[], so: Taken): Taken =>
  all.reduce((sum, unit) => taking(sum, unit.id, leftOf(unit, sum)), so);

/** 11.3: each for itself; who must go through a ZOC hex goes with the others who must (11.55). */
function* leaveEach(leaving: Leaving): Settling<Left> {
  const { fight, role, units, hex } = leaving;
  const { side } = fight[role];
  let { taken } = leaving;
  const by = new Set<PassedBy>();
  const through: FightUnit[] = [];
  for (const unit of units) {
    const way: Answer = yield {
      kind: 'choice',
      about: { role, hex: role === 'defender' ? fight.target : hex, units: [unit.id] },
      id: `way-unit-${role}`,
      who: side,
      msg: msg('rtl.res.ask.wayUnit', { unit: unit.label }),
      rule: '11.3',
      options: wayOptions,
      usual: 'clear',
    };
    if (way.key === 'zoc') through.push(unit);
    else by.add(way.key === 'none' ? 'none' : 'clear');
    if (way.key === 'none') taken = elimination([unit], taken);
  }
  if (through.length === 0) return { taken, by: [...by] };
  const passed = yield* passZoc({ ...leaving, units: through, taken });
  return { taken: passed.taken, by: [...by, ...passed.by] };
}
const wayOptions = [
  { key: 'clear', msg: msg('rtl.res.way.clear') },
  { key: 'zoc', msg: msg('rtl.res.way.zoc') },
  { key: 'none', msg: msg('rtl.res.way.none') },
];
/** 11.3, 11.5: how one group gets away. */
function* leave(leaving: Leaving): Settling<Left> {
  const { fight, role, units, hex, taken } = leaving;
  const { side } = fight[role];
  const who = { side: sideMsg(side), ...(hex === '' ? {} : { hex: name(hex) }) };
  const about = { role, hex: role === 'defender' ? fight.target : hex, units: units.map(({ id }) => id) };
  const way: Answer = yield {
    kind: 'choice',
    about,
    id: `way-${role}`,
    who: side,
    msg: hex === '' ? msg('rtl.res.ask.way', who) : msg('rtl.res.ask.wayFrom', who),
    rule: '11.3',
    options: units.length > 1 ? [...wayOptions, { key: 'each', msg: msg('rtl.res.way.each') }] : wayOptions,
    usual: 'clear',
  };
  if (way.key === 'each') return yield* leaveEach(leaving);
  if (way.key === 'clear') return { taken, by: ['clear'] };
  if (way.key === 'none') return { taken: elimination(units, taken), by: ['none'] };
  return yield* passZoc(leaving);
}
/** 11.55, 11.56: one group through one empty hex in enemy ZOC. */
function* passZoc({ fight, role, units, hex, taken, disrupted }: Leaving): Settling<Left> {
  const { side } = fight[role];
  const enemy = fight[role === 'attacker' ? 'defender' : 'attacker'].side;
  const about = { role, hex: role === 'defender' ? fight.target : hex, units: units.map(({ id }) => id) };
  const guns = units.filter(isHeavyGun);
  const others = units.filter((unit) => !isHeavyGun(unit));
  const mot = others.some((unit) => unit.class === 'mot');
  const group = { mot, heavyGuns: guns.length > 0, others: others.length > 0 };
  let so = elimination(guns, taken);
  let motEnemy = false;
  if (others.length > 0 && !mot) {
    const exerts: Answer = yield {
      kind: 'choice',
      about,
      id: `motor-${role}`,
      who: 'table',
      msg: msg('rtl.res.ask.motor', { side: sideMsg(enemy) }),
      rule: '11.56',
      options: [
        { key: 'no', msg: msg('rtl.res.no') },
        { key: 'yes', msg: msg('rtl.res.yes') },
      ],
      usual: 'no',
    };
    motEnemy = exerts.key === 'yes';
  }
  const { passage } = passageOf({ clear: false, zocHexes: 1, secondFree: true }, group, motEnemy);
  if (passage === 'loss') {
    const id = yield* oneOf(others, false, {
      id: `enemy-choice-${role}`,
      who: enemy,
      msg: msg('rtl.res.ask.enemyChoice', { side: sideMsg(enemy) }),
      rule: '11.56',
      ...usualOf(others, 'enemy'),
    });
    so = taking(so, id);
  }
  if (passage === 'check') {
    const er = (unit: FightUnit): number => erAfter(unit, leftOf(unit, so), disrupted) ?? 0;
    const best = others.reduce<FightUnit | undefined>(
      (one, unit) => (one && er(one) >= er(unit) ? one : unit),
      undefined,
    );
    const id = yield* oneOf(others, false, {
      id: `retreat-lead-${role}`,
      who: side,
      msg: msg('rtl.res.ask.retreatLead', { side: sideMsg(side) }),
      rule: '11.56',
      ...(best ? { usual: best.id } : {}),
    });
    const lead = others.find((unit) => unit.id === id);
    if (lead && !(yield* passes(lead, er(lead), role, side))) so = taking(so, lead.id);
  }
  return { taken: so, by: ['zoc'] };
}
function* passes(lead: FightUnit, er: number, role: Role, side: string): Settling<boolean> {
  if (er <= 0) {
    const said: Answer = yield {
      kind: 'choice',
      id: `zoc-check-${role}`,
      who: side,
      msg: msg('rtl.res.ask.zocBlind', { unit: lead.label }),
      rule: '11.56',
      options: [
        { key: 'pass', msg: msg('rtl.res.passed') },
        { key: 'fail', msg: msg('rtl.res.failed') },
      ],
      usual: 'fail',
    };
    return said.key === 'pass';
  }
  const answer: Answer = yield {
    kind: 'chance',
    id: `zoc-check-${role}`,
    who: side,
    msg: msg('rtl.res.ask.zocCheck', { unit: lead.label, er }),
    rule: '11.56',
    entry: {
      kind: 'face',
      ...die,
      gives: Array.from({ length: 10 }, (_, i) => msg(i + 1 <= er ? 'rtl.res.passed' : 'rtl.res.failed')),
    },
    ways: () =>
      er >= 10
        ? [['pass', 10]]
        : [
            ['pass', er],
            ['fail', 10 - er],
          ],
    read: (raw) => {
      const face = faceOf(raw);
      return face === undefined ? undefined : face <= er ? 'pass' : 'fail';
    },
  };
  return answer.key === 'pass';
}

/** Hexes the retreating units leave from: the defenders from one, attackers from theirs. */
const groupsOf = (units: readonly FightUnit[], role: Role): ReadonlyMap<string, readonly FightUnit[]> => {
  const groups = new Map<string, FightUnit[]>();
  for (const unit of units) {
    const hex = role === 'attacker' ? unit.hex : '';
    groups.set(hex, [...(groups.get(hex) ?? []), unit]);
  }
  return groups;
};

/** The whole of it; undefined: nobody has typed what the cell says. */
export function* settling(
  fight: Fight,
  outcome: Pick<AttackOutcome, 'text' | 'shaded' | 'noRetreat'>,
  way: 'attack' | 'overrun' = 'attack',
): Settling<SettledFight | undefined> {
  const has = { attacker: stepsOf(fight, 'attacker'), defender: stepsOf(fight, 'defender') };
  const bill = billOf(outcome, has);
  if (!bill) return undefined;
  const taken: { [role in Role]: Taken } = { attacker: nothing, defender: nothing };
  const ways: { role: Role; hex: string; by: PassedBy }[] = [];
  let lastStep = false;
  // 8.67g: whoever retreats from an overrun is disrupted
  const disrupted = (role: Role): boolean => bill[role].disrupted || (way === 'overrun' && bill[role].retreats);
  for (const role of ['defender', 'attacker'] as const) {
    const units = struck(fight, role);
    taken[role] = yield* lose(fight, role, bill);
    if (bill[role].extra) {
      const before = alive(units, taken[role]).length;
      taken[role] = yield* loseExtra(fight, taken[role]);
      lastStep = !isTyped(fight, role) && before > 0 && alive(units, taken[role]).length === 0;
    }
    if (!bill[role].retreats) continue;
    for (const [hex, group] of groupsOf(alive(units, taken[role]), role)) {
      const gone = yield* leave({ fight, role, units: group, hex, taken: taken[role], disrupted: disrupted(role) });
      taken[role] = gone.taken;
      for (const by of gone.by) ways.push({ role, hex, by });
    }
  }
  const emptied =
    bill.defender.eliminated || bill.defender.retreats
      ? true
      : isTyped(fight, 'defender')
        ? undefined
        : alive(fight.defender.units, taken.defender).length === 0;
  const failed = way === 'overrun' && emptied === false;
  if (failed) {
    const able = alive(struck(fight, 'attacker'), taken.attacker);
    const { side } = fight.attacker;
    const id = yield* oneOf(able, isTyped(fight, 'attacker'), {
      id: 'loss-failed',
      who: side,
      msg: msg('rtl.res.ask.failed', { side: sideMsg(side) }),
      rule: '8.68',
      ...usualOf(able),
    });
    if (id !== '') taken.attacker = taking(taken.attacker, id);
  }
  return {
    bill,
    taken,
    disrupted: { attacker: disrupted('attacker'), defender: disrupted('defender') },
    ways,
    emptied,
    lastStep,
    failed,
  };
}

/** Steps each side loses, where its strengths were not typed. */
export const lostSteps = (fight: Fight, { taken, bill, failed }: SettledFight): { readonly [side: string]: number } =>
  Object.fromEntries(
    roles.map((role) => [
      fight[role].side,
      isTyped(fight, role)
        ? bill[role].steps + (bill[role].extra ? 1 : 0) + (role === 'attacker' && failed ? 1 : 0)
        : sumOf(taken[role]),
    ]),
  );
export const survivors = (fight: Fight, role: Role, { taken }: SettledFight): readonly FightUnit[] =>
  alive(struck(fight, role), taken[role]);
/** 11.63: participants that may follow: of the batteries those beside the target, but for the heavy ones. */
export const advancers = (fight: Fight, settled: SettledFight): readonly FightUnit[] =>
  survivors(fight, 'attacker', settled).filter((unit) => fight.attacker.units.includes(unit) || unit.class !== 'heavy');
export const stepsAfter = (unit: FightUnit, taken: Taken): number => unit.steps - takenOf(taken, unit.id);
