import { useMemo, useState } from 'react';
import type { Action } from '#rules/kit/game/action.ts';
import { isOffered } from '#rules/kit/game/offered.ts';
import { type OutlineNode, type OutlineTask, phasesOf, tickOf } from '#rules/kit/sequence/outline.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { type Owed as OwedTask, owedOf, prepareToPay, waive } from '../../state/owed.ts';
import { goPlace } from '../../state/route.ts';
import { act } from '../../state/store.ts';
import { goOn, halfDone } from '../../ui/fight/walk/useFight.ts';
import { ActionForm } from '../../ui/forms/ActionForm.tsx';
import { DoButton } from '../../ui/parts/DueLines.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { turnWord } from '../../words/turns.ts';
import { verbOf } from './duties.ts';
import classes from './now.module.css';

const none: readonly OutlineTask[] = [];
/** The longest list of debts that stands open at once. */
const mostShown = 2;

/**
 * What is owed and stays owed until it is paid or waived: of phases of this turn, and of turns that are over; and fights
 * begun and not ended.
 */
export function Owed({ open, nodes }: { readonly open: OpenGame; readonly nodes: readonly OutlineNode[] }) {
  const { t, say } = useLanguage();
  const earlier = useMemo(() => owedOf(open), [open]);
  const now = useMemo(
    () =>
      phasesOf(nodes).flatMap(({ state, tasks }) =>
        state === 'past' ? tasks.filter(({ carries, debt }) => carries && debt) : none,
      ),
    [nodes],
  );
  const fights = useMemo(() => halfDone(open), [open]);
  const [paying, setPaying] = useState<string>();
  const [all, setAll] = useState(false);
  const readOnly = open.readOnly !== undefined;
  if (earlier.length + now.length + fights.length === 0) return null;
  const payer = (task: OutlineTask): Action | undefined => open.game.actions.find(({ id }) => id === task.action);
  const close = () => setPaying(undefined);
  const line = (task: OutlineTask, owed: React.ReactNode, onWaive: () => void, form: React.ReactNode) => {
    const action = payer(task);
    return (
      <div key={task.key} className={classes.debt}>
        <Icon name="due" size={18} />
        <span>{owed}</span>
        {action && !readOnly && (
          <DoButton onDo={() => setPaying(paying === task.key ? undefined : task.key)}>
            {say(verbOf(action, open.context))}
          </DoButton>
        )}
        {!readOnly && <DoButton onDo={onWaive}>{t('ui.play.waive')}</DoButton>}
        <RuleRef rule={task.rule} plain />
        {paying === task.key && <div>{form}</div>}
      </div>
    );
  };
  const lines = [
    ...earlier.map((each) =>
      line(
        each.task,
        t('ui.play.owedOf', { turn: turnWord(open.game, each.turn), what: each.owed }),
        () => waive(each),
        <PayThen open={open} owed={each} action={payer(each.task)} onDone={close} />,
      ),
    ),
    ...fights.map(({ id, flow, says }) => (
      <div key={id} className={classes.debt}>
        <Icon name="due" size={18} />
        <span>{t('ui.play.halfDone', { fight: says ?? ui('ui.place.fight') })}</span>
        {!readOnly && (
          <DoButton
            onDo={() => {
              goOn(open.id, id, flow);
              goPlace('fight');
            }}
          >
            {t('ui.play.goOn')}
          </DoButton>
        )}
      </div>
    )),
    ...now.map((task) => {
      const action = payer(task);
      return line(
        task,
        task.debt && say(task.debt),
        () =>
          act(ui('ui.play.said.waived', { what: task.debt ?? task.msg }), [{ kind: 'tick', task: task.key, on: true }]),
        action && isOffered(action, open.context) && (
          <ActionForm action={action} open={open} tick={tickOf(task)} onDone={close} />
        ),
      );
    }),
  ];
  // many of them must not leave the phase itself without room
  const folded = !all && lines.length > mostShown + 1;
  return (
    <section className={classes.owed} aria-label={t('ui.play.owed')}>
      {folded ? lines.slice(0, mostShown) : lines}
      {folded && (
        <DoButton onDo={() => setAll(true)}>{t('ui.play.owedMore', { count: lines.length - mostShown })}</DoButton>
      )}
    </section>
  );
}

/** Paid in the turn it was owed in: what follows from it is shown before it is written. */
function PayThen({
  open,
  owed,
  action,
  onDone,
}: {
  readonly open: OpenGame;
  readonly owed: OwedTask;
  readonly action: Action | undefined;
  readonly onDone: () => void;
}) {
  if (!action) return null;
  return (
    <ActionForm
      action={action}
      open={open}
      at={owed.then}
      // a second judgement of the same would find more
      tick={tickOf(owed.task)}
      onCorrect={(says, facts) => prepareToPay(open, owed, says, facts)}
      onDone={onDone}
    />
  );
}
