import type { Game } from '#rules/kit/game/game.ts';

/** Whether a rule number has a line of reference: its own, or that of the whole section (9 is under 9.0). */
export const isKnown = (game: Pick<Game, 'reference'>, rule: string): boolean =>
  rule
    .split(/[,;]\s*/)
    .map((one) => one.trim())
    .every((one) => one === '' || game.reference.some((line) => line.rule === one || line.rule === `${one}.0`));

/** Every rule number in a piece of data: under `rule`, and in the lists under `rules`. */
export const rulesIn = (value: unknown, found: Set<string> = new Set(), seen: Set<object> = new Set()): Set<string> => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  for (const [key, part] of Object.entries(value)) {
    if (key === 'rule' && typeof part === 'string') found.add(part);
    else if (key === 'rules' && Array.isArray(part))
      for (const one of part) {
        if (typeof one === 'string') found.add(one);
        else rulesIn(one, found, seen);
      }
    else rulesIn(part, found, seen);
  }
  return found;
};

/** Rule numbers in what is said that the game's reference does not know. */
export const unknownRules = (game: Game, said: unknown): readonly string[] =>
  [...rulesIn(said)].filter((rule) => !isKnown(game, rule)).sort();

/** Words that hold a sentence together and stand in one of the two languages alone. */
const english = /\b(the|and|with|from|this|that|these|which|when|where|has|have|not|must|only|your|their|its)\b/i;
const italian = /\b(il|della|delle|degli|dello|che|gli|sono|questo|questa|anche|quando|dove|deve|nella|dalla)\b/i;

/** What is written of a sentence, without what is put into it. */
const written = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, ' ');
/** Words that are no name and no abbreviation. */
const plainWords = (text: string): readonly string[] => written(text).match(/(?<![\p{L}\d])\p{Ll}{3,}/gu) ?? [];
const speaks = (text: string): boolean => /\p{L}{3,}/u.test(written(text));

/** What one language says in the words of the other; names and abbreviations are the same in both. */
export const foreign = ({ en, it }: Game['text']): readonly string[] => {
  const ids = Object.keys(en.says).filter((id) => it.says[id] !== undefined && speaks(en.says[id] ?? ''));
  const alike = ids.filter((id) => en.says[id] === it.says[id]);
  const most = Math.max(3, ids.length * 0.05);
  return [
    ...alike.filter((id) => plainWords(en.says[id] ?? '').length > 1).map((id) => `${id}: the same in both languages`),
    ...(alike.length > most ? [`${alike.length} of ${ids.length} texts are the same in both languages`] : []),
    ...ids.filter((id) => english.test(written(it.says[id] ?? ''))).map((id) => `${id}: English words in the Italian`),
    ...ids.filter((id) => italian.test(written(en.says[id] ?? ''))).map((id) => `${id}: Italian words in the English`),
  ];
};
