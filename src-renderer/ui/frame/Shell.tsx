import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { CommandId } from '../../state/commands.ts';
import { useT } from '../../words/Language.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { KeyCap } from '../parts/KeyCap.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Boundary } from './Boundary.tsx';
import classes from './Shell.module.css';

/** The frame around a sheet: header, rail of places (a bottom bar in portrait), and the sheet itself. */
export function Shell({
  title,
  under,
  middle,
  tools,
  rail,
  place,
  begins,
  onMark,
  children,
}: {
  readonly title: string;
  readonly under: ReactNode;
  readonly middle?: ReactNode;
  readonly tools: ReactNode;
  readonly rail?: ReactNode;
  /** names the screen for the error boundary */
  readonly place: string;
  /** what is begun on it: with another it is read from its top again */
  readonly begins?: string | undefined;
  readonly onMark?: () => void;
  readonly children: ReactNode;
}) {
  const t = useT();
  // With large text and upright the sheet itself scrolls: the next screen begins at its top. Only what was scrolled is asked, since
  // whoever asks has the whole page laid out at once.
  const scrolled = useRef(new Set<Element>());
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches('#sheet, #sheet > *')) scrolled.current.add(target);
    };
    document.addEventListener('scroll', note, true);
    return () => document.removeEventListener('scroll', note, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place, and for each phase
  useLayoutEffect(() => {
    for (const one of scrolled.current) one.scrollTop = 0;
    scrolled.current.clear();
  }, [place, begins]);
  // Another screen is read from its beginning, unless it has put the hand somewhere itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    const timer = setTimeout(() => {
      const sheet = document.getElementById('sheet');
      if (sheet && !document.activeElement?.closest('#sheet,[role="dialog"],[role="menu"]'))
        sheet.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [place]);
  return (
    <div className={classes.app} data-shell="" data-rail={rail !== undefined || undefined}>
      <button
        type="button"
        className={classes.skip}
        data-off-paper=""
        onClick={() => document.getElementById('sheet')?.focus()}
      >
        {t('ui.skip')}
      </button>
      <header className={classes.top}>
        {onMark ? (
          <button type="button" className={classes.home} onClick={onMark}>
            <Mark />
            <span>{t('ui.command.library')}</span>
          </button>
        ) : (
          <Mark />
        )}
        <div className={classes.who}>
          <b>{title}</b>
          <div className={classes.under}>{under}</div>
        </div>
        {middle && <div className={classes.middle}>{middle}</div>}
        <div className={classes.tools}>{tools}</div>
      </header>
      {rail}
      <Boundary place={place}>{children}</Boundary>
    </div>
  );
}

/** A tool of the header: an icon with its name, and its key where there is room. */
export function Tool({
  icon,
  label,
  of,
  onClick,
  disabled = false,
  pressed,
  also = false,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly of?: CommandId;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** a menu beside it has it too: it goes where there is no room */
  readonly also?: boolean;
}) {
  return (
    <button
      type="button"
      className={classes.tool}
      data-also={also || undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
      {of && (
        <span className={classes.cap}>
          <KeyCap of={of} />
        </span>
      )}
    </button>
  );
}
