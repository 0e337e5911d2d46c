import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { sideMsg } from '../../../model/cells.ts';
import { msg } from '../msg.ts';
import { flying } from './air.ts';
import { type Check, type Passed, untold } from './checks.ts';
import type { Role } from './fight.ts';
import { type SupportLevel, supporting, terrainHalves } from './guns.ts';
import { COORDINATION_FAILED, columnsOf, MOST_DRM, type ReadyFight, standAfter } from './ready.ts';
import { attackUnits, defenceUnits } from './strength.ts';

/** The same sums with every step written down. */

const checkName: { readonly [kind in Check['kind']]: Parameters<typeof msg>[0] } = {
  cas: 'rtl.attack.check.cas',
  artillery: 'rtl.attack.check.artillery',
  units: 'rtl.attack.check.units',
};
export const checkMsg = ({ kind, role }: Check, { fight }: ReadyFight): Msg =>
  kind === 'units'
    ? msg('rtl.attack.check.units')
    : msg('rtl.attack.check.of', { side: sideMsg(fight[role].side), what: msg(checkName[kind]) });

export const levelMsg = (level: SupportLevel, kind: Check['kind']): Msg =>
  kind === 'artillery'
    ? msg(`rtl.attack.level.${level}`)
    : msg(level === 'full' ? 'rtl.attack.level.passed' : 'rtl.attack.level.failed');

export const trail = (made: ReadyFight, passed: Passed, explanation: Explanation): void => {
  const { fight } = made;
  const halves = terrainHalves(fight);
  // what nobody can say is not counted, and the screen shows that it is open
  const open = new Set(untold(made.checks, passed).map(({ id }) => id));
  const strength = (role: Role): FigureWriter => {
    const { side } = fight[role];
    const units = role === 'attacker' ? attackUnits(fight, explanation) : defenceUnits(fight, explanation);
    const guns = supporting(fight, role);
    const total = explanation.figure(role === 'attacker' ? 'attack' : 'defence', msg(`rtl.attack.figure.${role}`), {
      side,
    });
    if (guns.length > 0) {
      const support = explanation.figure(`support-${role}`, msg('rtl.attack.figure.support'), { side });
      const level = passed[`guns-${role}`] ?? 'full';
      for (const { gun, automatic } of guns) {
        const given = automatic ? 'full' : level;
        if (gun.attack <= 0) continue;
        if (!automatic && open.has(`guns-${role}`)) {
          support.add(0, msg('rtl.attack.step.untold', { unit: gun.label }), '10.42');
          continue;
        }
        if (given === 'none') {
          support.add(0, msg('rtl.attack.step.silent', { unit: gun.label }), '10.42');
          continue;
        }
        if (given === 'full' && !halves) {
          support.add(gun.attack, gun.label, automatic ? '12.17' : '10.42');
          continue;
        }
        const one = explanation.figure(gun.figure, gun.label, { side });
        one.add(gun.attack, gun.label, '12.1');
        if (given === 'half')
          one.halve('down', msg('rtl.attack.step.halfCheck'), '3.55').atLeast(1, msg('rtl.attack.step.least'), '3.55');
        if (halves)
          one
            .halve('down', msg('rtl.attack.step.halfGround'), '12.18')
            .atLeast(1, msg('rtl.attack.step.least'), '3.55');
        support.plus(one, gun.label, '3.55');
      }
      total.plus(units, msg('rtl.attack.figure.units'), '10.51');
      const { cap } = made[role];
      total.plusUpTo(
        support,
        cap,
        msg(support.value > cap ? 'rtl.attack.step.capped' : 'rtl.attack.figure.support', { n: cap }),
        '12.13',
      );
    } else total.plus(units, msg('rtl.attack.figure.units'), '10.51');
    return total;
  };
  const attack = strength('attacker');
  const defence = strength('defender');
  const { column } = standAfter(made, passed);
  if (column !== undefined && !open.has('guns-attacker') && !open.has('guns-defender')) {
    const columns = columnsOf(made.crt);
    const p = { a: attack.value, d: defence.value, column: name(columns[column] ?? '') };
    explanation
      .figure('column', msg('rtl.attack.figure.column'))
      .read('column', [attack, defence], column, msg('rtl.attack.step.column', p), '10.52', columns);
  }

  const drm = explanation.figure('drm', msg('rtl.attack.figure.drm'));
  for (const { n, msg, rule } of made.ground) drm.add(n, msg, rule);
  for (const role of ['attacker', 'defender'] as const)
    if (!open.has(`cas-${role}`) && (passed[`cas-${role}`] ?? 'full') === 'full')
      for (const plane of flying(fight, role, made.context))
        drm.add(
          role === 'attacker' ? -plane.cas : plane.cas,
          msg('rtl.attack.drm.cas', { unit: plane.label }),
          '13.23',
        );
  if ((passed.units ?? 'full') !== 'full') drm.add(COORDINATION_FAILED, msg('rtl.attack.drm.coordination'), '10.61');
  if (drm.value > MOST_DRM) drm.atMost(MOST_DRM, msg('rtl.attack.step.clamp'), '10.62');
  if (drm.value < -MOST_DRM) drm.atLeast(-MOST_DRM, msg('rtl.attack.step.clamp'), '10.62');

  for (const check of made.checks) {
    const figure = explanation.figure(check.id, checkMsg(check, made), { side: fight[check.role].side });
    for (const { n, msg, rule } of check.parts) figure.add(n, msg, rule);
  }
};
