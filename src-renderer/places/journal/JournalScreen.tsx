import { Button } from '@mantine/core';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { finder } from '#rules/kit/base/found.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { hitMean } from '#rules/kit/procedure/hits.ts';
import type { Corrected } from '#rules/kit/record/fold.ts';
import { branches, undoable } from '#rules/kit/record/undo.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { fileNameOf } from '#shared/saves/exportFile.ts';
import { downloadText } from '../../host/gameFiles.ts';
import { type JournalRow, journalRows, type Odds } from '../../state/journalList.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { rowIn } from '../../state/rowIn.ts';
import { act, jumpToLine, undoNamed, undoOne, useGame } from '../../state/store.ts';
import { phaseNames, turnNames } from '../../state/undoNames.ts';
import { Die } from '../../ui/parts/Die.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { LinesInSight, stepOf, useLongList } from '../../ui/parts/LongList.tsx';
import { MoreMenu } from '../../ui/parts/MoreMenu.tsx';
import { SearchField } from '../../ui/parts/SearchField.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { turnTitle } from '../../words/turns.ts';
import { clock, moment } from '../../words/when.ts';
import { Correct } from './Correct.tsx';
import { DiceLog } from './DiceLog.tsx';
import classes from './journal.module.css';
import { csv, diceText, markdown } from './report.ts';

/** What happened, in words, and everything that can be done about it. */
export function JournalScreen() {
  const open = useGame((s) => s.open);
  return open ? <Journal open={open} /> : null;
}

/** Lines of one row each: where this is right nothing is drawn twice, what is longer is measured. */
const heights: { readonly [kind in JournalRow['kind']]: number } = { turn: 43, phase: 32, entry: 44, fix: 44 };

type Side = 'entry' | 'branches' | 'dice';

function Journal({ open }: { readonly open: OpenGame }) {
  const language = useLanguage();
  const { t, say, locale } = language;
  const { game, journal, context } = open;
  const readOnly = open.readOnly !== undefined;
  const [sought, setSought] = useState('');
  const [selected, setSelected] = useState<string>();
  const [side, setSide] = useState<Side>('entry');
  const [note, setNote] = useState('');

  const phaseOf = useMemo(() => phaseNames({ game, context }), [game, context]);

  const rows = useMemo(() => {
    if (sought.trim() === '') return journalRows(journal);
    const has = finder(sought);
    return journalRows(journal, (says) => has(say(says)));
  }, [journal, sought, say]);
  const entries = useMemo(
    () => rows.filter((row) => row.kind === 'entry' || row.kind === 'fix').map((row) => row.id),
    [rows],
  );
  const choices = useMemo(() => undoable(journal, phaseOf, turnNames(game)), [journal, phaseOf, game]);
  const others = useMemo(() => branches(journal), [journal]);
  const chosen = rows.find((row) => row.kind === 'entry' && row.id === selected);
  const each = chosen?.kind === 'entry' ? chosen : undefined;

  // The newest line is at the end and in sight.
  const { scroller, virtual } = useLongList(rows, heights, true);
  useEffect(() => {
    if (rows.length > 0 && sought === '') virtual.scrollToIndex(rows.length - 1);
  }, [rows.length, sought, virtual]);

  const select = useCallback((id: string) => {
    setSelected(id);
    setSide('entry');
  }, []);
  const move = (by: number) => {
    const at = selected === undefined ? entries.length : entries.indexOf(selected);
    const next = entries[Math.min(entries.length - 1, Math.max(0, at + by))];
    if (next === undefined) return;
    select(next);
    virtual.scrollToIndex(rows.findIndex((row) => row.id === next));
    // a line that is drawn has the keyboard at once: the next key must not overtake it
    const line = rowIn(scroller.current, 'line', next);
    if (line) line.focus();
    else requestAnimationFrame(() => rowIn(scroller.current, 'line', next)?.focus());
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const by = stepOf(event);
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  const save = (kind: 'md' | 'csv') => {
    const file = fileNameOf(open.envelope.name).replace(/\.stato-maggiore\.json$/, `.${kind}`);
    if (kind === 'md') downloadText(file, markdown(open, language, phaseOf), 'text/markdown');
    else downloadText(file, csv(open, language, phaseOf), 'text/csv');
  };

  return (
    <div className={classes.journal}>
      <header className={classes.head}>
        <h1>{t('ui.place.journal')}</h1>
        <SearchField label={t('ui.play.journal.search')} value={sought} onChange={setSought} />
        <span className="dim" role="status">
          {t('ui.play.journal.count', { count: entries.length })}
        </span>
        <span className={classes.spacer} />
        {!readOnly && choices.length > 0 && (
          <MoreMenu
            text="plain"
            icon="undo"
            label={t('ui.play.journal.undoBy')}
            items={choices.map((choice) => ({
              label: t('ui.play.journal.undo', { what: choice.msg }),
              run: () => void (choice.span === undefined ? undoOne() : undoNamed(choice.span)),
            }))}
          />
        )}
        <MoreMenu
          text="plain"
          label={t('ui.play.journal.report')}
          items={[
            { label: t('ui.play.journal.markdown'), run: () => save('md') },
            { label: t('ui.play.journal.csv'), run: () => save('csv') },
          ]}
        />
      </header>

      <div className={classes.main}>
        {rows.length === 0 ? (
          <p className={classes.empty}>{t(sought ? 'ui.play.journal.notFound' : 'ui.play.journal.none')}</p>
        ) : (
          <div
            ref={scroller}
            className={classes.list}
            role="listbox"
            tabIndex={selected === undefined ? 0 : -1}
            aria-label={t('ui.place.journal')}
            onKeyDown={onKeyDown}
          >
            <LinesInSight
              virtual={virtual}
              draw={(index) => {
                const row = rows[index];
                return (
                  row && (
                    <Row
                      row={row}
                      selected={row.id === selected}
                      isHead={row.id === journal.head}
                      phaseOf={phaseOf}
                      game={game}
                      onSelect={select}
                    />
                  )
                );
              }}
            />
          </div>
        )}
        {!readOnly && (
          <form
            className={classes.note}
            onSubmit={(event) => {
              event.preventDefault();
              const text = note.trim();
              if (text !== '' && act(ui('ui.play.said.note', { text: name(text) }), [{ kind: 'note', text }]))
                setNote('');
            }}
          >
            <label htmlFor="journal-note" className="vh">
              {t('ui.play.journal.note')}
            </label>
            <input
              id="journal-note"
              type="text"
              maxLength={500}
              autoComplete="off"
              placeholder={t('ui.play.journal.note')}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Button type="submit" disabled={note.trim() === ''}>
              {t('ui.play.journal.addNote')}
            </Button>
          </form>
        )}
      </div>

      <aside className={classes.aside}>
        <div role="tablist" className={classes.tabs} aria-label={t('ui.play.journal.side')}>
          {(['entry', 'branches', 'dice'] as const).map((each_) => (
            <button key={each_} type="button" role="tab" aria-selected={side === each_} onClick={() => setSide(each_)}>
              {t(`ui.play.journal.tab.${each_}`)}
              {each_ === 'branches' && others.length > 0 && ` ${others.length}`}
            </button>
          ))}
        </div>
        {side === 'entry' &&
          (each ? (
            <Entry key={each.id} row={each} open={open} />
          ) : (
            <p className={classes.empty}>{t('ui.play.journal.choose')}</p>
          ))}
        {side === 'branches' && (
          <section>
            <p className="dim">
              {t(others.length === 0 ? 'ui.play.journal.noBranches' : 'ui.play.journal.branchesAbout')}
            </p>
            <ul className={classes.branches}>
              {others.map((branch) => (
                <li key={branch.leaf}>
                  <p>
                    <b>{say(branch.first.says)}</b>
                    {branch.length > 1 && (
                      <span>
                        {t('ui.play.journal.branchLength', { count: branch.length })} {say(branch.last.says)}
                      </span>
                    )}
                    <small>{say(moment(locale, branch.last.at))}</small>
                  </p>
                  {!readOnly && (
                    <Button onClick={() => jumpToLine(branch.leaf)}>
                      {t(branch.ahead ? 'ui.play.journal.redoBranch' : 'ui.play.journal.openBranch')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {side === 'dice' && <DiceLog journal={journal} game={game} flows={open.state.flows} />}
      </aside>
    </div>
  );
}

/** The list is placed twice before it stands, once as reckoned and once as measured: its lines are drawn once. */
const Row = memo(function Row({
  row,
  selected,
  isHead,
  phaseOf,
  game,
  onSelect,
}: {
  readonly row: JournalRow;
  readonly selected: boolean;
  readonly isHead: boolean;
  readonly phaseOf: (path: string) => Msg | undefined;
  readonly game: Game;
  readonly onSelect: (id: string) => void;
}) {
  const { t, say, number } = useLanguage();
  if (row.kind === 'turn') {
    return (
      <p className={classes.turn} role="presentation">
        {say(turnTitle(game, Number(row.turn)))}
      </p>
    );
  }
  if (row.kind === 'phase') {
    const phase = phaseOf(row.path);
    return (
      <p className={classes.phase} role="presentation">
        {phase ? say(phase) : row.path}
      </p>
    );
  }
  const entry = row.kind === 'entry' ? row.each.entry : row.fix;
  const flag = row.kind === 'entry' ? row.each.flag : 'fix';
  return (
    <div
      role="option"
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      data-line={row.id}
      className={classes.line}
      data-fight={(row.kind === 'entry' && row.fight !== undefined) || undefined}
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
        {row.kind === 'entry' && row.odds?.face !== undefined && (
          <Die face={row.odds.face} sides={row.odds.sides ?? 6} size={24} filled={row.odds.by === 'table'} />
        )}
      </span>
      <span className={classes.says}>
        {say(row.kind === 'entry' ? row.says : entry.says)}
        {flag && <em>{t(`ui.play.journal.${flag}`)}</em>}
        {isHead && <em data-here="">{t('ui.play.journal.here')}</em>}
      </span>
      {row.kind === 'entry' && row.odds?.column !== undefined && (
        <span className={classes.column}>{row.odds.column}</span>
      )}
      {row.kind === 'entry' && row.odds?.hits && (
        <span className={classes.column}>
          {t('ui.battle.last.expected', { mean: name(number(hitMean(row.odds.hits.dice))) })}
        </span>
      )}
      <time>{clock(entry.at)}</time>
    </div>
  );
});

/** The dice of a throw for hits, what they were to bring and what they brought. */
function HitsThrown({ hits }: { readonly hits: NonNullable<Odds['hits']> }) {
  const language = useLanguage();
  const { t, number } = language;
  return (
    <>
      <div>
        <dt>{t('ui.battle.journal.dice')}</dt>
        <dd>{diceText(hits.dice, language)}</dd>
      </div>
      {hits.faces && (
        <div>
          <dt>{t('ui.battle.journal.faces')}</dt>
          <dd>{hits.faces.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('ui.battle.journal.expected')}</dt>
        <dd>{number(hitMean(hits.dice))}</dd>
      </div>
      <div>
        <dt>{t('ui.battle.journal.hits')}</dt>
        <dd>{hits.hits}</dd>
      </div>
    </>
  );
}

/** The entry chosen: in full, with the odds it had, and what can be done about it. */
function Entry({ row, open }: { readonly row: Extract<JournalRow, { kind: 'entry' }>; readonly open: OpenGame }) {
  const { t, say, number, percent, locale } = useLanguage();
  const [correcting, setCorrecting] = useState(false);
  const each: Corrected = row.each;
  const { odds } = row;
  const readOnly = open.readOnly !== undefined;
  return (
    <section className={classes.entry}>
      <h2>{say(row.says)}</h2>
      <p className="dim">{say(moment(locale, each.entry.at))}</p>
      {each.entry.by && <p className="dim">{t('ui.play.journal.byRule')}</p>}
      {each.flag && <p className="dim">{t(`ui.play.journal.${each.flag}About`)}</p>}
      {row.says !== each.entry.says && <p className="dim">{t('ui.play.journal.was', { entry: each.entry.says })}</p>}
      {odds && (
        <dl className={classes.odds}>
          {odds.attack !== undefined && odds.defence !== undefined && (
            <div>
              <dt>{t('ui.play.journal.ratio')}</dt>
              <dd>
                {number(odds.attack)} : {number(odds.defence)}
              </dd>
            </div>
          )}
          {odds.column !== undefined && (
            <div>
              <dt>{t('ui.play.journal.column')}</dt>
              <dd>{odds.column}</dd>
            </div>
          )}
          {odds.hits && <HitsThrown hits={odds.hits} />}
          {odds.by && (
            <div>
              <dt>{t('ui.play.journal.thrown')}</dt>
              <dd>{t(odds.by === 'app' ? 'ui.play.journal.byApp' : 'ui.play.journal.byTable')}</dd>
            </div>
          )}
          {odds.chances.map((chance) => (
            <div key={chance.code} data-on={chance.code === odds.code || undefined}>
              <dt>{odds.hits ? t('ui.battle.hits.key', { count: Number(chance.code) }) : chance.code}</dt>
              <dd>{percent(chance.p)}</dd>
            </div>
          ))}
        </dl>
      )}
      {!readOnly && (
        <div className={classes.tools}>
          {row.id !== open.journal.head && (
            <Button onClick={() => jumpToLine(row.id)}>
              <Icon name="history" size={18} /> {t('ui.play.journal.jump')}
            </Button>
          )}
          {each.flag !== 'dropped' && (
            <Button aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
              <Icon name="pen" size={18} /> {t('ui.play.journal.correct')}
            </Button>
          )}
        </div>
      )}
      {correcting && <Correct open={open} each={each} onDone={() => setCorrecting(false)} />}
    </section>
  );
}
