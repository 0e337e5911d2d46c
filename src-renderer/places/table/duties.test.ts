import { describe, expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { blocksInTheEast as bite } from '#rules/games/blocks-in-the-east/index.ts';
import { panzergruppeGuderian as pgg } from '#rules/games/panzergruppe-guderian/index.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { offeredNow } from '#rules/kit/game/offered.ts';
import { type OutlineTask, phasesOf } from '#rules/kit/sequence/outline.ts';
import { Table } from '../../../src-rules/testing/table.ts';
import { bookedAtOnce, bookedTicks, firstDuty, taskVerb, verbOf } from './duties.ts';

/** The table of Panzergruppe Guderian at its set-up. */
const table = () => new Table(pgg, {});
const actionOf = (id: string): Action => {
  const found = pgg.actions.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const dutyAt = (played: Table, later: readonly string[] = []): OutlineTask | undefined => {
  const offered = new Set(offeredNow(pgg, played.context).map(({ id }) => id));
  const phase = phasesOf(played.outline).find(({ state }) => state === 'now');
  return firstDuty(phase, ({ action, calc }) => calc !== undefined || offered.has(action ?? ''), later);
};

describe('the one thing to do', () => {
  it('is the first with a control that is not done, and the next when that is in the record', () => {
    const played = table();
    expect(dutyAt(played)?.action).toBe('setup-24');
    played.act('setup-all');
    expect(dutyAt(played)).toBeUndefined();
    // all five lines are done by it, and leave nothing open
    const lines = phasesOf(played.outline).find(({ state }) => state === 'now')?.tasks ?? [];
    expect(lines.filter(({ action, ticked }) => action !== undefined && !ticked)).toEqual([]);
  });

  it('may wait', () => {
    const played = table();
    const first = dutyAt(played)?.key ?? '';
    expect(dutyAt(played, [first])?.key).not.toBe(first);
  });

  it('is a die where dice are rolled, and the overrun where units move', () => {
    const played = table();
    for (const phase of ['P2', 'P3', 'A1']) expect(played.done(), phase).toBeDefined();
    expect(dutyAt(played)?.action).toMatch(/^roll-/);
    expect(verbOf(actionOf('roll-16'), played.context).id).toBe('ui.play.verb.roll');
    for (let i = 0; i < 9 && !played.place.includes('mech'); i += 1) played.done();
    expect(dutyAt(played)?.calc?.id).toBe('overrun');
  });

  it('is no limit to keep; a line that opens a calculator bears its name', () => {
    const played = new Table(armir, {});
    for (let i = 0; i < 20 && !played.place.endsWith('axis-motorised'); i += 1) played.done();
    const phase = phasesOf(played.outline).find(({ state }) => state === 'now');
    const tasks = phase?.tasks.filter(({ calc }) => calc !== undefined) ?? [];
    expect(firstDuty(phase, ({ calc }) => calc !== undefined, [])).toBeUndefined();
    expect(tasks.map((task) => taskVerb(task, armir, new Map(), played.context).id)).toEqual([
      'armir.moving.calc.move',
      'armir.moving.calc.stack',
    ]);
  });

  it('says in dots that a form comes first, and plainly what is booked at once', () => {
    const { context } = new Table(bite, { scenario: 'SBE5' });
    const verb = (id: string) => bite.actions.flatMap((one) => (one.id === id ? [verbOf(one, context).id] : []));
    expect(['weather', 'battle-hexes', 'hq-rest', 'income-axis', 'weather-die'].flatMap(verb)).toEqual([
      'ui.play.verb.fill',
      'ui.play.verb.fill',
      'ui.play.verb.book',
      'ui.play.verb.take',
      'ui.play.verb.roll',
    ]);
  });

  it('asks for nothing where there is nothing to fill in', () => {
    const { context } = table();
    expect(bookedAtOnce(actionOf('setup-24'), context)?.facts.length).toBeGreaterThan(0);
    expect(bookedAtOnce(actionOf('roll-16'), context)).toBeUndefined();
    expect(verbOf(actionOf('setup-24'), context).id).toBe('ui.play.verb.place');
  });
});

describe('a tick', () => {
  it('alone has booked nothing; with what it stands for it has', () => {
    const played = table();
    played.write([{ kind: 'tick', task: 't1/a/bare', on: true }], { id: 'ui.play.said.ticked' });
    played.write([
      { kind: 'tick', task: 't1/a/booked', on: true },
      { kind: 'roll', what: 'x', sides: 6, faces: [3], by: 'table' },
    ]);
    expect([...bookedTicks(played.journal, 1)]).toEqual(['t1/a/booked']);
    // what an action found unchanged is recorded all the same
    played.write([{ kind: 'tick', task: 't1/a/same', on: true }], { id: 'nothing changes' });
    expect([...bookedTicks(played.journal, 1)].sort()).toEqual(['t1/a/booked', 't1/a/same']);
    played.write([{ kind: 'tick', task: 't1/a/same', on: false }], { id: 'ui.play.said.unticked' });
    played.write([{ kind: 'tick', task: 't1/a/booked', on: false }]);
    expect([...bookedTicks(played.journal, 1)]).toEqual([]);
  });
});
