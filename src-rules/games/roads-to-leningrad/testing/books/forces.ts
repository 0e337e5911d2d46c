import { crt } from '../../chapters/combat/crt.ts';
import { is, left, missionsOf, sideOf, units, value } from './record.ts';
import {
  across,
  activeOf,
  between,
  distance,
  er,
  type Fight,
  formation,
  formationIn,
  hexesTo,
  isActive,
  isDisrupted,
  isOos,
  kind,
  leadOf,
  type One,
  type Role,
  strength,
  terrainOf,
  typed,
} from './who.ts';

/** Strengths, supports, checks and DRMs of a fight (3.5, 10 to 13, 15). */

/** 3.53, 3.56: out of supply, swamp, river: each group halved once and rounded down. */
export const attackOf = (fight: Fight): number => {
  const { books, attacker } = fight;
  const wet = (one: One): boolean => typed(one, 'swampRoad') === true && value(one.unit, 'class') !== 'foot';
  const over = (one: One): boolean => across(fight, one) === 'river';
  const sum = (those: readonly One[]): number => those.reduce((so, one) => so + strength(books, one, 'attack'), 0);
  const group = (swamp: boolean, river: boolean): number => {
    const those = attacker.fighting.filter((one) => wet(one) === swamp && over(one) === river);
    return (
      Math.floor(sum(those.filter((one) => isOos(books, one))) / 2) + sum(those.filter((one) => !isOos(books, one)))
    );
  };
  const bank = (river: boolean): number => Math.floor(group(true, river) / 2) + group(false, river);
  return Math.floor(bank(true) / 2) + bank(false);
};

/** 12.13, 12.14, 12.23: the batteries that support, those that need no check apart. */
export const batteries = (
  fight: Fight,
  role: Role,
): { readonly sure: readonly One[]; readonly checked: readonly One[] } => {
  const { books, input } = fight;
  const { guns, fighting } = fight[role];
  const target = String(input.target);
  const lead = leadOf(fight, 'defender');
  const ofLead = (one: One): boolean => formation(one) === '' || !lead || formation(lead) === formation(one);
  const fit = guns.filter((one) => {
    const far = distance(one, target);
    const range = Number(value(one.unit, 'range'));
    const mine = role === 'attacker' ? isActive(fight, one) : ofLead(one);
    return mine && !books.fired[one.unit.id] && !isDisrupted(books, one) && far <= range;
  });
  if (role === 'attacker')
    return {
      sure: fit.filter((one) => distance(one, target) <= 1),
      checked: fit.filter((one) => distance(one, target) > 1),
    };
  const company = fighting.some((one) => kind(one) === 'combat');
  const inside = company ? fit.filter((one) => distance(one, target) === 0) : [];
  const gain = ({ unit }: One): number => Number(value(unit, 'attack')) - Number(value(unit, 'defence'));
  const best = inside.reduce<One | undefined>((so, one) => (gain(one) > (so ? gain(so) : 0) ? one : so), undefined);
  const supporter = inside.find((one) => typed(one, 'lead') === true) ?? best;
  return { sure: supporter ? [supporter] : [], checked: fit.filter((one) => distance(one, target) > 0) };
};
export type Level = 'full' | 'half' | 'none';
/** 3.55: never under 1. */
export const support = (fight: Fight, those: readonly One[], level: Level): number => {
  const soaked =
    terrainOf(fight).includes('swamp') || (terrainOf(fight).includes('marsh') && fight.input.weather === 'rain');
  const half = (n: number): number => Math.max(1, Math.floor(n / 2));
  if (level === 'none') return 0;
  return those.reduce((so, { unit }) => {
    const n = Number(value(unit, 'attack'));
    const checked = level === 'half' ? half(n) : n;
    return so + (soaked ? half(checked) : checked);
  }, 0);
};

/** 13.14, 13.21, 13.24 */
export const flying = (fight: Fight, role: Role): readonly One[] => {
  const { books, input, overrun } = fight;
  const { planes, side, staff } = fight[role];
  const ready = (one: One): boolean => !['flown', 'gone'].includes(books.air[one.unit.id] ?? '');
  const isA = ({ unit }: One): boolean => value(unit, 'airType') === 'A';
  const hqs = staff.filter((one) => kind(one) === 'hq');
  const near = (one: One): boolean => !isDisrupted(books, one) && hexesTo(one, input.target) <= 4;
  // any HQ of the side whose hex is written down, of those the rows do not list
  const others = units.filter(
    (unit) =>
      value(unit, 'kind') === 'hq' &&
      sideOf(unit) === side &&
      left(books, unit) > 0 &&
      !hqs.some((one) => one.unit.id === unit.id),
  );
  const places = others.map(({ id }) => books.at[id] ?? '');
  const onMap = places.filter((at) => at === '' || /^\d{4}$/.test(at));
  const reaches = others.some(
    (unit, i) =>
      !books.disrupted[unit.id] &&
      /^\d{4}$/.test(places[i] ?? '') &&
      between(places[i] ?? '', String(input.target)) <= 4,
  );
  const nowhere = hqs.length > 0 || (onMap.length > 0 && onMap.every((at) => at !== '') && input.target !== '');
  if (!hqs.some(near) && !reaches && nowhere) return [];
  if (role === 'defender') return planes.filter(ready).slice(0, 2);
  const lead = leadOf(fight, 'attacker');
  if (!mayFly(fight, side, lead ? formationIn(fight, lead) : '')) return [];
  if (overrun) return side === 'german' ? planes.filter(isA).slice(0, 1).filter(ready) : [];
  const escorted = planes.some((one) => isA(one) && ready(one));
  return planes.filter((one) => ready(one) && (side === 'german' || isA(one) || escorted)).slice(0, 2);
};
const mayFly = (fight: Fight, side: string, lead: string): boolean => {
  const { books, attacker, input } = fight;
  const southern = books.scenario === 'staraya-russa' || books.scenario === 'manstein';
  if (southern && lead === 'Lieb') return false;
  const west = Number(String(input.target).slice(2)) > 21;
  if (books.scenario === 'manstein' && side === 'soviet' && books.turn <= 14 && west) return false;
  if ((books.missions[side] ?? 0) >= missionsOf(books, side)) return false;
  const own = attacker.fighting.filter((one) => formationIn(fight, one) === lead).length;
  const free = (one: string): boolean => side === 'german' && isMotorised(side, one);
  if (free(lead) && own * 2 > attacker.fighting.length) return true;
  // AMB-28: one for each other formation, or one for all of them
  const flown = Object.entries(books.missions).filter(([key]) => key.startsWith(`${side}:`));
  const others = flown.filter(([key]) => !free(key.slice(side.length + 1)));
  if (books.options.amb28 === 'all') return others.every(([, n]) => n === 0);
  return lead === '' || (books.missions[`${side}:${lead}`] ?? 0) === 0;
};
/** 13.24b2: more than half of its combat units have a red box. */
const isMotorised = (side: string, of: string): boolean => {
  const whole = units.filter(
    (unit) => sideOf(unit) === side && value(unit, 'kind') === 'combat' && value(unit, 'formation') === of,
  );
  return of !== '' && whole.filter((unit) => value(unit, 'class') === 'mot').length * 2 > whole.length;
};

/** 15.14, 15.15, 15.33, 10.44b: one HQ and one leader whose points count for what they were named for. */
export const helpers = (fight: Fight, role: Role, use: string, lead: One | undefined): readonly One[] => {
  const { books, input } = fight;
  const { staff, fighting, side } = fight[role];
  const seats = new Set<string>();
  return staff.filter((one) => {
    if (typed(one, 'spend') !== use || fight.overrun || books.spent[one.unit.id]) return false;
    const isLeader = kind(one) === 'leader';
    // 15.15, 15.25, AMB-41: to the lead unit, to aircraft over the target; von Manstein to an HQ
    const to = use === 'cas' ? input.target : lead && typed(lead, 'hex');
    const [far, most] = isLeader && side === 'german' ? [Number(typed(one, 'distance')), 8] : [hexesTo(one, to), 4];
    if (isDisrupted(books, one) || far > most) return false;
    if (isLeader && side === 'german' && role === 'defender' && books.options.amb45 === 'own') return false;
    if (role === 'defender' && use === 'units') return false;
    // 15.25: the Soviet leader spends with an HQ he stands with, while it acts
    if (isLeader && side === 'soviet') {
      const hqs = staff.filter((each) => kind(each) === 'hq');
      const known = hqs.length > 0 && [one, ...hqs].every((each) => typed(each, 'hex') !== '');
      const stands = hqs.some((each) => isActive(fight, each) && typed(each, 'hex') === typed(one, 'hex'));
      if (role === 'defender' || (known && !stands)) return false;
    }
    if (!isLeader) {
      const mine = !lead || formation(lead) === formation(one);
      const asArmy = role === 'attacker' && lead && formation(lead) === '' && isActive(fight, one);
      if (!mine && !asArmy) return false;
      const active = fighting.filter((each) =>
        activeOf(fight).length > 0 ? isActive(fight, each) : ['', formation(one)].includes(formation(each)),
      );
      if (
        role === 'attacker' &&
        (books.options.amb44 === 'all' || (use === 'units' && input.sequence === 'assault')) &&
        active.length * 2 <= fighting.length
      )
        return false;
    }
    if (seats.has(kind(one))) return false;
    seats.add(kind(one));
    return true;
  });
};

export const hexesOf = ({ attacker, overrun }: Fight): number =>
  overrun ? 1 : new Set(attacker.fighting.map((one) => typed(one, 'hex'))).size;
/** The coordination table. */
const tableDrm = (fight: Fight, check: 'cas' | 'artillery' | 'units'): number => {
  const { input, overrun } = fight;
  const mobile = overrun || input.sequence === 'mobile';
  let drm = mobile ? 1 : check === 'cas' ? 0 : -1;
  if (check === 'units' && hexesOf(fight) >= 3) drm += 1;
  if (check !== 'units' && terrainOf(fight).includes('woods')) drm += 2;
  if (check === 'cas') drm += input.weather === 'overcast' ? 2 : input.weather === 'rain' ? 3 : 0;
  return drm;
};
export const checkOf = (
  fight: Fight,
  role: Role,
  id: string,
  use: 'cas' | 'artillery' | 'units',
  by: One | undefined,
  staffLead: One | undefined,
): Level => {
  const { books } = fight;
  // AMB-09
  if (!by || (fight.overrun && books.options.amb09 === 'automatic')) return 'full';
  const { key, raw } = fight.answer(id);
  const points = helpers(fight, role, use, staffLead).reduce(
    (so, one) => so + Number(value(one.unit, 'commandPoints')),
    0,
  );
  const n = Number(raw) + tableDrm(fight, use) - points;
  const is_: Level =
    use === 'artillery'
      ? n >= 10
        ? 'none'
        : n <= er(books, by)
          ? 'full'
          : 'half'
      : n <= er(books, by)
        ? 'full'
        : 'none';
  if (is_ !== key) books.says(`${id}: ${key} on a ${raw}, due ${is_}`);
  return is_;
};

/** 10.61, 8.67e, without aircraft and coordination. */
export const groundDrm = (fight: Fight): number => {
  const { books, input, attacker, defender, overrun } = fight;
  const terrain = terrainOf(fight);
  const any = (those: readonly string[]): boolean => those.some((one) => terrain.includes(one));
  const allAcross = (what: string): boolean => attacker.fighting.every((one) => across(fight, one) === what);
  const [mine, theirs] = [leadOf(fight, 'attacker'), leadOf(fight, 'defender')];
  let drm = mine && theirs ? er(books, theirs) - er(books, mine) : 0;
  if (overrun) drm += any(['rough', 'marsh', 'hills', 'town']) ? 2 : any(['woods']) ? 1 : 0;
  else drm += any(['town', 'hills']) ? 2 : any(['rough', 'village']) ? 1 : 0;
  if (allAcross('stream')) drm += overrun ? 2 : 1;
  const fort = !overrun && input.strongpoint === true;
  if (fort) drm += 1;
  if (!overrun && input.noRetreat === true) drm += 1;
  const stops = defender.fighting.some(({ unit }) =>
    ['armoured', 'antiTank', 'redDefence'].some((one) => is(unit, one)),
  );
  const fit = attacker.fighting.filter((one) => !isDisrupted(books, one) && across(fight, one) !== 'river');
  const tanks = fit.filter(({ unit }) => is(unit, 'armoured'));
  const partners = fit.filter(
    ({ unit }) =>
      is(unit, 'motorcycle') ||
      is(unit, 'motInfantry') ||
      (is(unit, 'engineer') && value(unit, 'class') === 'mot') ||
      (is(unit, 'recon') && !is(unit, 'vehicle')),
  );
  const open = input.weather !== 'rain' && !any(['swamp', 'town']) && input.strongpoint !== true;
  if (open && !stops && partners.some((one) => tanks.some((tank) => tank !== one))) drm -= 1;
  const pioneers = attacker.fighting.some(({ unit }) => is(unit, 'engineer'));
  // AMB-07
  const water = String(books.options.amb07 ?? 'river');
  const wet = ['river', 'stream'].some((one) => (water === one || water === 'either') && allAcross(one));
  if (!overrun && pioneers && (any(['town']) || fort || wet)) drm -= 1;
  return drm;
};

/** 10.32 */
export const crtOf = (fight: Fight): 'assault' | 'mobile' => {
  const { input, attacker, overrun } = fight;
  if (overrun) return 'mobile';
  const must =
    input.sequence === 'assault' ||
    input.weather === 'rain' ||
    input.strongpoint === true ||
    !attacker.fighting.some(({ unit }) => is(unit, 'armoured')) ||
    ['town', 'hills', 'swamp'].some((one) => terrainOf(fight).includes(one)) ||
    attacker.fighting.every((one) => across(fight, one) === 'river');
  return must || input.crt === 'assault' ? 'assault' : 'mobile';
};
/** 10.52: the highest column the ratio reaches, rounded for the defender. */
export const columnOf = (table: 'assault' | 'mobile', attack: number, defence: number): string | undefined =>
  [...crt[table].cols].reverse().find((column) => {
    const [x = 0, y = 0] = column.split('-').map(Number);
    return attack * y >= defence * x;
  });
