import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Scalar } from '#rules/kit/base/json.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { name } from '#rules/kit/words/message.ts';
import { keyCalled, valueCalled } from '../../state/cellWords.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { act } from '../../state/store.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { EnterCap } from '../parts/KeyCap.tsx';
import classes from './CellForm.module.css';
import { CountInput } from './CountInput.tsx';
import { SelectLine, TextLine } from './inputs.tsx';

/** Sets a cell by hand. The reason is asked for, not demanded. */
export function CellForm({
  cell,
  open,
  cellKey,
  value,
  onDone,
}: {
  readonly cell: CellSpec;
  readonly open: Pick<OpenGame, 'game' | 'context'>;
  readonly cellKey?: string;
  readonly value: Scalar | undefined;
  readonly onDone: () => void;
}) {
  const { t, say } = useLanguage();
  const [next, setNext] = useState<Scalar | null>(value ?? (cell.kind === 'count' ? (cell.min ?? 0) : ''));
  const [why, setWhy] = useState('');
  const label = say(cell.msg);
  const inRange =
    cell.kind !== 'count' ||
    (typeof next === 'number' &&
      next >= (cell.min ?? Number.NEGATIVE_INFINITY) &&
      next <= (cell.max ?? Number.POSITIVE_INFINITY));
  const save = () => {
    if (!inRange || next === null) return;
    const fact: Fact = { kind: 'set', cell: cell.id, key: cellKey, value: next };
    const p = {
      cell: cell.msg,
      key: keyCalled(open, cell, cellKey ?? ''),
      value: valueCalled(open, cell, cellKey ?? '', next),
      why: name(why.trim()),
    };
    const says = ui(
      cellKey === undefined
        ? why.trim() === ''
          ? 'ui.play.said.set'
          : 'ui.play.said.setWhy'
        : why.trim() === ''
          ? 'ui.play.said.setKey'
          : 'ui.play.said.setKeyWhy',
      p,
    );
    if (act(says, [fact])) onDone();
  };
  return (
    <form
      className={classes.edit}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      {cell.kind === 'count' ? (
        <CountInput
          label={label}
          value={typeof next === 'number' ? next : null}
          min={cell.min ?? -999}
          max={cell.max ?? 9_999}
          onChange={setNext}
        />
      ) : cell.kind === 'choice' ? (
        <SelectLine
          label={label}
          value={String(next ?? '')}
          options={[
            { key: '', label: t('ui.play.ledger.unset') },
            ...(cell.choices?.map((choice) => ({ key: choice.value, label: say(choice.msg) })) ?? []),
          ]}
          onChange={setNext}
        />
      ) : (
        <TextLine label={label} value={String(next ?? '')} max={200} onChange={setNext} />
      )}
      <TextLine label={t('ui.play.ledger.why')} value={why} max={200} onChange={setWhy} />
      <Button type="submit" variant="filled" disabled={!inRange}>
        {t('ui.play.fight.record')} <EnterCap />
      </Button>
    </form>
  );
}
