import { Button, CloseButton, Progress, Slider } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { type Grid, hexTyped } from '#rules/kit/hexmap/grid.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Photo } from '#shared/contract.ts';
import { useLanguage } from '../../words/Language.tsx';
import { fitOf } from '../canvas/fitPhoto.ts';
import { bitmapOf, blobOf, type SheetPhoto } from '../canvas/usePhoto.ts';
import { Icon } from '../parts/Icon.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import { Refused } from '../parts/Refused.tsx';
import { openDesk, type PhotoDesk } from '../photo/desk.ts';
import type { Place } from '../photo/fit/lay.ts';
import type { Misfit } from '../photo/fit/tighten.ts';
import type { Picture } from '../photo/work.ts';
import classes from './editor.module.css';
import { FitPhoto } from './FitPhoto.tsx';
import { PrintedNumbers } from './PrintedNumbers.tsx';
import { pickPhoto } from './pickPhoto.ts';

/** Rounded up: nothing printed is met without any misfit. */
const hundredths = (part: number): number => Math.max(1, Math.ceil(part * 100)) / 100;

/**
 * The photo under the grid: chosen, fitted by two hexes, or by four and more, its printed numbers held against the grid's,
 * made stronger or fainter, taken away.
 */
export function PhotoPanel({
  kept,
  grid,
  ready,
  onClose,
  deskFor = openDesk,
}: {
  readonly kept: SheetPhoto;
  readonly grid: Grid;
  /** the sheet is on the disk, so that a photo can lie beside it */
  readonly ready: boolean;
  readonly onClose: () => void;
  /** where photos are worked on */
  readonly deskFor?: () => PhotoDesk;
}) {
  const { t, number } = useLanguage();
  const [desk] = useState(deskFor);
  useEffect(() => desk.cancel, [desk]);
  const [bad, setBad] = useState(false);
  const [fitting, setFitting] = useState(false);
  const { photo, picture, refusal } = kept;
  const [working, setWorking] = useState<number>();
  const [misfit, setMisfit] = useState<Misfit>();
  const [checking, setChecking] = useState(false);
  const fit = photo?.fit;
  const fitted = useMemo(() => fitOf(fit, grid), [fit, grid]);
  /** a photo of another part, beside the one that lies there */
  const [part, setPart] = useState<Picture & { readonly bitmap: ImageBitmap }>();
  useEffect(() => () => part?.bitmap.close(), [part]);
  const read = async (): Promise<Picture | undefined> => {
    const file = await pickPhoto();
    if (!file) return undefined;
    setBad(false);
    setWorking(0);
    const answer = await desk.open(file, setWorking);
    setWorking(undefined);
    if (answer === 'cancelled') return undefined;
    setBad(!answer.ok);
    return answer.ok ? answer.picture : undefined;
  };
  const choose = async () => {
    const chosen = await read();
    if (!chosen) return;
    setMisfit(undefined);
    setChecking(false);
    kept.keep({ ...chosen, opacity: photo?.opacity ?? 0.6 });
    setFitting(true);
  };
  const choosePart = async () => {
    const chosen = await read();
    const bitmap = chosen && (await bitmapOf(chosen.image));
    if (bitmap) setPart({ ...chosen, bitmap });
  };
  const close = () => {
    if (part) desk.drop();
    else desk.cancel();
    setFitting(false);
    setPart(undefined);
  };
  const straighten = async (places: readonly Place[], byPlaces: boolean) => {
    if (!photo) return undefined;
    setWorking(0);
    const { width, height } = part ?? photo;
    const onto = part && fitted && { image: blobOf(photo.image), fitted };
    const asked = { places, of: { width, height }, grid, byPlaces, ...(onto ? { onto } : {}) };
    const answer = await desk.straighten(asked, async () => blobOf((part ?? photo).image), setWorking);
    setWorking(undefined);
    if (answer === 'cancelled') return undefined;
    if (!answer.ok) return answer;
    kept.keep({ ...photo, ...answer.picture });
    setMisfit(answer.misfit);
    setFitting(false);
    setPart(undefined);
    setChecking(true);
    return undefined;
  };
  const lay = (by: NonNullable<Photo['fit']>) => {
    if (photo) kept.keep({ ...photo, fit: by });
    setMisfit(undefined);
    setFitting(false);
    setChecking(true);
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
      {misfit && (
        <p role="status">
          {t('ui.map.photo.misfit', {
            typical: name(number(hundredths(misfit.typical), 2)),
            worst: name(number(hundredths(misfit.worst), 2)),
          })}
        </p>
      )}
      {working !== undefined && !fitting && !part && (
        <div role="status">
          <span id="photo-reading">{t('ui.map.photo.reading')}</span>
          <Progress value={working * 100} aria-labelledby="photo-reading" my={8} />
          <Button onClick={desk.cancel}>{t('ui.map.photo.stop')}</Button>
        </div>
      )}
      {picture && fitted && checking && (
        <PrintedNumbers
          // asked anew of a photo that was moved
          key={JSON.stringify(fit)}
          picture={picture}
          fitted={fitted}
          grid={grid}
          onMove={lay}
          onDone={() => setChecking(false)}
        />
      )}
      <Button
        disabled={!ready || working !== undefined}
        onClick={() => void choose()}
        leftSection={<Icon name="import" size={18} />}
      >
        {t(photo ? 'ui.map.photo.other' : 'ui.map.photo.choose')}
      </Button>
      {photo && picture && (
        <>
          {fitted && !checking && <Button onClick={() => setChecking(true)}>{t('ui.map.numbers')}</Button>}
          <Button onClick={() => setFitting(true)}>{t('ui.map.photo.again')}</Button>
          {fitted && (
            <Button disabled={working !== undefined} onClick={() => void choosePart()}>
              {t('ui.map.photo.part')}
            </Button>
          )}
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
            opened={fitting || part !== undefined}
            picture={part?.bitmap ?? picture}
            isHex={(text) => hexTyped(grid, text)}
            onClose={close}
            onFit={part ? undefined : lay}
            onStraighten={straighten}
            working={working}
            onCancel={desk.cancel}
          />
        </>
      )}
    </div>
  );
}
