import type { Game } from '#rules/kit/game/game.ts';
import { locales, type MsgValue, name } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { speaker } from '#shared/say.ts';
import { wantedOf } from './things.ts';

/**
 * What a table, roster or map is called. One that nobody gave a name of its own has the usual one of the language it
 * was begun in: it is said in the language of the screen. Undefined: it has a name of its own.
 */
export const usualName = (game: Game | undefined, thing: Pick<Thing, 'kind' | 'of' | 'name'>) => {
  const spec = game && wantedOf(game).find(({ kind, of }) => kind === thing.kind && of === thing.of)?.spec;
  const isUsual = spec && locales.some((locale) => speaker(locale, [game.text[locale]])(spec.msg) === thing.name);
  return isUsual ? spec.msg : undefined;
};

export const nameOfThing = (game: Game | undefined, thing: Pick<Thing, 'kind' | 'of' | 'name'>): MsgValue =>
  usualName(game, thing) ?? name(thing.name);
