import type { ComponentType } from 'react';
import { type Ahead, ahead } from '../state/ahead.tsx';
import type { Place } from '../state/route.ts';

const screen = (chunk: () => Promise<ComponentType>) => ahead<object>(chunk);

/** The screens of an open game, each in its own chunk. */
export const places: { readonly [P in Place]: Ahead<object> } = {
  table: screen(() => import('../places/table/TableScreen.tsx').then((m) => m.TableScreen)),
  fight: screen(() => import('../places/fight/FightScreen.tsx').then((m) => m.FightScreen)),
  supply: screen(() => import('../places/supply/SupplyScreen.tsx').then((m) => m.SupplyScreen)),
  pool: screen(() => import('../places/units/PoolScreen.tsx').then((m) => m.PoolScreen)),
  turns: screen(() => import('../places/turns/TurnsScreen.tsx').then((m) => m.TurnsScreen)),
  score: screen(() => import('../places/score/ScoreScreen.tsx').then((m) => m.ScoreScreen)),
  ledger: screen(() => import('../places/ledger/LedgerScreen.tsx').then((m) => m.LedgerScreen)),
  journal: screen(() => import('../places/journal/JournalScreen.tsx').then((m) => m.JournalScreen)),
};

/** Whether to leave what the disk does not take: wanted most where nothing can be fetched any more. */
export const leaveQuestion = screen(() => import('./LeaveQuestion.tsx').then((m) => m.LeaveQuestion));
