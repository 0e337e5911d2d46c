import { Button } from '@mantine/core';
import { useState } from 'react';
import { nameOfThing } from '../../host/thingName.ts';
import { changeDesk } from '../../state/mapDesk.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { EmptyState } from '../../ui/parts/Notice.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { moment } from '../../words/when.ts';
import type { GameSheet } from './keepSheet.ts';
import { QuickQuestion } from './quick/QuickQuestion.tsx';
import classes from './view/supply.module.css';
import type { MapNow } from './view/useMap.ts';

/** Nothing is drawn: draw only the hexes in use, take a map of the library, or ask with hex numbers alone. */
export function EmptyMap({ now, kept }: { readonly now: MapNow; readonly kept: GameSheet }) {
  const { t, say, locale } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { map, paints, scope, stand } = now;
  const placed = stand.off.length + stand.pieces.length;
  return (
    <div className={classes.none}>
      <EmptyState
        title={t('ui.supply.empty')}
        action={
          <>
            {paints && (
              <Button
                variant="filled"
                leftSection={<Icon name="pen" size={20} />}
                onClick={() => changeDesk(scope, { painting: true })}
              >
                {t('ui.supply.empty.draw')} <KeyCap of="map.paint" />
              </Button>
            )}
            {paints &&
              kept.others.map((thing) => (
                <Button key={thing.id} onClick={() => kept.take(thing)}>
                  {t('ui.options.take', {
                    name: nameOfThing(now.open.game, thing),
                    saved: moment(locale, thing.saved),
                  })}
                </Button>
              ))}
            <Button aria-expanded={asking} onClick={() => setAsking(!asking)}>
              {t('ui.supply.empty.quick')}
            </Button>
          </>
        }
      >
        <p>{say(map.sheet.about)}</p>
        <p>{t('ui.supply.empty.about')}</p>
        <p>{t('ui.supply.empty.works')}</p>
        {placed > 0 && <p>{t('ui.supply.empty.placed', { count: placed })}</p>}
      </EmptyState>
      {asking && <QuickQuestion map={map} />}
    </div>
  );
}
