import type { Context } from '#rules/kit/record/context.ts';
import { balance, markedKeys } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { accounts, type Formation, marks, ruling, sides, type UnitKind } from '../../../ids.ts';
import { msg } from '../msg.ts';
import { type Fighter, type FightKind, type Forces, standing } from './forces.ts';

/** 10.1: which Italian guns may support this fight, and what keeps the others from it. */

export interface SupportBar {
  readonly id:
    | 'type'
    | 'assault'
    | 'tem'
    | 'range'
    | 'used'
    | 'division'
    | 'corps'
    | 'dsg'
    | 'oos'
    | 'retreated'
    | 'pa';
  readonly msg: Msg;
  readonly rule: string;
}

/** What the rules ask of a gun, whoever asks: a screen or a script. */
export interface GunAsked {
  readonly kind: UnitKind;
  readonly range: number;
  readonly distance: number;
  readonly division: string;
  readonly formation?: Formation | undefined;
  readonly dsg: boolean;
  readonly oos: boolean;
  readonly retreated: boolean;
  readonly used: boolean;
  /** PA in hand before it fires; undefined: nobody counts them */
  readonly pa: number | undefined;
}
export interface Supported {
  readonly division: string;
  readonly formation?: Formation | undefined;
}

const same = (a: string, b: string): boolean => a !== '' && a.toLocaleUpperCase('en') === b.toLocaleUpperCase('en');

/** 10.1.2: a division's guns for its own units; those of a corps for its units and for army units. */
const belongs = (gun: GunAsked, units: readonly Supported[]): boolean =>
  // 10.1.3: attacked themselves, they support their own defence
  gun.distance === 0 ||
  units.some((unit) =>
    gun.division !== ''
      ? same(gun.division, unit.division)
      : // of whose corps nobody has said anything, nothing is known
        unit.formation !== undefined && (unit.formation === 'army' || unit.formation === gun.formation),
  );

export const supportBars = (
  gun: GunAsked,
  fight: { readonly way: FightKind; readonly units: readonly Supported[] },
  context: Pick<Context, 'options'>,
): readonly SupportBar[] => {
  const bars: SupportBar[] = [];
  const bar = (id: SupportBar['id'], rule: string, p?: Msg['p']) =>
    bars.push({ id, msg: msg(`armir.fight.bar.${id}`, p), rule });
  if (gun.kind !== 'artillery') bar('type', '10.1.1');
  if (fight.way === 'tem') bar('tem', '16.3.2');
  if (fight.way === 'assault' && ruling(context, 'amb39') === 'none') bar('assault', '13');
  if (gun.distance > gun.range) bar('range', '10.1.2', { n: gun.range });
  if (gun.used) bar('used', '10.1.2');
  if (!belongs(gun, fight.units)) bar(gun.division === '' ? 'corps' : 'division', '10.1.2');
  if (gun.dsg) bar('dsg', '11.2');
  if (gun.oos && ruling(context, 'amb21') === 'none') bar('oos', '8.3.1');
  if (gun.retreated) bar('retreated', '12.3.3');
  if (gun.pa !== undefined && gun.pa < 1) bar('pa', '10.1.4');
  return bars;
};

export interface Supporting {
  readonly gun: Fighter;
  readonly bars: readonly SupportBar[];
}

/** PA in hand; undefined: no game counts them. */
export const paInHand = (context: Pick<Context, 'balances'>): number | undefined =>
  Object.hasOwn(context.balances, accounts.pa) ? balance(context, accounts.pa) : undefined;

/** Every gun that is to support, in the order of the rows; each takes a PA from those behind it. */
export const supporting = (forces: Forces, context: Context): readonly Supporting[] => {
  if (forces.guns.length === 0) return [];
  const units = (forces.attackerSide === sides.axis ? forces.attackers : standing(forces)).filter(
    ({ kind }) => kind === 'combat',
  );
  const used = markedKeys(context, marks.supported);
  let pa = paInHand(context);
  return forces.guns.map((gun) => {
    const bars = supportBars(
      {
        kind: gun.kind,
        range: gun.gun?.range ?? 1,
        distance: gun.gun?.distance ?? 0,
        division: gun.division,
        formation: gun.formation,
        dsg: gun.dsg,
        oos: gun.oos,
        retreated: gun.retreated,
        used: used.includes(gun.id),
        pa,
      },
      { way: forces.way, units },
      context,
    );
    if (bars.length === 0 && pa !== undefined) pa -= 1;
    return { gun, bars };
  });
};
