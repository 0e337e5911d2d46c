import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { hexesToCheck, printedSay } from '#rules/kit/hexmap/printedNumbers.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Photo } from '#shared/contract.ts';
import { useLanguage } from '../../words/Language.tsx';
import { type Fitted, movedFit, seenBy } from '../canvas/fitPhoto.ts';
import { hexSize } from '../canvas/layout.ts';
import { ErrorLine } from '../parts/Notice.tsx';
import classes from './printed.module.css';

/**
 * A photo that is laid by wrong numbers lies as well as one laid by the right ones: a few hexes of it are shown, and the
 * players say which number is printed there. Where all are off by one way the photo is moved.
 */
export function PrintedNumbers({
  picture,
  fitted,
  grid,
  onMove,
  onDone,
}: {
  readonly picture: ImageBitmap;
  readonly fitted: Fitted;
  readonly grid: Grid;
  readonly onMove: (fit: NonNullable<Photo['fit']>) => void;
  readonly onDone: () => void;
}) {
  const { t } = useLanguage();
  const [printed, setPrinted] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState(false);
  const hexes = useMemo(() => {
    const seen = seenBy(fitted);
    const { centre } = pixelsOf(grid, hexSize);
    return hexesToCheck(grid, (hex) => {
      const at = centre(hex);
      const on = at && seen(at);
      return on !== undefined && on.x >= 0 && on.y >= 0 && on.x < picture.width && on.y < picture.height;
    });
  }, [fitted, grid, picture]);
  // one that is typed already tells how far the photo is to be moved; what is left untyped is seen after that, and asked anew
  const says = printedSay(grid, new Map([...printed].filter(([, text]) => text.trim() !== '')));
  const moved = says.is === 'moved' ? movedFit(fitted, grid, says) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (says.is === 'right') onDone();
    else if (moved) onMove(moved);
    else setAsked(true);
  };
  return (
    <form className={classes.numbers} aria-label={t('ui.map.numbers')} onSubmit={submit}>
      <p>{t('ui.map.numbers.about')}</p>
      <ul>
        {hexes.map((hex) => (
          <li key={hex}>
            <Cutting picture={picture} fitted={fitted} grid={grid} hex={hex} />
            <TextInput
              aria-label={t('ui.map.numbers.printed', { hex: name(hex) })}
              placeholder={hex}
              value={printed.get(hex) ?? ''}
              maxLength={12}
              onChange={(event) => {
                setAsked(false);
                setPrinted(new Map(printed).set(hex, event.currentTarget.value));
              }}
            />
          </li>
        ))}
      </ul>
      {says.is === 'moved' && <p role="status">{t('ui.map.numbers.moved', { count: says.hexes })}</p>}
      {asked && (says.is === 'other' || says.is === 'moved') && <ErrorLine>{t('ui.map.numbers.other')}</ErrorLine>}
      <Button type="submit" variant="filled">
        {t(
          says.is === 'right'
            ? 'ui.map.numbers.right'
            : says.is === 'moved'
              ? 'ui.map.numbers.move'
              : 'ui.map.numbers.try',
        )}
      </Button>
    </form>
  );
}

/** How much of the sheet is shown around a hex, in its sizes. */
const around = 1.15;

/** A hex as the photo shows it, its sides drawn where the grid has them. */
function Cutting({
  picture,
  fitted,
  grid,
  hex,
}: {
  readonly picture: ImageBitmap;
  readonly fitted: Fitted;
  readonly grid: Grid;
  readonly hex: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const box = canvas.current;
    const ctx = box?.getContext('2d');
    const { centre, cornersOf } = pixelsOf(grid, hexSize);
    const middle = centre(hex);
    if (!box || !ctx || !middle) return;
    const side = Math.round(box.clientWidth * Math.min(3, window.devicePixelRatio || 1));
    box.width = side;
    box.height = side;
    const scale = side / (2 * around * hexSize);
    const [left, top] = [middle.x - around * hexSize, middle.y - around * hexSize];
    const { a, b, e, f } = fitted;
    ctx.setTransform(scale * a, scale * b, -scale * b, scale * a, scale * (e - left), scale * (f - top));
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(picture, 0, 0);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.strokeStyle = getComputedStyle(box).color;
    ctx.lineWidth = Math.max(1.5, side / 70);
    ctx.beginPath();
    for (const { x, y } of cornersOf(hex) satisfies readonly Point[]) ctx.lineTo((x - left) * scale, (y - top) * scale);
    ctx.closePath();
    ctx.stroke();
  }, [picture, fitted, grid, hex]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
