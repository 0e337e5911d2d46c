import { type Nation, type SideId, sideOf, sides } from '../../ids.ts';
import type { Field } from './field.ts';
import type { Ground } from './ground.ts';

/**
 * Whose line is traced: a nation; Germans supplied through Finland (5.5, 33.0); the Chechens (30.0).
 */
export type TracedFor = Nation | 'north' | 'chechens';
export const sideOfLine = (line: TracedFor): SideId =>
  line === 'north' || line === 'chechens' ? sides.axis : sideOf(line);

/** 4.1-1 */
export const mainSource: { readonly [L in TracedFor]: string } = {
  SOV: 'Siberia',
  GER: 'Berlin',
  north: 'Berlin',
  ITA: 'Belgrade',
  FIN: 'Helsinki',
  ROM: 'Bucharest',
  HUN: 'Budapest',
  SVK: 'Bratislava',
  chechens: 'Grozny',
};

/** 12.1: the capital whose garrison holds out; Belgrade is no capital of the Italians. */
export const capitalOf: { readonly [N in Nation]?: string } = {
  SOV: 'Moscow',
  GER: 'Berlin',
  FIN: 'Helsinki',
  ROM: 'Bucharest',
  HUN: 'Budapest',
  SVK: 'Bratislava',
};

/** The main source, and where the players drew that a line to it goes on beyond the map. */
export const sourcesOf = ({ ground }: Pick<Field, 'ground'>, line: TracedFor): readonly number[] => {
  const of = sources.get(ground) ?? new Map<TracedFor, readonly number[]>();
  sources.set(ground, of);
  const had = of.get(line);
  if (had) return had;
  const main = ground.named(mainSource[line]).filter((node) => ground.isLand(node));
  const more = ground.board.ids.flatMap((_, node) => {
    const linked = ground.linkedFor(node);
    const on = line === 'SOV' ? linked.soviet : line === 'FIN' ? linked.finland : line !== 'chechens' && linked.axis;
    return on && ground.isLand(node) && !main.includes(node) ? [node] : [];
  });
  const made = [...main, ...more].sort((a, b) => a - b);
  of.set(line, made);
  return made;
};
const sources = new WeakMap<Ground, Map<TracedFor, readonly number[]>>();

/** Finland within the borders of 1941, the boxes that go with it, and what the Finns may operate in. */
const inFinland = (ground: Ground, node: number): boolean => ground.has(node, 'FIN');

/**
 * 5.3-1: where no line of this kind goes at all: Romanians through Hungary and the other way round, Finns and Germans
 * supplied through Finland beyond the operations area, other Germans through Finland.
 */
export const excludes = (ground: Ground, line: TracedFor): ((node: number) => boolean) => {
  if (line === 'ROM') return (node) => ground.has(node, 'HUN');
  if (line === 'HUN') return (node) => ground.has(node, 'ROM');
  // Finland is drawn, so that a line through it can be told from others
  if (line === 'GER') return ground.drawn('FOA') ? (node) => inFinland(ground, node) : () => false;
  if (line === 'FIN' || line === 'north') return (node) => beyondFoa(ground, node);
  return () => false;
};

/** 5.5: in the USSR, or in no country anybody labelled, and outside the Finnish operations area; never where none is drawn. */
const beyondFoa = (ground: Ground, node: number): boolean => {
  if (!ground.drawn('FOA') || ground.has(node, 'FOA') || ground.isWater(node)) return false;
  // boxes carry no labels; of the six only those in the east lie beyond
  if (ground.isBox(node)) return farEast.includes(ground.place(node));
  return !axisHome(ground, node);
};
const farEast: readonly string[] = ['siberia', 'krasnovodsk'];
const axisHome = (ground: Ground, node: number): boolean =>
  (['GER', 'REICH', 'POL', 'ROM', 'HUN', 'SVK', 'YUG', 'FIN', 'SCA'] as const).some((land) => ground.has(node, land));

/** 33.0, 5.5: a German there may live on what comes through Finland. */
export const mayBeNorthern = (ground: Ground, node: number): boolean =>
  ground.has(node, 'FIN') || ground.has(node, 'FOA') || ground.has(node, 'SCA');
