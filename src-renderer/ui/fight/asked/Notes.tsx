import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { name } from '#rules/kit/words/message.ts';
import { go } from '../../../state/route.ts';
import { rowIn } from '../../../state/rowIn.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { ErrorLine } from '../../parts/Notice.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import type { Fight } from '../walk/useFight.ts';
import type { PanelView } from '../walk/usePanel.ts';
import classes from './asked.module.css';
import { Waiting } from './Waiting.tsx';

/** Opens a row of the forces and puts the keyboard into what lacks its value: the first empty field, else the first. */
const typeInRow = (id: string): void => {
  const row = rowIn(document.body, 'row', id);
  if (row?.getAttribute('aria-expanded') === 'false') flushSync(() => row.click());
  // what is typed first stands first, a number or several in one text
  const typed = [
    ...(row?.parentElement?.querySelectorAll<HTMLInputElement>(
      '[data-open] input[type="text"]:not([role="combobox"])',
    ) ?? []),
  ];
  const field = typed.find(({ value }) => value === '' || value === '0') ?? typed[0];
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
};

/** Work under way, given up or failed. */
export function WorkNotes({ view }: { readonly view: PanelView }) {
  const { t } = useLanguage();
  return (
    <>
      {view.working && <Waiting working={view.working} onCancel={view.cancel} />}
      {view.cancelled && (
        <ErrorLine
          action={
            <Button autoFocus onClick={view.retry}>
              {t('ui.play.fight.workAgain')}
            </Button>
          }
        >
          {t('ui.play.fight.cancelled')}
        </ErrorLine>
      )}
      {view.fault !== undefined && <ErrorLine>{t('ui.play.fight.fault', { why: name(view.fault) })}</ErrorLine>}
    </>
  );
}

/** What keeps the input from a result: values that need another look, what is missing and where to type it. */
export function InputNotes({ fight }: { readonly fight: Fight }) {
  const { t, say } = useLanguage();
  const { game, flow, view } = fight;
  const { panel } = view;
  return (
    <>
      {!panel && fight.troubles.length > 0 && (
        <div className={classes.not} role="status">
          <Icon name="refuse" size={36} />
          <p>
            {t('ui.play.fight.troubles', { count: fight.troubles.length })}
            {fight.troubles.slice(0, 3).map((trouble) => (
              <small key={trouble.path}>{say(trouble.msg)}</small>
            ))}
          </p>
        </div>
      )}
      {panel?.missing.map((gap, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gaps in the panel's own order
        <p key={i} className="note due">
          <Icon name="due" size={18} />
          <span>
            {say(gap.msg)}{' '}
            {gap.row !== undefined && !flow && (
              <button type="button" className={classes.link} onClick={() => typeInRow(gap.row ?? '')}>
                {t('ui.play.fight.typeIt')}
              </button>
            )}
            {(gap.table ?? gap.roster) !== undefined && (
              <button
                type="button"
                className={classes.link}
                onClick={() =>
                  go({
                    at: 'things',
                    game: game.id,
                    kind: gap.table === undefined ? 'roster' : 'table',
                    of: gap.table ?? gap.roster ?? '',
                  })
                }
              >
                {t('ui.play.fight.typeIt')}
              </button>
            )}
          </span>
        </p>
      ))}
    </>
  );
}

/** What the rules would not have so: it is reckoned all the same, and stands in sight. Where there is no fight there is nothing to object to. */
export function Against({ fight }: { readonly fight: Fight }) {
  const { say } = useLanguage();
  const { panel } = fight.view;
  if (!panel || panel.not) return null;
  return panel.hints.map(
    (hint, i) =>
      hint.against && (
        // biome-ignore lint/suspicious/noArrayIndexKey: hints in the panel's own order
        <p key={i} className="note due">
          <Icon name="due" size={18} />
          <span>
            {say(hint.msg)} <RuleRef rule={hint.rule} />
          </span>
        </p>
      ),
  );
}
