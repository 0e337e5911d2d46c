import type { ComponentType } from 'react';
import { type Ahead, ahead } from './ahead.tsx';
import type { Place } from './route.ts';

const screen = (chunk: () => Promise<ComponentType>) => ahead<object>(chunk);

/** The screens of an open game, each in its own chunk. */
export const places: { readonly [P in Place]: Ahead<object> } = {
  table: screen(() => import('../table/TableScreen.tsx').then((m) => m.TableScreen)),
  fight: screen(() => import('../calculators/FightScreen.tsx').then((m) => m.FightScreen)),
  supply: screen(() => import('../supply/SupplyScreen.tsx').then((m) => m.SupplyScreen)),
  pool: screen(() => import('../pool/PoolScreen.tsx').then((m) => m.PoolScreen)),
  turns: screen(() => import('../track/TurnsScreen.tsx').then((m) => m.TurnsScreen)),
  score: screen(() => import('../score/ScoreScreen.tsx').then((m) => m.ScoreScreen)),
  ledger: screen(() => import('../ledger/LedgerScreen.tsx').then((m) => m.LedgerScreen)),
  journal: screen(() => import('../journal/JournalScreen.tsx').then((m) => m.JournalScreen)),
};
