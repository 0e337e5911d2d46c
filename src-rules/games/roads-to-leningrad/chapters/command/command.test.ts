import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { cells, marks } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { effectiveEr, passes } from '../../model/erChecks.ts';
import { countersOf } from '../../model/reading.ts';
import { bid, at as from, refusal, table } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { type Use, uses } from './aid.ts';
import { activatedOf, actsNow, armyOnMap, armyUnits, inCommand } from './army.ts';
import { combineTenths } from './combine.ts';
import { actsBefore, actsBy, actsNext } from './drawOrder.ts';
import { germanHundredths } from './initiative.ts';
import { bestAid, byFormation } from './listChecks.ts';
import { reminders } from './now.ts';
import { pointsBar, pointsNow } from './points.ts';

/** Command points, army units, leaders; chances. Counters are invented. */

const path = 't3/ops#2/op/kind=mobile/mobile/movement';
const acting = { [cells.acting]: 'Blue', [cells.active]: 'german', [cells.sequence]: 'mobile' };
const blue = (over: Context['cells'] = {}, more: Partial<Context> = {}): Context =>
  from(
    {
      turn: 3,
      place: path,
      marks: { [marks.chosen]: { op: { value: 'german', until: 't3/ops#2' } } },
      ...more,
      cells: { ...acting, ...over },
    },
    inventedThings,
  );
const counter = (context: Context, id: string) => {
  const found = countersOf(context).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const bar = (context: Context, id: string, use: Use, aim: { formation?: string; hex?: string } = {}) =>
  pointsBar(context, counter(context, id), { use, ...aim })?.rule;
const setsIn = (proposal: Proposal): JsonObject =>
  Object.fromEntries(
    (proposal.ok ? proposal.facts : []).flatMap((fact) =>
      fact.kind === 'set' ? [[`${fact.cell}/${fact.key ?? ''}`, fact.value] as const] : [],
    ),
  );
const panelOf = (id: string, raw: JsonObject, context = from({}, inventedThings)): ValuePanel => {
  const calc = game.calculators.find((one) => one.id === id);
  const input = calc?.parse(raw, context);
  if (!calc || !input?.ok) throw new Error(`${id} ${JSON.stringify(input)}`);
  const panel = calc.panel(input.value, context, []);
  if (panel.kind !== 'value') throw new Error(panel.kind);
  expect(verifySteps(panel.figures, game.readers ?? {})).toEqual([]);
  return panel;
};
const shares = (panel: ValuePanel) =>
  panel.rows.map(({ value }) => (value.p?.exact as { name: string } | undefined)?.name);

describe('command points', () => {
  it('RTL-15.15 4 hexes from the HQ to the lead unit, the HQ’s own not counted', () => {
    const context = blue({ [cells.at]: { 'hq-1': '2214' } });
    expect([bar(context, 'hq-1', 'cas', { hex: '2218' }), bar(context, 'hq-1', 'cas', { hex: '2219' })]).toEqual([
      undefined,
      '15.15',
    ]);
    // nobody wrote down where it stands: nothing is held against it
    expect(bar(blue(), 'hq-1', 'cas', { hex: '3014' })).toBeUndefined();
  });

  it('RTL-15.31 a point is −1 on a check and +1 on the die that combines', () => {
    const face = (hq: number) => shares(panelOf('er-check', { er: 5, hq }))[1];
    expect([face(0), face(1), face(2)]).toEqual(['1/2', '3/5', '7/10']);
    // the form opens with none
    expect(shares(panelOf('er-check', { er: 5 }))[1]).toBe('1/2');
    // points nobody spends have no line
    const lines = (points: JsonObject) =>
      panelOf('er-check', { er: 5, ...points })
        .figures.find(({ id }) => id === 'drm')
        ?.steps.map(({ msg }) => msg?.id);
    expect([lines({}), lines({ hq: 1 }), lines({ leader: 1 })]).toEqual([
      [],
      ['rtl.act.field.hqPoints'],
      ['rtl.act.field.leaderPoints'],
    ]);
    expect([combineTenths(1, 0), combineTenths(1, 2)]).toEqual([4, 6]);
  });

  it('RTL-15.32 RTL-15.16 RTL-5.27 spent, disrupted or off the map: nothing to spend', () => {
    const states: readonly (readonly [Context['cells'], string, number])[] = [
      [{}, '', 2],
      [{ [cells.spent]: { 'hq-1': 'yes' } }, '15.32', 0],
      [{ [cells.disrupted]: { 'hq-1': 'yes' } }, '15.16', 0],
      [{ [cells.at]: { 'hq-1': 'pool' } }, '5.27', 0],
      [{ [cells.at]: { 'hq-1': '2214' } }, '', 2],
    ];
    for (const [over, rule, points] of states) {
      const context = blue(over);
      expect(bar(context, 'hq-1', 'reaction') ?? '').toBe(rule);
      expect(pointsNow(context, counter(context, 'hq-1'))).toBe(points);
    }
    const proposal = bid('command-points', { unit: 'Invented hq-1', use: 'cas' }, blue());
    expect(setsIn(proposal)).toEqual({ [`${cells.spent}/hq-1`]: 'yes' });
    expect(refusal('command-points', { unit: 'Invented rifle-1' }, blue())).toBe('15.3');
    expect(refusal('command-points', { unit: 'Invented hq-1', formation: 'Green' }, blue())).toBe('15.14');
  });

  it('RTL-15.33 only leaders combine, only HQs that act wake army units, the rest is open to both', () => {
    const context = blue();
    const open = (id: string) => uses.filter((use) => bar(context, id, use) === undefined);
    expect(open('hq-1')).toEqual(uses.filter((use) => use !== 'combine'));
    expect(open('leader')).toEqual(uses.filter((use) => use !== 'army'));
    expect(bar(blue({ [cells.acting]: 'Green' }), 'hq-1', 'army')).toBe('15.33');
  });

  it('RTL-15.34 an HQ disrupted when recovery began helps nobody, and is turned with the others', () => {
    const played = table(undefined, inventedThings);
    const set = (cell: string, key: string) => ({ kind: 'set', cell, key, value: 'yes' }) as const;
    played.write([
      { kind: 'go', to: 't3/reorganisation/recovery', turn: 3, open: [] },
      set(cells.disrupted, 'hq-1'),
      set(cells.disrupted, 'rifle-1'),
      set(cells.spent, 'hq-2'),
    ]);
    const raw = { unit: 'Invented rifle-1', hq: 'Invented hq-1', die: 6 };
    expect(refusal('recovery', raw, played.context)).toBe('15.16');
    played.act('recovery-free', { units: 'Invented hq-1' });
    expect(refusal('recovery', raw, played.context)).toBe('15.34');
    // an undisrupted leader helps: 7 − 2 against 7 − 2
    played.act('recovery', { unit: 'Invented rifle-1', hq: 'Invented leader', die: 7 });
    expect(played.state.cells[cells.disrupted]).toEqual({});
    expect(played.state.cells[cells.spent]).toEqual({ 'hq-2': 'yes', leader: 'yes' });
    played.act('command-ready');
    expect(played.state.cells[cells.spent]).toEqual({});
  });
});

describe('leaders', () => {
  it('RTL-15.22 displaced: to the nearest friends, points spent', () => {
    const proposal = bid('leader-displaced', { unit: 'Invented leader', hex: '2215' }, blue());
    expect(setsIn(proposal)).toEqual({ [`${cells.spent}/leader`]: 'yes', [`${cells.at}/leader`]: '2215' });
    expect(refusal('leader-displaced', { unit: 'Invented rifle-1', hex: '2215' }, blue())).toBe('15.22');
    const on = (at: { readonly [id: string]: string }) =>
      blue({ [cells.at]: { leader: '2214', 'rifle-1': '2216', pioneers: '2218', 'hq-1': '2212', ...at } });
    const told = (context: Context) => reminders(context).some(({ id }) => id === 'displaced');
    // a bridge or an aircraft chases nobody away, nor do friends
    expect([told(on({})), told(on({ 'pz-1': '2214' })), told(on({ tanks: '2214' }))]).toEqual([false, false, true]);
    const entered = on({ tanks: '2214' });
    const form = game.actions.find(({ id }) => id === 'leader-displaced')?.fields;
    expect([form?.unit?.begins?.(entered), form?.hex?.begins?.(entered)]).toEqual(['Invented leader', '2216']);
    // equally near: the owner chooses
    const to = (hex: string) => refusal('leader-displaced', { unit: 'Invented leader', hex }, entered);
    expect([to('2216'), to('2212'), to('2218')]).toEqual([undefined, undefined, '15.22']);
  });

  it('RTL-15.23 a marker of disruption on a leader means nothing', () => {
    const context = blue({ [cells.disrupted]: { leader: 'yes', 'hq-1': 'yes' }, [cells.supply]: { leader: 'oos' } });
    expect(['leader', 'hq-1'].map((id) => pointsNow(context, counter(context, id)))).toEqual([2, 0]);
  });

  it('RTL-15.24 by himself, without a check, twice a turn', () => {
    const context = blue();
    expect(refusal('army-unit', { unit: 'Invented leader', how: 'check', er: 5, die: 1 }, context)).toBe('15.24');
    const once = bid('army-unit', { unit: 'Invented leader', how: 'leader' }, context);
    expect(setsIn(once)).toEqual({ [`${cells.activated}/leader`]: 'first' });
    const first = blue({ [cells.activated]: { leader: 'first' } });
    expect(setsIn(bid('army-unit', { unit: 'Invented leader', how: 'leader' }, first))).toEqual({
      [`${cells.activated}/leader`]: 'final',
    });
    const final = blue({ [cells.activated]: { leader: 'final' } });
    expect(refusal('army-unit', { unit: 'Invented leader', how: 'leader' }, final)).toBe('15.24');
  });

  it('RTL-15.25 von Manstein reaches 8 hexes to an HQ that acts; Voroshilov stands with it', () => {
    const german = (leader: string) => bar(blue({ [cells.at]: { leader, 'hq-1': '2214' } }), 'leader', 'cas');
    expect([german('2222'), german('2223')]).toEqual([undefined, '15.25']);
    const soviet = (hex: string, formations: string) => {
      const context = blue({
        [cells.at]: { chief: hex, 'hq-2': '2030' },
        [cells.acting]: formations,
        [cells.active]: 'soviet',
      });
      const things = {
        ...context,
        rosters: {
          ...context.rosters,
          soviet: {
            id: 'soviet',
            units: [
              ...(context.rosters.soviet?.units ?? []),
              { id: 'chief', name: 'Invented chief', values: { kind: 'leader', commandPoints: 2 } },
            ],
          },
        },
      };
      return bar(things, 'chief', 'reaction');
    };
    expect([soviet('2030', 'Red'), soviet('2031', 'Red'), soviet('2030', 'Brown')]).toEqual([
      undefined,
      '15.25',
      '15.25',
    ]);
  });
});

describe('army units', () => {
  const guns = { unit: 'Invented army-guns' };
  it('RTL-7.44 free within 4 hexes of an HQ that acts', () => {
    const standing = (hex: string, over: Context['cells'] = {}) =>
      blue({ [cells.at]: { 'army-guns': hex, 'hq-1': '2214' }, ...over });
    expect(
      [standing('2218'), standing('2219')].map((context) => inCommand(context, counter(context, 'army-guns'))),
    ).toEqual([true, false]);
    expect(refusal('army-unit', { ...guns, how: 'range' }, standing('2218'))).toBeUndefined();
    expect(refusal('army-unit', { ...guns, how: 'range' }, standing('2219'))).toBe('7.44');
    // the HQ of a formation that does not act is none
    const green = standing('2218', { [cells.acting]: 'Green' });
    expect(inCommand(green, counter(green, 'army-guns'))).toBeUndefined();
    expect(refusal('army-unit', { unit: 'Invented rifle-1', how: 'range' }, blue())).toBe('7.41');
    expect(refusal('army-unit', { ...guns, how: 'range' }, blue({ [cells.sequence]: 'pass' }))).toBe('7.41');
    expect(refusal('army-unit', { unit: '', how: 'range' }, blue())).toBe('7.41');
  });

  it('RTL-5.27 who stands in no hex while others do is neither counted nor under Enter; it may still enter', () => {
    const field = game.actions.find(({ id }) => id === 'army-unit')?.fields.unit;
    const offered = (context: Context) =>
      field?.kind === 'text' ? field.offers?.(context, {}).map(({ name: called }) => called) : undefined;
    const bare = blue();
    expect(armyOnMap(bare)).toEqual(armyUnits(bare));
    const placed = blue({ [cells.at]: { 'hq-1': '2214', 'army-guns': '2216' } });
    expect(armyOnMap(placed).map(({ id }) => id)).toEqual(['army-guns']);
    expect(field?.begins?.(placed)).toBe('Invented army-guns');
    expect(offered(placed)).toHaveLength(armyUnits(placed).length);
    const away = blue({ [cells.at]: { 'hq-1': '2214' } });
    expect([armyOnMap(away), field?.begins?.(away)]).toEqual([[], undefined]);
  });

  it('RTL-7.45 beyond it a check with the HQ’s points; a failure is an attempt all the same', () => {
    const checked = (die: number, more: JsonObject = {}, over: Context['cells'] = {}) =>
      bid('army-unit', { ...guns, how: 'check', die, ...more }, blue(over));
    const along = (proposal: Proposal) => proposal.ok && proposal.facts.some((fact) => fact.kind === 'mark');
    // what it needs is said before the die, and without one nothing is booked
    const before = bid('army-unit', { ...guns, how: 'check', hq: 'Invented hq-1' }, blue());
    expect(before.ok || [before.msg.id, before.msg.p?.n, before.rule]).toEqual(['rtl.chk.needs', 9, '7.45']);
    expect([along(checked(7)), along(checked(8))]).toEqual([true, false]);
    expect(along(checked(9, { hq: 'Invented hq-1' }))).toBe(true);
    expect(setsIn(checked(9, { hq: 'Invented hq-1' }))).toEqual({
      [`${cells.activated}/army-guns`]: 'final',
      [`${cells.spent}/hq-1`]: 'yes',
    });
    expect(setsIn(checked(8))).toEqual({ [`${cells.activated}/army-guns`]: 'final' });
    // 3.44: disrupted and out of supply, 7 becomes 4
    const worn = { [cells.disrupted]: { 'army-guns': 'yes' }, [cells.supply]: { 'army-guns': 'oos' } };
    expect([along(checked(4, {}, worn)), along(checked(5, {}, worn))]).toEqual([true, false]);
    const spent = blue({ [cells.spent]: { 'hq-1': 'yes' } });
    expect(refusal('army-unit', { ...guns, how: 'check', die: 3, hq: 'Invented hq-1' }, spent)).toBe('15.32');
    expect(refusal('army-unit', { ...guns, how: 'check', die: 3, hq: 'Invented leader' }, blue())).toBe('15.33');
  });

  it('RTL-7.42 motorised ones twice a turn, others once', () => {
    const marked = (before: 'first' | 'final' | undefined, twice: boolean) => {
      const context = blue(before ? { [cells.activated]: { 'unlisted-1': before } } : {});
      const proposal = bid('army-unit', { unit: 'unlisted 1', how: 'range', twice }, context);
      return proposal.ok ? setsIn(proposal)[`${cells.activated}/unlisted-1`] : proposal.rule;
    };
    expect([marked(undefined, true), marked('first', true), marked('final', true)]).toEqual(['first', 'final', '7.43']);
    expect(marked(undefined, false)).toBe('final');
    // what the roster shows decides: a red box twice, an orange circle once
    const lorried = (over: Context['cells']) => {
      const context = blue(over);
      const { german } = context.rosters;
      const stug = {
        id: 'army-mot',
        name: 'Invented army-mot',
        values: { kind: 'combat', class: 'mot', formation: '', er: 6 },
      };
      return {
        ...context,
        rosters: { ...context.rosters, german: { id: 'german', units: [...(german?.units ?? []), stug] } },
      };
    };
    const lies = (unit: string, over: Context['cells'] = {}) => {
      const proposal = bid('army-unit', { unit, how: 'range' }, lorried(over));
      return proposal.ok ? Object.values(setsIn(proposal))[0] : proposal.rule;
    };
    expect([lies('Invented army-mot'), lies('Invented army-guns')]).toEqual(['first', 'final']);
    const now = (state: string) => ({ [cells.activated]: { 'army-mot': state } });
    expect([lies('Invented army-mot', now('first')), lies('Invented army-mot', now('final'))]).toEqual([
      'final',
      '7.42',
    ]);
    // an attempt that failed counts
    const failed = bid('army-unit', { unit: 'Invented army-mot', how: 'check', die: 10 }, lorried({}));
    expect(setsIn(failed)).toEqual({ [`${cells.activated}/army-mot`]: 'first' });
    const context = blue({ [cells.activated]: { 'army-guns': 'final' } });
    expect(armyUnits(context).map(({ id }) => id)).not.toContain('army-guns');
    expect(activatedOf(context, 'army-guns')).toBe('final');
    expect(refusal('army-unit', { ...guns, how: 'range' }, context)).toBe('7.43');
  });

  it('RTL-7.46 it counts as of the formation until the sequence is over', () => {
    const played = table(undefined, inventedThings);
    played.write([
      { kind: 'go', to: path, turn: 3, open: [] },
      { kind: 'set', cell: cells.active, value: 'german' },
      { kind: 'set', cell: cells.acting, value: 'Blue' },
    ]);
    const acts = (id: string) => actsNow(played.context, counter(played.context, id));
    expect(['army-guns', 'rifle-1', 'pioneers'].map(acts)).toEqual([false, true, false]);
    played.act('army-unit', { ...guns, how: 'range' });
    expect(acts('army-guns')).toBe(true);
    expect(refusal('army-unit', { ...guns, how: 'range' }, played.context)).toBe('7.43');
    played.write([{ kind: 'go', to: 't3/ops#3/op/activation', turn: 3, open: [] }]);
    expect(acts('army-guns')).toBe(false);
  });

  it('RTL-5.28 a reinforcement acts on entry without a check, and is marked', () => {
    const context = blue({ [cells.at]: { 'army-guns': 'off', 'hq-1': '2214' } });
    const entered = bid('army-unit', { ...guns, how: 'entry' }, context);
    expect(setsIn(entered)).toEqual({ [`${cells.activated}/army-guns`]: 'final' });
    expect(entered.ok && entered.facts).toContainEqual(
      expect.objectContaining({ kind: 'mark', mark: marks.along, key: 'army-guns', value: true }),
    );
    // with any friendly formation that acts, and not while a sequence passes
    expect(refusal('army-unit', { ...guns, how: 'entry' }, blue({ [cells.acting]: 'Green' }))).toBeUndefined();
    expect(refusal('army-unit', { ...guns, how: 'entry' }, blue({ [cells.sequence]: 'pass' }))).toBe('7.41');
  });
});

describe('chances', () => {
  it('RTL-P1 RTL-EX-22 RTL-EX-23 the face of a check: ER 6 passes with 6, ER 5, 5 and 4 fail with 10, 9 and 6', () => {
    const passed = (er: number, die: number) => die <= passes(er, 0);
    expect(passed(6, 6)).toBe(true);
    expect([passed(5, 10), passed(5, 9), passed(4, 6)]).toEqual([false, false, false]);
    expect([effectiveEr(7, true, true), effectiveEr(2, true, true)]).toEqual([4, 1]);
    expect(shares(panelOf('er-check', { er: 7, oos: true, disrupted: true }))[1]).toBe('2/5');
    // the digest's figures: artillery of ER 7, assault, woods; aircraft under clouds
    const guns = { kind: 'artillery', er: 7, sequence: 'assault', woods: true };
    expect(shares(panelOf('er-check', guns)).slice(1)).toEqual(['3/5', '1/5', '1/5']);
    expect(shares(panelOf('er-check', { ...guns, hq: 2 })).slice(1)).toEqual(['4/5', '1/5', '0/1']);
    const plane = { kind: 'cas', er: 7, sequence: 'assault', woods: true, weather: 'overcast' };
    expect(shares(panelOf('er-check', plane))[1]).toBe('3/10');
    expect(shares(panelOf('er-check', { kind: 'units', er: 6, sequence: 'assault' }))[1]).toBe('7/10');
    expect(shares(panelOf('er-check', { kind: 'units', er: 6, threeHexes: true }))[1]).toBe('2/5');
  });

  it('RTL-P8 with the tie 64 of 100 at one pass ahead, without it 55', () => {
    expect([germanHundredths(0, 'german'), germanHundredths(1, 'german'), germanHundredths(1, 'soviet')]).toEqual([
      55, 64, 55,
    ]);
    const panel = panelOf('initiative-chances', { german: 0, soviet: 1, holder: 'soviet' });
    expect(shares(panel).slice(0, 2)).toEqual(['11/20', '9/20']);
  });

  it('RTL-P9 (3 + value + points) of ten, at most all', () => {
    expect([combineTenths(1, 0), combineTenths(2, 2), combineTenths(4, 4)]).toEqual([4, 7, 10]);
    expect(shares(panelOf('combine-chances', { value: 2, points: 1 })).slice(1, 3)).toEqual(['3/5', '1/2']);
  });

  it('RTL-P10 every unit with and without each HQ, and whom to help so that all pass', () => {
    const units = [
      { name: 'x', formation: 'Blue', er: 5 },
      { name: 'y', formation: 'Blue', er: 8 },
      { name: 'z', formation: 'Green', er: 4 },
    ];
    const aids = [
      { name: 'hq', formation: 'Blue', points: 2 },
      { name: 'chief', formation: '', points: 1 },
    ];
    const panel = panelOf('list-checks', { use: 'recovery', units, aids });
    // 3, 6 and 2 of ten after −2; the HQ does most for x, the leader for z
    expect(shares(panel).slice(0, 2)).toEqual(['9/250', '9/100']);
    expect(panel.grids?.[0]?.rows.map((row) => row.cells.map(({ p }) => p))).toEqual([
      [0.3, 0.5, 0.4],
      [0.6, 0.8, 0.7],
      [0.2, undefined, 0.3],
    ]);
    const listed = [
      { label: 'a', formation: 'Blue', er: 5, automatic: true },
      { label: 'b', formation: '', er: 5, automatic: false },
    ];
    const aid = [{ label: 'hq', formation: 'Blue', points: 2 }];
    const by = (use: string) => bestAid(listed, aid, (helper, one) => byFormation(helper, one, use));
    expect(by('army')).toEqual({ product: 70, to: [1] });
    expect(by('recovery')).toEqual({ product: 50, to: [-1] });
  });

  it('RTL-P11 next with its markers out of n; before the enemy one as counted draw by draw', () => {
    expect(actsNext(5, 2).exact).toBe('2/5');
    expect([actsBy(4, 1, 2).p, actsBy(4, 2, 2).p]).toEqual([0.5, 5 / 6]);
    // by hand: German draws first, 2 markers against 3
    let ways = 0;
    for (const mine of [1, 2]) for (const his of [1, 2, 3]) if (mine <= his) ways += 1;
    expect(actsBefore({ all: 2, own: 1 }, { all: 3, own: 1 }).p).toBeCloseTo(ways / 6, 12);
    // two markers of a formation: the earlier one counts
    let pairs = 0;
    for (const [a, b] of [
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const)
      for (const his of [1, 2]) if (Math.min(a, b) <= his) pairs += 1;
    expect(actsBefore({ all: 3, own: 2 }, { all: 2, own: 1 }).p).toBeCloseTo(pairs / 6, 12);
    const raw = { draws: 'soviet', german: 4, soviet: 4, germanOwn: 1, sovietOwn: 1 };
    expect(shares(panelOf('draw-order', raw))).toEqual(['1/4', '5/8']);
  });
});
