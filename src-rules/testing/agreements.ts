import type { Game } from '#rules/kit/game/game.ts';
import { alternating } from '#rules/testing/invented/alternating.ts';
import { months } from '#rules/testing/invented/months.ts';
import { ten } from '#rules/testing/invented/ten.ts';
import { twoOrders } from '#rules/testing/invented/two-orders.ts';
import { armirAgree } from '../games/armir/testing/agree.ts';
import { blocksAgree } from '../games/blocks-in-the-east/testing/agree.ts';
import { guderianAgree } from '../games/panzergruppe-guderian/testing/agree.ts';
import { games } from '../games/registry.ts';
import { leningradAgree } from '../games/roads-to-leningrad/testing/agree.ts';
import type { Agreement, Agreements } from './agree.ts';
import { commonPairs } from './common.ts';
import type { Setting } from './position.ts';

/** The pairs of readers of each game, beside those every game has. */
const own: { readonly [game: string]: Agreements } = {
  armir: armirAgree,
  'blocks-in-the-east': blocksAgree,
  'panzergruppe-guderian': guderianAgree,
  'roads-to-leningrad': leningradAgree,
};

/** The games of the registry, and the invented ones that prove that the suite can find something to ask. */
export const played: readonly Game[] = [...games, ten, twoOrders, alternating, months];

export const agreementsOf = (game: Game): { readonly setting: Setting; readonly pairs: readonly Agreement[] } => {
  const { pairs, against, ...setting }: Agreements = own[game.id] ?? { pairs: [] };
  return { setting, pairs: [...commonPairs(game, setting, Object.keys(against ?? {})), ...pairs] };
};
