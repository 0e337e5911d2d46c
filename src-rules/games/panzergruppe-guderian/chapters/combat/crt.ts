import { oddsColumn } from '#rules/kit/tables/oddsTable.ts';
import { printedOdds } from '#rules/kit/tables/printed.ts';

/**
 * 9.5: combat results, die down, odds across, as printed. Cells that run against their neighbours (4-1 reads D2/A1 on
 * a 3 and D1 on a 4) are right as they stand. 9.4: below 1-3 fights as 1-3, above 10-1 as 10-1.
 */
export const {
  columns,
  faces,
  codeAt,
  odds,
  grid: crt,
} = printedOdds(
  'crt',
  '9.5',
  'clamp',
  `
     1-3  1-2    1-1    2-1    3-1    4-1    5-1    6-1    7-1    8-1    9-1    10-1
1    A1   D1/A1  D1     D2     D2     D2     D2     De/A1  De     De     De     De
2    A1   Eng    D1/A1  D1     D2     D2     D2     D2     De/A1  De     De     De
3    A1   A1     D1/A1  D1/A1  D1     D2/A1  D2     D2     D2     De/A1  De     De
4    A2   A1     Eng    D1/A1  D1/A1  D1     D2/A1  D2     D2     D2     De/A1  De
5    Ae   A2     A1     Eng    D1/A1  D1/A1  D1     D2/A1  D2     D2     D2     De
6    Ae   Ae     A2     A1     Eng    Eng    D1/A1  D1     D2/A1  D2     D2     D2
`,
);

/** The index of the column; undefined where a side has nothing: no attack, or no die (A21). */
export const columnFor = (attack: number, defence: number): number | undefined =>
  attack <= 0 || defence <= 0 ? undefined : oddsColumn(odds, attack, defence).column;

/** What a side pays: steps lost or hexes retreated, as it chooses; `all`: everything, no choice. */
export interface Pay {
  readonly n: number;
  readonly all: boolean;
}

export interface Result {
  readonly code: string;
  readonly defender?: Pay;
  readonly attacker?: Pay;
  /** 9.66: the defender first, then the attacker */
  readonly split: boolean;
  /** 9.67: a step each, nobody moves */
  readonly engaged: boolean;
}

const pay = (text: string): Pay =>
  text.slice(1) === 'e' ? { n: 0, all: true } : { n: Number(text.slice(1)), all: false };

export const readCode = (code: string): Result | undefined => {
  if (code === 'Eng') {
    const one = { n: 1, all: false };
    return { code, defender: one, attacker: one, split: false, engaged: true };
  }
  if (!/^(D[12e](\/A[12e])?|A[12e])$/.test(code)) return undefined;
  const parts = code.split('/');
  const of = (letter: string) => parts.find((part) => part.startsWith(letter));
  const [defender, attacker] = [of('D'), of('A')];
  return {
    code,
    ...(defender ? { defender: pay(defender) } : {}),
    ...(attacker ? { attacker: pay(attacker) } : {}),
    split: parts.length > 1,
    engaged: false,
  };
};
