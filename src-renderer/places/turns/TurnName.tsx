import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_LABEL, nameTurnAction, turnLabel } from '#rules/kit/game/turnLabel.ts';
import { name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { act } from '../../state/store.ts';
import { TextLine } from '../../ui/forms/inputs.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { besideTurn } from '../../words/turns.ts';
import classes from './turnName.module.css';

/**
 * The heading of a turn with the name the players gave it, changed in place: Enter records, Esc leaves it. Games that
 * date their own turns have no such action, and then it is a heading alone.
 */
export function TurnHeading({
  open,
  turn,
  children,
}: {
  readonly open: OpenGame;
  readonly turn: number;
  readonly children: string;
}) {
  const { t, say } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const pen = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const editing = typed !== undefined;
  useEffect(() => {
    const field = editing ? form.current?.querySelector('input') : undefined;
    field?.focus();
    field?.select();
  }, [editing]);
  const action = open.game.actions.find((each) => each.id === nameTurnAction);
  const label = turnLabel(open.context, turn);
  const beside = besideTurn(open, turn, say);
  const close = () => {
    setTyped(undefined);
    setTimeout(() => pen.current?.focus());
  };
  const record = (text: string) => {
    const input = action?.parse({ turn, label: text });
    const proposal = input?.ok ? action?.proposes(input.value, open.context) : undefined;
    if (proposal?.ok && text.trim() !== label) act(proposal.says, proposal.facts);
    close();
  };
  const writable = action !== undefined && open.readOnly === undefined;
  return (
    <div className={classes.heading}>
      <h2>
        {children}
        {beside !== '' && <span className={classes.label}>{beside}</span>}
      </h2>
      {writable && typed === undefined && (
        <button
          ref={pen}
          type="button"
          className={classes.pen}
          aria-label={
            label === ''
              ? t('ui.turnLabel.add', { n: turn })
              : t('ui.turnLabel.change', { n: turn, label: name(label) })
          }
          title={say(action.msg)}
          onClick={() => setTyped(label)}
        >
          <Icon name="pen" size={18} />
        </button>
      )}
      {typed !== undefined && (
        <form
          className={classes.form}
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            record(typed);
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') close();
          }}
        >
          <TextLine
            label={t('ui.turnLabel.field', { n: turn })}
            value={typed}
            max={LONGEST_LABEL}
            onChange={setTyped}
          />
          <Button type="submit" variant="filled" size="compact-md">
            {t('ui.save')}
          </Button>
          <Button size="compact-md" onClick={close}>
            {t('ui.cancel')}
          </Button>
        </form>
      )}
    </div>
  );
}
