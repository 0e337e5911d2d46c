import { describe, expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { drawnBoard } from '#rules/kit/game/fightLine.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { owedMark } from '#rules/kit/sequence/outline.ts';
import { type Locale, msg, name } from '#rules/kit/words/message.ts';
import type { SavedGame } from '#shared/contract.ts';
import { readGameFile, writeGameFile } from '#shared/saves/exportFile.ts';
import { speaker } from '#shared/say.ts';
import { english } from '../words/english.ts';
import { italian } from '../words/italian.ts';
import { ui } from '../words/text.ts';
import { diaryOf, fightsIn, linesIn } from './diary.ts';
import { opened } from './openedGame.ts';
import { playedSample } from './sample.ts';

const speaks = (game: Game, locale: Locale) =>
  speaker(locale, [...(locale === 'it' ? italian : english), game.text[locale]]);

/** The sample as the library would keep it and a player open it. */
const openedSample = async (game: Game, locale: Locale) => {
  const say = speaks(game, locale);
  const t = (...said: Parameters<typeof ui>) => say(ui(...said));
  const make = await game.sample?.();
  if (!make) throw new Error('no sample');
  const title = t('ui.sample.name', { game: name(game.name) });
  const read = readGameFile(writeGameFile(playedSample(game, make, { t }, title), true));
  if (!read.ok) throw new Error(JSON.stringify(read));
  const saved: SavedGame = { ...read.value, lines: [...read.value.lines], revision: 1 };
  const open = opened(saved, game);
  if ('reason' in open) throw new Error(open.reason);
  return { open, say, t, title };
};

/** Every name of a unit in it: of its lists, on its map, in the rows of its fights. */
const namesIn = ({ open }: Awaited<ReturnType<typeof openedSample>>): readonly string[] => {
  const { game, context, state, things } = open;
  const listed = Object.values(things.rosters ?? {}).flatMap(({ units }) => units.map((unit) => unit.name));
  const board = drawnBoard(game, context);
  const named = game.map?.pieces.filter((kind) => kind.roster !== undefined).map((kind) => kind.id) ?? [];
  const stand = board && game.map?.stateOf(board, context);
  const standing = stand?.pieces.filter((piece) => named.includes(piece.kind)).map((piece) => piece.name) ?? [];
  const fought = Object.values(state.flows).flatMap(({ calc, input }) => {
    const fields = game.calculators.find(({ id }) => id === calc)?.fields ?? {};
    return Object.entries(fields).flatMap(([id, field]) =>
      field.kind === 'rows' ? asRows(input[id]).map((row: JsonObject) => String(row.name)) : [],
    );
  });
  return [...listed, ...standing, ...fought];
};

it('every game has one', () => {
  expect(games.filter(({ sample }) => !sample)).toEqual([]);
});

describe.each(games.map((game) => [game.id, game] as const))('the sample of %s', (_, game) => {
  it.each([
    ['en', /invented/i],
    ['it', /inventat/i],
  ] as const)('is played by the rules and says that it is invented (%s)', async (locale, invented) => {
    const made = await openedSample(game, locale);
    const names = namesIn(made);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((one) => !invented.test(one))).toEqual([]);
    expect(made.title).toMatch(invented);
    expect(made.say(made.open.journal.lines[0]?.says ?? msg('none'))).toMatch(invented);
  });

  it('has fights thrown to their end, a unit cut off, and a diary worth reading', async () => {
    const { open, say } = await openedSample(game, 'en');
    const story = diaryOf(open);
    const fights = fightsIn(story);
    expect(fights.length).toBeGreaterThan(1);
    for (const { fight } of fights) expect(fight.ended).toBeDefined();
    expect(story.length).toBeGreaterThan(1);
    expect(linesIn(story).length).toBeGreaterThan(8);
    const board = drawnBoard(game, open.context);
    const stand = board && game.map?.stateOf(board, open.context);
    expect(stand?.off).toEqual([]);
    const verdicts = game.map?.supplyChecks.flatMap((judge) =>
      board && stand ? judge.of(board, stand, open.context) : [],
    );
    // without a line: out of supply, or in the emergency that comes before it
    const cut = verdicts?.filter(({ tone }) => tone !== 'good').map(({ piece }) => piece) ?? [];
    expect(cut.some((piece) => piece.startsWith('invented-'))).toBe(true);
    expect(verdicts?.some(({ tone }) => tone === 'good')).toBe(true);
    for (const line of open.journal.lines) expect(say(line.says)).not.toBe('');
  });

  it('owes nothing, and whoever fights in it was put on the map before', async () => {
    const { open } = await openedSample(game, 'en');
    expect(open.state.marks[owedMark]).toBeUndefined();
    const known = new Set<string>();
    for (const line of open.journal.lines)
      for (const fact of 'facts' in line ? line.facts : []) {
        if (fact.kind === 'set' && fact.key !== undefined) known.add(fact.key);
        if (fact.kind !== 'flow') continue;
        const rows = Object.values(fact.input).flatMap((value) => (Array.isArray(value) ? asRows(value) : []));
        const listed = rows.flatMap(({ id }) => (String(id).startsWith('invented-') ? [String(id)] : []));
        expect(listed.length).toBeGreaterThan(1);
        expect(listed.filter((id) => !known.has(id))).toEqual([]);
      }
  });
});
