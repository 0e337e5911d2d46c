import { readFace } from '#rules/kit/chance/dice.ts';
import { type Dist, weighted } from '#rules/kit/chance/dist.ts';
import type { ChanceAsk, ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import type { Explanation } from '#rules/kit/procedure/explain.ts';
import type { FightOpening } from '#rules/kit/procedure/oddsFight.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { sideMsg } from '../../../model/cells.ts';
import { msg } from '../msg.ts';
import { type Check, isRolled, isSure, levelAt, levelsOf, type Passed, type Rolled, ruleOf, waysOf } from './checks.ts';
import { type Fight, leadUnit, type Role } from './fight.ts';
import { levels, type SupportLevel } from './guns.ts';
import { type ReadyFight, type Stand, standAfter } from './ready.ts';
import { checkMsg, levelMsg, trail } from './trail.ts';

/** Steps b to f: an attack on its way through its checks, each found out ahead of the die. */

export interface Engaged {
  readonly made: ReadyFight;
  /** the same for a fight that has changed */
  readonly again: (fight: Fight) => ReadyFight;
  /** how the checks went that are made already */
  readonly passed: Passed;
  /** what the rules of an overrun say and count besides */
  readonly more?: { readonly hints: OddsPanel['hints']; readonly figures: (explanation: Explanation) => void };
}

export const die = { sides: 10, zero: 10 } as const;
const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const faceOf = (raw: unknown): number | undefined =>
  typeof raw === 'number' || typeof raw === 'string' ? readFace(raw, die) : undefined;
export const isLevel = (key: string): key is SupportLevel => levels.some((level) => level === key);
/** The level an answer names, if this check can give it. */
export const levelIn = (check: Check, { key, raw }: Pick<Answer, 'key' | 'raw'>): SupportLevel | undefined => {
  if (!isLevel(key)) return undefined;
  const fits = !isRolled(check)
    ? levelsOf(check.kind).includes(key)
    : raw === undefined
      ? waysOf(check)[key] > 0
      : levelAt(check, faceOf(raw) ?? 99) === key;
  return fits ? key : undefined;
};

/** The first check that is not made yet. */
export const openIn = ({ made, passed }: Engaged): Check | undefined =>
  made.checks.find(({ id }) => passed[id] === undefined);

const words = (check: Check, { made }: Engaged) => ({
  id: check.id,
  who: made.fight[check.role].side,
  what: checkMsg(check, made),
  unit: check.lead?.label ?? msg('rtl.attack.unit.lead'),
});
/** Nobody has typed its ER: the players say how it went. */
const blindAsk = (check: Check, engaged: Engaged): ChoiceAsk & { readonly blind: true } => {
  const { id, who, what, unit } = words(check, engaged);
  return {
    kind: 'choice',
    id,
    who,
    msg: msg('rtl.attack.ask.checkBlind', { what, unit }),
    rule: '10.4',
    options: levelsOf(check.kind).map((level) => ({ key: level, msg: levelMsg(level, check.kind) })),
    usual: 'none',
    blind: true,
  };
};
const rolledAsk = (check: Check & Rolled, engaged: Engaged): Omit<ChanceAsk, 'kind' | 'ways'> => {
  const { id, who, what, unit } = words(check, engaged);
  const { full, half } = waysOf(check);
  const guns = check.kind === 'artillery' && half > 0;
  const says = guns
    ? full === 0
      ? 'rtl.attack.ask.checkHalf'
      : 'rtl.attack.ask.checkGuns'
    : full === 0
      ? 'rtl.attack.ask.checkNone'
      : isSure(check)
        ? 'rtl.attack.ask.checkSure'
        : 'rtl.attack.ask.check';
  return {
    id,
    who,
    msg: msg(says, { what, unit, er: check.er, drm: check.drm, n: full, m: full + half }),
    rule: ruleOf(check),
    entry: {
      kind: 'face',
      ...die,
      gives: faces.map((face) => msg('rtl.attack.gives', { what, level: levelMsg(levelAt(check, face), check.kind) })),
    },
    read: (raw) => {
      const face = faceOf(raw);
      return face === undefined ? undefined : levelAt(check, face);
    },
  };
};
const waysIn = (check: Rolled): Dist<string> => {
  const ways = waysOf(check);
  return weighted(levels.map((level) => [level, ways[level]] as const));
};

const ers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
/** Nobody has typed the ER of a lead, and every DRM hangs on it (10.61): the players read it off the counter. */
const erOpening = (engaged: Engaged, role: Role): FightOpening<Engaged, Stand> => {
  const { fight } = engaged.made;
  const { side } = fight[role];
  return {
    ask: {
      kind: 'choice',
      id: `er-${role}`,
      who: side,
      // with units and no lead nobody of them is active (10.18)
      msg: msg(
        role === 'attacker' && fight.attacker.units.length > 0 && leadUnit(fight, role) === undefined
          ? 'rtl.attack.ask.erNoLead'
          : 'rtl.attack.ask.er',
        { side: sideMsg(side) },
      ),
      rule: '10.61',
      options: ers.map((key) => ({ key, msg: msg('rtl.attack.ask.erOf', { n: Number(key) }) })),
      usual: '1',
      blind: true,
    },
    ways: () => undefined,
    after: ({ key }) => {
      const made = engaged.again({ ...fight, typedEr: { ...fight.typedEr, [role]: Number(key) } });
      return { forces: { ...engaged, made } };
    },
  };
};

/** 10.61, 10.4: what the leads are worth, then the checks in their order. */
export const openingOf = (engaged: Engaged): FightOpening<Engaged, Stand> | undefined => {
  const [role] = engaged.made.noEr;
  if (role) return erOpening(engaged, role);
  const check = openIn(engaged);
  if (!check) return undefined;
  return {
    ask: isRolled(check) ? rolledAsk(check, engaged) : blindAsk(check, engaged),
    ways: () => (isRolled(check) ? waysIn(check) : undefined),
    after: ({ key }) => ({
      forces: { ...engaged, passed: { ...engaged.passed, [check.id]: isLevel(key) ? key : 'none' } },
    }),
  };
};

/** Of every open check what is likeliest; what nobody can roll stays open. */
const likeliest = ({ made, passed }: Engaged): Passed => {
  let found = passed;
  for (const check of made.checks)
    if (found[check.id] === undefined && isRolled(check)) {
      const ways = waysOf(check);
      const best = levels.reduce((so, level) => (ways[level] > ways[so] ? level : so));
      found = { ...found, [check.id]: best };
    }
  return found;
};

/** Steps e to g, every sum written down: with the checks as they went, those still open as they are likeliest to. */
export const strengthsOf = (engaged: Engaged, _around: Context, explanation: Explanation): Stand => {
  const passed = likeliest(engaged);
  if (explanation.keeps) {
    trail(engaged.made, passed, explanation);
    engaged.more?.figures(explanation);
  }
  return standAfter(engaged.made, passed);
};
