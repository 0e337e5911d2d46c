import { alternating } from '#rules/testing/invented/alternating.ts';
import { months } from '#rules/testing/invented/months.ts';
import { ten } from '#rules/testing/invented/ten.ts';
import { twoOrders } from '#rules/testing/invented/two-orders.ts';
import { games } from '../games/registry.ts';
import { suite } from './suite.ts';

// the invented games prove that the suite itself can find something to test
for (const game of [...games, ten, twoOrders, alternating, months]) suite(game);
