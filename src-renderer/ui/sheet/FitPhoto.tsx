import { Button, Modal, Progress, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import type { Photo } from '#shared/contract.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import type { Place } from '../photo/fit/lay.ts';
import type { Unfit } from '../photo/fit/tighten.ts';
import classes from './editor.module.css';
import { usePicture } from './usePicture.ts';

interface Fits {
  readonly picture: ImageBitmap;
  /** a number as it is typed, in full */
  readonly isHex: (text: string) => string | undefined;
  /** undefined: a photo of a part, which two hexes do not lay */
  readonly onFit: ((fit: NonNullable<Photo['fit']>) => void) | undefined;
  /** four hexes or more of a photo taken at an angle; answers why it was not laid, nothing where it was or was given up */
  readonly onStraighten: (places: readonly Place[], byPlaces: boolean) => Promise<Unfit | undefined>;
  /** how far the work on it has come, 0 to 1 */
  readonly working: number | undefined;
  readonly onCancel: () => void;
}

/**
 * Hex centres shown on the photo, with their numbers: from two of them a flat photo finds its place, from four or more one
 * that was taken at an angle.
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

function Places({ picture, isHex, onFit, onStraighten, working, onCancel }: Fits) {
  const { t } = useLanguage();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Unfit | { readonly reason: 'same' }>();
  const field = useRef<HTMLInputElement>(null);
  const { canvas, at, setAt, hands, step, zoomBy, whole } = usePicture(picture, places);

  const hex = isHex(text);
  const place = hex === undefined ? undefined : { ...at, hex };
  /** taken as a further place; undefined: it is one of those before */
  const further = (): readonly Place[] | undefined => {
    const again = places.some((one) => one.hex === hex || Math.hypot(one.x - at.x, one.y - at.y) < 4);
    if (place && !again) return [...places, place];
    setTrouble({ reason: 'same' });
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
  const straighten = async (all: readonly Place[], byPlaces: boolean) => {
    setTrouble(undefined);
    setTrouble(await onStraighten(all, byPlaces));
  };
  const done = (): void => {
    const next = further();
    const [one, two] = next ?? [];
    if (!next || !one || !two) return;
    if (next.length >= 4) void straighten(next, false);
    else onFit?.([one, two]);
  };
  /** the last of the places is set anew */
  const back = (): void => {
    const last = places.at(-1);
    if (!last) return;
    setPlaces(places.slice(0, -1));
    setAt(last);
    setText(last.hex);
    setTrouble(undefined);
  };
  const busy = working !== undefined;
  const byTwo = onFit !== undefined && places.length === 1;
  const lays = byTwo || places.length >= 3;
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
        if (hex === undefined || busy) return;
        if (lays) done();
        else goOn();
      }}
    >
      <div className={classes.fitHead}>
        <p>
          {!onFit && <>{t('ui.map.photo.part.about')} </>}
          {t(`ui.map.photo.${asked[places.length] ?? 'further'}`)}
        </p>
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
        <Button type="submit" variant="filled" disabled={hex === undefined || busy}>
          {t(byTwo ? 'ui.map.photo.lay' : places.length >= 3 ? 'ui.map.photo.straighten' : 'ui.map.photo.next')}
        </Button>
        {lays && (
          <Button disabled={hex === undefined || busy} onClick={goOn}>
            {t(byTwo ? 'ui.map.photo.angle' : 'ui.map.photo.more')}
          </Button>
        )}
        {places.length > 0 && (
          <Button disabled={busy} onClick={back}>
            {t('ui.map.photo.back')}
          </Button>
        )}
      </div>
      {busy && (
        <div className={classes.fitWork} role="status">
          <span id="photo-working">{t('ui.map.photo.working')}</span>
          <Progress value={working * 100} aria-labelledby="photo-working" />
          <Button onClick={onCancel}>{t('ui.map.photo.stop')}</Button>
        </div>
      )}
      {trouble && !busy && (
        <ErrorLine
          action={
            trouble.reason === 'grid' && (
              <Button disabled={hex === undefined} onClick={() => void straighten(further() ?? places, true)}>
                {t('ui.map.photo.byPlaces')}
              </Button>
            )
          }
        >
          {trouble.reason === 'number'
            ? t('ui.map.photo.unfit.number', { shown: name(trouble.shown), printed: name(trouble.printed) })
            : t(trouble.reason === 'same' ? 'ui.map.photo.same' : `ui.map.photo.unfit.${trouble.reason}`)}
        </ErrorLine>
      )}
    </form>
  );
}
