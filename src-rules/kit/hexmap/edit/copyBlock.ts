import { name } from '../../words/message.ts';
import { latticeOf } from '../lattice.ts';
import { says } from '../says.ts';
import { pairOf } from '../sheet.ts';
import { type Draft, hexWith } from './draft.ts';

/**
 * A block of drawn hexes laid down elsewhere. Hexes are moved in cube coordinates: a block keeps its shape, whichever of
 * two columns stands lower. Sides come with their hexes, links with both their ends; a name or an entry hex is one
 * place's own and is not copied.
 */
export const copyBlock = (draft: Draft, hexes: readonly string[], from: string, to: string): void => {
  const { before } = draft;
  const { indexOf, numbers, beside, q, r, atCube } = latticeOf(before.grid);
  const [start, end] = [indexOf(from), indexOf(to)];
  for (const [at, hex] of [
    [start, from],
    [end, to],
  ] as const) {
    if (at < 0) draft.leave([hex], says('kit.sheet.offGrid', { hex: name(hex) }));
  }
  if (start < 0 || end < 0) return;
  const dq = (q[end] ?? 0) - (q[start] ?? 0);
  const dr = (r[end] ?? 0) - (r[start] ?? 0);
  const block = new Set(hexes.filter((hex) => Object.hasOwn(before.hexes, hex)).map(indexOf));
  const landed = new Map<number, number>();
  for (const at of block) {
    const target = atCube((q[at] ?? 0) + dq, (r[at] ?? 0) + dr);
    const number = numbers[at] ?? '';
    const source = before.hexes[number];
    if (target < 0) draft.leave([number], says('kit.sheet.copyOff', { hex: name(number) }));
    else if (source) {
      landed.set(at, target);
      const here = numbers[target] ?? '';
      const { terrain, features = [] } = source;
      draft.putHex(here, hexWith({ ...draft.hex(here), terrain, features }));
    }
  }
  for (const [at, target] of landed) {
    for (let direction = 0; direction < 6; direction++) {
      const near = beside[at * 6 + direction] ?? -1;
      const there = beside[target * 6 + direction] ?? -1;
      if (there < 0) continue;
      const pair = pairOf(numbers[target] ?? '', numbers[there] ?? '');
      const old = near < 0 ? '' : pairOf(numbers[at] ?? '', numbers[near] ?? '');
      draft.putKinds('sides', pair, before.sides[old] ?? []);
      if (landed.has(near)) draft.putKinds('links', pair, before.links[old] ?? []);
    }
  }
};
