/**
 * Reads a JSON text for its form alone. `JSON.parse` keeps the last of two equal keys without a word and tells places
 * differently from engine to engine; a map with a hex twice, or cut short, has to be named by line and column.
 */
export interface JsonFlaw {
  readonly what: 'cut' | 'syntax' | 'deep' | 'twice';
  /** where, as an offset into the text */
  readonly at: number;
  /** twice: the key, the keys it lies under, and where it stood first */
  readonly key?: string;
  readonly under?: readonly string[];
  readonly first?: number;
}

interface Frame {
  readonly keys?: Map<string, number>;
  /** the key that is being read */
  key: string;
}

type Wanted = 'value' | 'valueOrEnd' | 'keyOrEnd' | 'key' | 'colon' | 'commaOrEnd' | 'nothing';

/** A sheet is seven levels deep. */
const DEEPEST = 32;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const words = ['true', 'false', 'null'];

/** Empty: well-formed and no key twice. A flaw of form is the last one found; keys that stand twice come before it. */
export const scanJson = (text: string, most = 50): readonly JsonFlaw[] => {
  const flaws: JsonFlaw[] = [];
  const stack: Frame[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  const done = (): Wanted => (stack.length === 0 ? 'nothing' : 'commaOrEnd');
  const broken = (where: number): readonly JsonFlaw[] => [
    ...flaws,
    { what: where >= text.length ? 'cut' : 'syntax', at: Math.min(where, text.length) },
  ];
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    if (at >= text.length) return wanted === 'nothing' ? flaws : broken(at);
    const sign = text[at] ?? '';
    const frame = stack.at(-1);
    if (wanted === 'nothing') return broken(at);
    if (wanted === 'colon') {
      if (sign !== ':') return broken(at);
      at++;
      wanted = 'value';
    } else if (wanted === 'commaOrEnd' && sign === ',') {
      at++;
      wanted = frame?.keys ? 'key' : 'value';
    } else if ((sign === '}' || sign === ']') && (wanted === 'commaOrEnd' || wanted.endsWith('OrEnd'))) {
      if ((sign === '}') !== (frame?.keys !== undefined)) return broken(at);
      at++;
      stack.pop();
      wanted = done();
    } else if (wanted === 'commaOrEnd') {
      return broken(at);
    } else if (wanted === 'key' || wanted === 'keyOrEnd') {
      if (sign !== '"') return broken(at);
      const end = endOfString(text, at);
      if (end < 0) return broken(~end);
      const key = keyOf(text.slice(at, end));
      const first = frame?.keys?.get(key);
      if (first !== undefined) {
        flaws.push({ what: 'twice', at, key, under: stack.slice(0, -1).map((outer) => outer.key), first });
        if (flaws.length >= most) return flaws;
      } else frame?.keys?.set(key, at);
      if (frame) frame.key = key;
      at = end;
      wanted = 'colon';
    } else if (sign === '{' || sign === '[') {
      if (stack.length >= DEEPEST) return [...flaws, { what: 'deep', at }];
      stack.push(sign === '{' ? { keys: new Map(), key: '' } : { key: '' });
      at++;
      wanted = sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else if (sign === '"') {
      const end = endOfString(text, at);
      if (end < 0) return broken(~end);
      at = end;
      wanted = done();
    } else {
      const end = endOfPlain(text, at);
      if (end < 0) return broken(~end);
      at = end;
      wanted = done();
    }
  }
};

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Where a string ends; negative: the bitwise opposite of where it breaks. */
const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code < 32) return ~at;
    if (code !== 92) continue;
    at++;
    const sign = text[at];
    if (sign === undefined) return ~text.length;
    if (sign === 'u') {
      for (let i = 1; i <= 4; i++) {
        const hex = text[at + i];
        if (hex === undefined) return ~text.length;
        if (!/[0-9a-fA-F]/.test(hex)) return ~(at + i);
      }
      at += 4;
    } else if (!'"\\/bfnrt'.includes(sign)) return ~at;
  }
  return ~text.length;
};

/** Where a number, true, false or null ends; negative as above. */
const endOfPlain = (text: string, start: number): number => {
  for (const word of words) {
    if (text.startsWith(word, start)) return start + word.length;
    if (text.length - start < word.length && word.startsWith(text.slice(start))) return ~text.length;
  }
  number.lastIndex = start;
  const found = number.exec(text);
  if (found) return start + found[0].length;
  return text[start] === '-' && start + 1 >= text.length ? ~text.length : ~start;
};

const keyOf = (quoted: string): string => {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  const key: unknown = JSON.parse(quoted);
  return typeof key === 'string' ? key : quoted;
};

/** Line and column of an offset, both from 1. */
export const placeIn = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  let line = 1;
  let begin = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    begin = at + 1;
  }
  return { line, column: offset - begin + 1 };
};
