import { useState } from 'react';
import { describeHex } from '#rules/kit/hexmap/describeHex.ts';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { useLanguage } from '../../words/Language.tsx';
import { HexCanvas } from '../canvas/HexCanvas.tsx';
import { emptyScene } from '../canvas/scene.ts';
import { usePhoto } from '../canvas/usePhoto.ts';
import classes from './editor.module.css';

/** A map that is only looked at: another window holds the library. */
export function SheetLook({
  spec,
  sheet,
  photoOf,
}: {
  readonly spec: SheetSpec;
  readonly sheet: Sheet;
  readonly photoOf?: string | undefined;
}) {
  const { t, say } = useLanguage();
  const [cursor, setCursor] = useState<string>();
  const { under } = usePhoto(photoOf, sheet.grid);
  const words = (hex: string) =>
    describeHex({ sheet, spec }, hex)
      .map((part) => say(part))
      .join(', ');
  return (
    <section className={classes.look} aria-label={t('ui.map.thing.look')}>
      <div className={classes.map}>
        <HexCanvas
          sheet={sheet}
          spec={spec}
          scene={emptyScene}
          photo={under}
          label={t('ui.map.thing')}
          cursor={cursor}
          sayHex={words}
          onCursor={setCursor}
          onTap={({ hex, box }) => setCursor(hex ?? box)}
        />
      </div>
      <p className={classes.status}>
        {cursor !== undefined && <span>{words(cursor)}</span>}
        <span>{t('ui.map.drawn', { count: Object.keys(sheet.hexes).length })}</span>
      </p>
    </section>
  );
}
