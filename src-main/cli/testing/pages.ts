import type { Game } from '#rules/kit/game/game.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Say, speaker } from '#shared/say.ts';
import type { Asked, Desk } from '../desks.ts';

/** The parts of the pages on the command line and the map sheet that follow from the games themselves. */

const code = (word: string): string => `\`${word}\``;
const none = (words: readonly string[]): string => words.join(', ') || 'none';

/** Every question of a desk: those that are asked alike together, the others with what they are about. */
export const questionsPage = (desks: readonly Desk[], games: readonly Game[]): string =>
  desks
    .map((desk) =>
      section(
        desk,
        games.find(({ id }) => id === desk.id),
      ),
    )
    .join('\n\n');

const alike = 'Asked alike in every game, of the context alone';
const ofContext = ['phases', 'due', 'limits', 'reminders', 'score', 'setup', 'options'];

const section = (desk: Desk, game: Game | undefined): string => {
  const calculators = game?.calculators.map(({ id }) => id) ?? [];
  const sorts = { calculators, adds: calculators.map((id) => `${id}-adds`), ofContext };
  const of = (sort: readonly string[]) => desk.questions().filter(({ id }) => sort.includes(id));
  const own = desk
    .questions()
    .filter(({ id }) => !Object.values(sorts).some((sort) => sort.includes(id)) && !id.startsWith('do-'));
  const ids = (list: readonly Asked[]): string => none(list.map(({ id }) => code(id)));
  const actions = desk.questions().filter(({ id }) => id.startsWith('do-'));
  return [
    `### ${desk.name}: ${code(desk.id)}`,
    ...(game
      ? [
          [
            `- Calculators: ${ids(of(sorts.calculators))}`,
            `- What each thing adds: ${ids(of(sorts.adds))}`,
            `- ${alike}: ${ids(of(sorts.ofContext))}`,
            `- What an action would book: ${ids(actions)}`,
          ].join('\n'),
        ]
      : []),
    ['| | |', '|-|-|', ...own.map(({ id, about }) => `| ${code(id)} | ${about.replaceAll('|', '\\|')} |`)].join('\n'),
  ].join('\n\n');
};

/** The keys of each game's map. */
export const keysPage = (games: readonly Game[]): string =>
  games
    .flatMap((game) => {
      const say = speaker('en', [kitText.en, game.text.en]);
      return game.map ? [keysOf(game.name, game.map.sheet, say)] : [];
    })
    .join('\n\n');

type Sheet = NonNullable<Game['map']>['sheet'];
const keysOf = (name: string, sheet: Sheet, say: Say): string => {
  const kinds = (list: readonly { readonly key: string; readonly msg: Msg }[], more = (_key: string) => ''): string =>
    list.map(({ key, msg }) => `${code(key)}${more(key)} ${say(msg)}`).join('; ') || 'none';
  const letter = (key: string) => ` (\`${sheet.terrains.find((one) => one.key === key)?.letter}\`)`;
  const boxes = (key: string) => (sheet.links.find((one) => one.key === key)?.boxesOnly ? ' (boxes only)' : '');
  const area = (key: string) => (sheet.labels.find((one) => one.key === key)?.area ? ' (area)' : '');
  return [
    `### Keys of ${name}`,
    [
      '| | |',
      '|-|-|',
      `| terrain (its letter) | ${kinds(sheet.terrains, letter)} |`,
      `| sides | ${kinds(sheet.sides)} |`,
      `| links | ${kinds(sheet.links, boxes)} |`,
      `| features | ${kinds(sheet.features)} |`,
      `| boxes | ${kinds(sheet.boxes)} |`,
      `| labels the rules speak of | ${kinds(sheet.labels, area)} |`,
      `| names the rules speak of | ${none(byName(sheet.names))} |`,
      `| grids to begin with | ${sheet.presets.map((one) => gridOf(one, say)).join('; ')} |`,
    ].join('\n'),
  ].join('\n\n');
};
const byName = (names: readonly string[]): readonly string[] =>
  [...names].sort((one, other) => one.localeCompare(other, 'en'));
const gridOf = ({ msg, grid }: Sheet['presets'][number], say: Say): string => {
  const { orientation, offset, columns, rows, numbering } = grid;
  const { first, firstColumn, firstRow, columnsGrow, rowsGrow } = numbering;
  const from = `${first} first, from column ${firstColumn} and row ${firstRow}, growing ${columnsGrow} and ${rowsGrow}`;
  return `${say(msg)}: ${orientation}, ${offset}, ${columns} × ${rows}, ${from}`;
};
