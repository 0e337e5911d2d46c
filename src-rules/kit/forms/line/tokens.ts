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

/** "1412": no value is so large. */
export const isHex = (token: Token | undefined): boolean => token?.is === 'word' && /^\d{4}$/.test(token.text);

/** "12 9 6", as "12-9-6": the steps of a unit; a hex is none of them. */
export const ladderAt = (tokens: readonly Token[], at: number): readonly number[] => {
  let to = at + numbersAt(tokens, at).length;
  while (isNumber(tokens[to]) && !isHex(tokens[to]) && /^\s+$/.test(tokens[to]?.gap ?? '')) to++;
  return tokens.slice(at, to).map(({ text }) => Number(text));
};

/** "1-3": numbers with a dash between them, whoever is called "1/3". */
export const readsAsValues = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every((token, i) => isNumber(token) && (i === 0 || /^[-–]$/.test(token.gap)));

/** What is written from one part to before another. */
export const cut = (line: string, tokens: readonly Token[], from: number, to: number): string =>
  line.slice(tokens[from]?.from, tokens[to - 1]?.to);

/** A text from here on: in quotation marks, numbers, or as far as it goes without a blank; a word of letters alone is none. */
export const textIn = (
  line: string,
  tokens: readonly Token[],
  from: number,
): { readonly text: string; readonly to: number } | undefined => {
  const token = tokens[from];
  if (!token || token.is === 'sign') return undefined;
  if (token.is === 'quoted') return { text: token.text, to: from + 1 };
  const numbers = numbersAt(tokens, from);
  if (numbers.length > 1) return { text: numbers.join(' '), to: from + numbers.length };
  let to = from + 1;
  if (!/\d/.test(token.text)) return undefined;
  while (tokens[to]?.is === 'word' && tokens[to]?.gap !== '' && !/\s/.test(tokens[to]?.gap ?? ' ')) to++;
  return { text: cut(line, tokens, from, to), to };
};

/** How a name or a label is looked up: as it is written, and without its commas. */
export const keysOf = (words: string): readonly string[] => {
  const parts = words.split(',').map(folded);
  return [...new Set([parts.join(' , '), parts.join(' ')])].map((key) => key.trim()).filter((key) => key !== '');
};
