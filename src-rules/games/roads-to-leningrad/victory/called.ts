import type { Around } from '../../../kit/around.ts';
import type { Msg } from '../../../kit/text.ts';
import { countersOf } from '../reading.ts';
import type { Counter } from '../units.ts';

/** A counter as players name it in a form: by its name, or its id. */
const plain = (text: string): string => text.trim().toLowerCase();
export const counterNamed = (around: Pick<Around, 'rosters'>, called: string): Counter | undefined =>
  countersOf(around).find((one) => plain(one.name) === plain(called) || one.id === called.trim());

/** The field that asks for it; `fits` come first. */
export const unitField = (msg: Msg, fits: (one: Counter, around: Around) => boolean, hint?: Msg) =>
  ({
    kind: 'text',
    msg,
    start: '',
    max: 60,
    big: true,
    ...(hint ? { hint } : {}),
    offers: (around: Around) =>
      countersOf(around)
        .filter((one) => fits(one, around))
        .map((one) => ({ name: one.name })),
  }) as const;
