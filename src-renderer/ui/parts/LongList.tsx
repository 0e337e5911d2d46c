import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { usePrinting } from '../../state/paper.ts';
import classes from './LongList.module.css';

/** The list's height before it is known. */
const windowHeight = 600;

interface ListLine {
  readonly id: string;
  readonly kind: string;
}
interface LongList {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly virtual: Virtualizer<HTMLDivElement, Element>;
}

/** A list of which only the lines in sight are drawn; `fromEnd`: it begins where the last line is. */
export const useLongList = <L extends ListLine>(
  lines: readonly L[],
  heights: { readonly [kind in L['kind']]: number },
  fromEnd = false,
): LongList => {
  const scroller = useRef<HTMLDivElement>(null);
  const heightAt = (line: L | undefined): number => (line ? heights[line.kind as L['kind']] : 0);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => heightAt(lines[i]),
    getItemKey: (i) => lines[i]?.id ?? i,
    overscan: 6,
    initialRect: { width: 700, height: windowHeight },
    ...(fromEnd
      ? { initialOffset: () => Math.max(0, lines.reduce((sum, line) => sum + heightAt(line), 0) - windowHeight) }
      : {}),
  });
  return { scroller, virtual };
};

/** What is drawn of it, each line at its place. */
export function LinesInSight({
  virtual,
  draw,
}: {
  readonly virtual: LongList['virtual'];
  readonly draw: (index: number) => ReactNode;
}) {
  const printing = usePrinting((s) => s.printing);
  if (printing)
    return Array.from({ length: virtual.options.count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order, for one moment
      <div key={index} role="none">
        {draw(index)}
      </div>
    ));
  return (
    <div className={classes.tall} style={{ height: virtual.getTotalSize() }} role="none">
      {virtual.getVirtualItems().map((item) => (
        <div
          key={item.key}
          ref={virtual.measureElement}
          data-index={item.index}
          className={classes.at}
          role="none"
          style={{ transform: `translateY(${item.start}px)` }}
        >
          {draw(item.index)}
        </div>
      ))}
    </div>
  );
}

const steps: { readonly [key: string]: number | undefined } = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 12,
  PageUp: -12,
  Home: -1e6,
  End: 1e6,
};
/** How many lines further a key leads; undefined: it is none of the list's. */
export const stepOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined =>
  altKey || ctrlKey || metaKey ? undefined : steps[key];
