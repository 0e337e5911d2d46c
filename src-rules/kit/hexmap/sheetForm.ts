import { z } from 'zod';
import { mostColumns, mostRows } from './limits.ts';

type Text = z.ZodType<string, string>;

/** What the parts of a sheet are held to: a file from somebody's hands to its game and in all, what is kept loosely. */
export interface SheetHold {
  /** no other members */
  readonly strict: boolean;
  readonly hex: Text;
  readonly pair: Text;
  readonly boxId: Text;
  /** where a link of a box leads */
  readonly place: Text;
  readonly terrain: Text;
  readonly feature: Text;
  readonly side: Text;
  readonly link: Text;
  readonly boxKind: Text;
  readonly name: Text;
  readonly label: Text;
  readonly separator: Text;
  /** most kinds in one place; absent: as many as there are */
  readonly kinds?: number;
  readonly labels: number;
  readonly boxLinks: number;
}

const digits = z.int().min(1).max(4);
const begin = z.int().min(0).max(9_999);

const closed = <S extends z.ZodRawShape>({ strict }: SheetHold, form: z.ZodObject<S>): z.ZodObject<S> =>
  strict ? form.strict() : form;
const kindsOf = ({ kinds }: SheetHold, kind: Text) => (kinds === undefined ? z.array(kind) : z.array(kind).max(kinds));

const numberingForm = (held: SheetHold) =>
  closed(
    held,
    z.object({
      /** which digits come first: '1204' is column 12, row 04, or row 12, column 04 */
      first: z.enum(['column', 'row']),
      columnDigits: digits,
      rowDigits: digits,
      /** the number of the first column and row, counted from the side where they begin to grow */
      firstColumn: begin,
      firstRow: begin,
      columnsGrow: z.enum(['right', 'left']),
      rowsGrow: z.enum(['down', 'up']),
      /** between the two, e.g. '.'; absent: nothing */
      separator: held.separator.optional(),
    }),
  );
export type NumberingForm = ReturnType<typeof numberingForm>;

const gridForm = (held: SheetHold) =>
  closed(
    held,
    z.object({
      /** flat: columns of hexes with flat tops, every other column half a hex lower; pointy: rows, every other one shoved right */
      orientation: z.enum(['flat', 'pointy']).describe('flat: hexes with flat tops; pointy: with a corner on top'),
      /** which of the columns (flat) or rows (pointy), counted from 1 at the top left, stand half a hex lower or to the right */
      offset: z
        .enum(['odd', 'even'])
        .describe(
          'which columns (flat) or rows (pointy), from 1 at the top left, stand half a hex lower or to the right',
        ),
      columns: z.int().min(1).max(mostColumns),
      rows: z.int().min(1).max(mostRows),
      numbering: numberingForm(held),
    }),
  );
export type GridForm = ReturnType<typeof gridForm>;

const hexForm = (held: SheetHold) =>
  closed(
    held,
    z.object({
      terrain: held.terrain,
      /** features of the spec: supply source, map edge, port … */
      features: kindsOf(held, held.feature).optional(),
      name: held.name.optional(),
      /** entry hexes and areas: 'X', '3', 'A' … */
      labels: z.array(held.label).max(held.labels).optional(),
    }),
  );
export type HexForm = ReturnType<typeof hexForm>;

const boxForm = (held: SheetHold) => {
  const link = z.object({ to: held.place.describe('a drawn hex or another box'), link: held.link });
  return closed(
    held,
    z.object({
      name: held.name,
      /** a kind of the spec: off-map box, sea area … */
      kind: held.boxKind,
      features: kindsOf(held, held.feature).optional(),
      /** to hexes or other boxes, each by a link kind of the spec (rail, land, sea) */
      links: z.array(closed(held, link)).max(held.boxLinks),
    }),
  );
};
export type BoxForm = ReturnType<typeof boxForm>;

/** The form of a map sheet. Which hexes lie on the grid, touch or are drawn no schema can say; `parseSheet` does. */
export const sheetForm = (held: SheetHold) =>
  closed(
    held,
    z.object({
      grid: gridForm(held),
      hexes: z.record(held.hex, hexForm(held)).describe('by hex number; what is not here is not drawn'),
      /** hexside kinds by pair 'lower/higher' (string order of the two numbers), e.g. '0817/0917': ['river'] */
      sides: z.record(held.pair, kindsOf(held, held.side)).describe("hexsides by the two hexes they part, '0817/0818'"),
      /** road, rail, trail … from hex to neighbouring hex, by the same pairs */
      links: z.record(held.pair, kindsOf(held, held.link)).describe('roads and rails by the two hexes they join'),
      /** off-map boxes and sea areas */
      boxes: z.record(held.boxId, boxForm(held)).describe('off-map boxes and sea areas'),
    }),
  );
export type SheetForm = ReturnType<typeof sheetForm>;
