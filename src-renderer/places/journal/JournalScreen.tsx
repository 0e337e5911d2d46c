import { Button } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { branches, undoable } from '#rules/kit/record/undo.ts';
import { name } from '#rules/kit/words/message.ts';
import { plainName } from '#shared/saves/exportFile.ts';
import { writeCsv } from '../../host/csv.ts';
import { downloadText } from '../../host/gameFiles.ts';
import type { DiaryScope } from '../../state/diary.ts';
import { openDiary, useDiary } from '../../state/diaryAsked.ts';
import { fightName } from '../../state/fightTold.ts';
import { countOf, type JournalRow, journalRows } from '../../state/journalList.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { rowIn } from '../../state/rowIn.ts';
import { act, jumpToLine, undoNamed, undoOne, useGame } from '../../state/store.ts';
import { phaseHeads, phaseNames, turnNames } from '../../state/undoNames.ts';
import { LinesInSight, stepOf, useLongList } from '../../ui/parts/LongList.tsx';
import { MoreMenu } from '../../ui/parts/MoreMenu.tsx';
import { OneMoment } from '../../ui/parts/OneMoment.tsx';
import { SearchField } from '../../ui/parts/SearchField.tsx';
import { type Language, useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { moment } from '../../words/when.ts';
import { DiceLog } from './DiceLog.tsx';
import { Entry } from './Entry.tsx';
import { FightPane } from './FightPane.tsx';
import classes from './journal.module.css';
import { Row } from './Rows.tsx';
import { csvRows, markdown } from './report.ts';

const Diary = lazy(() => import('./diary/Diary.tsx').then((m) => ({ default: m.Diary })));

/** What happened, in words, and everything that can be done about it. */
export function JournalScreen() {
  const open = useGame((s) => s.open);
  const scope = useDiary((s) => s.scope);
  const language = useLanguage();
  if (!open) return null;
  if (scope === undefined) return <Journal open={open} />;
  return (
    <Suspense fallback={<OneMoment />}>
      <Diary open={open} scope={scope} onSave={(kind) => void save(open, language, kind, scope)} />
    </Suspense>
  );
}

/** The story as a file. */
const save = async (open: OpenGame, language: Language, kind: 'md' | 'csv', scope: DiaryScope = {}) => {
  const file = `${plainName(open.envelope.name)}.${kind}`;
  const headOf = phaseHeads(open);
  if (kind === 'md') downloadText(file, markdown(open, language, headOf, scope), 'text/markdown');
  else downloadText(file, await writeCsv(csvRows(open, language, headOf, scope), language.locale), 'text/csv');
};

/** Lines of one row each: where this is right nothing is drawn twice, what is longer is measured. */
const heights: { readonly [kind in JournalRow['kind']]: number } = {
  turn: 43,
  phase: 32,
  entry: 44,
  fight: 44,
  quiet: 32,
  fix: 44,
};

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
  const headOf = useMemo(() => phaseHeads({ game, context }), [game, context]);

  const [folding, setFolding] = useState<ReadonlySet<string>>(new Set());
  // a fight under way is looked at; one that is over is a line. What the player has turned round stays so
  const unfolded = useMemo(() => {
    const open_ = Object.entries(open.state.flows).flatMap(([flow, { end }]) => (end ? [] : [`fight/${flow}`]));
    return new Set([...folding].concat(open_).filter((id) => folding.has(id) !== open_.includes(id)));
  }, [folding, open.state.flows]);
  const rows = useMemo(
    () =>
      journalRows(journal, {
        sought,
        say,
        called: (fight) => say(fightName(game, fight)),
        unfolded,
        standing: game.standing,
      }),
    [journal, sought, say, game, unfolded],
  );
  const entries = useMemo(
    () => rows.flatMap((row) => (row.kind === 'turn' || row.kind === 'phase' ? [] : row.id)),
    [rows],
  );
  const choices = useMemo(() => undoable(journal, phaseOf, turnNames(game)), [journal, phaseOf, game]);
  const others = useMemo(() => branches(journal), [journal]);
  const shown = rows.find((row) => row.id === selected);

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
  const fold = useCallback(
    (id: string) =>
      setFolding((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  /** Right opens the line, left folds it, and from one of its entries leads back to it. */
  const onArrow = (key: string): boolean => {
    if (shown === undefined || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return false;
    const opens = key === 'ArrowRight';
    if (shown.kind === 'fight' || shown.kind === 'quiet') {
      if (unfolded.has(shown.id) !== opens) fold(shown.id);
    } else if (!opens && shown.kind === 'entry' && shown.under) {
      const over = rows.find(
        (row) => (row.kind === 'fight' || row.kind === 'quiet') && row.entries.some(({ id }) => id === shown.id),
      );
      if (over) move(entries.indexOf(over.id) - entries.indexOf(shown.id));
    } else return false;
    return true;
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (onArrow(event.key)) {
      event.preventDefault();
      return;
    }
    const by = stepOf(event);
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  return (
    <div className={classes.journal}>
      <header className={classes.head}>
        <h1>{t('ui.place.journal')}</h1>
        <SearchField label={t('ui.play.journal.search')} value={sought} onChange={setSought} />
        <span className="dim" role="status">
          {t('ui.play.journal.count', { count: countOf(rows) })}
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
            { label: t('ui.diary.open'), run: () => openDiary() },
            { label: t('ui.play.journal.markdown'), run: () => void save(open, language, 'md') },
            { label: t('ui.play.journal.csv'), run: () => void save(open, language, 'csv') },
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
                      unfolded={unfolded.has(row.id)}
                      head={journal.head}
                      phaseOf={phaseOf}
                      headOf={headOf}
                      game={game}
                      onSelect={select}
                      onFold={fold}
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
            data-waits=""
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
          (shown?.kind === 'entry' ? (
            <Entry key={shown.id} row={shown} open={open} />
          ) : shown?.kind === 'fight' || shown?.kind === 'quiet' ? (
            <FightPane
              key={shown.id}
              row={shown}
              game={game}
              unfolded={unfolded.has(shown.id)}
              onFold={() => fold(shown.id)}
            />
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
