import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { ruling, sides } from '../../../ids.ts';
import { type Fight, type FightUnit, fightOf, type Plane } from '../fight/fight.ts';
import { combinedArms, erDrm } from '../fight/ground.ts';
import { type SumPart, sumOf } from '../fight/notice.ts';
import { type ReadyFight, ready, standAfter, withoutEr } from '../fight/ready.ts';
import { refusalOf } from '../fight/refuse.ts';
import { msg } from '../msg.ts';
import type { OverrunInput } from './fields.ts';

/** 8.6: an overrun is a fight of its own: who may, what it costs, its column of the terrain chart. */

type Rules = Pick<Context, 'options'>;
export interface Reason {
  readonly msg: Msg;
  readonly rule: string;
}

const isCavalry = ({ traits }: Pick<FightUnit, 'traits'>): boolean => traits.has('cavalry');
/** Armoured cars and light armour: vehicles whose attack strength is not red. */
const isCar = ({ traits }: Pick<FightUnit, 'traits'>): boolean => traits.has('vehicle') && !traits.has('armoured');

/** 8.62, AMB-05: does the group hold a unit that makes an overrun possible? */
export const enables = (group: readonly Pick<FightUnit, 'traits'>[], rules: Rules): boolean =>
  group.some((one) => one.traits.has('armoured') || isCavalry(one)) ||
  (ruling(rules, 'amb05') === 'others' ? group.some(isCar) : group.length > 0 && group.every(isCar));

export type Member = Pick<FightUnit, 'class' | 'traits' | 'oos' | 'disrupted' | 'label'>;
/** 8.62: why a unit may not be of the group. */
export const memberBars = (unit: Member): readonly Reason[] => [
  ...(unit.class === 'mot' || isCavalry(unit)
    ? []
    : [{ msg: msg('rtl.run.bar.class', { unit: unit.label }), rule: '8.62' }]),
  ...(unit.oos ? [{ msg: msg('rtl.run.bar.oos', { unit: unit.label }), rule: '8.62' }] : []),
  ...(unit.disrupted ? [{ msg: msg('rtl.run.bar.disrupted', { unit: unit.label }), rule: '8.62' }] : []),
];

export interface OverrunPlace {
  readonly terrain: ReadonlySet<string>;
  readonly across: OverrunInput['across'];
  readonly strongpoint: boolean;
  readonly weather: string;
  readonly fromZoc: boolean;
  readonly assault: boolean;
}
/** 8.61, 8.64, AMB-04: where and when nobody overruns. */
export const placeBars = (place: OverrunPlace, rules: Rules): readonly Reason[] => {
  const bars: Reason[] = [];
  const bar = (id: Parameters<typeof msg>[0], rule = '8.64') => bars.push({ msg: msg(id), rule });
  if (place.assault) bar('rtl.run.bar.assault', '8.61');
  if (place.weather === 'rain') bar('rtl.run.bar.rain');
  if (place.across === 'river') bar('rtl.run.bar.river');
  if (place.terrain.has('swamp')) bar('rtl.run.bar.swamp');
  if (place.terrain.has('town')) bar('rtl.run.bar.town');
  if (place.terrain.has('hills') && ruling(rules, 'amb04') === 'forbidden') bar('rtl.run.bar.hills');
  if (place.strongpoint) bar('rtl.run.bar.strongpoint');
  if (place.fromZoc) bar('rtl.run.bar.fromZoc');
  return bars;
};
/** 8.63, in halves of MP: 1 for the overrun and the hex as it costs, without the surcharge for ZOC. */
export const overrunCost = (entry: number): number => 2 + entry;

/** 8.67e: the overrun column: one value for the hex, and a stream the whole group crosses. */
export const overrunTerrain = (terrain: ReadonlySet<string>, across: OverrunInput['across']): readonly SumPart[] => {
  const found = (['rough', 'marsh', 'hills', 'town', 'woods'] as const).find((one) => terrain.has(one));
  return [
    ...(found
      ? [{ id: found, n: found === 'woods' ? 1 : 2, msg: msg(`rtl.attack.terrain.${found}`), rule: '8.67' }]
      : []),
    ...(across === 'stream' ? [{ id: 'stream', n: 2, msg: msg('rtl.run.across.stream'), rule: '8.67' }] : []),
  ];
};

export interface Overrun {
  readonly made: ReadyFight;
  readonly bars: readonly Reason[];
  /** what is left out, and why */
  readonly left: readonly Reason[];
}
/** 8.66: one German aircraft of type A, in attack. */
const airOf = (planes: readonly Plane[], german: boolean): { fly: readonly Plane[]; left: readonly Reason[] } => {
  const able = german ? planes.filter(({ airType }) => airType === 'A') : [];
  const fly = able.slice(0, 1);
  return {
    fly,
    left: planes
      .filter((one) => !fly.includes(one))
      .map((one) => ({
        msg: msg(
          !german ? 'rtl.run.bar.sovietAir' : one.airType === 'B' ? 'rtl.run.bar.bomber' : 'rtl.run.bar.secondAir',
          {
            unit: one.label,
          },
        ),
        rule: '8.66',
      })),
  };
};

export const overrunFight = (input: OverrunInput, context: Pick<Context, 'cells' | 'marks'>): Fight => {
  const { across, ...rest } = input;
  const row = <T extends OverrunInput['german']>(rows: T): OverrunInput['german'] =>
    rows.map((one) => ({ ...one, across, spend: 'none' as const }));
  const german = rest.attacker === sides.german;
  const fight = fightOf(
    {
      ...rest,
      german: german ? row(rest.german) : rest.german,
      soviet: german ? rest.soviet : row(rest.soviet),
      noRetreat: false,
      sequence: 'mobile',
      crt: 'mobile',
      active: '',
    },
    context,
  );
  const silent = <H extends { readonly spend: string }>(all: readonly H[]) =>
    all.map((one) => ({ ...one, spend: 'none' as const }));
  return {
    ...fight,
    attacker: {
      ...fight.attacker,
      // one group from one hex
      units: fight.attacker.units.map((unit) => ({ ...unit, hex: '' })),
      guns: [],
      helpers: silent(fight.attacker.helpers),
      planes: airOf(fight.attacker.planes, fight.attacker.side === sides.german).fly,
    },
    defender: {
      ...fight.defender,
      // 8.66: nobody but a battery in the hex
      guns: fight.defender.guns.filter(({ distance }) => distance === 0),
      helpers: silent(fight.defender.helpers),
      planes: [],
    },
  };
};

type Ground = Pick<OverrunInput, 'across' | 'otherDrm'>;
/** 8.65, 8.67e: the fight of an overrun with everything no die decides. */
export const overrunReady = (fight: Fight, { across, otherDrm }: Ground, context: Context): ReadyFight => {
  const base = ready(fight, context);
  const ground: SumPart[] = [
    ...overrunTerrain(fight.terrain, across),
    ...erDrm(fight),
    ...(combinedArms(fight) ? [{ id: 'combined', n: -1, msg: msg('rtl.attack.drm.combined'), rule: '10.61' }] : []),
    ...(otherDrm === 0 ? [] : [{ id: 'other', n: otherDrm, msg: msg('rtl.attack.drm.other'), rule: '10.61' }]),
  ];
  return withoutEr({
    ...base,
    way: 'overrun',
    crt: 'mobile',
    // 8.65: no ER check but that of the aircraft, which AMB-09 may do without
    checks: ruling(context, 'amb09') === 'rolled' ? base.checks.filter(({ kind }) => kind === 'cas') : [],
    ground,
    groundDrm: sumOf(ground),
  });
};

export const overrunOf = (input: OverrunInput, context: Context): Overrun => {
  const fight = overrunFight(input, context);
  const { attacker } = fight;
  const german = attacker.side === sides.german;
  const typed = german ? input.german : input.soviet;
  const theirs = german ? input.soviet : input.german;
  const planes = fightOf({ ...input, noRetreat: false, sequence: 'mobile', crt: 'mobile', active: '' }, context);
  const guns = typed.filter(({ kind, part }) => kind === 'artillery' && part);
  const bars = [
    ...attacker.units.flatMap(memberBars),
    ...(attacker.units.length > 0 && !enables(attacker.units, context) && !fight.unlisted.has('armoured')
      ? [{ msg: msg('rtl.run.bar.enables'), rule: '8.62' }]
      : []),
    ...(input.together ? [] : [{ msg: msg('rtl.run.bar.together'), rule: '8.62' }]),
    ...placeBars({ ...input, terrain: fight.terrain }, context),
    ...(input.mpLeft > 0 && overrunCost(input.entry) > input.mpLeft
      ? [{ msg: msg('rtl.run.bar.mp', { need: overrunCost(input.entry) / 2, has: input.mpLeft / 2 }), rule: '8.63' }]
      : []),
  ];
  const left = [
    ...airOf(planes.attacker.planes, german).left,
    ...planes.defender.planes.map(({ label }) => ({
      msg: msg('rtl.run.bar.defensiveAir', { unit: label }),
      rule: '8.66',
    })),
    ...(guns.length > 0 || theirs.some(({ kind, distance, part }) => kind === 'artillery' && part && distance > 0)
      ? [{ msg: msg('rtl.run.bar.guns'), rule: '8.66' }]
      : []),
  ];
  return {
    made: overrunReady(fight, input, context),
    bars,
    left,
  };
};
/** 8.65: at 1:4 and better. */
export const refusedOverrun = (made: ReadyFight): { readonly not: Msg; readonly rule: string } | undefined =>
  refusalOf(made.fight) ??
  (standAfter(made, {}).column === undefined ? { not: msg('rtl.run.not.odds'), rule: '8.65' } : undefined);
