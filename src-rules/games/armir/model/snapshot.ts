import type { Context } from '#rules/kit/record/context.ts';
import { mark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, marks } from '../ids.ts';
import { isIn } from './phases.ts';
import { isOos } from './reading.ts';

/** 8, AMB-12: all lines of a supply phase go by the OOS markers that lay on the map when it began. */

const beforeAll = ({ marks: all }: Pick<Context, 'marks'>): readonly unknown[] | undefined => {
  const value = all[marks.oosBefore]?.all?.value;
  return Array.isArray(value) ? value : undefined;
};

/** Whether the unit was OOS when this supply phase began; outside of one, whether it is. */
export const wasOos = (context: Pick<Context, 'cells' | 'marks'>, id: string): boolean =>
  beforeAll(context)?.includes(id) ?? isOos(context, id);

/** To be booked with the first marker that a supply phase sets or clears. */
export const keepBefore = (context: Pick<Context, 'cells' | 'marks' | 'place'>): readonly Fact[] =>
  beforeAll(context) || !isSupply(context)
    ? []
    : [
        mark(
          marks.oosBefore,
          'all',
          Object.keys(mapIn(context, cells.oos)).filter((id) => isOos(context, id)),
          context.place,
        ),
      ];

export const isSupply = (context: Pick<Context, 'place'>): boolean => isIn(context, 'supply');
