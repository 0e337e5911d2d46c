import Papa from 'papaparse';
import { type HitThrow, hitMean } from '#rules/kit/procedure/hits.ts';
import { lostIn, luckOf, tollsIn } from '#rules/kit/procedure/luck.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { csvOptions } from '../../host/csv.ts';
import { type JournalRow, journalRows, type Odds, spanOf } from '../../state/journalList.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import type { Language } from '../../words/Language.tsx';
import { turnTitle } from '../../words/turns.ts';
import { hitsIn, luckIn } from './Luck.tsx';

type Phase = (path: string) => Msg | undefined;

/** 1 × 5+, 2 × 6 */
export const diceText = (dice: HitThrow['dice'], { t }: Pick<Language, 't'>): string =>
  dice
    .map(({ count, toHit, sides }) => {
      if (toHit > sides) return t('ui.battle.journal.never', { count });
      return t('ui.battle.journal.group', { count, n: name(toHit === sides ? toHit : `${toHit}+`) });
    })
    .join(', ');

const hitsText = ({ dice, faces }: NonNullable<Odds['hits']>, language: Language): readonly string[] => {
  const { t, number } = language;
  return [
    diceText(dice, language),
    ...(faces ? [`${t('ui.battle.journal.faces')} ${faces.join(' ')}`] : []),
    t('ui.battle.last.expected', { mean: name(number(hitMean(dice))) }),
  ];
};

const oddsText = (row: Extract<JournalRow, { kind: 'entry' }>, language: Language): string => {
  const { number, percent, t } = language;
  const { odds } = row;
  if (!odds) return '';
  const parts: string[] = [];
  if (odds.attack !== undefined && odds.defence !== undefined)
    parts.push(`${number(odds.attack)} : ${number(odds.defence)}`);
  if (odds.column !== undefined) parts.push(odds.column);
  if (odds.hits) parts.push(...hitsText(odds.hits, language));
  else for (const chance of odds.chances) parts.push(`${chance.code} ${percent(chance.p)}`);
  if (odds.by) parts.push(t(odds.by === 'app' ? 'ui.play.journal.byApp' : 'ui.play.journal.byTable'));
  return parts.join(', ');
};

/** The game as a Markdown page: by turn and phase, the odds beside each roll, what was corrected or dropped said so. */
export const markdown = (open: OpenGame, language: Language, phaseOf: Phase): string => {
  const { say, t } = language;
  const lines: string[] = [`# ${open.envelope.name}`, ''];
  const scenario = open.game.scenarios.find((each) => each.id === open.envelope.scenario);
  lines.push(`${open.game.name}${scenario ? `: ${say(scenario.msg)}` : ''}`, '');
  for (const [side, player] of Object.entries(open.envelope.players)) {
    const word = open.game.sides.find((each) => each.id === side)?.word;
    lines.push(`- ${word ? say({ id: word }) : side}: ${player}`);
  }
  for (const row of journalRows(open.journal)) {
    if (row.kind === 'turn') lines.push('', `## ${say(turnTitle(open.game, Number(row.turn)))}`);
    else if (row.kind === 'phase') {
      const phase = phaseOf(row.path);
      lines.push('', `### ${phase ? say(phase) : row.path}`, '');
    } else if (row.kind === 'fix') lines.push(`- *${say(row.fix.says)}*`);
    else {
      const odds = oddsText(row, language);
      const flag = row.each.flag ? ` *(${t(`ui.play.journal.${row.each.flag}`)})*` : '';
      const said = say(row.says);
      lines.push(`- ${row.each.flag === 'dropped' ? `~~${said}~~` : said}${odds ? ` (${odds})` : ''}${flag}`);
    }
  }
  const { luck, says, wordOf } = luckIn(open.game, open.state.flows);
  if (says) {
    lines.push('', `## ${t('ui.play.luck.title')}`, '', say(says), '');
    lines.push(
      `| ${t('ui.play.luck.steps', { step: open.game.stepWord })} | ${t('ui.play.luck.expected')} | ${t('ui.play.luck.thrown')} | ${t('ui.play.luck.lost')} |`,
      '| --- | ---: | ---: | ---: |',
    );
    for (const side of luck.sides)
      lines.push(
        `| ${say(wordOf(side.side))} | ${language.number(side.expected)} | ${language.number(side.thrown)} | ${language.number(side.lost)} |`,
      );
    lines.push('', t('ui.play.luck.about', { step: open.game.stepWord }));
  }
  lines.push(...hitsLines(open, language));
  const score = open.game.score(open.context);
  lines.push('', `## ${t('ui.place.score')}`, '', `**${say(score.level)}** ${say(score.total.msg)}`, '');
  for (const line of score.lines) lines.push(`- ${say(line.msg)}: ${line.points} (§ ${line.rule})`);
  return `${lines.join('\n')}\n`;
};

/** The luck of hits as a table, where any were thrown. */
const hitsLines = (open: OpenGame, { say, t, number, percent }: Language): readonly string[] => {
  const { luck, says, wordOf } = hitsIn(open.game, open.state.flows);
  if (!says) return [];
  return [
    '',
    `## ${t('ui.battle.luck.title')}`,
    '',
    say(says),
    '',
    `| ${t('ui.battle.luck.side')} | ${t('ui.battle.luck.dice')} | ${t('ui.battle.luck.expected')} | ${t('ui.battle.luck.hits')} | ${t('ui.battle.luck.chance')} |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...luck.map(
      (side) =>
        `| ${say(wordOf(side.side))} | ${side.dice} | ${number(side.expected)} | ${side.hits} | ${percent(side.p)} |`,
    ),
  ];
};

/** By side, the steps a die was to be expected to cost and what it cost, and with the end of a fight what was lost. */
const luckColumns = (open: OpenGame, facts: readonly Fact[], t: Language['t']): Record<string, number | ''> => {
  const columns: Record<string, number | ''> = {};
  const answer = facts.find((fact) => fact.kind === 'answer');
  const end = facts.find((fact) => fact.kind === 'end');
  const tolls = answer?.kind === 'answer' ? tollsIn(answer.shown) : undefined;
  const code = answer?.kind === 'answer' ? answer.shown.code : undefined;
  const lost = end?.kind === 'end' ? lostIn(end.outcome) : undefined;
  const sides = open.game.sides.map((side) => side.id);
  const luck = luckOf(tolls && typeof code === 'string' ? [{ tolls, code }] : [], sides);
  for (const { side, expected, thrown } of luck.sides) {
    columns[`${side} ${t('ui.play.luck.expected')}`] = luck.fights > 0 ? expected : '';
    columns[`${side} ${t('ui.play.luck.thrown')}`] = luck.fights > 0 ? thrown : '';
    columns[`${side} ${t('ui.play.luck.lost')}`] = lost ? (lost[side] ?? 0) : '';
  }
  return columns;
};

/** The journal as a sheet, one entry a row. */
export const csv = (open: OpenGame, language: Language, phaseOf: Phase): string => {
  const { say, t } = language;
  const all = journalRows(open.journal);
  // games without such throws have no columns for them
  const withHits = all.some((row) => row.kind === 'entry' && row.odds?.hits !== undefined);
  const hitColumns = (hits: Odds['hits']): Record<string, string | number> =>
    withHits
      ? {
          [t('ui.battle.journal.dice')]: hits ? diceText(hits.dice, language) : '',
          [t('ui.battle.journal.faces')]: hits?.faces?.join(' ') ?? '',
          [t('ui.battle.journal.expected')]: hits ? hitMean(hits.dice) : '',
          [t('ui.battle.journal.hits')]: hits?.hits ?? '',
        }
      : {};
  const rows = all.flatMap((row) => {
    if (row.kind !== 'entry') return [];
    const { entry, flag } = row.each;
    const path = spanOf(entry.spans, 'phase') ?? '';
    const phase = phaseOf(path);
    return [
      {
        turn: spanOf(entry.spans, 'turn') ?? '',
        phase: phase ? say(phase) : path,
        at: entry.at,
        entry: say(row.says),
        attack: row.odds?.attack ?? '',
        defence: row.odds?.defence ?? '',
        column: row.odds?.column ?? '',
        die: row.odds?.face ?? '',
        by: row.odds?.by ? t(row.odds.by === 'app' ? 'ui.play.journal.byApp' : 'ui.play.journal.byTable') : '',
        result: row.odds?.code ?? '',
        chance: row.odds?.chances.find((each) => each.code === row.odds?.code)?.p ?? '',
        ...luckColumns(open, entry.facts, t),
        ...hitColumns(row.odds?.hits),
        flag: flag ? t(`ui.play.journal.${flag}`) : '',
      },
    ];
  });
  return Papa.unparse(rows, { newline: '\n', ...csvOptions });
};
