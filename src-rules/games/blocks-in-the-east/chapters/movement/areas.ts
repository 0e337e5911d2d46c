import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { Nation } from '../../ids.ts';
import { nationMsg } from '../../model/units.ts';
import { groundOf as groundOfBoard } from '../map/ground.ts';
import { boardNow } from '../map/now.ts';
import { countries, type Land, type MapArea, sovietLands } from '../map/sheet.ts';
import { msg } from './msg.ts';

/** 5.3 to 5.8: where the allies of Germany may go. */

/** What is known of a hex; what is not known never speaks against anybody. */
export interface KnownHex {
  /** in June 1941 */
  readonly country?: Land;
  /** north of the green line */
  readonly north?: boolean;
  /** in the Finnish attack zone; undefined: the map does not show it */
  readonly faz?: boolean;
  /** in the Finnish area of operations */
  readonly foa?: boolean;
}

/** A hex or box of the drawn map; a line nobody has drawn stops nobody. */
export const groundOf = (context: Pick<Context, 'sheets'>, hex: string): KnownHex => {
  const board = boardNow(context);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0) return {};
  const ground = groundOfBoard(board);
  const country = countries.find((one) => ground.has(node, one));
  const inside = (area: MapArea): boolean | undefined => (ground.drawn(area) ? ground.has(node, area) : undefined);
  const [faz, foa] = [inside('FAZ'), inside('FOA')];
  return {
    ...(country === undefined ? {} : { country }),
    north: ground.has(node, 'NORTH'),
    ...(faz === undefined ? {} : { faz }),
    ...(foa === undefined ? {} : { foa }),
  };
};

const soviet = (ground: KnownHex): boolean => sovietLands.some((one) => one === ground.country);
const finnish = (ground: KnownHex): boolean => ground.country === 'FIN' || ground.country === 'SCA';

/** Countries beside the south of the USSR; a nation without an entry goes where it likes. */
const open: { readonly [N in Nation]?: readonly Land[] } = {
  ITA: ['YUG', 'POL'],
  ROM: ['ROM'],
  HUN: ['HUN', 'YUG', 'POL'],
  SVK: ['SVK', 'POL'],
};
const rules: { readonly [N in Nation]?: string } = { ITA: '5.4', ROM: '5.6', HUN: '5.7', SVK: '5.8' };
/** Finns, and Germans supplied through Finland. */
const ofFinland = (nation: Nation, byFinland: boolean): boolean => nation === 'FIN' || (nation === 'GER' && byFinland);

/** Why a nation's ground unit may not stand there. */
export const mayNotEnter = (nation: Nation, ground: KnownHex, byFinland = false): Objection | undefined => {
  if (ofFinland(nation, byFinland))
    return ground.foa === false && !finnish(ground) ? { msg: msg('bite.allied.foa'), rule: '5.5' } : undefined;
  const may = open[nation];
  if (!may || ground.country === undefined) return undefined;
  const said = { nation: nationMsg[nation] };
  if (soviet(ground)) return ground.north ? { msg: msg('bite.allied.north', said), rule: '5.3' } : undefined;
  return may.includes(ground.country)
    ? undefined
    : { msg: msg('bite.allied.country', said), rule: rules[nation] ?? '5.3' };
};

/** Why it may not attack there. */
export const mayNotAttack = (nation: Nation, ground: KnownHex, byFinland = false): Objection | undefined => {
  const entered = mayNotEnter(nation, ground, byFinland);
  if (entered || !ofFinland(nation, byFinland)) return entered;
  return ground.faz === false && !finnish(ground) ? { msg: msg('bite.allied.faz'), rule: '5.5' } : undefined;
};

/** 5.3: the aircraft of these nations support units of their own only. */
export const supportsOnlyOwn = (nation: Nation): boolean => open[nation] !== undefined;

/** 5.3: Romanians and Hungarians never share a hex. */
export const neverTogether = (nations: readonly Nation[]): boolean =>
  nations.includes('ROM') && nations.includes('HUN');

/** In a sentence each. */
export const areaRules: readonly { readonly nations: readonly Nation[]; readonly msg: Msg; readonly rule: string }[] = [
  { nations: ['ITA', 'ROM', 'HUN', 'SVK'], msg: msg('bite.allied.says.green'), rule: '5.3' },
  { nations: ['ITA'], msg: msg('bite.allied.says.italy'), rule: '5.4' },
  { nations: ['ROM'], msg: msg('bite.allied.says.romania'), rule: '5.6' },
  { nations: ['HUN'], msg: msg('bite.allied.says.hungary'), rule: '5.7' },
  { nations: ['SVK'], msg: msg('bite.allied.says.slovakia'), rule: '5.8' },
  { nations: ['ROM', 'HUN'], msg: msg('bite.allied.says.together'), rule: '5.3' },
  { nations: ['FIN'], msg: msg('bite.allied.says.finns'), rule: '5.5' },
];
