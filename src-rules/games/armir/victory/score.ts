import type { Around } from '../../../kit/around.ts';
import type { Score } from '../../../kit/game.ts';
import { t } from '../text/speak-table.ts';

/** 17. */
export const score = (around: Around): Score => ({
  lines: [],
  total: { msg: t('armir.score.total'), points: 0 },
  level: t('armir.score.undecided'),
  nearby: [],
  levels: [],
  final: around.place === 'end',
});
