import { type KeyboardEvent, useRef } from 'react';
import { useLanguage } from '../../words/Language.tsx';
import { arrowStep } from '../parts/arrowStep.ts';
import type { BrushItem } from './brushes.ts';
import classes from './editor.module.css';
import { Swatch } from './Swatch.tsx';

/** The brushes, one of them in the hand: digits take them up from anywhere, arrows move among them. */
export function BrushList({
  items,
  held,
  onTake,
  onGo,
}: {
  readonly items: readonly BrushItem[];
  readonly held: string;
  readonly onTake: (item: BrushItem) => void;
  /** Enter: the brush in the hand goes to the map */
  readonly onGo: () => void;
}) {
  const { t, say } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    const goes = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (step === undefined && !goes) return;
    event.preventDefault();
    if (step === undefined) return onGo();
    const at = items.findIndex((item) => item.id === held);
    const next = items[(at + step + items.length) % items.length];
    if (!next) return;
    onTake(next);
    list.current?.querySelector<HTMLElement>(`[data-brush="${next.id}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      className={classes.brushes}
      role="radiogroup"
      aria-label={t('ui.map.brushes')}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio with a drawing, a word and a key
        <button
          key={item.id}
          type="button"
          role="radio"
          aria-checked={item.id === held}
          aria-keyshortcuts={item.digit}
          tabIndex={item.id === held ? 0 : -1}
          data-brush={item.id}
          className={classes.brush}
          onClick={() => onTake(item)}
        >
          <Swatch look={item.look} />
          <span>{say(item.msg)}</span>
          {item.digit !== undefined && <kbd aria-hidden="true">{item.digit}</kbd>}
        </button>
      ))}
    </div>
  );
}
