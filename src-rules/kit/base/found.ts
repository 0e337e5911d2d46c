/** Letters that no mark makes of plain ones. */
const plainer: { readonly [letter: string]: string } = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** A text as it is searched: without capitals, accents, apostrophes and doubled spaces. 'Čir' is 'cir', 'Gießen' 'giessen'. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʹ]/gu, '')
    .replace(/[đðłøıħßæœþ]/g, (letter) => plainer[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** The one that begins as was typed, where no other does. */
export const onlyBegun = <T>(all: readonly T[], typed: string, nameOf: (one: T) => string): T | undefined => {
  const begins = bare(typed);
  const [one, ...others] = begins === '' ? [] : all.filter((each) => bare(nameOf(each)).startsWith(begins));
  return others.length === 0 ? one : undefined;
};

/** The one search: a text has every word asked for, however either is written. */
export const finder = (asked: string): ((text: string) => boolean) => {
  const words = bare(asked).split(' ');
  return (text) => {
    const plain = bare(text);
    return words.every((word) => plain.includes(word));
  };
};
