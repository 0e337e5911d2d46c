import { alternating } from '#rules/kit/proof/alternating.ts';
import { months } from '#rules/kit/proof/months.ts';
import { ten } from '#rules/kit/proof/ten.ts';
import { twoOrders } from '#rules/kit/proof/two-orders.ts';
import { games } from '../games/registry.ts';
import { suite } from './suite.ts';

// the invented games prove that the suite itself can find something to test
for (const game of [...games, ten, twoOrders, alternating, months]) suite(game);
