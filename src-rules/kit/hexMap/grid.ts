/** A hex grid and the game's own way of numbering it. */
export interface Grid {
  /** flat: columns of hexes with flat tops, every other column half a hex lower; pointy: rows, every other one shoved right */
  readonly orientation: 'flat' | 'pointy';
  /** which of the columns (flat) or rows (pointy), counted from 1 at the top left, stand half a hex lower or to the right */
  readonly offset: 'odd' | 'even';
  /** 1 to 80 */
  readonly columns: number;
  /** 1 to 60 */
  readonly rows: number;
  readonly numbering: Numbering;
}

export interface Numbering {
  /** which digits come first: '1204' is column 12, row 04, or row 12, column 04 */
  readonly first: 'column' | 'row';
  readonly columnDigits: number;
  readonly rowDigits: number;
  /** the number of the first column and row, counted from the side where they begin to grow */
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columnsGrow: 'right' | 'left';
  readonly rowsGrow: 'down' | 'up';
  /** between the two, e.g. '.'; absent: nothing */
  readonly separator?: string;
}

export const mostColumns = 80;
export const mostRows = 60;
