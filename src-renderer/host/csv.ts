/**
 * What a spreadsheet would run as a formula is written as text, by the apostrophe it takes off again; a plain number is
 * none. Read back here, the apostrophe goes.
 */
const runs = /^(?:[=@\t\r]|[+-](?!\d+(?:[.,]\d+)?$))/;
const guarded = /^'(?=[=@\t\r+-])/;

export const csvOptions = { escapeFormulae: runs } as const;
export const withoutGuard = (cell: string): string => cell.replace(guarded, '');
