import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { SheetEditor } from '../../ui/sheet/SheetEditor.tsx';
import { useLanguage } from '../../words/Language.tsx';
import type { GameSheet } from './keepSheet.ts';
import { NextCutOff, VerdictPane } from './verdict/VerdictPane.tsx';
import { overOf } from './view/over.ts';
import classes from './view/supply.module.css';
import type { MapNow } from './view/useMap.ts';

/** The brush in the hand: the map is drawn, and the verdict beside it is made again at each edit. */
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
  const { open, map, stand, judge, verdict, desk } = now;
  const units = stand.pieces.length + stand.off.length > 0;
  const enemy = open.game.sides.find((side) => side.id !== judge?.side);
  return (
    <div className={classes.painting} data-alone={!units || undefined} inert={leaving}>
      <div className={classes.editor}>
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
          onChange={kept.change}
          onDone={onDone}
        />
      </div>
      {units && (
        <aside className={classes.side}>
          <div className={classes.pane}>
            <VerdictPane now={now} />
          </div>
          <p className={classes.foot}>
            <NextCutOff now={now} withKey={false} />
          </p>
        </aside>
      )}
    </div>
  );
}
