import { type ReactNode, useEffect } from 'react';
import { EnterCap, KeyCap } from '../../../ui/parts/KeyCap.tsx';
import { setTableMode } from '../../../ui/theme/applied.ts';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './tableMode.module.css';

/** The sheet two people read who stand around the map: what it is about, the largest number, the keys, one line of buttons. */
export function TableSheet({
  top,
  place,
  empty,
  middle,
  keys,
  says,
  choices,
  readOnly = false,
  onChoice,
  onNext,
  children,
}: {
  readonly top: ReactNode;
  readonly place: string;
  /** nothing to press between the number and the foot */
  readonly empty: boolean;
  readonly middle: ReactNode;
  readonly keys: ReactNode;
  readonly says: ReactNode;
  /** what a side may choose now */
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly readOnly?: boolean;
  readonly onChoice: (key: string) => void;
  /** the fight is over: on to the next */
  readonly onNext?: (() => void) | undefined;
  /** the buttons of its own */
  readonly children: ReactNode;
}) {
  const { t } = useLanguage();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setTableMode(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <main className={classes.page} aria-label={t('ui.command.tableMode')} data-empty={empty || undefined}>
      <h1 className="vh">{t('ui.command.tableMode')}</h1>
      <p className={classes.top}>
        <span>{top}</span>
        <span>{place}</span>
      </p>
      <section className={classes.middle}>{middle}</section>
      {keys}
      <footer className={classes.foot}>
        <button type="button" onClick={() => setTableMode(false)}>
          {t('ui.play.tableMode.leave')} <kbd aria-hidden="true">Esc</kbd> <KeyCap of="table.mode" />
        </button>
        <span>{says}</span>
        {choices.length > 0 && !readOnly && (
          <div className={classes.choices}>
            {choices.map((choice) => (
              <button key={choice.key} type="button" data-go="" onClick={() => onChoice(choice.key)}>
                {choice.label}
              </button>
            ))}
          </div>
        )}
        {children}
        {onNext && (
          <button type="button" data-go="" onClick={onNext}>
            {t('ui.play.fight.next')} <EnterCap />
          </button>
        )}
      </footer>
    </main>
  );
}
