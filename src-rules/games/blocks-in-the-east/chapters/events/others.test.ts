import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, eventCells, poolCells, rosters } from '../../ids.ts';
import { mayDrop, mayLand } from '../../model/eligible.ts';
import { priceOf } from '../../model/prices.ts';
import { at, bid, skip, table } from '../../testing/at.ts';
import { leftOver } from '../air/airWar.ts';
import { routeState } from '../production/lendLease/routes.ts';
import { reminders } from '../sequence/reminders.ts';
import { chechensNow } from './garrisons.ts';

const refusal = (id: string, raw: Parameters<typeof bid>[1], context: Context) => {
  const proposal = bid(id, raw, context);
  return proposal.ok ? undefined : proposal.msg.id.replace('bite.bar.', '');
};
const corps = (id: string, more: RosterUnit['values'] = {}): RosterUnit => ({
  id,
  name: id,
  values: { nation: 'GER', class: 'infantry', faces: '3 2 1', ...more },
});
const axis = (...units: readonly RosterUnit[]) => ({ [rosters.axis]: { id: rosters.axis, units } });
const sites = (...names: readonly string[]) => ({
  [rosters.sites]: {
    id: rosters.sites,
    units: names.map((name) => ({ id: name.toLowerCase(), name, values: { country: 'GER', kind: 'major' } })),
  },
});

describe('Volkssturm', () => {
  const o28 = { o28: true };
  const context = (over: Partial<Context> = {}): Context =>
    at({
      turn: 44,
      place: 't44/axis/production',
      options: o28,
      rosters: { ...axis(corps('a'), corps('b'), corps('c', { class: 'tanks' })), ...sites('Berlin', 'Kassel') },
      ...over,
      cells: {
        [eventCells.crossed]: { germany: 43 },
        [cells.state]: { a: 'eliminated', b: 'surrendered', c: 'eliminated' },
        ...over.cells,
      },
    });

  it('BITE-28.0-1 only once a Soviet ground unit is in Germany', () => {
    expect(refusal('volkssturm', { block: 'a' }, context({ cells: { [eventCells.crossed]: {} } }))).toBe(
      'notInGermany',
    );
    const played = skip(table('SBE9', o28), 't2/axis/production');
    played.act('border-crossed', { border: 'germany' });
    expect(played.state.cells[eventCells.crossed]).toEqual({ germany: 2 });
    expect(refusal('border-crossed', { border: 'germany' }, played.context)).toBe('crossed');
  });

  it('BITE-28.0-1 German infantry corps out of the game come back free with 1 PF', () => {
    const proposal = bid('volkssturm', { block: 'a' }, context());
    expect(proposal).toMatchObject({
      ok: true,
      facts: [
        { cell: cells.state, key: 'a', value: null },
        { cell: cells.face, key: 'a', value: 4 },
        { kind: 'mark', value: 1 },
      ],
    });
    expect(refusal('volkssturm', { block: 'c' }, context())).toBe('notInPool');
    expect(refusal('volkssturm', { block: 'nobody' }, context())).toBe('unknownBlock');
  });

  it('BITE-28.0-1 one in each free German major city a month', () => {
    const raised = (n: number, over: Partial<Context> = {}) =>
      refusal('volkssturm', { block: 'b' }, context({ marks: { volkssturm: { GER: { value: n } } }, ...over }));
    expect([raised(1), raised(2)]).toEqual([undefined, 'citiesFull']);
    expect(raised(1, { cells: { [cells.owner]: { kassel: 'soviet' } } })).toBe('citiesFull');
    const bare = context({ rosters: axis(corps('a')) });
    expect(refusal('volkssturm', { block: 'a' }, bare)).toBe('countCities');
    expect(refusal('volkssturm', { block: 'a', cities: 1 }, bare)).toBeUndefined();
  });
});

describe('Chechens', () => {
  const o30 = { o30: true };
  const context = (over: Partial<Context> = {}) => at({ turn: 8, place: 't8/axis/production', options: o30, ...over });
  const lost = { [cells.owner]: { grozny: 'axis' } };

  it('BITE-30.0-1 from January 1942, with Grozny in Axis hands or without a Soviet garrison', () => {
    expect(refusal('chechens', {}, context({ turn: 7, cells: lost }))).toBe('noChechensYet');
    expect(refusal('chechens', {}, context())).toBe('groznyHeld');
    expect(refusal('chechens', {}, context({ cells: lost }))).toBeUndefined();
    expect(refusal('chechens', { open: true }, context())).toBeUndefined();
    const said = skip(table('SBE9', o30), 't8/axis/production');
    said.act('grozny-garrison', { open: true });
    expect(reminders(said.context).map(({ id }) => id)).toContain('chechens');
  });

  it('BITE-30.0-1 free, whole, and again when they are gone', () => {
    const played = skip(table('SBE9', o30), 't8/axis/production');
    played.write([{ kind: 'set', cell: cells.owner, key: 'grozny', value: 'axis' }]);
    const before = played.state.balances;
    played.act('chechens');
    expect(played.state.balances).toEqual(before);
    expect(played.state.cells[poolCells.arrived]).toMatchObject({ chechens: 8 });
    expect(refusal('chechens', {}, played.context)).toBe('chechensInPlay');
    expect(chechensNow(played.context)).toBe(false);
    played.write([{ kind: 'set', cell: cells.state, key: 'chechens', value: 'eliminated' }]);
    expect(chechensNow(played.context)).toBe(true);
    expect(refusal('chechens', {}, played.context)).toBeUndefined();
    played.write([{ kind: 'set', cell: cells.owner, key: 'grozny', value: 'soviet' }]);
    expect(refusal('chechens', {}, played.context)).toBe('groznyHeld');
  });
});

describe('Persia', () => {
  const o37 = { o34: true, o37: true };
  const ids = (context: Context) => reminders(context).map(({ id }) => id);

  it('BITE-37.0-1 joins the Axis in August 1941, and falls with Teheran', () => {
    const played = skip(table('SBE9', o37), 't2/month');
    expect(refusal('persia-falls', {}, played.context)).toBe('persiaNeutral');
    expect(ids(played.context)).not.toContain('persia');
    skip(played, 't3/month');
    expect(ids(played.context)).toContain('persia');
    skip(played, 't4/soviet/movement');
    played.act('persia-falls');
    expect(played.state.cells[eventCells.persiaFell]).toBe(4);
    expect(ids(played.context)).not.toContain('persia');
    expect(refusal('persia-falls', {}, played.context)).toBe('persiaFell');
  });

  it('BITE-37.0-1 BITE-34.0-3 its route opens nine months after the fall, never before the table', () => {
    const open = (turn: number, fell: number) =>
      routeState(at({ turn, options: o37, cells: { [eventCells.persiaFell]: fell } }), 'persia').open;
    expect([open(12, 3), open(13, 3), open(13, 5), open(14, 5)]).toEqual([false, true, false, true]);
    expect(open(40, 0)).toBe(false);
  });

  it('BITE-37.0-1 BITE-34.0-3 BITE-AMB-16 a Soviet unit stays in Teheran: empty, the route is closed', () => {
    const fell = { [eventCells.persiaFell]: 3 };
    const context = at({
      turn: 14,
      place: 't14/month',
      options: o37,
      cells: { ...fell, [eventCells.teheran]: 'empty' },
    });
    expect(routeState(context, 'persia')).toMatchObject({ open: false, why: { id: 'bite.route.teheranEmpty' } });
    expect(ids(context)).toContain('teheran');
    // from its fall on, not only once the convoys could sail
    expect(ids({ ...context, turn: 5, place: 't5/axis/supply' })).toContain('teheran');
    const back = bid('teheran-garrison', { empty: false }, context);
    expect(back).toMatchObject({ ok: true, facts: [{ cell: eventCells.teheran, value: null }] });
  });

  it('BITE-37.0-1 a game that begins later asks when it fell', () => {
    const played = skip(table('SBE6', o37), 't13/month');
    expect(reminders(played.context).find(({ id }) => id === 'persia')).toMatchObject({ due: true });
    played.act('persia-falls', { turn: '3' });
    expect(ids(played.context)).not.toContain('persia');
    expect(routeState(played.context, 'persia').open).toBe(true);
    expect(refusal('persia-falls', { turn: '20' }, at({ turn: 13, options: o37 }))).toBe('laterMonth');
  });
});

describe('garrisons', () => {
  it('BITE-27.0-1 the Turkish border is said every month until the players switch it off', () => {
    const played = skip(table('SBE9', { o27: true }), 't2/soviet/production');
    const says = () => reminders(played.context).some(({ id }) => id === 'turkey');
    expect(says()).toBe(true);
    skip(played, 't40/soviet/production');
    expect(says()).toBe(true);
    played.act('turkish-border', { remind: false });
    expect(says()).toBe(false);
    played.act('turkish-border', { remind: true });
    expect(says()).toBe(true);
  });

  it('BITE-27.0-1 three RHG corps and two Slovak ones are added, said as the game begins', () => {
    const says = (options: { readonly [id: string]: boolean }) =>
      reminders(table('SBE9', options).context).some(({ id }) => id === 'rear');
    expect([says({ o27: true }), says({})]).toEqual([true, false]);
  });
});

describe('the air war over Germany', () => {
  const fighters = axis(
    {
      id: 'jf-2',
      name: 'JF2',
      values: { nation: 'GER', class: 'fighter', faces: '4 3 2 1', colours: 'BBBB', interceptor: true },
    },
    { id: 'jf-3', name: 'JF3', values: { nation: 'GER', class: 'fighter', faces: '?' } },
    corps('x'),
  );
  const flown = (pf: number, left: number, name = 'jf2', over: Context['cells'] = {}) => {
    const marks = Object.fromEntries(
      leftOver(16, [{ name, pf, left }]).flatMap((fact) =>
        fact.kind === 'mark' ? [[fact.mark, { [fact.key]: { value: fact.value } }]] : [],
      ),
    );
    const context = at({ turn: 16, rosters: fighters, marks, options: { o351: true }, cells: over });
    const proposal = bid('fighters-worn', {}, context);
    return proposal.ok ? proposal.facts : [];
  };

  it('BITE-35.1-3 German fighters keep their damage; repair costs yellow and blue', () => {
    expect(flown(4, 2)).toMatchObject([
      { cell: cells.face, key: 'jf-2', value: 4 },
      { kind: 'mark', value: null },
    ]);
    expect(flown(4, 0)).toMatchObject([
      { cell: cells.state, value: 'eliminated' },
      { cell: cells.face, value: null },
      { kind: 'mark' },
    ]);
    // no face is known: the block stays as it is
    expect(flown(4, 2, 'jf3')).toMatchObject([{ kind: 'mark', value: null }]);
    // who is gone stands nowhere
    expect(flown(4, 0, 'jf2', { [cells.at]: { 'jf-2': '1010' } })).toContainEqual(
      expect.objectContaining({ cell: cells.at, key: 'jf-2', value: null }),
    );
    expect([flown(4, 4), flown(4, 2, 'x'), flown(4, 2, 'Lancaster')]).toEqual([[], [], []]);
    expect(priceOf(['black', 'black'], 'fighter', { coloured: true, fuel: true })).toEqual({
      yellow: 2,
      red: 0,
      blue: 2,
      black: 0,
    });
    const context = at({
      turn: 16,
      place: 't16/axis/production',
      options: { o351: true },
      rosters: fighters,
      cells: { [cells.face]: { 'jf-2': 4 } },
    });
    expect(reminders(context).find(({ id }) => id === 'interceptors')).toMatchObject({ action: 'buy-axis' });
  });
});

describe('who has what a rule asks for', () => {
  it('paratroops by date and TECH, marines by TECH', () => {
    const drops = (side: 'axis' | 'soviet', turn: number, over: Partial<Context> = {}) =>
      mayDrop(side)(at({ turn, ...over }));
    expect([drops('soviet', 9), drops('soviet', 10)]).toEqual([false, true]);
    const left = { cells: { [cells.state]: { 'flieger-7': 'removed', 'luftlande-22': 'removed' } } };
    expect([drops('axis', 6), drops('axis', 13), drops('axis', 14), drops('axis', 14, left)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(drops('axis', 37, { scenario: 'SBE8' })).toBe(false);
    expect([mayLand(at({ turn: 9 })), mayLand(at({ turn: 10 }))]).toEqual([false, true]);
  });
});
