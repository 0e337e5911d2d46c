import { useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Reminder } from '#rules/kit/game/specs.ts';
import type { OutlineTask } from '#rules/kit/sequence/outline.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './DueLines.module.css';
import { Icon } from './Icon.tsx';
import { DueLine } from './Notice.tsx';
import { RuleRef } from './RuleRef.tsx';

/** What a line of the tree must not hide: what past phases owe, and what is to be remembered here. */
export function DueLines({
  debts = none,
  reminders,
  rule = '',
  onDo,
}: {
  readonly debts?: readonly OutlineTask[];
  readonly reminders: readonly Reminder[];
  /** the line's own rule is not said twice */
  readonly rule?: string | undefined;
  /** what opens the action of a reminder; undefined: it may not be taken now */
  readonly onDo: (
    action: string,
    start?: JsonObject,
  ) => { readonly run: () => void; readonly verb: string } | undefined;
}) {
  const { say } = useLanguage();
  return (
    <>
      <Debts debts={debts} />
      <Folding
        lines={reminders.map(({ id, due, msg, rule: own, action, start }) => {
          const opens = action === undefined ? undefined : onDo(action, start);
          return (
            <div key={id} className={due ? 'note due' : 'note dim'}>
              {due && <Icon name="due" size={18} />}
              <span>
                {say(msg)} {own !== rule && <RuleRef rule={own} plain />}{' '}
                {opens && <DoButton onDo={opens.run}>{opens.verb}</DoButton>}
              </span>
            </div>
          );
        })}
      />
    </>
  );
}
const none: readonly never[] = [];

/** `inLine`: what a line of the tree does by Enter; the line itself has the keyboard. */
export function DoButton({
  onDo,
  inLine,
  children,
}: {
  readonly onDo: () => void;
  readonly inLine?: true;
  readonly children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes.do}
      tabIndex={inLine && -1}
      onClick={(event) => {
        event.stopPropagation();
        onDo();
      }}
    >
      {children}
    </button>
  );
}

/** What past phases still owe: one is said, several are a count that opens. */
function Debts({ debts }: { readonly debts: readonly OutlineTask[] }) {
  const { t, say } = useLanguage();
  const [open, setOpen] = useState(false);
  const owed = debts.flatMap((task) => (task.debt ? [{ task, debt: task.debt }] : []));
  const lines = owed.map(({ task, debt }) => (
    <DueLine key={task.key}>
      {say(debt)} <RuleRef rule={task.rule} plain />
    </DueLine>
  ));
  if (lines.length < 2) return lines;
  return (
    <>
      <DueLine>
        <MoreButton open={open} onOpen={setOpen}>
          {t('ui.play.table.owed', { count: lines.length })}
        </MoreButton>
      </DueLine>
      {open && lines}
    </>
  );
}

/** Reminders shown at once in a folded line. */
const mostReminders = 2;

function Folding({ lines }: { readonly lines: readonly React.ReactNode[] }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  // one more is no longer than the line that would fold it
  if (lines.length <= mostReminders + 1) return lines;
  return (
    <>
      {open ? lines : lines.slice(0, mostReminders)}
      <div className="note dim">
        <MoreButton open={open} onOpen={setOpen}>
          {open ? t('ui.play.table.fewer') : t('ui.play.table.more', { count: lines.length - mostReminders })}
        </MoreButton>
      </div>
    </>
  );
}

/** Within a line of the tree: the line itself has the keyboard, and opens with it. */
function MoreButton({
  open,
  onOpen,
  children,
}: {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes.more}
      tabIndex={-1}
      aria-expanded={open}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(!open);
      }}
    >
      {children} <Icon name={open ? 'up' : 'down'} size={16} />
    </button>
  );
}
