import { type FightRecord, fightLuck, type Odds } from '#rules/kit/procedure/fightRecord.ts';
import { type HitThrow, hitMean } from '#rules/kit/procedure/hits.ts';
import { listed, type Msg, name } from '#rules/kit/words/message.ts';
import type { CsvRow } from '../../host/csv.ts';
import {
  type DiaryLine,
  type DiaryScope,
  diaryOf,
  fightsIn,
  linesIn,
  luckOfFights,
  openedNotes,
} from '../../state/diary.ts';
import { fightLuckMsg, fightName, fightSays, foughtBy, sideWord } from '../../state/fightTold.ts';
import { type EntryRow, spanOf, spansOf } from '../../state/journalList.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import type { Language } from '../../words/Language.tsx';
import { turnShort, turnTitle } from '../../words/turns.ts';

type Phase = (path: string) => Msg | undefined;

/** 1 × 5+, 2 × 6 */
export const diceText = (dice: HitThrow['dice'], { t }: Pick<Language, 't'>): string =>
  dice
    .map(({ count, toHit, sides }) => {
      if (toHit > sides) return t('ui.battle.journal.never', { count });
      return t('ui.battle.journal.group', { count, n: name(toHit === sides ? toHit : `${toHit}+`) });
    })
    .join(', ');

/** Titles, sides and scenario of a game: the head of everything written of it. */
export const headOf = ({ envelope, game }: OpenGame, { say, t }: Language) => {
  const scenario = game.scenarios.find((each) => each.id === envelope.scenario);
  return {
    title: envelope.name,
    game: scenario ? t('ui.diary.of', { game: name(game.name), scenario: scenario.msg }) : game.name,
    players: game.sides.map(({ id, look }) => ({
      id,
      look,
      word: say(sideWord(game, id)),
      player: envelope.players[id] ?? '',
    })),
  };
};

/** Entries that say one thing of several, one after the other, in one sentence: on the map A, B and C. */
const together = (all: readonly Msg[]): readonly Msg[] => {
  const runs: { readonly id: string; readonly says: Msg; readonly of: Msg[] }[] = [];
  for (const says of all) {
    const { what } = says.p ?? {};
    const last = runs.at(-1);
    const of = typeof what === 'object' && 'id' in what && Object.keys(says.p ?? {}).length === 1 ? [what] : [];
    if (last && last.id === says.id && last.of.length > 0 && of.length > 0) last.of.push(...of);
    else runs.push({ id: says.id, says, of });
  }
  return runs.map(({ id, says, of }) => (of.length > 1 ? { id, p: { what: listed(of) } } : says));
};

/** A line of the story in words: what a fight was called, what came of it, whom its dice favoured, who fought. */
export const toldOf = (
  line: DiaryLine,
  { game, state }: Pick<OpenGame, 'game' | 'state'>,
  { say }: Pick<Language, 'say'>,
): { readonly what?: string; readonly says: string; readonly luck?: string; readonly who?: string } => {
  if (line.kind === 'fix') return { says: say(line.fix.says) };
  if (line.kind === 'entry') return { says: say(line.says) };
  if (line.kind === 'placed')
    return {
      says: together(line.entries.map(({ says }) => says))
        .map(say)
        .join(' · '),
    };
  const luck = fightLuckMsg(game, line.fight);
  const flow = state.flows[line.fight.flow];
  const who = flow && foughtBy(game, flow);
  return {
    what: say(fightName(game, line.fight)),
    says: say(fightSays(line.fight, line.opened)),
    ...(luck ? { luck: say(luck.long) } : {}),
    ...(who ? { who: say(who) } : {}),
  };
};

const table = (...rows: readonly (readonly string[])[]): readonly string[] => {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...body.map(line)];
};

/** The luck of these fights, as tables. */
const luckLines = (open: OpenGame, fights: readonly FightRecord[], language: Language): readonly string[] => {
  const { say, t, number, percent } = language;
  const { steps, stepsSay, hits, hitsSay } = luckOfFights(open.game, fights);
  const word = (side: string) => say(sideWord(open.game, side));
  return [
    ...(stepsSay
      ? [
          '',
          `## ${t('ui.play.luck.title')}`,
          '',
          say(stepsSay),
          '',
          ...table(
            [
              t('ui.play.luck.steps', { step: open.game.stepWord }),
              t('ui.play.luck.expected'),
              t('ui.play.luck.thrown'),
              t('ui.play.luck.lost'),
            ],
            ...steps.sides.map((one) => [word(one.side), number(one.expected), number(one.thrown), number(one.lost)]),
          ),
          '',
          t('ui.play.luck.about', { step: open.game.stepWord }),
        ]
      : []),
    ...(hitsSay
      ? [
          '',
          `## ${t('ui.battle.luck.title')}`,
          '',
          say(hitsSay),
          '',
          ...table(
            [
              t('ui.battle.luck.side'),
              t('ui.battle.luck.dice'),
              t('ui.battle.luck.expected'),
              t('ui.battle.luck.hits'),
              t('ui.battle.luck.chance'),
            ],
            ...hits.map((one) => [
              word(one.side),
              number(one.dice),
              number(one.expected),
              number(one.hits),
              percent(one.p),
            ]),
          ),
        ]
      : []),
  ];
};

/** The score by side, sealed objectives untold. */
const scoreLines = ({ game, context }: OpenGame, { say, t, number }: Language): readonly string[] => {
  const score = game.score(context);
  const closed = score.lines.some(({ sure }) => sure === 'sealed');
  // what brought nothing is no part of the story
  const open = score.lines.filter(({ sure, points }) => sure !== 'sealed' && points !== 0);
  const of = (side: string | undefined) =>
    open
      .filter((line) => (side === undefined ? !game.sides.some(({ id }) => id === line.side) : line.side === side))
      .map((line) => `- ${say(line.msg)}: ${number(line.points)} (§ ${line.rule})`);
  return [
    '',
    `## ${t('ui.place.score')}`,
    '',
    `**${say(score.level)}** ${say(score.total.msg)}`,
    ...game.sides.flatMap(({ id }) => {
      const own = of(id);
      return own.length === 0 ? [] : ['', `### ${say(sideWord(game, id))}`, '', ...own];
    }),
    ...(of(undefined).length === 0 ? [] : ['', ...of(undefined)]),
    ...(closed ? ['', `*${t('ui.diary.stillSealed')}*`] : []),
  ];
};

/** Notes that were opened for both; what is closed stays so. */
const noteLines = (open: OpenGame, { say, t }: Language): readonly string[] => {
  const notes = openedNotes(open);
  if (notes.length === 0) return [];
  return [
    '',
    `## ${t('ui.diary.notes')}`,
    '',
    ...notes.map(
      ({ spec, choice }) => `- **${say(spec.msg)}** (${say(sideWord(open.game, spec.side))}): ${say(choice)}`,
    ),
  ];
};

/** An entry of a fight, with what a throw for hits was to bring. */
const entryText = ({ says, odds }: EntryRow, language: Language): string => {
  const { say, t, number } = language;
  if (!odds?.hits) return say(says);
  const { dice, faces } = odds.hits;
  const parts = [
    diceText(dice, language),
    ...(faces ? [`${t('ui.battle.journal.faces')} ${faces.join(' ')}`] : []),
    t('ui.battle.last.expected', { mean: name(number(hitMean(dice))) }),
  ];
  return `${say(says)} (${parts.join(', ')})`;
};

/** The story as a Markdown page: by turn and phase, a fight in a line; the whole game ends with luck, notes and score. */
export const markdown = (open: OpenGame, language: Language, phaseOf: Phase, scope: DiaryScope = {}): string => {
  const { say, t } = language;
  const head = headOf(open, language);
  const lines: string[] = [`# ${head.title}`, '', head.game, ''];
  for (const { word, player } of head.players) if (player !== '') lines.push(`- ${word}: ${player}`);
  const story = diaryOf(open, scope);
  for (const { turn, phases } of story) {
    if (turn !== undefined) lines.push('', `## ${say(turnTitle(open.game, Number(turn)))}`);
    for (const { path, lines: own } of phases) {
      const phase = path === undefined ? undefined : phaseOf(path);
      if (path !== undefined) lines.push('', `### ${phase ? say(phase) : path}`, '');
      for (const line of own) {
        const { what, says, luck } = toldOf(line, open, language);
        const told = line.kind === 'fix' ? `*${says}*` : says;
        const flag = line.kind === 'entry' && line.each.flag ? ` *(${t(`ui.play.journal.${line.each.flag}`)})*` : '';
        lines.push(`- ${what ? `**${what}** ` : ''}${told}${luck ? ` (${luck})` : ''}${flag}`);
        // one fight alone is told throw by throw and choice by choice
        if (scope.fight !== undefined && line.kind === 'fight')
          lines.push(...line.entries.map((entry) => `  - ${entryText(entry, language)}`));
      }
    }
  }
  const fights = fightsIn(story).map(({ fight }) => fight);
  lines.push(...luckLines(open, fights, language));
  if (scope.turn === undefined && scope.fight === undefined)
    lines.push(...noteLines(open, language), ...scoreLines(open, language));
  return `${lines.join('\n')}\n`;
};

const timeOf = (line: DiaryLine): string => {
  if (line.kind === 'fix') return line.fix.at;
  return (line.kind === 'entry' ? line : line.entries[0])?.each.entry.at ?? '';
};
const flagOf = (line: DiaryLine) =>
  line.kind === 'entry' ? line.each.flag : line.kind === 'fix' ? ('fix' as const) : undefined;
const numberOr = (n: number | undefined): string | number => n ?? '';

/** The story as a sheet: a line a row, throws for hits below the battle they belong to. */
export const csvRows = (
  open: OpenGame,
  language: Language,
  phaseOf: Phase,
  scope: DiaryScope = {},
): readonly CsvRow[] => {
  const { say, t } = language;
  const story = diaryOf(open, scope);
  const { sides } = open.game;
  const ids = sides.map(({ id }) => id);
  const withHits = fightsIn(story).some(({ fight }) => fight.hits.length > 0);
  const ofSides = (what: 'expected' | 'thrown' | 'lost') =>
    sides.map(({ id }) =>
      t('ui.diary.csv.ofSide', { side: sideWord(open.game, id), what: name(t(`ui.play.luck.${what}`)) }),
    );
  const by = (odds: Odds | undefined) =>
    odds?.by ? t(odds.by === 'app' ? 'ui.play.journal.byApp' : 'ui.play.journal.byTable') : '';
  const oddsCells = (odds: Odds | undefined): CsvRow => [
    numberOr(odds?.attack),
    numberOr(odds?.defence),
    odds?.column ?? '',
    numberOr(odds?.face),
    by(odds),
    odds?.code ?? '',
    numberOr(odds?.chances.find(({ code }) => code === odds.code)?.p),
  ];
  const hitCells = (hits: Odds['hits']): CsvRow =>
    withHits
      ? hits
        ? [diceText(hits.dice, language), hits.faces?.join(' ') ?? '', hitMean(hits.dice), hits.hits]
        : ['', '', '', '']
      : [];
  const luckCells = (fight: FightRecord | undefined): CsvRow => {
    const steps = fight ? fightLuck(fight, ids).steps : [];
    const of = (side: string, what: 'expected' | 'thrown') => numberOr(steps.find((one) => one.side === side)?.[what]);
    return [
      ...ids.map((side) => of(side, 'expected')),
      ...ids.map((side) => of(side, 'thrown')),
      ...ids.map((side) => (fight?.lost ? (fight.lost[side] ?? 0) : '')),
    ];
  };
  const head: CsvRow = [
    t('ui.diary.csv.turn'),
    t('ui.diary.csv.phase'),
    t('ui.diary.csv.at'),
    t('ui.diary.csv.fight'),
    t('ui.diary.csv.hex'),
    t('ui.diary.csv.entry'),
    t('ui.diary.csv.attack'),
    t('ui.diary.csv.defence'),
    t('ui.play.journal.column'),
    t('ui.play.journal.thrown'),
    t('ui.diary.csv.by'),
    t('ui.diary.csv.result'),
    t('ui.diary.csv.chance'),
    ...ofSides('expected'),
    ...ofSides('thrown'),
    ...ofSides('lost'),
    ...(withHits
      ? [
          t('ui.battle.journal.dice'),
          t('ui.battle.journal.faces'),
          t('ui.battle.journal.expected'),
          t('ui.battle.journal.hits'),
        ]
      : []),
    t('ui.diary.csv.flag'),
  ];
  const rowOf = (line: Exclude<DiaryLine, { readonly kind: 'placed' }>): CsvRow => {
    const spans = spansOf(line);
    const path = spanOf(spans, 'phase') ?? '';
    const phase = phaseOf(path);
    const fight = line.kind === 'fight' ? line.fight : undefined;
    const entry = line.kind === 'entry' ? line : undefined;
    const flag = flagOf(line);
    const turn = Number(spanOf(spans, 'turn') ?? 0);
    return [
      // as the game calls it; a bare number where it has no names for its turns
      turn === 0 ? '' : open.game.turnName ? say(turnShort(open.game, turn)) : turn,
      phase ? say(phase) : path,
      timeOf(line),
      fight ? say(fightName(open.game, { ...fight, hex: undefined })) : '',
      fight?.hex ?? '',
      toldOf(line, open, language).says,
      ...oddsCells(fight?.odds ?? entry?.odds),
      ...luckCells(fight),
      ...hitCells(entry?.odds?.hits),
      flag ? t(`ui.play.journal.${flag}`) : '',
    ];
  };
  const throwsOf = (entries: readonly EntryRow[]) => entries.filter(({ odds }) => odds?.hits !== undefined);
  return [
    head,
    ...linesIn(story).flatMap((line): readonly CsvRow[] => {
      if (line.kind === 'placed') return line.entries.map(rowOf);
      return [rowOf(line), ...(line.kind === 'fight' ? throwsOf(line.entries).map(rowOf) : [])];
    }),
  ];
};
