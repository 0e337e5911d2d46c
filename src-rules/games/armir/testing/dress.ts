import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, post, set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { mapIn, textAt } from '#rules/kit/record/readers.ts';
import type { Roll } from '../../../testing/roll.ts';
import { msg } from '../chapters/victory/msg.ts';
import { accounts, cells, marks, type SideId, sides } from '../ids.ts';
import { countersOf, fullSteps } from '../model/reading.ts';

/** What random positions of this game bear and no form writes at random: enemies beside each other, boxes with units, losses. */
export const dress = (context: Context, roll: Roll): readonly Fact[] => [
  ...besides(context, roll),
  ...boxed(context, roll),
  ...worn(context, roll),
  ...spent(context, roll),
];

const at = (context: Context, side: SideId) =>
  countersOf(context).filter((one) => one.side === side && textAt(context, cells.at, one.id) !== '');

/** Enemies beside a few Axis hexes, and some of their own behind them; nobody shares a hex with the enemy (5). */
const besides = (context: Context, roll: Roll): readonly Fact[] => {
  const sheet = context.sheets?.map;
  if (!sheet) return [];
  const whose = new Map<string, SideId>();
  const place = new Map<string, string | null>();
  const put = (side: SideId, id: string, hex: string): void => {
    if ((whose.get(hex) ?? side) !== side) return;
    whose.set(hex, side);
    place.set(id, hex);
  };
  for (const side of [sides.axis, sides.soviet])
    for (const { id } of at(context, side)) {
      place.set(id, null);
      put(side, id, textAt(context, cells.at, id));
    }
  const free = (side: SideId) =>
    countersOf(context).filter((one) => one.side === side && (place.get(one.id) ?? null) === null);
  for (const { id } of roll.some(at(context, sides.axis), 0.3)) {
    const near = neighboursOf(sheet.grid, textAt(context, cells.at, id)).flatMap((hex) =>
      hex !== undefined && sheet.hexes[hex] ? [hex] : [],
    );
    for (const [side, share] of [
      [sides.soviet, 0.15],
      [sides.axis, 0.1],
    ] as const) {
      const hex = roll.one(near.filter((one) => (whose.get(one) ?? side) === side));
      if (hex !== undefined) for (const one of roll.some(free(side), share)) put(side, one.id, hex);
    }
  }
  return [...place].flatMap(([id, hex]) => (hex === textAt(context, cells.at, id) ? [] : [setAt(cells.at, id, hex)]));
};

/** 16.1, 16.3.1 */
const boxed = (context: Context, roll: Roll): readonly Fact[] => {
  const far = roll.below(3);
  const taken = new Set([
    ...Object.keys(mapIn(context, cells.cirUnits)),
    ...Object.keys(mapIn(context, cells.temUnits)),
  ]);
  const free = countersOf(context).filter(({ side, id }) => side === sides.soviet && !taken.has(id));
  return [
    set(cells.cirBoxes, far),
    ...(far === 2 ? [set(cells.cirReached, context.turn)] : []),
    ...roll.some(free, 0.15).flatMap(({ id, army }) => {
      const cir = army === 'iii' && roll.chance(0.6);
      return [
        cir ? setAt(cells.cirUnits, id, far === 2 ? 'in' : 'yes') : setAt(cells.temUnits, id, 'yes'),
        setAt(cells.at, id, null),
      ];
    }),
  ];
};

/** 12.2, 8.3 */
const worn = (context: Context, roll: Roll): readonly Fact[] =>
  roll.some(countersOf(context), 0.25).flatMap((one): readonly Fact[] => {
    const full = fullSteps(one) ?? 1;
    return full > 1 ? [setAt(cells.steps, one.id, 1 + roll.below(full))] : [];
  });

/** 16.2, 10.1.2, 11 */
const spent = (context: Context, roll: Roll): readonly Fact[] => {
  const pa = context.balances[accounts.pa] ?? 0;
  const guns = countersOf(context).filter(({ kind }) => kind === 'artillery');
  return [
    ...(roll.chance(0.3) && pa > 0 ? [post(accounts.pa, -1 - roll.below(pa), msg('armir.course.pa'), '16.2')] : []),
    ...roll.some(guns, 0.2).map(({ id }) => mark(marks.supported, id, true, context.place)),
  ];
};
