import { describe, expect, it } from 'vitest';
import { turnLabel } from '#rules/kit/game/turnLabel.ts';
import { cells } from '../ids.ts';
import { armir as game } from '../index.ts';
import { at, reach, refusal, table, tasksOf } from '../testing/at.ts';
import { inventedThings } from '../testing/invented.ts';

describe('the step ledger', () => {
  it('ARMIR-8.6b steps set by hand, never more than a counter has; 0 is eliminated', () => {
    const played = table({}, inventedThings);
    played.act('steps', { unit: 'Invented alp-1', left: 2 });
    played.act('steps', { unit: 'bers', left: 0 });
    const asked = game.questions.find(({ id }) => id === 'step-ledger')?.answer({}, played.around);
    const rows = asked?.ok ? asked.value : [];
    expect(rows).toContainEqual(expect.objectContaining({ id: 'alp-1', full: 3, left: 2, eliminated: false }));
    expect(rows).toContainEqual(expect.objectContaining({ id: 'bers', left: 0, eliminated: true, corps: 'xxix' }));
    expect(rows).toContainEqual(expect.objectContaining({ id: 'rifle-1', full: 3, left: 3 }));
    expect(refusal('steps', { unit: 'Invented alp-1', left: 4 }, played.around)).toBe('2.1');
    expect(refusal('steps', { unit: 'Nobody', left: 1 }, played.around)).toBe('2.1');
  });

  it('ARMIR-8.6b steps lost by each corps are a course over the turns', () => {
    const played = table({}, inventedThings);
    played.act('steps', { unit: 'alp-1', left: 1 });
    const course = game.courses.find(({ id }) => id === 'corps');
    expect(course?.at({ turn: 1, around: played.around, facts: [] })).toEqual({ alpine: 2, ii: 0, xxix: 0 });
    const points = game.courses.find(({ id }) => id === 'impetus');
    expect(points?.at({ turn: 1, around: played.around, facts: [] })).toEqual({ ps: 4, pa: 16 });
  });
});

describe('Soviet HQs', () => {
  it('one that loses its step by hand is counted with it, one without a roster by its army', () => {
    const played = table({}, inventedThings);
    played.act('steps', { unit: 'hq-b', left: 0 });
    expect(played.state.cells).toMatchObject({ [cells.hqLosses]: 1, [cells.hqOut]: { b: 1 } });
    const bare = table();
    bare.act('hq-lost', { army: 'iii' });
    expect(bare.state.cells).toMatchObject({ [cells.hqLosses]: 1, [cells.hqOut]: { iii: 1 } });
  });

  it('an HQ eliminated is counted every time and comes back in the next Axis reinforcements', () => {
    const played = reach(table({}, inventedThings), 2, 'axis-combat');
    played.write([{ kind: 'set', cell: cells.steps, key: 'hq-a', value: 0 }]);
    expect(game.reminders(played.around).find(({ id }) => id === 'hq-lost-a')).toMatchObject({
      due: true,
      action: 'hq-lost',
    });
    played.act('hq-lost', { army: 'a' });
    expect(game.reminders(played.around).find(({ id }) => id === 'hq-lost-a')).toBeUndefined();
    expect(played.state.cells).toMatchObject({ [cells.hqLosses]: 1, [cells.hqOut]: { a: 2 } });
    expect(refusal('hq-lost', { army: 'a' }, played.around)).toBe('17.1.3');
    expect(refusal('hq-back', { army: 'a' }, played.around)).toBe('17.1.3');
    reach(played, 3, 'reinforcements');
    expect(tasksOf(played.around, 'reinforcements').map(({ id }) => id)).toContain('hq-back');
    played.act('hq-back', { army: 'a' });
    expect(played.state.cells[cells.hqOut]).toEqual({});
    expect(played.state.cells[cells.steps]).not.toHaveProperty('hq-a');
    played.act('hq-lost', { army: 'a' });
    expect(played.state.cells[cells.hqLosses]).toBe(2);
  });
});

describe('turns', () => {
  it('the box dates no turn: a start date the players give names all six', () => {
    const played = table();
    expect(turnLabel(played.around, 1)).toBe('');
    played.act('start-date', { day: 29 });
    expect([1, 2, 6].map((turn) => turnLabel(played.around, turn))).toEqual(['29.12–30.12', '31.12–1.1', '8.1–9.1']);
    expect([1, 6].map((turn) => game.turnAbout?.(turn).p)).toEqual([
      { from: 1, to: 2 },
      { from: 11, to: 12 },
    ]);
  });
});

describe('the command line', () => {
  const answer = (id: string, raw: Parameters<(typeof game.actions)[0]['parse']>[0], around = at()) => {
    const found = game.questions.find((one) => one.id === id)?.answer(raw, around);
    if (!found?.ok) throw new Error(JSON.stringify(found));
    return found.value;
  };
  it('ARMIR-3a ARMIR-16.4c ARMIR-18.5 phases, PS to come, reinforcements and places are answered', () => {
    const order = (initiative: string) => answer('turn-phases', { turn: 4, initiative });
    expect(order('axis')).toMatchObject({ 2: { number: '3', who: 'axis' } });
    expect(order('soviet')).toMatchObject({ 2: { number: '3', who: 'soviet' } });
    expect(answer('turn-phases', { turn: 1 })).toMatchObject({ 4: { number: '7' } });
    expect(answer('ps-forecast', {})).toMatchObject({ start: 4, lostIn: 5 });
    expect(answer('ps-forecast', { gains: 2, buys: [3] })).toMatchObject({ start: 6, lostIn: 6 });
    expect(answer('ps-forecast', { airports: true })).not.toHaveProperty('lostIn');
    expect(answer('reinforcements', {}, at({ turn: 3, cells: { [cells.arrived]: { gebirgs: 2 } } }))).toMatchObject({
      arrivals: [
        { id: 'gebirgs', state: 'entered' },
        { id: 'division387', state: 'delayed' },
        { id: 'division385', state: 'due' },
        { id: 'fegelein', state: 'later', turn: 4 },
        { id: 'begleit', state: 'later' },
        { id: 'xxivHq', state: 'waits' },
      ],
    });
    expect(answer('starred-places', {})).toMatchObject({ points: 0, unknown: 3, ps: 4 });
  });
});
