import { explain } from '#rules/kit/procedure/explain.ts';
import { outOfPhase } from '#rules/kit/procedure/outOfPhase.ts';
import type { Hint } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { markedKeys } from '#rules/kit/record/readers.ts';
import { listed, type Msg, name } from '#rules/kit/words/message.ts';
import { marks, sides } from '../../../ids.ts';
import { isIn } from '../../../model/phases.ts';
import { isDsg, isOos } from '../../../model/reading.ts';
import { sideMsg } from '../../../model/words.ts';
import { boardIn } from '../../map/board.ts';
import { combatColumns } from '../crt/combatResults.ts';
import { msg } from '../msg.ts';
import { recordedSteps } from './fields.ts';
import { type Fighter, type Forces, heavyTakesPart, mustRetreat, riverCounts, strongpointCounts } from './forces.ts';
import { reckon, type Totals } from './strength.ts';
import { type Supporting, supporting } from './support.ts';

/** What would change the column, the cheapest first; what keeps guns silent; what the record says of these units. */
export const hintsOf = (forces: Forces, totals: Totals | undefined, context: Context): readonly Hint[] => [
  ...(totals?.column === undefined ? [] : changes(forces, totals.column, context)),
  ...barred(supporting(forces, context)),
  ...(totals ? effects(forces) : []),
  ...idle(forces),
  ...moment(forces, context),
  ...noted(forces, context),
  ...oneNumber(forces, context),
];

const changes = (forces: Forces, at: number, context: Context): readonly Hint[] => {
  const columns = combatColumns(context);
  const called = (index: number) => name(columns[index] ?? '');
  const hints: Hint[] = [];
  const again = (changed: Forces): Totals => reckon(changed, context, explain(false));
  const better = (changed: Forces, id: Parameters<typeof msg>[0], rule: string, p: Msg['p'] = {}): boolean => {
    const { attack, defence, column } = again(changed);
    if (column === undefined || column <= at) return false;
    hints.push({ msg: msg(id, { ...p, a: attack, d: defence, column: called(column) }), rule });
    return true;
  };

  // a gun in reach that is silent
  for (const gun of silent(forces)) {
    const asked = { ...gun, gun: { ...gun.gun, supports: true } };
    const with_ = { ...forces, guns: [...forces.guns, asked] };
    const able = supporting(with_, context).find((one) => one.gun === asked)?.bars.length === 0;
    if (able) better(with_, 'armir.fight.hint.support', '10.1.2', { unit: gun.label });
  }
  // 14.2, 14.3: one attacker on dry land undoes the shift, whatever it brings
  const bare = (side: 'river' | 'strongpoint'): Forces => ({
    ...forces,
    [side === 'river' ? 'allRiver' : 'allStrongpoint']: false,
    attackers: forces.attackers.map((one, i) =>
      i === 0 ? { ...one, across: one.across.filter((each) => each !== side) } : one,
    ),
  });
  if (forces.way === 'combat' && riverCounts(forces)) better(bare('river'), 'armir.fight.hint.river', '14.2');
  if (forces.way === 'combat' && strongpointCounts(forces))
    better(bare('strongpoint'), 'armir.fight.hint.strongpoint', '14.3');
  // 8.3, 11.2: whoever is halved
  for (const unit of forces.attackers.filter((one) => one.oos && !one.dsg)) {
    const attackers = forces.attackers.map((one) => (one === unit ? { ...one, oos: false } : one));
    better({ ...forces, attackers }, 'armir.fight.hint.supply', '8.3', { unit: unit.label });
  }
  if (forces.way !== 'tem' && forces.defenders.length > 0 && forces.defenders.every(({ dsg }) => !dsg)) {
    const defenders = forces.defenders.map((one) => ({ ...one, dsg: true }));
    better({ ...forces, defenders }, 'armir.fight.hint.bombard', '11.2');
  }
  return [...hints, ...spared(forces, at, again, called)];
};

/** Who may stay out without losing the column. */
const spared = (
  forces: Forces,
  at: number,
  again: (changed: Forces) => Totals,
  called: (index: number) => ReturnType<typeof name>,
): readonly Hint[] => {
  if (forces.way === 'tem' || forces.attackers.length < 2) return [];
  const out: Fighter[] = [];
  let last: Totals | undefined;
  for (const unit of forces.attackers) {
    const attackers = forces.attackers.filter((one) => one !== unit && !out.includes(one));
    if (attackers.length === 0) break;
    const left = again({ ...forces, attackers });
    if (left.column === undefined || left.column < at || mustRetreat({ ...forces, attackers }) !== mustRetreat(forces))
      continue;
    if (left.dieBonus < again(forces).dieBonus) continue;
    out.push(unit);
    last = left;
  }
  if (out.length === 0 || !last) return [];
  const units = listed(
    out.map(({ label }) => label),
    'plus',
  );
  const p = { units, a: last.attack, d: last.defence, column: called(at) };
  return [{ msg: msg('armir.fight.hint.idle', p), rule: '12' }];
};

/** Guns in the rows that were not asked for support. */
const silent = (forces: Forces): readonly (Fighter & { readonly gun: NonNullable<Fighter['gun']> })[] =>
  [...forces.idle, ...forces.defenders].flatMap((one) =>
    one.gun && !one.gun.supports ? [{ ...one, gun: one.gun }] : [],
  );

/** 10.1: every rule that keeps a gun from supporting. */
const barred = (all: readonly Supporting[]): readonly Hint[] =>
  all.flatMap(({ gun, bars }) =>
    bars.map(({ msg: why, rule }) => ({ msg: msg('armir.fight.hint.noSupport', { unit: gun.label, why }), rule })),
  );

/** What a result will do besides its numbers. */
const effects = (forces: Forces): readonly Hint[] => [
  ...(strongpointCounts(forces) ? [{ msg: msg('armir.fight.hint.strongpointLoss'), rule: '14.3' }] : []),
  ...(mustRetreat(forces) ? [{ msg: msg('armir.fight.hint.mustRetreat'), rule: '12.3.2' }] : []),
  ...(heavyTakesPart(forces) ? [{ msg: msg('armir.fight.hint.heavy'), rule: '12.2.2' }] : []),
];
/** HQs and idle guns beside the attackers. */
const idle = (forces: Forces): readonly Hint[] =>
  forces.idle
    .filter(({ kind }) => kind !== 'artillery')
    .map(({ label }) => ({ msg: msg('armir.fight.hint.noAttack', { unit: label }), rule: '12' }));

/** 12, 13: when such a fight is fought. */
const moment = ({ way, attackerSide }: Forces, context: Context): readonly Hint[] => {
  const axis = attackerSide === sides.axis;
  const side = { side: sideMsg(attackerSide) };
  const now =
    way === 'assault'
      ? axis
        ? isIn(context, 'axisMovement', 'axisMotorised')
        : isIn(context, 'sovietMovement', 'sovietMotorised')
      : isIn(context, axis ? 'axisCombat' : 'sovietCombat');
  return outOfPhase(
    context,
    now,
    way === 'assault'
      ? { msg: msg('armir.fight.hint.noAssaultNow', side), rule: '13' }
      : { msg: msg('armir.fight.hint.noCombatNow', side), rule: '3' },
  );
};

/** 12: once a phase. */
export const hasAttacked = (context: Context, id: string): boolean => markedKeys(context, marks.attacked).includes(id);
export const attackedBefore = (
  { id, label }: { readonly id: string; readonly label: Msg },
  context: Context,
): Objection | undefined =>
  hasAttacked(context, id) ? { msg: msg('armir.fight.hint.attacked', { unit: label }), rule: '12' } : undefined;

/** 8.3, 11.2, 12, 12.3.3: what the record has of these units and the rows do not say. */
const noted = (forces: Forces, context: Context): readonly Hint[] => {
  const hints: Hint[] = [];
  const back = markedKeys(context, marks.retreated);
  for (const { id, label, oos } of forces.attackers) {
    const before = forces.way === 'combat' ? attackedBefore({ id, label }, context) : undefined;
    if (before) hints.push({ ...before, against: true });
    if (isOos(context, id) && !oos) hints.push({ msg: msg('armir.fight.hint.oos', { unit: label }), rule: '8.3' });
  }
  for (const { id, label, retreated } of forces.defenders)
    if (back.includes(id) && !retreated)
      hints.push({ msg: msg('armir.fight.hint.retreated', { unit: label }), rule: '12.3.3' });
  for (const { id, label } of [...forces.attackers, ...forces.defenders])
    if (recordedSteps(context, id) === 0)
      hints.push({ msg: msg('armir.fight.hint.gone', { unit: label }), rule: '12.2', against: true });
  const hexes: readonly (readonly [string, readonly Fighter[]])[] = [
    [forces.target, forces.defenders],
    ...[...new Set(forces.attackers.map(({ hex }) => hex))].map(
      (hex) => [hex, forces.attackers.filter((one) => one.hex === hex)] as const,
    ),
  ];
  for (const [hex, units] of hexes)
    if (hex !== '' && units.length > 0 && isDsg(context, hex) && units.some(({ dsg }) => !dsg))
      hints.push({ msg: msg('armir.fight.hint.dsg', { hex: name(hex) }), rule: '11.2' });
  const places = new Set(forces.defenders.map(({ hex }) => hex).filter((hex) => hex !== '' && hex !== forces.target));
  if (forces.target !== '' && places.size > 0)
    hints.push({ msg: msg('armir.fight.hint.elsewhere', { hex: name([...places][0] ?? '') }), rule: '12' });
  return [...hints, ...apart(forces, context)];
};

/** 12: attackers stand beside the hex attacked; the map says who of a known place does not. */
const apart = ({ attackers, target }: Forces, context: Context): readonly Hint[] => {
  const board = boardIn(context);
  const at = board?.nodeOf(target) ?? -1;
  if (!board || at < 0) return [];
  return attackers.flatMap(({ hex, label }) => {
    const from = board.nodeOf(hex);
    return from < 0 || board.arcOf(from, at) >= 0
      ? []
      : [
          {
            msg: msg('armir.fight.hint.apart', { unit: label, hex: name(target) }),
            rule: '12',
            against: true as const,
          },
        ];
  });
};

/** 2.1: who was typed with one number of CP has one step here, whatever its counter has. */
const oneNumber = (forces: Forces, context: Context): readonly Hint[] => {
  const units = [...forces.attackers, ...forces.defenders].filter(
    ({ id, side, kind, ladder }) =>
      kind === 'combat' && ladder.length === 1 && !context.rosters[side]?.units.some((unit) => unit.id === id),
  );
  const [first] = units;
  if (!first) return [];
  const p = { units: listed(units.map(({ label }) => label)), count: units.length };
  return [{ msg: msg('armir.fight.hint.oneNumber', p), rule: '2.1' }];
};
