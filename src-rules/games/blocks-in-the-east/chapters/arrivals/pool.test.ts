import { describe, expect, it } from 'vitest';
import { grouped, isIn, type PoolRow, short, sumOf } from '#rules/kit/game/pool.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { cells, poolCells, poolMarks } from '../../ids.ts';
import { bid } from '../../testing/at.ts';
import { unit, withBlocks } from '../../testing/blocks.ts';
import { pool } from './pool.ts';

const axis = [
  unit('inf', { nation: 'GER', class: 'infantry', faces: '4 3 2 1', shield: 'every' }),
  unit('pz', { nation: 'GER', class: 'tanks', faces: '5 4 3', removal: '7' }),
  unit('ita', { nation: 'ITA', class: 'infantry', faces: '2 1' }),
  unit('new', { nation: 'GER', class: 'infantry', faces: '4 3 2 1', entry: '4', entryPf: 3 }),
  unit('bare', { nation: 'GER', class: 'infantry' }),
];
const soviet = [
  unit('rifle', { class: 'infantry', faces: '3 2 1' }),
  unit('gds', { class: 'infantry', faces: '4 3', guards: true }),
  unit('shock', { class: 'infantry', faces: '7 6', entry: '7' }),
  unit('blue', { class: 'infantry', faces: '2 1', colours: 'NN' }),
  unit('guns', { class: 'artillery', faces: '4 2 1 0' }),
];
const here = (over: Partial<Context> = {}): Context => withBlocks(axis, soviet, over);
const rowsIn = (context: Context): ReadonlyMap<string, PoolRow> =>
  new Map(pool.rows(context).map((row) => [row.id, row]));
const stateIn = (id: string, context: Context) => rowsIn(context).get(id)?.state;
const facts = (proposal: Proposal | undefined) =>
  proposal?.ok
    ? proposal.facts.flatMap((fact) =>
        fact.kind === 'set'
          ? [`${fact.cell} ${fact.key ?? ''} ${fact.value}`]
          : fact.kind === 'mark'
            ? [`${fact.mark} ${fact.key}`]
            : [],
      )
    : [proposal?.msg.id];
const deed = (id: string, key: string, context: Context) =>
  pool.deeds(id, context).find((one) => one.key === key)?.does;
const byView = (id: string, context: Context) => {
  const view = pool.views.find((one) => one.id === id);
  if (!view) throw new Error(id);
  return new Map(grouped(pool, view, pool.rows(context), context).map((group) => [group.key, group]));
};

describe('every block of the rosters', () => {
  it('BITE-7.7.8-2 shows the face of the record, its half damage, its strength', () => {
    const rows = rowsIn(here({ cells: { [cells.face]: { inf: 3, guns: 6 } } }));
    expect(rows.get('inf')).toMatchObject({
      faces: [4, 3, 2, 1],
      at: 1,
      mark: true,
      state: 'play',
      is: { nation: 'GER', class: 'infantry' },
    });
    expect(rows.get('guns')).toMatchObject({ at: 3 });
    expect(rows.get('bare')?.faces).toBeUndefined();
    expect(rows.get('rifle')).toMatchObject({ side: 'soviet', is: { nation: 'SOV' } });
  });

  it('BITE-7.3-2 who is gone may come back, or never: Guards, Italians, blue PF, those removed', () => {
    const gone = Object.fromEntries(['inf', 'ita', 'gds', 'blue', 'rifle'].map((id) => [id, 'eliminated']));
    const context = here({
      cells: { [cells.state]: { ...gone, pz: 'removed', guns: 'surrendered', bare: 'disbanded' } },
    });
    const states = Object.fromEntries([...rowsIn(context)].map(([id, { state }]) => [id, state]));
    expect(states).toMatchObject({
      inf: 'eliminated',
      rifle: 'eliminated',
      ita: 'never',
      gds: 'never',
      blue: 'never',
      pz: 'removed',
      guns: 'surrendered',
      bare: 'disbanded',
    });
    const named = withBlocks([unit('own', { never: true })], [], { cells: { [cells.state]: { own: 'eliminated' } } });
    expect(stateIn('own', named)).toBe('never');
  });

  it('BITE-REM-2 a block of the order of battle is due, then delayed; a month of removal stands beside it', () => {
    expect(stateIn('new', here({ turn: 2 }))).toBe('due');
    expect(stateIn('new', here({ turn: 4 }))).toBe('due');
    expect(stateIn('new', here({ turn: 4, marks: { [poolMarks.putOff]: { new: { value: 1 } } } }))).toBe('delayed');
    expect(stateIn('new', here({ turn: 5 }))).toBe('delayed');
    expect(rowsIn(here({ turn: 2 })).get('new')).toMatchObject({ at: 1, when: { p: { year: { name: '1941' } } } });
    expect(stateIn('new', here({ turn: 5, cells: { [poolCells.arrived]: { new: 4 } } }))).toBe('play');
    // a later scenario has it from its first month on
    expect(stateIn('new', here({ scenario: 'SBE6', turn: 13 }))).toBe('play');
    expect(
      rowsIn(here())
        .get('pz')
        ?.notes.map(({ id }) => id),
    ).toEqual(['bite.pool.note.leaves']);
    expect(rowsIn(here({ cells: { [cells.state]: { pz: 'removed' } } })).get('pz')?.notes).toEqual([]);
  });

  it('BITE-REM-2 removed and listed again for later, it is due a second time', () => {
    const back = [unit('back', { nation: 'GER', class: 'infantry', removal: '7', entry: '20' })];
    const now = (turn: number, state?: string) =>
      stateIn('back', withBlocks(back, [], { turn, cells: state ? { [cells.state]: { back: state } } : {} }));
    expect([now(1), now(10, 'removed'), now(21, 'removed'), now(10, 'eliminated')]).toEqual([
      'play',
      'due',
      'delayed',
      'eliminated',
    ]);
  });

  it('an activated HQ and a block in reserve are said', () => {
    const context = here({ cells: { [cells.activated]: { pz: 'x' }, [cells.reserve]: { inf: 'extra' } } });
    expect([stateIn('pz', context), stateIn('inf', context)]).toEqual(['active', 'reserve']);
  });
});

describe('totals', () => {
  it('blocks and PF by class and side, only of those on the map; what is not typed is said', () => {
    const context = here({ cells: { [cells.face]: { inf: 2 }, [cells.state]: { rifle: 'eliminated' } } });
    const groups = byView('class', context);
    // inf 3, ita 2, bare ?; new is not here yet
    expect(groups.get('axis:infantry')).toMatchObject({ rows: 4, units: 3, points: 5, unknown: 1 });
    expect(groups.get('soviet:infantry')).toMatchObject({ rows: 4, units: 2, points: 6 });
    expect(groups.get('axis:fighter')).toBeUndefined();
    expect(sumOf(pool.rows(context), isIn(pool))).toMatchObject({ units: 7, points: 3 + 5 + 2 + 4 + 2 + 4 });
    expect(short({ rows: 0, units: 3, points: 9, unknown: 0, wants: { units: 5, points: 8 } })).toEqual({
      units: 2,
      points: -1,
    });
  });

  it('a heading without a block stays where so many are wanted, and only there', () => {
    const view = pool.views[0];
    if (!view) throw new Error('no view');
    const heading = { msg: { id: 'test' }, side: 'axis' } as const;
    const groups = () => [
      { ...heading, key: 'wanted', wants: { units: 3 } },
      { ...heading, key: 'nobody' },
    ];
    expect(grouped(pool, { ...view, groups }, [], here()).map(({ key, rows }) => [key, rows])).toEqual([['wanted', 0]]);
  });

  it('by state and nation every block has one heading', () => {
    const context = here({ turn: 5 });
    const all = (view: string) => [...byView(view, context).values()].reduce((sum, { rows }) => sum + rows, 0);
    expect([all('state'), all('nation'), all('class')]).toEqual([10, 10, 10]);
    expect(byView('state', context).get('axis:delayed')).toMatchObject({ rows: 1, units: 1 });
    expect([...byView('entry', context).keys()]).toEqual(['axis:4', 'soviet:7']);
  });
});

describe('changes with one key', () => {
  it('BITE-7.7.8-2 + and − turn the block, H halves a shielded face', () => {
    const hit = here({ cells: { [cells.face]: { inf: 2, guns: 6 } } });
    expect(facts(deed('inf', '+', hit))).toEqual(['face inf null']);
    expect(facts(deed('inf', '-', hit))).toEqual(['face inf 4']);
    expect(facts(deed('inf', 'H', hit))).toEqual(['face inf 3']);
    expect(facts(deed('inf', '+', here()))).toEqual(['bite.bar.fullStrength']);
    expect(facts(deed('rifle', 'H', here()))).toEqual(['bite.bar.noShield']);
    expect(facts(deed('guns', '-', hit))).toEqual(['bite.bar.atZero']);
    expect(facts(deed('rifle', '-', here({ cells: { [cells.face]: { rifle: 4 } } })))).toEqual([
      'state rifle eliminated',
    ]);
    expect(facts(deed('bare', '+', here()))).toEqual(['bite.bar.noFaces']);
  });

  it('BITE-10.0-2 Guards lost count, and no longer when it was a slip; what is gone stands nowhere', () => {
    const context = here({
      cells: { [cells.at]: { gds: '1203' }, [cells.barrels]: { gds: 'yes' }, [cells.guardsLost]: 2 },
    });
    expect(facts(deed('gds', '2', context))).toEqual([
      'state gds eliminated',
      'at gds null',
      'barrels gds null',
      'guards-lost  3',
    ]);
    expect(facts(deed('gds', '4', context))).not.toContain('guards-lost  3');
    // and the deed says so, where it stood there
    const says = (to: string, of: Context) => {
      const made = bid('block-state', { block: 'gds', state: to }, of);
      return made.ok ? made.says.id : made.msg.id;
    };
    for (const to of ['eliminated', 'surrendered', 'removed'])
      expect([says(to, context), says(to, here())]).toEqual(['bite.says.offMap', `bite.says.blockState.${to}`]);
    const lost = here({ cells: { [cells.state]: { gds: 'surrendered' }, [cells.guardsLost]: 3 } });
    expect(facts(deed('gds', '1', lost))).toEqual(['state gds null', 'guards-lost  2']);
    expect(facts(bid('block-state', { block: 'gds', state: 'eliminated' }, context))).toContain('guards-lost  3');
  });

  it('keys stay where they are, whatever is offered', () => {
    const keys = (id: string, context: Context) =>
      pool
        .deeds(id, context)
        .map(({ key }) => key)
        .join('');
    expect(keys('inf', here())).toBe('+-H2345');
    expect(keys('inf', here({ cells: { [cells.state]: { inf: 'eliminated' } } }))).toBe('14');
    expect(keys('new', here({ turn: 4 }))).toBe('1624');
    expect(keys('nobody', here())).toBe('');
  });
});

describe('what contradicts itself', () => {
  it('a block in two places is named: on the map and gone, or on the list twice', () => {
    const context = here({
      cells: { [cells.at]: { inf: '1203', rifle: '0101' }, [cells.state]: { inf: 'eliminated' } },
    });
    expect(pool.troubles(context).map(({ msg, row }) => [msg.id, row])).toEqual([['bite.trouble.places', 'inf']]);
    const twice = withBlocks([], [unit('a', { class: 'tanks' }), { ...unit('b', { class: 'tanks' }), name: ' a ' }]);
    expect(pool.troubles(twice).map(({ msg, row }) => [msg.id, row])).toEqual([['bite.trouble.twice', 'b']]);
    expect(pool.troubles(here())).toEqual([]);
  });

  it('BITE-REM-2 dates that shut one another out, and a strength without a face', () => {
    const odd = withBlocks(
      [unit('a', { entry: '7', removal: '7' }), unit('b', { entry: '7', entryPf: 5, faces: '4 3' })],
      [],
    );
    expect(pool.troubles(odd).map(({ msg }) => msg.id)).toEqual(['bite.trouble.dates', 'bite.bar.oddStrength']);
  });
});
