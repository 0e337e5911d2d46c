// How invented boards are printed: four manners, each in two prints. What is built is built on the first of them alone;
// the second only judges.
import type { Terrain } from './world.ts';

export type Kind = 'tints' | 'painted' | 'hachures' | 'worn';
export type Sign =
  | 'none'
  | 'trees'
  | 'woods'
  | 'tufts'
  | 'hachures'
  | 'contours'
  | 'peaks'
  | 'blots'
  | 'blocks'
  | 'waves';

export interface Manner {
  readonly id: string;
  readonly kind: Kind;
  readonly half: 'build' | 'judge';
  readonly paper: string;
  readonly tints: Readonly<Record<Terrain, string>>;
  /** terrain fills its hexes, or lies over them as land does: how far it strays, in hexes */
  readonly stray: number;
  readonly symbols: Readonly<Partial<Record<Terrain, Sign>>>;
  readonly ink: string;
  /** how strong the paint's own structure is, 0 to 1, and how large its strokes, in hexes */
  readonly texture: number;
  readonly stroke: number;
  readonly grid: {
    readonly colour: string;
    /** in hex sizes (centre to corner) */
    readonly width: number;
    /** of each hexside, from either corner on: 0.5 is all of it */
    readonly drawn: number;
  };
  readonly number: {
    readonly colour: string;
    readonly font: 'IBM Plex Sans' | 'IBM Plex Sans Condensed' | 'IBM Plex Serif';
    readonly size: number;
    /** below the centre, in hex sizes */
    readonly down: number;
  };
  readonly water: { readonly river: string; readonly stream: string; readonly coast: string; readonly width: number };
  readonly road: { readonly colour: string; readonly edge?: string; readonly width: number };
  readonly rail: { readonly colour: string; readonly width: number };
  readonly name: { readonly colour: string; readonly font: string };
  /** wear, 0 to 1: stains, scuffs, faded ink */
  readonly wear: number;
  /** folds of the sheet, across and down */
  readonly folds: readonly [number, number];
}

const tints: Manner = {
  id: 'tints',
  kind: 'tints',
  half: 'build',
  paper: '#efe9d6',
  tints: {
    clear: '#ece4c6',
    forest: '#9dbf7f',
    swamp: '#b9cdb4',
    hills: '#d9bd8a',
    mountain: '#b08c63',
    town: '#ece4c6',
    city: '#d8cbb0',
    water: '#8fbfdd',
  },
  stray: 0,
  symbols: { swamp: 'tufts', mountain: 'peaks', town: 'blots', city: 'blocks' },
  ink: '#3c4a34',
  texture: 0,
  stroke: 0.5,
  grid: { colour: '#4a463d', width: 0.035, drawn: 0.5 },
  number: { colour: '#3a372f', font: 'IBM Plex Sans', size: 0.3, down: -0.62 },
  water: { river: '#2f7fb5', stream: '#4f9bcb', coast: '#2a5f86', width: 0.15 },
  road: { colour: '#a5402b', width: 0.08 },
  rail: { colour: '#2b2926', width: 0.055 },
  name: { colour: '#1f1d19', font: 'IBM Plex Sans' },
  wear: 0,
  folds: [0, 0],
};

const pastel: Manner = {
  ...tints,
  id: 'pastel',
  half: 'judge',
  paper: '#f7f3ea',
  tints: {
    clear: '#f4efdc',
    forest: '#c5dcae',
    swamp: '#cfd9d6',
    hills: '#ead6b4',
    mountain: '#cbb09a',
    town: '#f4efdc',
    city: '#e9b9a4',
    water: '#bcdcec',
  },
  symbols: { forest: 'trees', swamp: 'waves', hills: 'contours', mountain: 'peaks', town: 'blots', city: 'blocks' },
  ink: '#6c7d59',
  grid: { colour: '#9a958a', width: 0.03, drawn: 0.5 },
  number: { colour: '#77726a', font: 'IBM Plex Sans Condensed', size: 0.27, down: 0.68 },
  water: { river: '#5aa9d6', stream: '#7fbfe0', coast: '#5f93ae', width: 0.12 },
  road: { colour: '#fdfaf0', edge: '#8b7c63', width: 0.1 },
  rail: { colour: '#5b5652', width: 0.05 },
};

const painted: Manner = {
  ...tints,
  id: 'painted',
  kind: 'painted',
  half: 'build',
  paper: '#c9bb8f',
  tints: {
    clear: '#c8b983',
    forest: '#5f7a45',
    swamp: '#8b9a74',
    hills: '#a98b57',
    mountain: '#7d6646',
    town: '#c2b283',
    city: '#a79a86',
    water: '#4f86a3',
  },
  stray: 0.28,
  symbols: { forest: 'woods', swamp: 'tufts', hills: 'contours', mountain: 'peaks', town: 'blots', city: 'blocks' },
  ink: '#33452a',
  texture: 0.55,
  stroke: 0.5,
  grid: { colour: 'rgba(40,34,22,0.55)', width: 0.03, drawn: 0.5 },
  number: { colour: '#2c2618', font: 'IBM Plex Sans', size: 0.28, down: -0.6 },
  water: { river: '#35708f', stream: '#4c86a1', coast: '#3d6c80', width: 0.17 },
  road: { colour: '#e3d5a6', edge: '#5b4a2c', width: 0.09 },
  rail: { colour: '#26211a', width: 0.06 },
};

const oils: Manner = {
  ...painted,
  id: 'oils',
  half: 'judge',
  tints: {
    clear: '#aeb07a',
    forest: '#46603f',
    swamp: '#6f8a7b',
    hills: '#95834f',
    mountain: '#84796c',
    town: '#a9a477',
    city: '#8f8379',
    water: '#3f6f86',
  },
  stray: 0.34,
  symbols: { forest: 'woods', swamp: 'waves', hills: 'hachures', mountain: 'peaks', town: 'blocks', city: 'blocks' },
  texture: 0.8,
  stroke: 0.9,
  grid: { colour: 'rgba(244,240,224,0.6)', width: 0.028, drawn: 0.5 },
  number: { colour: '#f2ecd8', font: 'IBM Plex Sans', size: 0.27, down: -0.6 },
  road: { colour: '#c9a05a', edge: '#4d3c22', width: 0.08 },
  name: { colour: '#fbf6e6', font: 'IBM Plex Serif' },
};

const hachures: Manner = {
  ...tints,
  id: 'hachures',
  kind: 'hachures',
  half: 'build',
  paper: '#f1ecdc',
  tints: {
    clear: '#f1ecdc',
    forest: '#eaebd6',
    swamp: '#eceee2',
    hills: '#efe7d3',
    mountain: '#eae0ca',
    town: '#f1ecdc',
    city: '#eadfcf',
    water: '#dbe7ea',
  },
  stray: 0.15,
  symbols: {
    forest: 'trees',
    swamp: 'tufts',
    hills: 'hachures',
    mountain: 'hachures',
    town: 'blots',
    city: 'blocks',
    water: 'waves',
  },
  ink: '#3a3630',
  texture: 0.12,
  stroke: 0.2,
  grid: { colour: '#8a7f6b', width: 0.028, drawn: 0.5 },
  number: { colour: '#5d5546', font: 'IBM Plex Serif', size: 0.26, down: -0.6 },
  water: { river: '#41525c', stream: '#5f7079', coast: '#3d4a51', width: 0.1 },
  road: { colour: '#3a3630', width: 0.05 },
  rail: { colour: '#1f1c18', width: 0.06 },
  name: { colour: '#1f1c18', font: 'IBM Plex Serif' },
};

const engraved: Manner = {
  ...hachures,
  id: 'engraved',
  half: 'judge',
  paper: '#e9dfc4',
  tints: {
    clear: '#e9dfc4',
    forest: '#dcdcb8',
    swamp: '#dfdfcb',
    hills: '#e4d3b0',
    mountain: '#dbc49c',
    town: '#e9dfc4',
    city: '#e0cdb0',
    water: '#cfdcdc',
  },
  symbols: {
    forest: 'woods',
    swamp: 'waves',
    hills: 'contours',
    mountain: 'hachures',
    town: 'blocks',
    city: 'blocks',
    water: 'waves',
  },
  ink: '#54452f',
  texture: 0.2,
  // corners alone, as maps do that want their ground to be seen
  grid: { colour: '#6b5b42', width: 0.032, drawn: 0.22 },
  number: { colour: '#54452f', font: 'IBM Plex Sans Condensed', size: 0.28, down: 0.66 },
  road: { colour: '#7a4a30', width: 0.06 },
};

const worn: Manner = {
  ...tints,
  id: 'worn',
  kind: 'worn',
  half: 'build',
  tints: {
    clear: '#dfd3ad',
    forest: '#9cab78',
    swamp: '#b3bc9f',
    hills: '#c9a977',
    mountain: '#a07f5b',
    town: '#dfd3ad',
    city: '#cdbb9c',
    water: '#8aafbe',
  },
  stray: 0.1,
  symbols: { forest: 'trees', swamp: 'tufts', hills: 'hachures', mountain: 'peaks', town: 'blots', city: 'blocks' },
  texture: 0.3,
  wear: 0.6,
  folds: [3, 2],
};

const battered: Manner = {
  ...pastel,
  id: 'battered',
  kind: 'worn',
  half: 'judge',
  tints: { ...pastel.tints, clear: '#e6dcc0', forest: '#b9c79a', hills: '#dcc39b', town: '#e6dcc0' },
  stray: 0.12,
  grid: { colour: '#857c6c', width: 0.032, drawn: 0.5 },
  number: { colour: '#5f584c', font: 'IBM Plex Sans Condensed', size: 0.28, down: -0.62 },
  texture: 0.35,
  wear: 1,
  folds: [4, 3],
};

export const manners: readonly Manner[] = [tints, pastel, painted, oils, hachures, engraved, worn, battered];

/** Seeds are parted as manners are. */
export const seedOf = (half: Manner['half'], n: number): number => (half === 'build' ? 0 : 5_000) + n;
