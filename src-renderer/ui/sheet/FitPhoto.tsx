import { Button, Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Photo } from '#shared/contract.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import classes from './editor.module.css';

type Point = NonNullable<Photo['fit']>[number];

/** Two hex centres shown on the photo, with their numbers: from these the photo finds its place. */
export function FitPhoto({
  opened,
  picture,
  isHex,
  onClose,
  onFit,
}: {
  readonly opened: boolean;
  readonly picture: ImageBitmap;
  /** a number as it is typed, in full */
  readonly isHex: (text: string) => string | undefined;
  readonly onClose: () => void;
  readonly onFit: (fit: NonNullable<Photo['fit']>) => void;
}) {
  const { t } = useLanguage();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('ui.map.photo')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {opened && <TwoPoints picture={picture} isHex={isHex} onFit={onFit} />}
    </Modal>
  );
}

function TwoPoints({
  picture,
  isHex,
  onFit,
}: {
  readonly picture: ImageBitmap;
  readonly isHex: (text: string) => string | undefined;
  readonly onFit: (fit: NonNullable<Photo['fit']>) => void;
}) {
  const { t } = useLanguage();
  const [first, setFirst] = useState<Point>();
  const [at, setAt] = useState({ x: picture.width / 2, y: picture.height / 2 });
  const [text, setText] = useState('');
  const [same, setSame] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx || !canvas.current) return;
    const style = getComputedStyle(document.documentElement);
    const unit = picture.width / Math.max(1, canvas.current.clientWidth);
    ctx.clearRect(0, 0, picture.width, picture.height);
    ctx.drawImage(picture, 0, 0);
    const cross = (x: number, y: number, colour: string) => {
      for (const [ink, width] of [
        ['#fff', 6],
        [colour, 3],
      ] as const) {
        ctx.strokeStyle = ink;
        ctx.lineWidth = width * unit;
        ctx.beginPath();
        ctx.arc(x, y, 12 * unit, 0, 2 * Math.PI);
        ctx.moveTo(x - 20 * unit, y);
        ctx.lineTo(x + 20 * unit, y);
        ctx.moveTo(x, y - 20 * unit);
        ctx.lineTo(x, y + 20 * unit);
        ctx.stroke();
      }
    };
    if (first) cross(first.x, first.y, '#18201b');
    cross(at.x, at.y, style.getPropertyValue('--pencil').trim() || 'purple');
  }, [picture, first, at]);

  const hex = isHex(text);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = (event.shiftKey ? 1 : 12) * (picture.width / 1_000);
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const move = moves[event.key];
    if (event.key === 'Enter') field.current?.focus();
    else if (move)
      setAt(({ x, y }) => ({
        x: Math.min(picture.width, Math.max(0, x + move[0])),
        y: Math.min(picture.height, Math.max(0, y + move[1])),
      }));
    else return;
    event.preventDefault();
  };
  return (
    <form
      className={classes.fit}
      onSubmit={(event) => {
        event.preventDefault();
        if (hex === undefined) return;
        const point: Point = { ...at, hex };
        if (!first) {
          setFirst(point);
          setAt({ x: picture.width - at.x, y: picture.height - at.y });
          setText('');
          canvas.current?.focus();
        } else if (first.hex === hex || Math.hypot(first.x - at.x, first.y - at.y) < 4) setSame(true);
        else onFit([first, point]);
      }}
    >
      <p>{t(first ? 'ui.map.photo.second' : 'ui.map.photo.first')}</p>
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        aria-label={t('ui.map.photo.picture')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setAt({
            x: ((event.clientX - box.left) / box.width) * picture.width,
            y: ((event.clientY - box.top) / box.height) * picture.height,
          });
        }}
      />
      <div className={classes.foot}>
        <TextInput
          ref={field}
          label={t('ui.map.photo.hex')}
          value={text}
          maxLength={12}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setSame(false);
          }}
          error={text !== '' && hex === undefined ? t('ui.map.grid.unknown') : undefined}
        />
        <Button type="submit" variant="filled" disabled={hex === undefined}>
          {t(first ? 'ui.map.photo.lay' : 'ui.map.photo.next')}
        </Button>
      </div>
      {same && <ErrorLine>{t('ui.map.photo.same')}</ErrorLine>}
    </form>
  );
}
