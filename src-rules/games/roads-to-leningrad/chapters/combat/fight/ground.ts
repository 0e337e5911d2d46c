import type { Context } from '#rules/kit/record/context.ts';
import type { CrtId } from '../../../ids.ts';
import { ruling } from '../../../ids.ts';
import { msg } from '../msg.ts';
import type { Across } from './fields.ts';
import { type Fight, type FightUnit, leadUnit } from './fight.ts';
import type { Notice, SumPart } from './notice.ts';

/** Steps a and g: the table, and every DRM that no check decides. */

/** Do all attackers other than artillery cross this? */
export const allAcross = (fight: Fight, across: Exclude<Across, 'land'>): boolean => {
  const { units } = fight.attacker;
  return (
    (units.length > 0 || fight.typedAttack > 0) &&
    units.every((unit) => unit.across === across) &&
    (fight.typedAttack === 0 || fight.unlisted.has(across))
  );
};
const attackerHas = (fight: Fight, holds: (unit: FightUnit) => boolean): boolean => fight.attacker.units.some(holds);

/** 10.32: why the Assault table must be used; empty: the attacker may choose. */
export const assaultReasons = (fight: Fight): readonly Notice[] => {
  const reasons: Notice[] = [];
  const because = (id: Parameters<typeof msg>[0]) => reasons.push({ msg: msg(id), rule: '10.32' });
  if (fight.sequence === 'assault') because('rtl.attack.must.sequence');
  if (fight.weather === 'rain') because('rtl.attack.must.rain');
  if (!attackerHas(fight, ({ traits }) => traits.has('armoured')) && !fight.unlisted.has('armoured'))
    because('rtl.attack.must.noArmour');
  if (fight.terrain.has('town')) because('rtl.attack.must.town');
  if (fight.terrain.has('hills')) because('rtl.attack.must.hills');
  if (fight.terrain.has('swamp')) because('rtl.attack.must.swamp');
  if (fight.strongpoint) because('rtl.attack.must.strongpoint');
  if (allAcross(fight, 'river')) because('rtl.attack.must.river');
  return reasons;
};
/** 10.31 to 10.33 */
export const crtOf = (fight: Fight): CrtId => (assaultReasons(fight).length > 0 ? 'assault' : fight.wish);

/** 10.22a: one value for the hex, the best for the defender. */
const hexDrm = ({ terrain }: Fight): SumPart | undefined => {
  const found = (['town', 'hills', 'rough', 'village'] as const).find((one) => terrain.has(one));
  if (!found) return undefined;
  const n = found === 'town' || found === 'hills' ? 2 : 1;
  return { id: 'terrain', n, msg: msg(`rtl.attack.terrain.${found}`), rule: '10.22' };
};

/** 10.61f: armour and a partner, neither across a river nor disrupted; nothing in the hex that stops tanks. */
export const combinedArms = (fight: Fight): boolean => {
  const { terrain, unlisted } = fight;
  if (fight.weather === 'rain' || fight.strongpoint || terrain.has('swamp') || terrain.has('town')) return false;
  const stops = fight.defender.units.some(
    ({ traits }) => traits.has('armoured') || traits.has('antiTank') || traits.has('redDefence'),
  );
  if (stops || unlisted.has('antiArmour')) return false;
  const fit = fight.attacker.units.filter((unit) => !unit.disrupted && unit.across !== 'river');
  const typed = fight.typedAttack > 0 && !unlisted.has('river');
  const armoured = fit.filter(({ traits }) => traits.has('armoured'));
  const partners = fit.filter(isPartner);
  const hasArmour = armoured.length > 0 || (typed && unlisted.has('armoured'));
  const hasPartner = partners.some(
    (one) => armoured.some((other) => other !== one) || (typed && unlisted.has('armoured')),
  );
  return hasArmour && (hasPartner || (typed && unlisted.has('partner')));
};
const isPartner = ({ traits, class: kind }: FightUnit): boolean =>
  traits.has('motorcycle') ||
  traits.has('motInfantry') ||
  (traits.has('engineer') && kind === 'mot') ||
  // a recon unit with a vehicle's silhouette is one of armoured cars
  (traits.has('recon') && !traits.has('vehicle'));

/** 10.61h, AMB-07 */
export const engineersHelp = (fight: Fight, context: Pick<Context, 'options'>): boolean => {
  if (!attackerHas(fight, ({ traits }) => traits.has('engineer')) && !fight.unlisted.has('engineers')) return false;
  if (fight.terrain.has('town') || fight.strongpoint) return true;
  const water = ruling(context, 'amb07');
  if (water === 'never') return false;
  return (water !== 'stream' && allAcross(fight, 'river')) || (water !== 'river' && allAcross(fight, 'stream'));
};

export const erOf = (fight: Fight, role: 'attacker' | 'defender'): number | undefined =>
  fight.typedEr[role] ?? leadUnit(fight, role)?.er;

/** 10.61: none where an ER is missing: whoever counts asks `noEr` first. */
export const erDrm = (fight: Fight): readonly SumPart[] => {
  const mine = erOf(fight, 'attacker');
  const theirs = erOf(fight, 'defender');
  return mine === undefined || theirs === undefined
    ? []
    : [{ id: 'er', n: theirs - mine, msg: msg('rtl.attack.drm.er', { a: theirs, b: mine }), rule: '10.61' }];
};

/** 10.61 without CAS and coordination. */
export const groundDrms = (fight: Fight, context: Pick<Context, 'options'>): readonly SumPart[] => {
  const hex = hexDrm(fight);
  return [
    ...(hex ? [hex] : []),
    ...(fight.strongpoint ? [{ id: 'strongpoint', n: 1, msg: msg('rtl.attack.drm.strongpoint'), rule: '14.13' }] : []),
    ...(allAcross(fight, 'stream') ? [{ id: 'stream', n: 1, msg: msg('rtl.attack.drm.stream'), rule: '10.22' }] : []),
    ...erDrm(fight),
    ...(fight.noRetreat ? [{ id: 'noRetreat', n: 1, msg: msg('rtl.attack.drm.noRetreat'), rule: '9.43' }] : []),
    ...(combinedArms(fight) ? [{ id: 'combined', n: -1, msg: msg('rtl.attack.drm.combined'), rule: '10.61' }] : []),
    ...(engineersHelp(fight, context)
      ? [{ id: 'engineers', n: -1, msg: msg('rtl.attack.drm.engineers'), rule: '10.61' }]
      : []),
    ...(fight.otherDrm === 0
      ? []
      : [{ id: 'other', n: fight.otherDrm, msg: msg('rtl.attack.drm.other'), rule: '10.61' }]),
  ];
};
