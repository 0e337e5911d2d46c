import type { Context } from '#rules/kit/record/context.ts';
import { eventMarks } from '../../../ids.ts';
import type { Cargo } from '../../../model/cargo.ts';
import { notedAt } from '../../../model/cells.ts';
import type { Route } from '../../../model/income.ts';
import { on } from '../../../model/rules.ts';
import { italiansSail } from '../../events/italy.ts';

/** 35.2: what the attack on the convoys sank, from the calculator or from dice typed with what arrives. */

export const attacked = ['arctic', 'persia'] as const satisfies readonly Route[];
export type Attacked = (typeof attacked)[number];

/** By block, in the order in which they are typed; the Italian submarine goes with Italy (AMB-17). */
const attackers = (route: Attacked, context: Context) => {
  if (route === 'arctic') return [arctic.uBoats, arctic.bombers];
  return [persia.uBoats, ...(italiansSail(context) ? [persia.italian] : [])];
};

const facesIn = (typed: string): readonly number[] =>
  [...typed].flatMap((one) => (/\d/.test(one) ? [Number(one)] : []));
/** Typed dice are as many as are thrown, each of 1 to 6. */
export const diceTrouble = (route: Attacked, typed: string, context: Context): boolean => {
  if (typed.trim() === '') return false;
  const faces = facesIn(typed);
  return (
    /[^\d\s,;/-]/.test(typed) ||
    faces.length !== hitsOf(route, '', context).dice ||
    faces.some((face) => face < 1 || face > 6)
  );
};

/** Hits by the dice typed, else as recorded this month; undefined: nobody has said. */
export const hitsOf = (
  route: Attacked,
  typed: string,
  context: Context,
): { readonly dice: number; readonly hits: number | undefined } => {
  const by = attackers(route, context).flatMap(({ count, toHit }) => Array.from({ length: count }, () => toHit));
  if (!on(context, 'o352')) return { dice: by.length, hits: undefined };
  const faces = facesIn(typed);
  const hits =
    typed.trim() === ''
      ? notedAt(context, eventMarks.convoyLost, route)
      : faces.filter((face, i) => face >= (by[i] ?? 7)).length;
  return { dice: by.length, hits };
};

/**
 * Which PP are lost: as said; where nothing is said and there is no choice, what has to go. Which PP sink is drawn at
 * the table: 'choose' where only a draw can tell.
 */
export const lossOf = (
  hits: readonly { readonly n: number; readonly load: Cargo }[],
  said: Cargo,
): Cargo | 'choose' => {
  if (said.red + said.blue > 0) return said;
  let [red, blue] = [0, 0];
  for (const { n, load } of hits) {
    if (n === 0) continue;
    if (n < load.red + load.blue && load.red > 0 && load.blue > 0) return 'choose';
    red += Math.min(n, load.red);
    blue += Math.min(n, load.blue);
  }
  return { red, blue };
};

/** 35.2: blocks of the strategic war that nobody can wear down: what they throw. */
export const arctic = { uBoats: { count: 3, toHit: 6 }, bombers: { count: 2, toHit: 5 } } as const;
export const persia = { uBoats: { count: 2, toHit: 6 }, italian: { count: 1, toHit: 6 } } as const;
