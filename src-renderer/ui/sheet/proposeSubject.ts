import { memo } from '#rules/kit/base/memo.ts';
import type { SheetEdit } from '#rules/kit/hexmap/edit/edit.ts';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type LineOf, missingFor } from '#rules/kit/hexmap/lines.ts';
import type { LinkLook, Sheet, SheetSpec, SideLook, TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { hexSize } from '../canvas/layout.ts';
import type { ProposeOf } from '../photo/proposed/proposals.ts';
import { leastDrawn, pairsOf } from '../photo/ways/pairs.ts';

/** A kind of the game that may be proposed. */
export interface SubjectKind {
  readonly key: string;
  readonly msg: Msg;
  readonly look: TerrainLook | SideLook | LinkLook;
}

/** What may be said of a place: its kinds, none where nothing lies there. */
export interface Option {
  /** see `asOf` */
  readonly as: string;
  readonly kinds: readonly SubjectKind[];
  /** the digit that says it */
  readonly digit: string | undefined;
}

/** What proposals are about: the terrain of hexes, or the lines along their sides or from one to the next. */
export interface Subject {
  readonly of: ProposeOf;
  /** the brush that draws it */
  readonly brush: 'terrain' | 'side' | 'link';
  readonly kinds: (spec: SheetSpec) => readonly SubjectKind[];
  /** all places of a grid, in the order the app learns them */
  readonly places: (grid: Grid) => readonly string[];
  /** what is drawn, by place */
  readonly drawn: (sheet: Sheet) => ReadonlyMap<string, string>;
  /** whether a place that is not drawn could be: lines need hexes to lie at */
  readonly mayBe: (sheet: Sheet, place: string) => boolean;
  /** what can be said of a place, by what was drawn when proposals began */
  readonly options: (spec: SheetSpec, named: Iterable<string>) => readonly Option[];
  /** whether so much is drawn that the rest can be proposed; by how often each kind is */
  readonly enough: (counts: readonly number[]) => boolean;
  /** a kind drawn less often is not proposed */
  readonly least: number;
  /** the hex to look at for a place, and whether it lies wholly among some hexes */
  readonly hexesOf: (place: string) => readonly string[];
  /** writes what places bear */
  readonly edit: (found: ReadonlyMap<string, string>) => SheetEdit;
}

/** The kinds of a place as one word, in the order of the alphabet, as a sheet keeps them. */
export const asOf = (kinds: readonly string[]): string => [...kinds].sort().join('+');
export const kindsOf = (as: string): readonly string[] => (as === '' ? [] : as.split('+'));

const digitOf = (n: number): string | undefined => (n < 10 ? String(n) : undefined);

const terrain: Subject = {
  of: 'terrain',
  brush: 'terrain',
  kinds: ({ terrains }) => terrains,
  places: (grid) => latticeOf(grid).numbers,
  drawn: (sheet) => new Map(Object.entries(sheet.hexes).map(([hex, { terrain: key }]) => [hex, key])),
  mayBe: () => true,
  options: ({ terrains }) => terrains.map((kind, i) => ({ as: kind.key, kinds: [kind], digit: digitOf(i + 1) })),
  // two terrains, and four hexes in all
  enough: (counts) => counts.filter((count) => count > 0).length >= 2 && counts.reduce((sum, one) => sum + one, 0) >= 4,
  least: 1,
  hexesOf: (hex) => [hex],
  edit: (found) => ({ do: 'terrains', hexes: Object.fromEntries(found) }),
};

const lines = (of: LineOf, kinds: (spec: SheetSpec) => readonly SubjectKind[]): Subject => ({
  of,
  brush: of === 'sides' ? 'side' : 'link',
  kinds,
  places: memo((grid) => pairsOf(grid, of, hexSize).names),
  drawn: (sheet) => new Map(Object.entries(sheet[of]).map(([pair, list]) => [pair, asOf(list)])),
  mayBe: ({ hexes }, pair) => {
    const [a = '', b = ''] = pair.split('/');
    return missingFor(of, [a, b], (hex) => hexes[hex] !== undefined) === undefined;
  },
  options: (spec, named) => {
    const all = kinds(spec);
    const single = all.map(({ key }) => key);
    // two kinds lie together where the players drew them so
    const several = [...new Set(named)].filter(
      (as) => kindsOf(as).length > 1 && kindsOf(as).every((key) => single.includes(key)),
    );
    return ['', ...single, ...several.sort()].map((as, i) => ({
      as,
      kinds: kindsOf(as).flatMap((key) => all.filter((kind) => kind.key === key)),
      digit: digitOf(i),
    }));
  },
  enough: (counts) => counts.some((count) => count >= leastDrawn),
  least: leastDrawn,
  hexesOf: (pair) => pair.split('/'),
  edit: (found) => ({
    do: 'lines',
    of,
    pairs: Object.fromEntries([...found].map(([pair, as]) => [pair, kindsOf(as)])),
  }),
});

const subjects: Readonly<Record<ProposeOf, Subject>> = {
  terrain,
  sides: lines('sides', ({ sides }) => sides),
  links: lines('links', ({ links }) => links.filter(({ boxesOnly }) => boxesOnly !== true)),
};
export const subjectOf = (of: ProposeOf): Subject => subjects[of];
/** What a brush draws, if it can be proposed. */
export const subjectDrawnBy = (brush: string): Subject | undefined =>
  Object.values(subjects).find((subject) => subject.brush === brush);

/** How often each kind of the game is drawn, in the order of its brushes. */
export const drawnCounts = (
  subject: Subject,
  sheet: Sheet,
  spec: SheetSpec,
): readonly (readonly [SubjectKind, number])[] => {
  const counts = new Map<string, number>();
  for (const as of subject.drawn(sheet).values())
    for (const key of kindsOf(as)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return subject.kinds(spec).map((kind) => [kind, counts.get(kind.key) ?? 0]);
};
