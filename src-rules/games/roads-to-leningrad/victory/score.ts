import type { Around } from '../../../kit/around.ts';
import type { Score } from '../../../kit/game.ts';
import { accounts } from '../ids.ts';
import { balance } from '../reading.ts';
import { t } from '../text/speak-table.ts';

/** S1 to S6. */
export const score = (around: Around): Score => ({
  lines: [],
  total: { msg: t('rtl.score.total'), points: balance(around, accounts.vp) },
  level: t('rtl.score.undecided'),
  nearby: [],
  levels: [],
  final: around.place === 'end',
});
