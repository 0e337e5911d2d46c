import type { Action } from '#rules/kit/game/action.ts';
import { nameTurn } from '#rules/kit/game/turnLabel.ts';
import { turns } from '../data/cities.ts';
import { t } from '../text/speak.ts';
import { cityActions } from './cities.ts';
import { germanArrivalActions } from './german-arrivals.ts';
import { leaderActions } from './leaders.ts';
import { markerActions } from './markers.ts';
import { setUpActions } from './setup.ts';
import { sovietArrivalActions } from './soviet-arrivals.ts';
import { unitActions } from './units.ts';

/** Everything the players book beside moving and fighting. */
export const actions: readonly Action[] = [
  ...setUpActions,
  ...leaderActions,
  ...sovietArrivalActions,
  ...germanArrivalActions,
  ...markerActions,
  ...cityActions,
  ...unitActions,
  // N12: the box dates no turn
  nameTurn(t('pgg.group.corrections'), turns),
];
