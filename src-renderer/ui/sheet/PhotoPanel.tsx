import { Button, CloseButton, Slider } from '@mantine/core';
import { useState } from 'react';
import { type Grid, hexTyped } from '#rules/kit/hexmap/grid.ts';
import type { Photo } from '#shared/contract.ts';
import { useLanguage } from '../../words/Language.tsx';
import { straighten } from '../canvas/straighten.ts';
import type { SheetPhoto } from '../canvas/usePhoto.ts';
import { Icon } from '../parts/Icon.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import { Refused } from '../parts/Refused.tsx';
import classes from './editor.module.css';
import { FitPhoto } from './FitPhoto.tsx';
import { pickPhoto } from './pickPhoto.ts';

/** The photo under the grid: chosen, fitted by two hexes or four, made stronger or fainter, taken away. */
export function PhotoPanel({
  kept,
  grid,
  ready,
  onClose,
}: {
  readonly kept: SheetPhoto;
  readonly grid: Grid;
  /** the sheet is on the disk, so that a photo can lie beside it */
  readonly ready: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLanguage();
  const [bad, setBad] = useState(false);
  const [fitting, setFitting] = useState(false);
  const { photo, picture, refusal } = kept;
  const choose = async () => {
    const picked = await pickPhoto();
    if (!picked) return;
    setBad('bad' in picked);
    if ('bad' in picked) return;
    kept.keep({ ...picked, opacity: photo?.opacity ?? 0.6 });
    setFitting(true);
  };
  const lay = (fit: NonNullable<Photo['fit']>) => {
    if (photo) kept.keep({ ...photo, fit });
    setFitting(false);
  };
  return (
    <div className={classes.extra}>
      <div className={classes.extraHead}>
        <h2>{t('ui.map.photo')}</h2>
        <CloseButton aria-label={t('ui.close')} onClick={onClose} />
      </div>
      {!photo && <p>{t('ui.map.photo.about')}</p>}
      {!ready && <p>{t('ui.map.photo.later')}</p>}
      {bad && <ErrorLine>{t('ui.map.photo.bad')}</ErrorLine>}
      {refusal && <Refused refusal={refusal} />}
      <Button disabled={!ready} onClick={() => void choose()} leftSection={<Icon name="import" size={18} />}>
        {t(photo ? 'ui.map.photo.other' : 'ui.map.photo.choose')}
      </Button>
      {photo && picture && (
        <>
          <Button onClick={() => setFitting(true)}>{t('ui.map.photo.again')}</Button>
          <p id="photo-opacity">{t('ui.map.photo.opacity')}</p>
          <Slider
            aria-labelledby="photo-opacity"
            thumbLabel={t('ui.map.photo.opacity')}
            min={0}
            max={100}
            step={5}
            value={Math.round(photo.opacity * 100)}
            label={null}
            onChange={(value) => kept.keep({ ...photo, opacity: value / 100 })}
            mb={8}
          />
          <Button leftSection={<Icon name="bin" size={18} />} onClick={kept.remove}>
            {t('ui.map.photo.remove')}
          </Button>
          <FitPhoto
            opened={fitting}
            picture={picture}
            isHex={(text) => hexTyped(grid, text)}
            onClose={() => setFitting(false)}
            onFit={lay}
            onStraighten={(places) => {
              const flat = straighten(picture, places, grid);
              if (flat) kept.keep({ ...photo, ...flat });
              setFitting(!flat);
              return flat !== undefined;
            }}
          />
        </>
      )}
    </div>
  );
}
