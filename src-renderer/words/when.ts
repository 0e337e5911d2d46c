import type { Locale, Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import { ui } from './text.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** 24 hours in both languages. */
export const clock = (iso: string): string => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? '' : `${two(at.getHours())}:${two(at.getMinutes())}`;
};

const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** "today 21:16", "yesterday 22:31", a weekday within the week, then "12 Oct, 21:16"; Italian months and days small. */
export const moment = (locale: Locale, iso: string, now: Date = new Date()): Msg => {
  const at = new Date(iso);
  const time = name(clock(iso));
  if (Number.isNaN(at.getTime())) return ui('ui.when.unknown');
  const days = Math.round((dayOf(now) - dayOf(at)) / 86_400_000);
  if (days === 0) return ui('ui.when.today', { time });
  if (days === 1) return ui('ui.when.yesterday', { time });
  if (days > 1 && days < 7) {
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(at);
    return ui('ui.when.day', { day: name(day), time });
  }
  const date = {
    day: name(at.getDate()),
    month: name(new Intl.DateTimeFormat(locale, { month: 'short' }).format(at)),
    year: name(at.getFullYear()),
    time,
  };
  return ui(at.getFullYear() === now.getFullYear() ? 'ui.when.date' : 'ui.when.dateOfYear', date);
};
