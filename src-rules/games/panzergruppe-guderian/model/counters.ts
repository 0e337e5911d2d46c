import type { CounterPool } from './schedule.ts';

/** Soviet combat units have no name of their own (12.1): on the map they are numbered as they are placed, 'rifle#3'. */
export interface Counter {
  readonly pool: CounterPool;
  readonly no: number;
}

export const counterOf = (piece: string): Counter | undefined => {
  const found = /^(rifle|armor)#(\d{1,4})$/.exec(piece);
  return found ? { pool: found[1] === 'armor' ? 'armor' : 'rifle', no: Number(found[2]) } : undefined;
};
