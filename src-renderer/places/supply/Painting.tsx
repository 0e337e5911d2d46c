import { Button } from '@mantine/core';
import { useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { Say } from '../../ui/parts/Say.tsx';
import { SheetEditor } from '../../ui/sheet/SheetEditor.tsx';
import { useLanguage } from '../../words/Language.tsx';
import type { GameSheet } from './keepSheet.ts';
import painting from './painting.module.css';
import { NextCutOff, VerdictPane } from './verdict/VerdictPane.tsx';
import { overOf } from './view/over.ts';
import classes from './view/supply.module.css';
import type { MapNow } from './view/useMap.ts';

/** The brush in the hand: the map is drawn, and the verdict below or beside it is made again at each edit. */
export function Painting({
  now,
  kept,
  leaving,
  onDone,
}: {
  readonly now: MapNow;
  readonly kept: GameSheet;
  /** the map is on its way to the library: the brush rests */
  readonly leaving: boolean;
  readonly onDone: () => void;
}) {
  const { t } = useLanguage();
  const { open, map, stand, judge, verdict, desk, chosen } = now;
  // most of the room is the map's while it is drawn
  const [whole, setWhole] = useState(false);
  const units = stand.pieces.length + stand.off.length > 0;
  const enemy = open.game.sides.find((side) => side.id !== judge?.side);
  return (
    <div
      className={painting.painting}
      data-alone={!units || undefined}
      data-brief={(units && !whole) || undefined}
      inert={leaving}
    >
      <div className={painting.editor}>
        {kept.refused && <ErrorLine>{t('ui.supply.sheet.refused')}</ErrorLine>}
        <SheetEditor
          game={open.game.id}
          spec={map.sheet}
          sheet={kept.sheet}
          photoOf={kept.photoOf}
          sides={open.game.sides}
          markerKinds={map.markers}
          stand={stand}
          over={overOf(verdict, judge)}
          {...(enemy ? { zonesOf: enemy.id } : {})}
          cursor={desk.cursor}
          lookedAt={now.scope}
          onChange={kept.change}
          onDone={onDone}
        />
      </div>
      {units && (
        <aside className={classes.side} aria-label={t('ui.supply.verdict')}>
          {whole && (
            <div className={classes.pane}>
              <VerdictPane now={now} />
            </div>
          )}
          <p className={classes.foot}>
            {!whole && chosen && (
              <span className={painting.brief} role="status">
                {t('ui.supply.unitAt', { unit: now.called(chosen), hex: name(chosen.hex) })}
                {verdict && (
                  <b data-tone={verdict.tone}>
                    <Say msg={verdict.msg} />
                  </b>
                )}
              </span>
            )}
            <NextCutOff now={now} withKey={false} />
            <Button variant="subtle" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {t('ui.supply.verdict')}
            </Button>
          </p>
        </aside>
      )}
    </div>
  );
}
