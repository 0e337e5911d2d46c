import { describe, expect, it } from 'vitest';
import { checkLines } from '#shared/saves/schema.ts';
import { Table } from '../../../../testing/table.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { arrivalsIn } from './schedule.ts';

const names = (n: number): string => Array.from({ length: n }, (_, i) => `Invented ${i + 1}`).join(', ');
const soltsyGroups = (n: number) =>
  arrivalsIn('soltsy')
    .slice(0, n)
    .map(({ id }) => id);

describe('forms filled with many names', () => {
  it.each([
    ['3.7', 'disruption', { units: names(12), what: 'on' }],
    ['RTL-6.12', 'supply-set', { unit: names(10), to: 'oos' }],
    ['RTL-6.12', 'supply-mark', { cut: names(9) }],
    ['13.17', 'air-flown', { units: names(10) }],
    ['RTL-12.19', 'artillery-fired', { units: names(10) }],
    ['RTL-5.2', 'arrive', { groups: soltsyGroups(8) }],
    ['3.7', 'disruption', { units: names(80), what: 'on' }],
  ] as const)('%s what %s books of them, a saved game can hold', (_, id, raw) => {
    const table = new Table(game, { scenario: 'soltsy' });
    const action = game.actions.find((one) => one.id === id);
    const input = action?.parse(raw);
    const proposal = input?.ok ? action?.proposes(input.value, table.context) : undefined;
    const booked = proposal?.ok ? proposal : proposal?.anyway;
    if (!booked) throw new Error(`${id} books nothing`);
    expect(checkLines(table.write(booked.facts, booked.says))).toMatchObject({ ok: true });
  });
});
