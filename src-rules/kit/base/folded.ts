import { bare } from './found.ts';

/** The same name written in any way: 'Peenemünde' and 'peenemunde', 'Tromsø' and 'tromso', "Starobel'sk" and 'starobelsk'. */
export const folded = (text: string): string =>
  bare(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** One name for a place however it is written: `alias` holds other spellings, folded, and the one that counts. Answers are kept. */
export const oneName = (alias: { readonly [name: string]: string }): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) => {
    const had = known.get(text);
    if (had !== undefined) return had;
    const plain = folded(text);
    const made = alias[plain] ?? plain;
    if (known.size < 10_000) known.set(text, made);
    return made;
  };
};
