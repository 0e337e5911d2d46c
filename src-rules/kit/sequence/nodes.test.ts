import { describe, expect, it } from 'vitest';
import { months } from '../../testing/invented/months.ts';
import { contextWithoutGame } from '../game/contextOf.ts';
import type { Context } from '../record/context.ts';
import { loop, phase, pick, seq, type Task, turns, when } from './nodes.ts';
import { closing, outline, owedMark, phasesOf, taskAt } from './outline.ts';
import { close, heldBy, placeAt, start, taskKey, ticked } from './walker.ts';

const base = contextWithoutGame(months);
const at = (place: string, more: Partial<Context> = {}): Context => ({
  ...base,
  place,
  turn: Number(/\d+/.exec(place)?.[0] ?? 1),
  ...more,
});
const step = (id: string, tasks: readonly Task[] = []) =>
  phase({ id, msg: { id }, rule: '1', who: ({ turn }) => (turn % 2 === 1 ? 'odd' : 'even'), tasks });
const task = (id: string, more: Partial<Task> = {}): Task => ({ id, msg: { id }, rule: '1', ...more });

const tree = turns(
  ({ scenario }) => (scenario === 'year' ? 2 : 3),
  seq('', [
    step('first', [
      task('a'),
      task('dated', { when: { turn: { from: 2 } } }),
      task('count', { status: ({ turn }) => ({ id: 'n', p: { n: turn } }), debt: () => ({ id: 'owed' }) }),
    ]),
    when({ turn: { from: 2 } }, step('late')),
    seq('side', [step('move'), step('fight')], { msg: { id: 'side' }, who: 'axis' }),
  ]),
);

describe('the sequence as a programme', () => {
  it('what is only offered leaves nothing open behind', () => {
    const offering = turns(1, seq('', [step('one', [task('due'), task('offer', { offered: true })]), step('two')]));
    const here = { ...base, place: 't1/one' };
    expect(close(offering, here)).toMatchObject({ to: 't1/two', open: ['t1/one/due'] });
    expect(outline(offering, here)[0]?.tasks.map((one) => one.id)).toEqual(['due', 'offer']);
  });

  it('what is only offered as things stand is owed at other times', () => {
    const offered = ({ turn }: Context) => turn === 1;
    const asTheyStand = turns(2, seq('', [step('one', [task('die', { offered })]), step('two')]));
    const [first, second] = [1, 2].map((turn) => at(`t${turn}/one`));
    if (!first || !second) throw new Error('no such turn');
    expect([first, second].map((here) => close(asTheyStand, here)?.open)).toEqual([[], ['t2/one/die']]);
    expect([first, second].map((here) => phasesOf(outline(asTheyStand, here))[0]?.tasks[0]?.offered)).toEqual([
      true,
      undefined,
    ]);
  });

  it('what stands in the record is done without a tick, and leaves nothing open', () => {
    const placed = ({ turn }: Context) => turn === 1;
    const doing = turns(2, seq('', [step('one', [task('place', { done: placed, action: 'place' })]), step('two')]));
    const [first] = phasesOf(outline(doing, { ...base, place: 't1/one' }));
    expect(first?.tasks[0]).toMatchObject({ ticked: true, done: true });
    expect(close(doing, { ...base, place: 't1/one' })?.open).toEqual([]);
    expect(close(doing, { ...base, place: 't2/one', turn: 2 })?.open).toEqual(['t2/one/place']);
    // a tick by hand does not make it done
    const byHand = { ...base, place: 't2/one', turn: 2, ticks: { 't2/one/place': true } as const };
    expect(phasesOf(outline(doing, byHand))[0]?.tasks[0]).toMatchObject({ ticked: true, done: false });
  });

  it('a phase is held by the choice without which nobody knows what follows', () => {
    const chosen = ({ ticks }: Context) => Object.hasOwn(ticks, 't1/one/choose');
    const holding = turns(
      1,
      seq('', [
        phase({
          id: 'one',
          msg: { id: 'one' },
          rule: '1',
          who: 'axis',
          tasks: [task('choose')],
          holds: (context) => (chosen(context) ? undefined : 'choose'),
        }),
        step('two'),
      ]),
    );
    const here = { ...base, place: 't1/one' };
    expect(heldBy(holding, here)).toBe('t1/one/choose');
    expect(heldBy(holding, { ...here, ticks: { 't1/one/choose': true } })).toBeUndefined();
    expect(heldBy(holding, { ...base, place: 't1/two' })).toBeUndefined();
  });

  it('what a turn leaves unpaid goes along when it ends, and no sooner', () => {
    const owes = task('pay', { carries: true, debt: () => ({ id: 'two steps' }) });
    const paying = turns(
      2,
      seq('', [step('one', [owes, task('later', { debt: () => ({ id: 'comes again' }) })]), step('two')]),
    );
    expect(closing(paying, { ...base, place: 't1/one' })?.map(({ kind }) => kind)).toEqual(['go']);
    expect(closing(paying, { ...base, place: 't1/two' })).toEqual([
      { kind: 'mark', mark: owedMark, key: 't1/one/pay', value: true },
      { kind: 'go', to: 't2/one', turn: 2, open: [] },
    ]);
    const waived = { ...base, place: 't1/two', ticks: { 't1/one/pay': true } as const };
    expect(closing(paying, waived)?.map(({ kind }) => kind)).toEqual(['go']);
    expect(taskAt(paying, 't1/one/pay', { ...base, place: 't1/two' })?.debt).toEqual({ id: 'two steps' });
  });

  it('what is owed of a phase alone is marked as the phase ends, and what is owed later says nothing of it', () => {
    const judged = ({ cells }: Context) => (cells.cut === 2 ? { id: 'two markers' } : undefined);
    const tree = turns(
      2,
      seq('', [step('one', [task('judge', { carries: 'phase', debt: judged })]), step('two'), step('three')]),
    );
    const cut = { ...base, cells: { cut: 2 } };
    const owes = { kind: 'mark', mark: owedMark, key: 't1/one/judge', value: true };
    expect(closing(tree, { ...cut, place: 't1/one' })).toEqual([
      owes,
      { kind: 'go', to: 't1/two', turn: 1, open: ['t1/one/judge'] },
    ]);
    // nothing to mark then; done; and never again at the end of the turn
    expect(closing(tree, { ...base, place: 't1/one' })?.map(({ kind }) => kind)).toEqual(['go']);
    const done = { ...cut, place: 't1/one', ticks: { 't1/one/judge': true } as const };
    expect(closing(tree, done)?.map(({ kind }) => kind)).toEqual(['go']);
    expect(closing(tree, { ...cut, place: 't1/three' })?.map(({ kind }) => kind)).toEqual(['go']);
    // gone back to: what is in order now is owed no more
    const marks = { [owedMark]: { 't1/one/judge': { value: true } } } as const;
    expect(closing(tree, { ...base, marks, place: 't1/one' })?.[0]).toEqual({ ...owes, value: null });
    expect(closing(tree, { ...base, marks, place: 't1/three' })?.map(({ kind }) => kind)).toEqual(['go']);
    const past = phasesOf(outline(tree, { ...cut, place: 't1/two', past: ['t1/one'] }))[0]?.tasks[0];
    expect(past).toMatchObject({ carries: 'phase', ticked: false });
    expect(past?.debt).toBeUndefined();
    expect(taskAt(tree, 't1/one/judge', { ...cut, place: 't1/one' })?.debt).toEqual({ id: 'two markers' });
  });

  it('starts, goes on, turns over and ends', () => {
    expect(start(tree, base)).toEqual({ path: 't1/first', turn: 1 });
    const walked: string[] = [];
    for (let place: string | undefined = 't1/first'; place && place !== 'end'; place = close(tree, at(place))?.to)
      walked.push(place);
    expect(walked).toEqual([
      't1/first',
      't1/side/move',
      't1/side/fight',
      't2/first',
      't2/late',
      't2/side/move',
      't2/side/fight',
      't3/first',
      't3/late',
      't3/side/move',
      't3/side/fight',
    ]);
    expect(close(tree, at('t3/side/fight'))).toEqual({ kind: 'go', to: 'end', turn: 3, open: [] });
    expect(close(tree, at('end'))).toBeUndefined();
    expect(close(tree, at('t2/side/fight', { scenario: 'year' }))?.to).toBe('end');
  });

  it('tells what was left open, of what applies as things stand', () => {
    expect(close(tree, at('t1/first', { ticks: { [taskKey('t1/first', 'a')]: true } }))?.open).toEqual([
      't1/first/count',
    ]);
    expect(close(tree, at('t2/first'))?.open).toEqual(['t2/first/a', 't2/first/dated', 't2/first/count']);
  });

  it('who acts may depend on the state', () => {
    expect(placeAt(tree, at('t1/first')).who).toBe('odd');
    expect(placeAt(tree, at('t2/first')).who).toBe('even');
  });

  it('a place the tree has lost: the turn opens again at its start, saying so', () => {
    const lost = placeAt(tree, at('t2/side/rebasing'));
    expect(lost).toMatchObject({ path: 't2/first', turn: 2, lost: { id: 'kit.sequence.lost' } });
    expect(close(tree, at('t2/side/rebasing'))?.to).toBe('t2/late');
    expect(placeAt(tree, at('', { turn: 2 }))).toMatchObject({ path: 't2/first' });
    expect(placeAt(tree, at('', { turn: 2 })).lost).toBeUndefined();
  });

  it('a phase whose condition lapsed while it was played goes on', () => {
    expect(placeAt(tree, at('t1/late')).lost).toBeUndefined();
    expect(close(tree, at('t1/late'))?.to).toBe('t1/side/move');
  });

  it('of two variants with one name the one that applies is meant', () => {
    const variants = turns(
      3,
      seq('', [
        when({ turn: { to: 1 } }, step('open', [task('short')])),
        when({ turn: { from: 2 } }, step('open', [task('long')])),
        step('rest'),
      ]),
    );
    expect(placeAt(variants, at('t2/open')).phase?.tasks[0]?.id).toBe('long');
    expect(close(variants, at('t1/open'))?.to).toBe('t1/rest');
    expect(close(variants, at('t2/open'))?.to).toBe('t2/rest');
  });

  it('a repetition in which nothing applies ends', () => {
    const idle = turns(1, seq('', [loop('l', () => true, when({ turn: { from: 9 } }, step('never'))), step('after')]));
    expect(start(idle, base)).toEqual({ path: 't1/after', turn: 1 });
  });

  it('a choice without a node for it has no phase of its own', () => {
    const odd = turns(1, seq('', [pick('kind', () => 'none', { some: step('some') }), step('after')]));
    expect(start(odd, base).path).toBe('t1/after');
  });
});

describe('the checklist of the turn', () => {
  it('past as recorded, now, later as things stand; a group under its name', () => {
    const nodes = outline(tree, at('t2/side/move', { past: ['t2/first'] }));
    expect(nodes.map((node) => [node.path, node.kind, node.state, node.skipped])).toEqual([
      ['t2/first', 'phase', 'past', undefined],
      ['t2/late', 'phase', 'past', true],
      ['t2/side', 'group', 'now', undefined],
    ]);
    expect(nodes[2]?.nodes.map((node) => [node.path, node.state])).toEqual([
      ['t2/side/move', 'now'],
      ['t2/side/fight', 'later'],
    ]);
    expect(nodes[2]).toMatchObject({ who: 'axis', msg: { id: 'side' } });
  });

  it('a ticked task stays listed when its condition lapses; a debt stays in sight until it is ticked', () => {
    const [open] = outline(tree, at('t1/first', { ticks: { 't1/first/dated': true } }));
    expect(open?.tasks.map((one) => [one.id, one.ticked, one.applies])).toEqual([
      ['a', false, true],
      ['dated', true, false],
      ['count', false, true],
    ]);
    expect(open?.tasks[2]).toMatchObject({ status: { id: 'n', p: { n: 1 } }, debt: { id: 'owed' } });
    expect(ticked(at('t1/first', { ticks: { 't1/first/count': true } }), 'count')).toBe(true);
    expect(ticked(at('t2/first', { ticks: { 't1/first/count': true } }), 'count')).toBe(false);
    const [done] = outline(tree, at('t1/first', { ticks: { 't1/first/count': true } }));
    expect(done?.tasks.find((one) => one.id === 'count')?.debt).toBeUndefined();
  });

  it('a task knows the calculator that does it, with what the state tells of its input', () => {
    const calc = { id: 'raid', input: ({ turn }: Context) => ({ turn }) };
    const task = { id: 'x', msg: { id: 'x' }, rule: '' };
    const tasks = [
      { ...task, calc },
      { ...task, id: 'y', calc: { id: 'raid' } },
      { ...task, id: 'z' },
    ];
    const one = turns(2, phase({ id: 'p', msg: { id: 'p' }, rule: '', who: 'axis', tasks }));
    expect(outline(one, at('t2/p', { turn: 2 }))[0]?.tasks.map((each) => each.calc)).toEqual([
      { id: 'raid', input: { turn: 2 } },
      { id: 'raid', input: {} },
      undefined,
    ]);
  });

  it('when the game is over, all of the last turn is past', () => {
    const states = outline(tree, at('end', { turn: 3 })).map((node) => node.state);
    expect(states).toEqual(['past', 'past', 'past']);
  });
});
