import { memo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { hitMean } from '#rules/kit/procedure/hits.ts';
import { type Msg, msg, name } from '#rules/kit/words/message.ts';
import { fightLuckMsg, fightName, fightSays } from '../../state/fightTold.ts';
import type { EntryRow, FightRow, JournalRow } from '../../state/journalList.ts';
import { Die } from '../../ui/parts/Die.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { turnTitle } from '../../words/turns.ts';
import { clock } from '../../words/when.ts';
import classes from './journal.module.css';

interface RowProps {
  readonly row: JournalRow;
  readonly selected: boolean;
  readonly unfolded: boolean;
  /** the line the game stands on */
  readonly head: string | null;
  readonly phaseOf: (path: string) => Msg | undefined;
  /** what heads a phase */
  readonly headOf: (path: string) => Msg | undefined;
  readonly game: Game;
  readonly onSelect: (id: string) => void;
  readonly onFold: (id: string) => void;
}

/** The list is placed twice before it stands, once as reckoned and once as measured: its lines are drawn once. */
export const Row = memo(function Row(props: RowProps) {
  const { row, headOf, game } = props;
  const { say } = useLanguage();
  if (row.kind === 'turn') {
    return (
      <p className={classes.turn} role="presentation">
        {say(turnTitle(game, Number(row.turn)))}
      </p>
    );
  }
  if (row.kind === 'phase') {
    const phase = headOf(row.path);
    return (
      <p className={classes.phase} role="presentation">
        {phase ? say(phase) : row.path}
      </p>
    );
  }
  return <Line {...props} row={row} />;
});

type LineRow = Exclude<JournalRow, { readonly kind: 'turn' | 'phase' }>;

function Line({
  row,
  selected,
  unfolded,
  head,
  phaseOf,
  game,
  onSelect,
  onFold,
}: RowProps & { readonly row: LineRow }) {
  const { t } = useLanguage();
  const folds = row.kind === 'fight' || row.kind === 'quiet' ? row.entries : undefined;
  const at = row.kind === 'fix' ? row.fix.at : (folds?.at(-1) ?? (row as EntryRow)).each.entry.at;
  const flag =
    row.kind === 'fix' ? 'fix' : row.kind === 'fight' ? row.flag : row.kind === 'entry' ? row.each.flag : undefined;
  const who = whoseOf(row);
  const isHead = folds ? !unfolded && folds.some(({ id }) => id === head) : row.id === head;
  return (
    <div
      role="option"
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      data-line={row.id}
      className={classes.line}
      data-kind={row.kind}
      data-under={(row.kind === 'entry' && row.under) || undefined}
      data-fight={row.kind === 'fight' || (row.kind === 'entry' && row.fight !== undefined) || undefined}
      data-flag={flag}
      data-by={(row.kind === 'entry' && row.each.entry.by !== undefined) || undefined}
      onClick={() => onSelect(row.id)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onSelect(row.id);
        }
      }}
    >
      <span className={classes.die}>
        <RowDie row={row} />
      </span>
      <span className={classes.says}>
        <Says row={row} game={game} phaseOf={phaseOf} />
        {who.length > 0 && <small className={classes.who}>{who.join(', ')}</small>}
        {flag && <em>{t(`ui.play.journal.${flag}`)}</em>}
        {isHead && <em data-here="">{t('ui.play.journal.here')}</em>}
      </span>
      <Beside row={row} game={game} />
      {folds ? (
        // the keyboard has its arrows; a button within a line would be a second stop
        <span
          className={classes.fold}
          data-open={unfolded || undefined}
          aria-hidden="true"
          title={t(unfolded ? 'ui.story.fold' : 'ui.story.unfold')}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            onFold(row.id);
          }}
        >
          <Icon name={unfolded ? 'down' : 'next'} size={18} />
        </span>
      ) : (
        <span />
      )}
      <time>{clock(at)}</time>
    </div>
  );
}

/** The devices of the room that recorded it, by the names they have. */
const whoseOf = (row: LineRow): readonly string[] => {
  const lines =
    row.kind === 'fix' ? [row.fix] : (row.kind === 'entry' ? [row] : row.entries).map(({ each }) => each.entry);
  return [...new Set(lines.flatMap(({ who }) => who ?? []))];
};

function RowDie({ row }: { readonly row: LineRow }) {
  const odds = row.kind === 'fight' ? row.fight.odds : row.kind === 'entry' ? row.odds : undefined;
  if (odds?.face === undefined) return null;
  return <Die face={odds.face} sides={odds.sides ?? 6} size={24} filled={odds.by === 'table'} />;
}

function Says({ row, game, phaseOf }: { readonly row: LineRow } & Pick<RowProps, 'game' | 'phaseOf'>) {
  const { say } = useLanguage();
  if (row.kind === 'fix') return say(row.fix.says);
  if (row.kind === 'entry') return say(row.says);
  if (row.kind === 'fight')
    return (
      <>
        <b>{say(fightName(game, row.fight))}</b> {say(fightSays(row.fight, row.opened))}
      </>
    );
  const names = row.phases.flatMap((path) => phaseOf(path) ?? []);
  const [first] = row.entries;
  // the end of one phase alone says which; of several, those in which nothing was done are named
  if (names.length === 0) return first ? say(first.says) : null;
  return say(msg('ui.story.quiet', { phases: names }));
}

/** Whom the dice favoured, the column of a throw, what was to be expected of hits. */
function Beside({ row, game }: { readonly row: LineRow; readonly game: Game }) {
  const { say, number } = useLanguage();
  if (row.kind === 'fight') return <Luck row={row} game={game} />;
  if (row.kind !== 'entry') return <span />;
  // a choice of the fight stands under odds said already
  if (row.odds?.column !== undefined && row.odds.face !== undefined)
    return <span className={classes.column}>{row.odds.column}</span>;
  if (!row.odds?.hits) return <span />;
  return (
    <span className={classes.column}>
      {say(msg('ui.battle.last.expected', { mean: name(number(hitMean(row.odds.hits.dice))) }))}
    </span>
  );
}

function Luck({ row, game }: { readonly row: FightRow; readonly game: Game }) {
  const { t, say } = useLanguage();
  const luck = fightLuckMsg(game, row.fight);
  if (!luck) return <span />;
  return (
    <span
      className={classes.luckOf}
      title={row.fight.dice.length > 0 ? t('ui.story.luckAbout', { step: game.stepWord }) : t('ui.story.hitsAbout')}
    >
      {luck.short ? (
        <>
          <Icon name="fight" size={16} />
          <span aria-hidden="true">{say(luck.short)}</span>
          <span className="vh">{say(luck.long)}</span>
        </>
      ) : (
        <span className="vh">{say(luck.long)}</span>
      )}
    </span>
  );
}
