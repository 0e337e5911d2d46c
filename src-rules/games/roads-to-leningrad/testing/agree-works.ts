import { pairOf } from '#rules/kit/hexmap/sheet.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { cells, commandRange } from '../ids.ts';
import { hexDistance } from '../model/hexes.ts';
import { countersOf, hexOf } from '../model/reading.ts';
import { alive, boxed, drawn, fieldAt, includes, inPhase, offers, opens, refusal } from './agree-at.ts';

/** Strongpoints and bridges on the map, beside the forms that book them. */

/** In the construction of an Assault sequence. */
const building = (at: Position, side: string): Position =>
  inPhase(at, 'construction', { cells: { [cells.active]: side, [cells.sequence]: 'assault' } });
/** 14.22: who is offered as a builder may build where it stands. */
export const builders: Agreement = {
  id: 'builders',
  rule: '14.22',
  readers: ['builders offered', 'form strongpoint'],
  check: (at) => {
    const side = at.roll.one(['german', 'soviet']) ?? 'german';
    const there = building(at, side);
    const all = drawn(there, ({ side: of }) => of === side);
    return all.flatMap(({ counter, hex }): readonly Said[] => {
      const offered = offers(there, 'strongpoint', 'unit', { side, hex }).includes(counter.name);
      const rule = refusal(there, 'strongpoint', { side, hex, unit: counter.name });
      return [{ about: [counter.id, hex], says: [offered, rule === null] }];
    });
  },
};
/** 14.25: what the form of completing opens with, it takes; what it does not open with, it does not. */
export const completed: Agreement = {
  id: 'strongpoints-done',
  rule: '14.25',
  readers: ['form strongpoint-done as it opens', 'form strongpoint-done'],
  check: (at) =>
    [building(at, at.roll.one(['german', 'soviet']) ?? 'german'), inPhase(at, 'works')].flatMap((there) => {
      const opened = opens(there, 'strongpoint-done', 'hexes');
      const under = there.stand.markers.filter(({ kind }) => kind.endsWith('-building')).map(({ hex }) => hex);
      return under.map((hex) => ({
        about: [there.context.place, hex],
        says: [opened.includes(hex), refusal(there, 'strongpoint-done', { hexes: hex }) === null] as const,
      }));
    }),
};

/** 16.22, 16.24: near an HQ, in no enemy zone, in swamp along a road alone. */
export const bridges: Agreement = {
  id: 'bridges',
  rule: '16.22',
  readers: ['form bridge', 'map tool status and HQs on the map'],
  check: (at) => {
    const there = inPhase(boxed(at), 'works', { cells: { [cells.bridges]: {} } });
    const bridge = at.roll.one(countersOf(at.context).filter(({ kind }) => kind === 'bridge'));
    if (!bridge) return undefined;
    const watery = Object.entries(there.board.sheet.sides)
      .filter(([, water]) => !water.includes('lake') && (water.includes('river') || water.includes('stream')))
      .map(([pair]) => pair.split('/'));
    const [hex, to] = at.roll.one(watery) ?? [];
    if (hex === undefined || to === undefined) return undefined;
    const rule = refusal(there, 'bridge', { unit: bridge.name, hex, to });
    const enemy = bridge.side === 'german' ? 'soviet' : 'german';
    const zoned = there
      .tool('status', hex)
      ?.list.some((line) => line.rule === '3.24' && includes(line.msg.p?.side, enemy));
    const hqs = countersOf(at.context).filter((one) => one.kind === 'hq' && one.side === bridge.side);
    if (hqs.length === 0) return undefined;
    const near = hqs.some((one) => {
      const far = hexDistance(hexOf(there.context, one.id) ?? '', hex);
      return far !== undefined && far <= commandRange && alive(there, one);
    });
    const node = there.board.nodeOf(hex);
    const { ground } = fieldAt(there);
    const arc = there.board.arcOf(node, there.board.nodeOf(to));
    // what leads into a hex nobody drew nobody can say
    const swamp = arc >= 0 && ground.terrain(node) === 'swamp' && ground.ways(arc).length === 0;
    return { about: [bridge.name, pairOf(hex, to)], says: [rule === null, near && zoned !== true && !swamp] };
  },
};
