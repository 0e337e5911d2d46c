import { useState } from 'react';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './table.module.css';
import type { Left } from './view.ts';

/** What was passed over, each leading to its line: deeds by name, the lines that only remind as a count that opens. */
export function LeftOpen({ left, onShow }: { readonly left: Left; readonly onShow: (task: string) => void }) {
  const { t, say } = useLanguage();
  const [open, setOpen] = useState(false);
  const shown = left.deeds.slice(0, mostLeft);
  const rest = [...left.deeds.slice(mostLeft), ...left.lines];
  if (left.deeds.length + left.lines.length === 0) return null;
  const listed = open ? [...shown, ...rest] : shown;
  return (
    <div className={classes.left} role="status" data-calm={left.deeds.length === 0 || undefined}>
      {left.deeds.length > 0 && <Icon name="due" size={18} />}
      <span>{t('ui.play.table.leftOpen', { count: left.deeds.length + left.lines.length })}</span>
      <ul>
        {listed.map(({ key, msg, listed }) => (
          <li key={key}>
            {listed ? (
              <button type="button" className={classes.more} onClick={() => onShow(key)}>
                {say(msg)}
              </button>
            ) : (
              say(msg)
            )}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open
            ? t('ui.play.table.fewer')
            : t(shown.length === 0 ? 'ui.play.table.lines' : 'ui.play.table.more', { count: rest.length })}
        </button>
      )}
    </div>
  );
}
/** Passed-over deeds named at once; more of them fold. */
const mostLeft = 2;
