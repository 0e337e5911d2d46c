import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { BookColumn, BookNote, BookPage } from '#rules/kit/game/book.ts';
import { spanOf } from '#rules/kit/game/title.ts';
import { within } from '#rules/kit/record/place.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { Limits } from '../../ui/parts/Limits.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { Sign } from '../../ui/parts/Sign.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { turnWord } from '../../words/turns.ts';
import classes from './book.module.css';
import bookAsideClasses from './bookAside.module.css';

/** A purchase or entry that was refused last, and why. */
export interface Refused {
  readonly what: Msg;
  readonly msg: Msg;
  readonly rule: string;
}

export type OpenForm = (action: string, start?: JsonObject) => void;

/** Beside the page: what lapses, what is kept, what was refused, and what is still to do before the step is closed. */
export function BookAside({
  open,
  page,
  pages,
  refused,
  onForm,
  onDone,
}: {
  readonly open: OpenGame;
  readonly page: BookPage;
  readonly pages: readonly BookPage[];
  readonly refused: Refused | undefined;
  /** absent: nothing can be written */
  readonly onForm: OpenForm | undefined;
  /** closes the step; absent: there is nothing to close */
  readonly onDone: (() => void) | undefined;
}) {
  const { t, say } = useLanguage();
  const { game, context } = open;
  const last = spanOf(game.scenarios.find(({ id }) => id === open.envelope.scenario)).last;
  // nothing is kept for a turn that does not come
  const notes = useMemo(
    () => (game.book?.notes(page.id, context) ?? []).filter(({ kind }) => kind !== 'keeps' || context.turn < last),
    [game, page.id, context, last],
  );
  const reminders = useMemo(() => {
    // what a note tells already is not said twice
    const said = notes.flatMap((note) =>
      note.kind === 'lapses'
        ? note.offers.map(({ action }) => [note.rule, action])
        : note.kind === 'keeps'
          ? [[note.rule, note.action]]
          : [],
    );
    return game
      .reminders(context)
      .filter(({ at }) => at === undefined || within(context.place, at) || within(at, context.place))
      .filter(({ rule, action }) => !said.some(([by, opens]) => by === rule && opens === action));
  }, [game, context, notes]);
  const limits = useMemo(() => game.limits(context), [game, context]);
  const columns = pages.flatMap((each) => each.columns);
  return (
    <aside className={classes.aside} aria-label={t('ui.book.aside')}>
      {notes.map((note) =>
        note.kind === 'lapses' ? (
          <Lapses key={note.id} note={note} columns={columns} onForm={onForm} />
        ) : note.kind === 'nothing' ? (
          <section key={note.id} className={bookAsideClasses.note}>
            <p>
              {say(note.msg)} <RuleRef rule={note.rule} />
            </p>
          </section>
        ) : (
          <section key={note.id} className={bookAsideClasses.note}>
            <h3>
              <Icon name="check" size={20} />
              {t('ui.book.keeps', { turn: turnWord(game, context.turn + 1) })}
            </h3>
            <div className={bookAsideClasses.meter} aria-hidden="true">
              <i style={{ width: `${note.part.of === 0 ? 0 : Math.min(100, (note.part.n / note.part.of) * 100)}%` }} />
            </div>
            <p>
              {say(note.msg)} <RuleRef rule={note.rule} />
            </p>
            {note.over && (
              <p className="note due">
                <Icon name="due" size={18} />
                <span>
                  {say(note.over)}{' '}
                  {note.action !== undefined && onForm && (
                    <DoIt action={note.action} onForm={onForm}>
                      {t('ui.play.do')}
                    </DoIt>
                  )}
                </span>
              </p>
            )}
          </section>
        ),
      )}
      {refused && (
        <section className={bookAsideClasses.note} role="status">
          <h3>
            <Icon name="refuse" size={20} />
            {t('ui.book.refused', { what: refused.what })}
          </h3>
          <p>
            {say(refused.msg)} <RuleRef rule={refused.rule} />
          </p>
        </section>
      )}
      {(reminders.length > 0 || onDone) && (
        <section className={bookAsideClasses.note}>
          {reminders.length > 0 && (
            <h3>
              <Icon name="due" size={20} />
              {t('ui.book.before')}
            </h3>
          )}
          <ul>
            {reminders.map((reminder) => (
              <li key={reminder.id}>
                {say(reminder.msg)} <RuleRef rule={reminder.rule} />{' '}
                {reminder.action !== undefined && onForm && (
                  <DoIt action={reminder.action} start={reminder.start} onForm={onForm}>
                    {t('ui.play.do')}
                  </DoIt>
                )}
              </li>
            ))}
          </ul>
          {onDone && (
            <Button className={bookAsideClasses.done} onClick={onDone}>
              {t('ui.command.phaseDone')} <KeyCap of="phase.done" />
            </Button>
          )}
        </section>
      )}
      <Limits limits={limits} />
    </aside>
  );
}

function DoIt({
  action,
  start,
  onForm,
  children,
}: {
  readonly action: string;
  readonly start?: JsonObject | undefined;
  readonly onForm: OpenForm;
  readonly children: string;
}) {
  return (
    <button type="button" className={bookAsideClasses.do} onClick={() => onForm(action, start)}>
      {children}
    </button>
  );
}

function Lapses({
  note,
  columns,
  onForm,
}: {
  readonly note: Extract<BookNote, { kind: 'lapses' }>;
  readonly columns: readonly BookColumn[];
  readonly onForm: OpenForm | undefined;
}) {
  const { t, say, number } = useLanguage();
  return (
    <section className={bookAsideClasses.lapses}>
      <h3>
        <Icon name="lapse" />
        {t('ui.book.lapses')}
      </h3>
      <p className={bookAsideClasses.held}>
        {note.held.map(({ account, n }) => {
          const column = columns.find((each) => each.account === account);
          return (
            <span key={account}>
              {column && <Sign of={column} size={34} />} {number(n)}
            </span>
          );
        })}
      </p>
      <p>
        {say(note.msg)} <RuleRef rule={note.rule} />
      </p>
      {onForm &&
        note.offers.map((offer) => (
          <Button
            key={offer.id}
            fullWidth
            justify="space-between"
            rightSection={<Icon name="next" size={18} />}
            onClick={() => onForm(offer.action, offer.start)}
          >
            <span>
              {say(offer.pays)} <b>{say(offer.what)}</b>
            </span>
          </Button>
        ))}
    </section>
  );
}
