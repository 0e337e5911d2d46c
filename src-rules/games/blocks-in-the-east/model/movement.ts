import type { AirClass, GroundClass, Nation, Tech, Terrain, UnitClass, Weather } from '../ids.ts';
import { isFirstWinter } from './calendar.ts';
import { hexCosts } from './printed.ts';

/** 7.5.3, 9.2, 14.0, 33.2: what a unit may spend and what a hex costs it. Each step with its rule. */
export interface Mover {
  readonly class: UnitClass;
  readonly nation: Nation;
  readonly tech: Tech;
  /** 10.0 */
  readonly guards: boolean;
  /** 6.1.1: Soviet Shock infantry */
  readonly shock: boolean;
  /** 26.0: moves as an armoured corps */
  readonly gustav?: boolean;
}

export const infantryGroup: readonly UnitClass[] = [
  'infantry',
  'static',
  'mountain',
  'cavalry',
  'artillery',
  'paratroops',
  'marines',
];
export const armourGroup: readonly UnitClass[] = ['mechanised', 'tanks', 'armouredHq'];

export type AllowancePart = 'tech1' | 'tech2' | 'cavalry' | 'guards' | 'shock' | 'tracks' | 'mannerheim';
export type Allowance =
  | { readonly ok: true; readonly points: number; readonly part: AllowancePart; readonly rule: string }
  /** 6.1.1: by rail or ship only; 13.8: Stavka and FHQ stay; or a number no rulebook gives */
  | { readonly ok: false; readonly why: 'static' | 'stays' | 'unknown'; readonly rule: string };

/** Before cavalry's point and what supply takes away. */
export const allowance = (
  { class: kind, nation, tech, guards, shock }: Mover,
  turn: number,
  winterTracks: boolean,
): Allowance => {
  const of = (points: number, part: AllowancePart, rule: string): Allowance => ({ ok: true, points, part, rule });
  if (kind === 'static') return { ok: false, why: 'static', rule: '6.1.1' };
  if (kind === 'supremeHq') {
    if (nation === 'SOV' || nation === 'GER') return { ok: false, why: 'stays', rule: '13.8' };
    if (nation === 'FIN') return of(4, 'mannerheim', '5.5');
  }
  if (nation === 'SOV' && guards) return of(4, 'guards', '10.0');
  if (nation === 'SOV' && shock && tech === 1) return of(4, 'shock', '6.1.1');
  // not mechanised units
  if (winterTracks && isFirstWinter(turn) && nation === 'SOV' && (kind === 'tanks' || kind === 'armouredHq'))
    return of(4, 'tracks', '33.2');
  if (tech === 1) return of(3, 'tech1', '7.5.3');
  if (tech === 2) return of(4, 'tech2', '7.5.3');
  return { ok: false, why: 'unknown', rule: '7.5.3' };
};

export type CostPart = 'terrain' | 'rain' | 'lightRain' | 'snow' | 'mountaineers' | 'horses' | 'arrow';
export type EntryBar = 'armourInMountains' | 'mountainsInBadWeather' | 'strait' | 'kerchRain' | 'kerchSevastopol';
export type HexCost =
  | { readonly ok: true; readonly points: number; readonly part: CostPart; readonly rule: string }
  | { readonly ok: false; readonly why: EntryBar; readonly rule: string };

const printed = (terrain: Terrain, weather: Weather): number => Number(hexCosts.cells[`${terrain}/${weather}`]?.text);
const part: { readonly [W in Weather]: readonly [CostPart, string] } = {
  clear: ['terrain', '7.5.3'],
  lightRain: ['lightRain', '39.0'],
  rain: ['rain', '9.2'],
  snow: ['snow', '9.2'],
};

export interface EnteredGround {
  readonly weather: Weather;
  /** as the players settled what light rain is (AMB-14) */
  readonly bad: boolean;
  /** rule 14 */
  readonly mountains: boolean;
}

/** What the hex takes of this class (14.0 changes some of it). */
export const hexCost = (kind: GroundClass, terrain: Terrain, { weather, bad, mountains }: EnteredGround): HexCost => {
  const base = printed(terrain, weather);
  const plain: HexCost = { ok: true, points: base, part: part[weather][0], rule: part[weather][1] };
  if (!mountains) return plain;
  if (terrain === 'mountain') {
    if (armourGroup.includes(kind)) return { ok: false, why: 'armourInMountains', rule: '14.0' };
    if (bad && kind !== 'mountain') return { ok: false, why: 'mountainsInBadWeather', rule: '14.0' };
  }
  if (kind === 'mountain' && (terrain === 'mountain' || terrain === 'hill'))
    return { ok: true, points: base - 1, part: 'mountaineers', rule: '14.0' };
  if (kind === 'cavalry' && terrain !== 'mountain' && !(terrain === 'hill' && weather === 'snow')) {
    const most = terrain === 'plain' ? 1 : 2;
    if (base > most) return { ok: true, points: most, part: 'horses', rule: '14.0' };
  }
  return plain;
};

export type Crossing = 'none' | 'arrow' | 'kerch';

/** 7.5.5: straits and red arrows, whatever lies behind them. */
export const arrowCost = (
  mover: Pick<Mover, 'class' | 'nation'>,
  crossing: Exclude<Crossing, 'none'>,
  {
    bothEnds,
    sevastopol,
    weather,
  }: { readonly bothEnds: boolean; readonly sevastopol: boolean; readonly weather: Weather },
): HexCost => {
  if (!bothEnds && !infantryGroup.includes(mover.class)) return { ok: false, why: 'strait', rule: '7.5.5' };
  if (crossing === 'kerch' && weather === 'rain') return { ok: false, why: 'kerchRain', rule: '9.2' };
  if (crossing === 'kerch' && mover.nation !== 'SOV' && !sevastopol)
    return { ok: false, why: 'kerchSevastopol', rule: '7.5.5' };
  return { ok: true, points: 3, part: 'arrow', rule: '7.5.5' };
};

/** 7.5.2, 6.3: hexes to a battle. */
export const airRange = (kind: AirClass, tech: Tech): { readonly hexes: number; readonly rule: string } => {
  if (kind === 'longRange') return { hexes: 15, rule: '6.3.2' };
  if (kind === 'bomber') return { hexes: tech === 3 ? 15 : 10, rule: tech === 3 ? '6.3.2' : '7.5.2' };
  return { hexes: tech === 3 ? 10 : 5, rule: tech === 3 ? '6.3.1' : '7.5.2' };
};
