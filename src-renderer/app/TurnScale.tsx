import { memo } from 'react';
import { useGame } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { ScaleBar } from './parts/ScaleBar.tsx';

/** The turn track of the open game, as the map's scale bar. */
export const TurnScale = memo(function TurnScale() {
  const { t } = useLanguage();
  const open = useGame((s) => s.open);
  const scenario = open?.game.scenarios.find((one) => one.id === open.envelope.scenario);
  if (!open || !scenario) return null;
  const turn = Math.min(open.around.turn, scenario.turns);
  return (
    <ScaleBar
      turns={scenario.turns}
      turn={turn}
      now={t('ui.header.turn', { n: turn })}
      label={t('ui.header.turnOf', { n: turn, of: scenario.turns })}
    />
  );
});
