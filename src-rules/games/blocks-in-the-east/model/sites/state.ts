import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { cells, type SideId, sides, siteCells } from '../../ids.ts';
import { colours, noPp, type Payer, type Pp } from '../income.ts';
import { isOut } from '../out.ts';
import { plus, ppBy } from '../pp.ts';
import { homeSide } from './fields.ts';
import type { Site } from './list.ts';

/** What has become of a production centre, as the record has it. */

type Cells = Pick<Context, 'cells'>;
const sideIn = (text: string | undefined): SideId | undefined =>
  text === sides.axis || text === sides.soviet ? text : undefined;

/** 3.3: who holds it; undefined: nobody has taken it yet. */
export const holderOf = (context: Cells, site: Site): SideId | undefined =>
  sideIn(textAt(context, cells.owner, site.id)) ?? startOf(context, site);

/** Whom the printed income of the scenario counts it for. */
export const startOf = (context: Cells, site: Site): SideId | undefined => {
  const said = textAt(context, siteCells.start, site.id);
  return said === '' ? homeSide(site.country) : sideIn(said);
};

/** Who is paid: allies with PP of their own for their own country; Italy and Finland earn nothing (5.1). */
export const payerOf = (site: Site, side: SideId | undefined): Payer | undefined => {
  if (side === sides.soviet) return 'SOV';
  if (side === undefined || site.country === 'ITA' || site.country === 'FIN') return undefined;
  return site.country === 'ROM' || site.country === 'HUN' ? site.country : 'GER';
};

/** Whom it pays as things stand; nobody where the nation has left the war (7.11). */
export const earnerOf = (context: Cells, site: Site): Payer | undefined => {
  const payer = payerOf(site, holderOf(context, site));
  return payer && isOut(context, payer) ? undefined : payer;
};

export const isScorched = (context: Cells, site: Site): boolean => paidFor(context, site) !== undefined;
/** Yellow PP put into its repair; undefined: there is nothing to repair. */
export const paidFor = ({ cells: all }: Cells, site: Site): number | undefined => {
  const map = all[siteCells.scorched];
  const n = typeof map === 'object' && Object.hasOwn(map, site.id) ? map[site.id] : undefined;
  return typeof n === 'number' ? n : undefined;
};
export const isRazed = (context: Cells, site: Site): boolean => textAt(context, siteCells.razed, site.id) === 'yes';
export const isGutted = (context: Cells, site: Site): boolean => textAt(context, siteCells.gutted, site.id) === 'yes';
/** Repaired, but not paying before a later month. */
export const waits = (context: Pick<Context, 'cells' | 'turn'>, site: Site): boolean =>
  (countAt(context, siteCells.resumes, site.id) ?? 0) > context.turn;

export const goodsOf = (site: Site): Pp => ({ ...noPp, ...site.goods });
/** What a side gets out of it untouched: factories work for their own country only. */
export const fullOf = (site: Site, side: SideId | undefined): Pp =>
  side === undefined ? noPp : plus(goodsOf(site), side === homeSide(site.country) ? { ...noPp, ...site.plants } : noPp);

/** 16.2 */
export const evacuatedFrom = (context: Cells, site: Site): Pp => ({
  ...noPp,
  red: countAt(context, siteCells.evacuatedRed, site.id) ?? 0,
  blue: countAt(context, siteCells.evacuatedBlue, site.id) ?? 0,
});
/** Factories still there, a PP a month each: what was not taken away, burnt or bombed. */
export const factoriesIn = (context: Cells, site: Site): Pp => {
  if (isGutted(context, site) || isRazed(context, site)) return noPp;
  const gone = evacuatedFrom(context, site);
  return {
    ...noPp,
    red: Math.max(0, site.plants.red - gone.red),
    blue: Math.max(0, site.plants.blue - gone.blue),
    black: site.plants.black,
  };
};
/** What a side gets out of it for good, as it lies: in ruins only factories work. */
export const lastingOf = (context: Pick<Context, 'cells' | 'turn'>, site: Site, side: SideId): Pp =>
  plus(
    isRazed(context, site) || isScorched(context, site) || waits(context, site) ? noPp : goodsOf(site),
    side === homeSide(site.country) ? factoriesIn(context, site) : noPp,
  );

/** Damage that counts in one player-turn only. */
export interface Struck {
  readonly turn: number;
  readonly pp: Pp;
}
const letters = { yellow: 'Y', red: 'R', blue: 'B', black: 'K' } as const;
export const struckText = ({ turn, pp }: Struck): string =>
  [`t${turn}`, ...colours.flatMap((colour) => (pp[colour] > 0 ? [`${letters[colour]}${pp[colour]}`] : []))].join(' ');
export const readStruck = (text: string): Struck | undefined => {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const turn = /^t(\d{1,2})$/.exec(first)?.[1];
  if (turn === undefined) return undefined;
  const of = (letter: string): number => Number(rest.find((one) => one.startsWith(letter))?.slice(1) ?? 0) || 0;
  return { turn: Number(turn), pp: ppBy((colour) => of(letters[colour])) };
};
/** 32.1: PP it does not make in the production step of this month. */
export const bombedNow = (context: Pick<Context, 'cells' | 'turn'>, site: Site): Pp => {
  const text = textAt(context, siteCells.bombed, site.id);
  const struck = text === '' ? undefined : readStruck(text);
  return struck?.turn === context.turn ? struck.pp : noPp;
};

/** Damage to a port or a station: the month it acts in, and how much. */
export interface Damage {
  readonly turn: number;
  readonly hits: number;
}
const perTurn = 100;
export const damageNo = ({ turn, hits }: Damage): number => turn * perTurn + Math.min(hits, perTurn - 1);
export const readDamage = (n: number): Damage => ({ turn: Math.floor(n / perTurn), hits: n % perTurn });
/** 32.2, 32.3: damage that acts this month. */
export const damageNow = (
  context: Pick<Context, 'cells' | 'turn'>,
  cell: typeof siteCells.port | typeof siteCells.station,
  id: string,
): number => {
  const { turn, hits } = readDamage(countAt(context, cell, id) ?? 0);
  return turn === context.turn ? hits : 0;
};
