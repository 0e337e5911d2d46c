import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import type { Proposed } from '../photo/terrain/doubts.ts';
import { type Proposals, sureFrom, unseen } from '../photo/terrain/propose.ts';

/** Enough named to begin with: so many terrains, and so many hexes in all. */
const leastTerrains = 2;
const leastNamed = 4;

/** What the players did since proposals lie on the map; undone from the last on. */
export type Did =
  | { readonly is: 'decided'; readonly hex: string; readonly before: string | undefined }
  /** written to the map: its own undo takes it back */
  | { readonly is: 'written' };

export interface Session {
  /** hexes that were drawn when it began, and the terrain they were drawn with: what the app learns from at first */
  readonly named: ReadonlyMap<string, string>;
  /** what the players said since */
  readonly decided: ReadonlyMap<string, string>;
  readonly did: readonly Did[];
  /** doubtful ones gone past without a word, the last one last */
  readonly passed: readonly string[];
}

export const sessionOf = (sheet: Sheet): Session => ({
  named: new Map(Object.entries(sheet.hexes).map(([hex, { terrain }]) => [hex, terrain])),
  decided: new Map(),
  did: [],
  passed: [],
});

/** How many hexes of each terrain of the game are drawn, in the order of its brushes. */
export const namedCounts = (sheet: Sheet, spec: SheetSpec): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const { terrain } of Object.values(sheet.hexes)) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  return spec.terrains.map(({ key }) => [key, counts.get(key) ?? 0]);
};
export const enoughNamed = (counts: readonly (readonly [string, number])[]): boolean =>
  counts.filter(([, count]) => count > 0).length >= leastTerrains &&
  counts.reduce((sum, [, count]) => sum + count, 0) >= leastNamed;

/** Of a terrain drawn far and wide so many teach: more say nothing new, and what is named on purpose weighs more. */
const mostTeaching = 60;

/** What is taught: the number of a terrain among the game's, by the index of a hex. */
export const lessons = (session: Session, sheet: Sheet, spec: SheetSpec): ReadonlyMap<number, number> => {
  const { indexOf } = latticeOf(sheet.grid);
  const kinds = new Map(spec.terrains.map(({ key }, i) => [key, i]));
  const found = new Map<number, number>();
  const teach = ([hex, terrain]: readonly [string, string]): void => {
    const [index, kind] = [indexOf(hex), kinds.get(terrain)];
    if (index >= 0 && kind !== undefined) found.set(index, kind);
  };
  for (const { key } of spec.terrains) {
    const drawn = [...session.named].filter(([, terrain]) => terrain === key);
    const step = Math.max(1, drawn.length / mostTeaching);
    for (let at = 0; at < drawn.length; at += step) {
      const one = drawn[Math.floor(at)];
      if (one) teach(one);
    }
  }
  for (const one of session.decided) teach(one);
  return found;
};

/** The proposals that lie on the map now: for what is not drawn yet and can be seen. */
export const proposedNow = (
  session: Session,
  sheet: Sheet,
  spec: SheetSpec,
  proposals: Proposals,
): ReadonlyMap<string, Proposed> => {
  const { numbers } = latticeOf(sheet.grid);
  const now = new Map<string, Proposed>();
  numbers.forEach((hex, i) => {
    if (sheet.hexes[hex]) return;
    const decided = session.decided.get(hex);
    const terrain = decided ?? spec.terrains[proposals.kind[i] ?? unseen]?.key;
    if (terrain === undefined) return;
    const second = spec.terrains[proposals.second[i] ?? unseen]?.key;
    const sure = decided === undefined ? (proposals.sure[i] ?? 0) : 1;
    now.set(hex, {
      hex,
      terrain,
      ...(second === undefined || second === terrain ? {} : { second }),
      sure,
      doubtful: sure < sureFrom,
      decided: decided !== undefined,
    });
  });
  return now;
};

/** Hexes that are neither drawn nor seen: to be painted by hand. */
export const unseenCount = (sheet: Sheet, proposals: Proposals): number => {
  const { numbers } = latticeOf(sheet.grid);
  return numbers.filter((hex, i) => !sheet.hexes[hex] && (proposals.kind[i] ?? unseen) === unseen).length;
};

export const decide = (session: Session, hex: string, terrain: string): Session => ({
  ...session,
  decided: new Map(session.decided).set(hex, terrain),
  did: [...session.did, { is: 'decided', hex, before: session.decided.get(hex) }],
  passed: session.passed.filter((one) => one !== hex),
});
export const wrote = (session: Session): Session => ({ ...session, did: [...session.did, { is: 'written' }] });
export const pass = (session: Session, hex: string): Session => ({
  ...session,
  passed: [...session.passed.filter((one) => one !== hex), hex],
});

/** One step back: a decision forgotten; `map`: the map's own undo has the next word. */
export const back = (session: Session): { readonly session: Session; readonly map: boolean; readonly hex?: string } => {
  const last = session.did.at(-1);
  const did = session.did.slice(0, -1);
  if (last?.is !== 'decided') return { session: { ...session, did }, map: true };
  const decided = new Map(session.decided);
  if (last.before === undefined) decided.delete(last.hex);
  else decided.set(last.hex, last.before);
  return { session: { ...session, decided, did }, map: false, hex: last.hex };
};
