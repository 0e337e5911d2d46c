import type { Title } from '#rules/kit/game/title.ts';
import { name } from '#rules/kit/words/message.ts';
import { loadGame } from '../../host/games.ts';
import { importGame, useLibrary } from '../../host/library.ts';
import { freeName } from '../../host/rows.ts';
import { openDiary } from '../../state/diaryAsked.ts';
import { go } from '../../state/route.ts';
import type { Language } from '../../words/Language.tsx';

/**
 * Plays the sample of a game and opens its diary. It comes into the library as a file somebody sent:
 * what it carries is its own, and no table, list or map of the players'. What plays it is fetched only now.
 */
export const openSample = async ({ id }: Title, language: Pick<Language, 't'>): Promise<void> => {
  const [game, { playedSample }, { writeGameFile }] = await Promise.all([
    loadGame(id),
    import('../../state/sample.ts'),
    import('#shared/saves/exportFile.ts'),
  ]);
  const make = await game?.sample?.();
  if (!game || !make) return;
  const title = freeName(language.t('ui.sample.name', { game: name(game.name) }), useLibrary.getState().rows ?? []);
  const made = await importGame(writeGameFile(playedSample(game, make, language, title), true));
  if (!made) return;
  go({ at: 'game', id: made.id, place: 'journal' });
  openDiary();
};
