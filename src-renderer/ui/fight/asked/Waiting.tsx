import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../words/Language.tsx';
import type { Working } from '../walk/usePanel.ts';
import classes from './asked.module.css';

/** A long sum says how far it should be; nothing is shown for what is over in a blink. */
export function Waiting({ working, onCancel }: { readonly working: Working; readonly onCancel: () => void }) {
  const { t } = useLanguage();
  const [now, setNow] = useState(working.since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  const latest = useRef(onCancel);
  useEffect(() => {
    latest.current = onCancel;
  });
  const passed = now - working.since;
  const shown = passed >= 150;
  useEffect(() => {
    if (!shown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"],[role="menu"]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shown]);
  if (!shown) return null;
  return (
    <div className={classes.waiting} data-waiting="" role="status">
      <span>{t('ui.play.fight.working')}</span>
      <progress
        max={1}
        value={Math.min(0.97, passed / Math.max(working.cost, 1))}
        aria-label={t('ui.play.fight.working')}
      />
      <Button onClick={onCancel}>
        {t('ui.cancel')} <kbd aria-hidden="true">Esc</kbd>
      </Button>
    </div>
  );
}
