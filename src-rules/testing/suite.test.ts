import { games } from '../games/registry.ts';
import { alternating } from '../kit/proof/alternating.ts';
import { months } from '../kit/proof/months.ts';
import { ten } from '../kit/proof/ten.ts';
import { twoOrders } from '../kit/proof/two-orders.ts';
import { suite } from './suite.ts';

// the invented games prove that the suite itself can find something to test
for (const game of [...games, ten, twoOrders, alternating, months]) suite(game);
