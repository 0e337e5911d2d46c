import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { same } from '#rules/kit/base/same.ts';
import type { Corrected } from '#rules/kit/record/fold.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { keyCalled } from '../../state/cellWords.ts';
import { accept, prepare } from '../../state/corrections.ts';
import { contextBefore, type OpenGame } from '../../state/openedGame.ts';
import { isBeside } from '../../state/rolls.ts';
import { ActionForm } from '../../ui/forms/ActionForm.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SelectLine, TextLine, ToggleChip } from '../../ui/forms/inputs.tsx';
import { DieKeys } from '../../ui/parts/Die.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { Ripple } from '../../ui/Ripple.tsx';
import { textOf, useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { whatBecomes } from './becomes.ts';
import classes from './journal.module.css';
import { reconstruct } from './reconstruct.ts';

/**
 * Corrects an entry of the past: through the form of the action that booked it where that can be told, else value by
 * value. What follows from it is worked out once, shown, and written down only when it is accepted.
 */
export function Correct({
  open,
  each,
  onDone,
}: {
  readonly open: OpenGame;
  readonly each: Corrected;
  readonly onDone: () => void;
}) {
  const { t } = useLanguage();
  const { entry } = each;
  const [wanted, setWanted] = useState<{ readonly facts: readonly Fact[] | null; readonly now?: Msg | undefined }>();

  const before = useMemo(() => contextBefore(open, entry.id), [open, entry.id]);
  const booked = useMemo(() => reconstruct(open.game.actions, before, entry.facts), [open.game, before, entry.facts]);
  const isFight = entry.facts.some((fact) => fact.kind === 'flow' || fact.kind === 'answer');
  const [alike, setAlike] = useState(false);

  // worked out anew where the record goes on while it is looked at
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open game is what it is worked out of
  const correction = useMemo(() => {
    if (!wanted) return undefined;
    const { facts, now } = wanted;
    const kept = facts === null ? null : [...facts, ...entry.facts.filter((fact) => booked && isBeside(fact))];
    return prepare({
      says:
        facts === null
          ? ui('ui.play.said.dropped', { entry: entry.says })
          : now
            ? ui('ui.play.said.fixedTo', { entry: entry.says, now })
            : ui('ui.play.said.fixed', { entry: entry.says }),
      fix: [{ entry: entry.id, facts: kept }],
    });
  }, [wanted, open, entry, booked]);
  /** what was recorded already is no correction */
  const change = (facts: readonly Fact[] | null, now?: Msg): boolean => {
    const nothing = facts !== null && same(facts, booked ? entry.facts.filter((fact) => !isBeside(fact)) : entry.facts);
    setAlike(nothing);
    if (!nothing) setWanted({ facts, now });
    return !nothing;
  };

  if (correction) {
    return (
      <Ripple
        open={open}
        correction={correction}
        now={wanted?.now}
        onAccept={() => accept(correction) && onDone()}
        onBack={() => setWanted(undefined)}
      />
    );
  }
  return (
    <div className={classes.correct}>
      {isFight ? (
        <p className="dim">{t('ui.play.journal.fightStands')}</p>
      ) : booked ? (
        <ActionForm
          action={booked.action}
          open={open}
          at={before}
          start={booked.input}
          onBook={(now, facts) => change(facts, now)}
          onDone={onDone}
        />
      ) : (
        <FactsForm
          facts={entry.facts}
          open={open}
          onFacts={(facts) => change(facts, whatBecomes(open, entry.facts, facts))}
        />
      )}
      {alike && (
        <p className="note" role="status">
          {t('ui.play.journal.alike')}
        </p>
      )}
      <Button variant="subtle" onClick={() => change(null)}>
        <Icon name="cut" size={18} /> {t('ui.play.journal.drop')}
      </Button>
    </div>
  );
}

/** Each value of an entry by itself; what is no value (a place, a fight) stays as it is. */
function FactsForm({
  facts,
  open,
  onFacts,
}: {
  readonly facts: readonly Fact[];
  readonly open: OpenGame;
  readonly onFacts: (facts: readonly Fact[]) => boolean;
}) {
  const { t } = useLanguage();
  const [next, setNext] = useState(facts);
  const set = (at: number, fact: Fact) => setNext((all) => all.map((one, i) => (i === at ? fact : one)));
  const editable = facts.some((fact) => ['set', 'post', 'roll', 'tick', 'note', 'option'].includes(fact.kind));
  return (
    <form
      className={classes.facts}
      onSubmit={(event) => {
        event.preventDefault();
        onFacts(next);
      }}
    >
      {next.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts in their order
        <div key={i}>
          <FactInput fact={fact} open={open} onFact={(changed) => set(i, changed)} />
        </div>
      ))}
      {editable ? (
        <Button type="submit" variant="filled" disabled={next === facts}>
          {t('ui.play.journal.showRipple')}
        </Button>
      ) : (
        <p className="dim">{t('ui.play.journal.nothingToEdit')}</p>
      )}
    </form>
  );
}

function FactInput({
  fact,
  open,
  onFact,
}: {
  readonly fact: Fact;
  readonly open: OpenGame;
  readonly onFact: (fact: Fact) => void;
}) {
  const language = useLanguage();
  const { t, say } = language;
  if (fact.kind === 'set') {
    const cell = open.game.cells.find((each) => each.id === fact.cell);
    const key = cell && fact.key !== undefined ? textOf(language, keyCalled(open, cell, fact.key)) : fact.key;
    const label = [cell ? say(cell.msg) : fact.cell, key].filter(Boolean).join(' · ');
    if (typeof fact.value === 'number') {
      return (
        <CountInput
          label={label}
          value={fact.value}
          min={cell?.min ?? -999}
          max={cell?.max ?? 9_999}
          onChange={(value) => value !== null && onFact({ ...fact, value })}
        />
      );
    }
    if (typeof fact.value === 'boolean') {
      return <ToggleChip label={label} value={fact.value} onChange={(value) => onFact({ ...fact, value })} />;
    }
    if (cell?.kind === 'choice') {
      return (
        <SelectLine
          label={label}
          value={String(fact.value ?? '')}
          options={cell.choices?.map((choice) => ({ key: choice.value, label: say(choice.msg) })) ?? []}
          onChange={(value) => onFact({ ...fact, value })}
        />
      );
    }
    return (
      <TextLine
        label={label}
        value={String(fact.value ?? '')}
        max={200}
        onChange={(value) => onFact({ ...fact, value })}
      />
    );
  }
  if (fact.kind === 'post') {
    const account = open.game.accounts.find((each) => each.id === fact.account);
    return (
      <CountInput
        label={account ? say(account.msg) : fact.account}
        value={fact.n}
        per={account?.per ?? 1}
        min={-9_999}
        max={9_999}
        onChange={(n) => n !== null && onFact({ ...fact, n })}
      />
    );
  }
  if (fact.kind === 'roll') {
    return (
      <>
        {fact.faces.map((face, i) => (
          <DieKeys
            // biome-ignore lint/suspicious/noArrayIndexKey: dice in their order
            key={i}
            label={t('ui.play.fight.dieLabel')}
            sides={fact.sides}
            size={36}
            value={face}
            onFace={(typed) => onFact({ ...fact, faces: fact.faces.map((one, n) => (n === i ? typed : one)) })}
          />
        ))}
      </>
    );
  }
  if (fact.kind === 'tick') {
    return (
      <ToggleChip label={t('ui.play.journal.ticked')} value={fact.on} onChange={(on) => onFact({ ...fact, on })} />
    );
  }
  if (fact.kind === 'note') {
    return (
      <TextLine
        label={t('ui.play.journal.note')}
        value={fact.text}
        max={500}
        onChange={(text) => onFact({ ...fact, text })}
      />
    );
  }
  if (fact.kind === 'option') {
    const option = open.game.options.find((each) => each.id === fact.option);
    return (
      <SelectLine
        label={option ? say(option.msg) : fact.option}
        value={String(fact.value)}
        options={option?.choices.map(({ value, msg }) => ({ key: String(value), label: say(msg) })) ?? []}
        onChange={(key) => {
          const choice = option?.choices.find((each) => String(each.value) === key);
          if (choice) onFact({ ...fact, value: choice.value });
        }}
      />
    );
  }
  return null;
}
