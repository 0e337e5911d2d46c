import type { Game } from '#rules/kit/game/game.ts';
import type { Locale } from '#rules/kit/words/message.ts';
import { sayNumber, sayPercent, speaker } from '#shared/say.ts';
import { english } from '../words/english.ts';
import { italian } from '../words/italian.ts';
import type { Language } from '../words/Language.tsx';
import { ui } from '../words/text.ts';

/** A language outside of the screens: what a report is written in. */
export const languageOf = (locale: Locale, game: Game): Language => {
  const say = speaker(locale, [...(locale === 'it' ? italian : english), game.text[locale]]);
  return {
    locale,
    say,
    t: (id, p) => say(ui(id, p)),
    number: (n, digits) => sayNumber(locale, n, digits),
    percent: (p) => sayPercent(locale, p),
  };
};
