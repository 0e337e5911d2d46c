import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Scalar } from '#rules/kit/base/json.ts';
import { startIn } from '#rules/kit/game/options.ts';
import type { Option } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { accept } from '../../state/corrections.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { ownRulings } from '../../state/ownRulings.ts';
import { isOwned } from '../../state/part.ts';
import { gameNow, undoOne } from '../../state/store.ts';
import { OptionGroups, useLacks } from '../../ui/options/OptionGroups.tsx';
import { type Lack, OptionRow } from '../../ui/options/OptionRow.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { fromTurn } from '../../words/turns.ts';
import { agreeNot, agreeNow, choiceMsg, fromStart, hasPast, inForce } from './rulings.ts';
import classes from './thisGame.module.css';

const Ripple = lazy(() => import('../../ui/Ripple.tsx').then((m) => ({ default: m.Ripple })));

interface Told {
  readonly option: string;
  readonly says: Msg;
  /** the line written: while the journal stands on it, it can be undone from here */
  readonly head: string | null;
}

/** Every ruling with its value. A change asks from when, and is an entry of the journal or a correction of it. */
export function Rulings({ open }: { readonly open: OpenGame }) {
  const { t } = useLanguage();
  const { game, context } = open;
  const [told, setTold] = useState<Told>();
  const own = ownRulings(open);
  const values = Object.fromEntries(game.options.map((option) => [option.id, inForce(open, option)]));
  const lackOf = useLacks(game.options, values, context.scenario);
  const written = (option: string, says: Msg | undefined) =>
    setTold(says && { option, says, head: gameNow()?.journal.head ?? null });
  return (
    <>
      <p className="dim">{t('ui.options.about')}</p>
      {own.length === 0 ? (
        <p className="dim">{t('ui.options.proposed')}</p>
      ) : (
        <div className={classes.own}>
          <b>{t('ui.options.differ', { count: own.length })}</b>
          <ul>
            {own.map((option) => (
              <li key={option.id}>
                <button type="button" onClick={() => document.getElementById(`ruling-${option.id}`)?.focus()}>
                  {t('ui.options.other', { option: option.msg, choice: choiceMsg(option, inForce(open, option)) })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OptionGroups
        options={game.options}
        values={values}
        scenario={context.scenario}
        row={(option, compact) => (
          <div key={option.id} id={`ruling-${option.id}`} tabIndex={-1} className={classes.ruling}>
            <Ruling
              open={open}
              option={option}
              compact={compact}
              lack={lackOf(option, inForce(open, option))}
              onWritten={(says) => written(option.id, says)}
            />
            {told?.option === option.id && (
              <p className={classes.told} role="status">
                <span>{t('ui.options.recorded', { says: told.says })}</span>
                {told.head === open.journal.head && (
                  <Button
                    size="compact-md"
                    onClick={() => {
                      undoOne();
                      setTold(undefined);
                    }}
                  >
                    {t('ui.command.undo')}
                  </Button>
                )}
              </p>
            )}
          </div>
        )}
      />
    </>
  );
}

function Ruling({
  open,
  option,
  compact,
  lack,
  onWritten,
}: {
  readonly open: OpenGame;
  readonly option: Option;
  readonly compact: boolean;
  readonly lack: Lack | undefined;
  readonly onWritten: (says: Msg | undefined) => void;
}) {
  const { t, say } = useLanguage();
  const [wanted, setWanted] = useState<Scalar>();
  const [asked, setAsked] = useState(false);
  const value = inForce(open, option);
  // worked out anew where the record goes on while it is looked at
  const correction = useMemo(
    () => (asked && wanted !== undefined ? fromStart(open, option, wanted) : undefined),
    [asked, open, option, wanted],
  );
  const coming = open.context.coming?.[option.id];
  const writable = isOwned(open);
  const done = (says?: Msg) => {
    setWanted(undefined);
    setAsked(false);
    onWritten(says);
    // the button that had the keyboard is gone: it stays at this ruling
    document.getElementById(`ruling-${option.id}`)?.focus();
  };
  return (
    <>
      <OptionRow
        option={option}
        compact={compact}
        usual={startIn(option, open.context.scenario)}
        lack={lack}
        value={wanted ?? value}
        readOnly={!writable || option.takesHold === 'setup'}
        onChange={(picked) => {
          onWritten(undefined);
          setAsked(false);
          setWanted(picked === value ? undefined : picked);
        }}
      />
      {option.takesHold !== 'now' && (
        <p className={classes.holds}>
          {t(option.takesHold === 'setup' ? 'ui.options.setupOnly' : 'ui.options.turnOnly')}
        </p>
      )}
      {coming && (
        <p className={classes.told}>
          <span>
            {t('ui.options.coming', {
              from: fromTurn(open.game, coming.from),
              choice: choiceMsg(option, coming.value),
            })}
          </span>
          {writable && (
            <Button size="compact-md" onClick={() => done(agreeNot(open, option))}>
              {t('ui.options.comingNot')}
            </Button>
          )}
        </p>
      )}
      {wanted !== undefined && !correction && (
        // biome-ignore lint/a11y/useSemanticElements: no form of its own, three ways to answer a question
        <div
          ref={(group) => group?.scrollIntoView({ block: 'nearest' })}
          className={classes.when}
          role="group"
          aria-labelledby={`when-${option.id}`}
        >
          <p id={`when-${option.id}`} role="status">
            {t('ui.options.wanted', { choice: choiceMsg(option, wanted) })}
          </p>
          <Button variant="filled" onClick={() => done(agreeNow(open, option, wanted))}>
            {option.takesHold === 'next turn'
              ? say(fromTurn(open.game, open.context.turn + 1))
              : t('ui.options.fromHere')}
          </Button>
          {hasPast(open.journal) && <Button onClick={() => setAsked(true)}>{t('ui.options.fromStart')}</Button>}
          <Button variant="subtle" onClick={() => done()}>
            {t('ui.options.leave')}
          </Button>
        </div>
      )}
      {correction && (
        <Suspense fallback={null}>
          <Ripple
            open={open}
            correction={correction}
            onAccept={() => accept(correction) && done(correction.lines[0]?.says)}
            onBack={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
