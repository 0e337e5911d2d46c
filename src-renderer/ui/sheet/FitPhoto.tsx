import { Button, Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Photo } from '#shared/contract.ts';
import { useLanguage } from '../../words/Language.tsx';
import type { Four, Place } from '../canvas/straighten.ts';
import { ErrorLine } from '../parts/Notice.tsx';
import classes from './editor.module.css';
import { usePicture } from './usePicture.ts';

interface Fits {
  readonly picture: ImageBitmap;
  /** a number as it is typed, in full */
  readonly isHex: (text: string) => string | undefined;
  readonly onFit: (fit: NonNullable<Photo['fit']>) => void;
  /** four hexes of a photo taken at an angle; false: they do not tell how */
  readonly onStraighten: (places: Four) => boolean;
}

/**
 * Hex centres shown on the photo, with their numbers: from two of them a flat photo finds its place, from four one that
 * was taken at an angle.
 */
export function FitPhoto({
  opened,
  onClose,
  ...fits
}: Fits & { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('ui.map.photo')}
      fullScreen
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      classNames={{ content: classes.fitSheet ?? '', body: classes.fitBody ?? '' }}
    >
      {opened && <Places {...fits} />}
    </Modal>
  );
}

const asked = ['first', 'second', 'third', 'fourth'] as const;

function Places({ picture, isHex, onFit, onStraighten }: Fits) {
  const { t } = useLanguage();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<'same' | 'line'>();
  const field = useRef<HTMLInputElement>(null);
  const { canvas, at, setAt, hands, step, zoomBy, whole } = usePicture(picture, places);

  const hex = isHex(text);
  const place = hex === undefined ? undefined : { ...at, hex };
  /** taken as a further place; undefined: it is one of those before */
  const further = (): readonly Place[] | undefined => {
    const again = places.some((one) => one.hex === hex || Math.hypot(one.x - at.x, one.y - at.y) < 4);
    if (place && !again) return [...places, place];
    setTrouble('same');
    return undefined;
  };
  const goOn = (): void => {
    const next = further();
    if (!next) return;
    setPlaces(next);
    // the next one is sought over there
    whole();
    setAt({ x: picture.width - at.x, y: next.length === 2 ? at.y : picture.height - at.y });
    setText('');
    canvas.current?.focus();
  };
  const done = (): void => {
    const next = further();
    const [one, two, three, four] = next ?? [];
    if (!one || !two) return;
    if (three && four) {
      if (!onStraighten([one, two, three, four])) setTrouble('line');
    } else onFit([one, two]);
  };
  const lays = places.length === 1 || places.length === 3;
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const move = moves[event.key];
    if (event.key === 'Enter') field.current?.focus();
    else if (move) step(move[0], move[1], event.shiftKey);
    else if (event.key === '+' || event.key === '=') zoomBy(1.35);
    else if (event.key === '-' || event.key === '−') zoomBy(1 / 1.35);
    else return;
    event.preventDefault();
  };
  return (
    <form
      className={classes.fit}
      onSubmit={(event) => {
        event.preventDefault();
        if (hex === undefined) return;
        if (lays) done();
        else goOn();
      }}
    >
      <div className={classes.fitHead}>
        <p>{t(`ui.map.photo.${asked[places.length] ?? 'fourth'}`)}</p>
        <Button onClick={() => zoomBy(1.6)} aria-label={t('ui.map.zoomIn')}>
          +
        </Button>
        <Button onClick={() => zoomBy(1 / 1.6)} aria-label={t('ui.map.zoomOut')}>
          −
        </Button>
        <Button onClick={whole}>{t('ui.map.photo.whole')}</Button>
      </div>
      <canvas ref={canvas} aria-label={t('ui.map.photo.picture')} tabIndex={0} onKeyDown={onKeyDown} {...hands} />
      <div className={classes.foot}>
        <TextInput
          ref={field}
          label={t('ui.map.photo.hex')}
          value={text}
          maxLength={12}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setTrouble(undefined);
          }}
          error={text !== '' && hex === undefined ? t('ui.map.grid.unknown') : undefined}
        />
        <Button type="submit" variant="filled" disabled={hex === undefined}>
          {t(
            places.length === 1
              ? 'ui.map.photo.lay'
              : places.length === 3
                ? 'ui.map.photo.straighten'
                : 'ui.map.photo.next',
          )}
        </Button>
        {places.length === 1 && (
          <Button disabled={hex === undefined} onClick={goOn}>
            {t('ui.map.photo.angle')}
          </Button>
        )}
      </div>
      {trouble && <ErrorLine>{t(trouble === 'same' ? 'ui.map.photo.same' : 'ui.map.photo.line')}</ErrorLine>}
    </form>
  );
}
