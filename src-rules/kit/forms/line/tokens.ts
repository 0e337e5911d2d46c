import { folded } from '../../base/folded.ts';

/** A line of text in its parts, each with its place in it. */
export interface Token {
  readonly is: 'word' | 'quoted' | 'sign';
  /** as it is written; of a quotation what stands inside */
  readonly text: string;
  /** in small letters without accents: how it is looked up */
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** what stands between the one before it and this one */
  readonly gap: string;
}

const part =
  /[“"«](?<quoted>[^”"»]*)[”"»]?|(?<word>\d+\.\d+(?![\p{L}\p{N}])|[\p{L}\p{N}_#'’ʹ]+)|(?<minus>(?<=^|[\s,;])[-−](?=\d))|(?<sign>[,;:+?@×])/gu;

export const tokensOf = (line: string): readonly Token[] => {
  let last = 0;
  return [...line.matchAll(part)].map((found): Token => {
    const { quoted, word, minus, sign } = found.groups ?? {};
    const [from, to] = [found.index, found.index + found[0].length];
    const gap = line.slice(last, from);
    last = to;
    const text = quoted ?? word ?? (minus === undefined ? (sign ?? '') : '-');
    const is = quoted !== undefined ? 'quoted' : word !== undefined ? 'word' : 'sign';
    return { is, text, key: is === 'word' ? folded(text) : text, from, to, gap };
  });
};

export const isNumber = (token: Token | undefined): boolean => token?.is === 'word' && /^\d+(\.\d+)?$/.test(token.text);

/** "8-6-4" from here on: its numbers, and how many parts it takes; one number alone is one. */
export const numbersAt = (tokens: readonly Token[], at: number): readonly number[] => {
  const numbers: number[] = [];
  for (let i = at; isNumber(tokens[i]) && (i === at || /^[-–/]$/.test(tokens[i]?.gap ?? '')); i++)
    numbers.push(Number(tokens[i]?.text));
  return numbers;
};

/** How a name or a label is looked up: as it is written, and without its commas. */
export const keysOf = (words: string): readonly string[] => {
  const parts = words.split(',').map(folded);
  return [...new Set([parts.join(' , '), parts.join(' ')])].map((key) => key.trim()).filter((key) => key !== '');
};
