import { create } from 'zustand';
import type { MapDeed } from '#rules/kit/procedure/calcSpec.ts';
import type { Deed } from './store.ts';

/** A fight for a hex, from who takes part to where the last of them goes. */
export interface FightOnMap {
  readonly is: 'fight';
  readonly target: string;
  /** the phase in which it was begun: with it what is over is put away */
  readonly since?: string;
  /** who goes now: the map shows where to, a tap takes them there */
  readonly deed?: MapDeed;
  /** of those who could go now, who is kept back */
  readonly stays?: readonly string[];
  /** piece → hex: who has gone where behind it */
  readonly went?: { readonly [piece: string]: string };
}

/** What the right of the screen shows. */
export type Pane =
  | { readonly is: 'verdict' }
  /** `since`: the phase in which units were begun to be put: the list stays as long as phases of its kind follow */
  | { readonly is: 'units'; readonly list?: 'map' | 'place'; readonly since?: string }
  | { readonly is: 'hex' }
  | { readonly is: 'tool'; readonly tool: string; readonly target: string }
  | FightOnMap
  | { readonly is: 'status' }
  | { readonly is: 'quick' };

/** What lies on the supply screen of one game: kept while other screens are looked at. */
export interface Desk {
  /** which judgement is looked at; undefined: the first of the side whose phase it is */
  readonly judge: string | undefined;
  readonly chosen: string | undefined;
  readonly cursor: string | undefined;
  readonly pane: Pane;
  readonly painting: boolean;
  /** pieces that go to the hex tapped next */
  readonly going?: readonly string[] | undefined;
  /** deeds tried and not recorded; undefined: nothing is tried */
  readonly tried: readonly Deed[] | undefined;
}

/** Phases of one kind follow each other in one part of the sequence: the set-ups of both sides. */
const partOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
/** Whether a pane belongs to a phase that is over: what it is for comes no more. A fight may still be under way. */
export const isOver = (pane: Pane, path: string): boolean =>
  pane.is === 'fight'
    ? pane.since !== path
    : pane.is === 'units' && pane.list === 'place' && pane.since !== undefined && partOf(pane.since) !== partOf(path);

const verdict: Pane = { is: 'verdict' };
const fresh: Desk = {
  judge: undefined,
  chosen: undefined,
  cursor: undefined,
  pane: verdict,
  painting: false,
  tried: undefined,
};

export const useDesks = create<{ readonly desks: { readonly [scope: string]: Desk } }>(() => ({ desks: {} }));

export const useDesk = (scope: string): Desk => useDesks((s) => s.desks[scope] ?? fresh);
export const deskNow = (scope: string): Desk => useDesks.getState().desks[scope] ?? fresh;

export const changeDesk = (scope: string, change: Partial<Desk>): void =>
  useDesks.setState(({ desks }) => ({ desks: { ...desks, [scope]: { ...(desks[scope] ?? fresh), ...change } } }));

export const showPane = (scope: string, pane: Pane): void => changeDesk(scope, { pane, going: undefined });
export const showVerdict = (scope: string): void => showPane(scope, verdict);
