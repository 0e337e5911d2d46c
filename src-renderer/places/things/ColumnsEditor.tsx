import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { GridData } from '#rules/kit/record/playerData.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import {
  type Columned,
  typedIn,
  withColumn,
  withColumnMoved,
  withColumnNamed,
  withoutColumn,
} from '../../host/columns.ts';
import { Icon, type IconName } from '../../ui/parts/Icon.tsx';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './ColumnsEditor.module.css';

interface Editing {
  readonly spec: GridSpec;
  readonly grid: GridData;
  readonly onChange: (grid: GridData) => void;
  readonly onLeave: () => void;
}

/** The players' own columns, in a window of their own; the hand comes back to where it was. */
export function ColumnsEditor({ opened, ...editing }: Editing & { readonly opened: boolean }) {
  const { t, say } = useLanguage();
  const { ownCols } = editing.spec;
  return (
    <Modal
      opened={opened}
      onClose={editing.onLeave}
      title={ownCols && `${t('ui.tables.columns')}: ${say(ownCols.msg)}`}
      size="lg"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Columns {...editing} />
    </Modal>
  );
}

/** Each is named, moved and removed in its line, a new one added below. */
function Columns({ spec, grid, onChange, onLeave }: Editing) {
  const { t } = useLanguage();
  const [fresh, setFresh] = useState('');
  const [said, setSaid] = useState<{ readonly text: string; readonly refused: boolean } | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const own = spec.ownCols;
  if (!own) return null;
  const example = name(own.example);

  /** true: taken */
  const take = (columned: Columned, text: string, done: string | undefined): boolean => {
    if (!columned.ok) {
      setSaid({
        text: t(columned.why === 'unread' ? 'ui.tables.unread' : 'ui.tables.there', { text: name(text), example }),
        refused: true,
      });
      return false;
    }
    onChange(columned.grid);
    setSaid(done === undefined ? undefined : { text: done, refused: false });
    return true;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = fresh.trim();
    if (text !== '' && take(withColumn(spec, grid, text), text, t('ui.tables.added', { col: name(text) })))
      setFresh('');
    input.current?.focus();
  };
  const change = (next: GridData, text: string) => {
    onChange(next);
    setSaid({ text, refused: false });
  };

  return (
    <>
      <ol className={classes.list}>
        {grid.cols.map((col, i) => (
          <li key={col}>
            <Heading
              label={t('ui.tables.heading', { n: i + 1 })}
              text={col}
              onName={(text) => take(withColumnNamed(spec, grid, col, text), text, undefined)}
            />
            <small>{t('ui.tables.typedIn', { count: typedIn(grid, col) })}</small>
            <Small
              icon="up"
              label={t('ui.tables.earlier', { col: name(col) })}
              disabled={i === 0}
              onClick={() =>
                change(withColumnMoved(grid, col, -1), t('ui.tables.moved', { col: name(col), n: Math.max(1, i) }))
              }
            />
            <Small
              icon="down"
              label={t('ui.tables.later', { col: name(col) })}
              disabled={i === grid.cols.length - 1}
              onClick={() =>
                change(
                  withColumnMoved(grid, col, 1),
                  t('ui.tables.moved', { col: name(col), n: Math.min(grid.cols.length, i + 2) }),
                )
              }
            />
            <Small
              icon="bin"
              label={t('ui.tables.removeColumn', { col: name(col) })}
              onClick={() => change(withoutColumn(grid, col), t('ui.tables.gone', { col: name(col) }))}
            />
          </li>
        ))}
      </ol>
      <form className={classes.add} onSubmit={add}>
        <TextInput
          ref={input}
          label={t('ui.tables.newColumn')}
          description={t('ui.tables.like', { example })}
          value={fresh}
          maxLength={20}
          data-autofocus
          onChange={(event) => setFresh(event.currentTarget.value)}
        />
        <Button type="submit" leftSection={<Icon name="plus" size={20} />}>
          {t('ui.tables.add')}
        </Button>
      </form>
      {said?.refused === true && <ErrorLine>{said.text}</ErrorLine>}
      <p className={classes.said} role="status">
        {said?.refused === false ? said.text : ''}
      </p>
      <div className={classes.foot}>
        <Button variant="filled" onClick={onLeave}>
          {t('ui.tables.done')}
        </Button>
      </div>
    </>
  );
}

/** A heading under the hand: taken when it is left or with Enter; one that cannot be taken stays for mending. */
function Heading({
  label,
  text,
  onName,
}: {
  readonly label: string;
  readonly text: string;
  readonly onName: (text: string) => boolean;
}) {
  const [typed, setTyped] = useState(text);
  const [refused, setRefused] = useState(false);
  const leave = () => {
    const next = typed.trim();
    if (next === text) return setRefused(false);
    if (next === '') return setTyped(text);
    setRefused(!onName(next));
  };
  return (
    <TextInput
      aria-label={label}
      value={typed}
      maxLength={20}
      error={refused}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}

function Small({
  icon,
  label,
  disabled = false,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
