/** A grid of cells as players type into it: where the cursor stands, what a column takes, what a change is. */

export interface Cursor {
  readonly row: number;
  readonly col: number;
}

export interface GridColumn {
  readonly key: string;
  readonly label: string;
  /** what the heading is in the other language: files and pasted blocks may have it */
  readonly also?: readonly string[];
  /** a cell is one of these; the text is the key, the label is shown, `also` is read */
  readonly choices?: readonly { readonly key: string; readonly label: string; readonly also?: readonly string[] }[];
  /** a cell holds any number of the choices: their keys with blanks between them */
  readonly many?: true;
  /** does a text fit? empty always does: it is missing, not wrong */
  readonly fits: (text: string) => boolean;
  readonly wide?: boolean;
  /** a number is kept in so many parts of what is shown and typed: 2 for halves */
  readonly per?: number;
}

export interface CellChange {
  /** the number of rows: a new one */
  readonly row: number;
  readonly col: number;
  readonly text: string;
}
