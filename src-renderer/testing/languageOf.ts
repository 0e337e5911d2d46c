import type { Game } from '#rules/kit/game.ts';
import type { Locale } from '#rules/kit/text.ts';
import { sayNumber, sayPercent, speaker } from '#shared/say.ts';
import type { Language } from '../i18n/Language.tsx';
import { ui, uiTexts } from '../i18n/text.ts';

/** A language outside of the screens: what a report is written in. */
export const languageOf = (locale: Locale, game: Game): Language => {
  const say = speaker(locale, [...uiTexts[locale], game.text[locale]]);
  return {
    locale,
    say,
    t: (id, p) => say(ui(id, p)),
    number: (n, digits) => sayNumber(locale, n, digits),
    percent: (p) => sayPercent(locale, p),
  };
};
