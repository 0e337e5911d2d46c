import type { Action } from '#rules/kit/game/action.ts';
import { eventActions } from '../events/actions/index.ts';
import { hqActions } from '../hq/actions.ts';
import { reserveActions } from '../hq/reserve.ts';
import { seaActions } from '../hq/sea.ts';
import { seatActions } from '../hq/seats.ts';
import { poolActions } from '../pool/actions.ts';
import { factoryActions } from '../sites/actions/factories.ts';
import { placementActions } from '../sites/actions/placement.ts';
import { siteActions } from '../sites/actions/sites.ts';
import { worksActions } from '../sites/actions/works.ts';
import { barrelActions } from './barrels.ts';
import { blockActions } from './blocks.ts';
import { buyingActions } from './buying.ts';
import { cityActions } from './cities.ts';
import { incomeActions } from './income.ts';
import { italyActions } from './italy.ts';
import { mineActions } from './mines.ts';
import { railActions } from './rail.ts';
import { weatherActions } from './weather.ts';

/** Everything the players book beside moving and fighting. */
export const actions: readonly Action[] = [
  ...weatherActions,
  ...incomeActions,
  ...mineActions,
  ...buyingActions,
  ...railActions,
  ...siteActions,
  ...factoryActions,
  ...worksActions,
  ...placementActions,
  ...seatActions,
  ...hqActions,
  ...seaActions,
  ...reserveActions,
  ...italyActions,
  ...cityActions,
  ...blockActions,
  ...poolActions,
  ...eventActions,
  ...barrelActions,
];
