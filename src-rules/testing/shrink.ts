import { same } from '#rules/kit/base/same.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';

/** A position without what does not matter for what was found in it, as far as that is found out in so many ms. */
export const smaller = (
  game: Game,
  context: Context,
  still: (context: Context) => boolean,
  patience = 3_000,
): Context => {
  let best = context;
  const until = performance.now() + patience;
  const inTime = (): boolean => performance.now() < until;
  const holds = (next: Context): boolean => {
    try {
      return still(next);
    } catch {
      // another fault than the one that was found
      return false;
    }
  };
  for (let before: Context | undefined; before !== best && inTime(); ) {
    before = best;
    for (const part of partsOf(game)) best = thinned(best, part, (next) => inTime() && holds(next));
  }
  return best;
};

/** A part of a position: its pieces by name, and the position without some of them. */
interface Part {
  readonly pieces: (context: Context) => readonly string[];
  readonly without: (context: Context, gone: ReadonlySet<string>) => Context;
}

/** Halves first, then quarters, down to one by one. */
const thinned = (context: Context, { pieces, without }: Part, holds: (next: Context) => boolean): Context => {
  let best = context;
  for (let size = pieces(best).length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < pieces(best).length; ) {
      const next = without(best, new Set(pieces(best).slice(from, from + size)));
      if (!same(next, best) && holds(next)) best = next;
      else from += size;
    }
  }
  return best;
};

const kept = <T>(of: { readonly [key: string]: T }, gone: ReadonlySet<string>, under = ''): { [key: string]: T } =>
  Object.fromEntries(Object.entries(of).filter(([key]) => !gone.has(under + key)));
const isMap = (value: unknown): value is { readonly [key: string]: never } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partsOf = (game: Game): readonly Part[] => {
  const fresh = (context: Context) => game.setUp({ scenario: context.scenario, options: context.options });
  const start = ({ scenario }: Context) => contextWithoutGame(game, {}, scenario).options;
  const sheetPart = (
    pieces: (sheet: Sheet) => readonly string[],
    without: (sheet: Sheet, gone: ReadonlySet<string>) => Sheet,
  ): Part => ({
    pieces: ({ sheets }) => Object.values(sheets ?? {}).flatMap(pieces),
    without: (context, gone) => ({
      ...context,
      ...(context.sheets
        ? {
            sheets: Object.fromEntries(
              Object.entries(context.sheets).map(([id, sheet]) => [id, without(sheet, gone)] as const),
            ),
          }
        : {}),
    }),
  });
  return [
    {
      pieces: ({ marks }) => Object.keys(marks),
      without: (context, gone) => ({ ...context, marks: kept(context.marks, gone) }),
    },
    // a cell goes back to what the set-up says
    {
      pieces: ({ cells }) => Object.keys(cells),
      without: (context, gone) => {
        const { cells } = fresh(context);
        const back = Object.entries(cells).filter(([id]) => gone.has(id));
        return { ...context, cells: { ...kept(context.cells, gone), ...Object.fromEntries(back) } };
      },
    },
    {
      pieces: ({ cells }) =>
        Object.entries(cells).flatMap(([id, value]) =>
          isMap(value) ? Object.keys(value).map((k) => `${id} ${k}`) : [],
        ),
      without: (context, gone) => ({
        ...context,
        cells: Object.fromEntries(
          Object.entries(context.cells).map(([id, value]) => [id, isMap(value) ? kept(value, gone, `${id} `) : value]),
        ),
      }),
    },
    {
      pieces: ({ marks }) => Object.entries(marks).flatMap(([id, of]) => Object.keys(of).map((key) => `${id} ${key}`)),
      without: (context, gone) => ({
        ...context,
        marks: Object.fromEntries(Object.entries(context.marks).map(([id, of]) => [id, kept(of, gone, `${id} `)])),
      }),
    },
    {
      pieces: (context) => Object.keys(context.options).filter((id) => context.options[id] !== start(context)[id]),
      without: (context, gone) => {
        const back = Object.entries(start(context)).filter(([id]) => gone.has(id));
        return { ...context, options: { ...context.options, ...Object.fromEntries(back) } };
      },
    },
    {
      pieces: ({ ticks }) => Object.keys(ticks),
      without: (context, gone) => ({ ...context, ticks: kept(context.ticks, gone) }),
    },
    {
      pieces: ({ rosters }) =>
        Object.entries(rosters).flatMap(([id, { units }]) => units.map((unit) => `${id} ${unit.id}`)),
      without: (context, gone) => ({
        ...context,
        rosters: Object.fromEntries(
          Object.entries(context.rosters).map(([id, roster]) => [
            id,
            { ...roster, units: roster.units.filter((unit) => !gone.has(`${id} ${unit.id}`)) },
          ]),
        ),
      }),
    },
    sheetPart(
      ({ sides }) => Object.keys(sides),
      (sheet, gone) => ({ ...sheet, sides: kept(sheet.sides, gone) }),
    ),
    sheetPart(
      ({ links }) => Object.keys(links),
      (sheet, gone) => ({ ...sheet, links: kept(sheet.links, gone) }),
    ),
    sheetPart(
      ({ boxes }) => Object.keys(boxes),
      (sheet, gone) => ({ ...sheet, boxes: kept(sheet.boxes, gone) }),
    ),
    sheetPart(
      ({ hexes }) => Object.keys(hexes),
      (sheet, gone) => ({ ...sheet, hexes: kept(sheet.hexes, gone) }),
    ),
    // what lies on a hex beside its ground
    sheetPart(
      ({ hexes }) => Object.keys(hexes).map((hex) => `on ${hex}`),
      (sheet, gone) => ({
        ...sheet,
        hexes: Object.fromEntries(
          Object.entries(sheet.hexes).map(([hex, drawn]) => [
            hex,
            gone.has(`on ${hex}`) ? { terrain: drawn.terrain } : drawn,
          ]),
        ),
      }),
    ),
  ];
};

/** What is left of a position, in a few lines: what differs from a new game of the same scenario. */
export const storyOf = (game: Game, context: Context): readonly string[] => {
  const { scenario, turn, place, cells, marks, options, rosters, sheets = {}, balances, ticks } = context;
  const setUp = game.setUp({ scenario, options });
  const usual = contextWithoutGame(game, {}, scenario).options;
  const differing = <T>(now: { readonly [id: string]: T }, then: { readonly [id: string]: unknown }) =>
    Object.fromEntries(Object.entries(now).filter(([id, value]) => !same(value, then[id]) && !isEmpty(value)));
  const line = (name: string, value: unknown): readonly string[] =>
    isEmpty(value) ? [] : [`${name}: ${JSON.stringify(value)}`];
  return [
    `${scenario}, turn ${turn}, place ${place}`,
    ...line('options', differing(options, usual)),
    ...line('cells', differing(cells, setUp.cells ?? {})),
    ...line('balances', differing(balances, setUp.balances ?? {})),
    ...line('marks', differing(marks, {})),
    ...line('ticks', Object.keys(ticks)),
    ...Object.values(rosters).flatMap(({ id, units }) => line(`list ${id}`, units)),
    ...Object.entries(sheets).flatMap(([id, { hexes, sides, links, boxes }]) =>
      line(`map ${id}`, differing({ hexes, sides, links, boxes }, {})),
    ),
  ];
};
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isMap(value) && Object.keys(value).length === 0;
