import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { outline, phasesOf } from '#rules/kit/sequence/outline.ts';
import { cells, poolCells, rosters, siteCells, siteMarks, type UnitClass } from '../../../ids.ts';
import { blocksInTheEast as game } from '../../../index.ts';
import { turnOf } from '../../../model/calendar.ts';
import { at, bid } from '../../../testing/at.ts';
import { draw } from '../../../testing/draw.ts';
import { invented } from '../../../testing/sites.ts';
import { berthOffers, berths, type Newcomer } from './placement.ts';

const here = (more: Partial<Context> = {}): Context =>
  at({
    turn: turnOf(1941, 9),
    rosters: invented,
    balances: { 'pp.SOV.yellow': 40, 'pp.SOV.red': 20, 'pp.SOV.blue': 20, 'pp.GER.yellow': 40, 'pp.ROM.yellow': 9 },
    ...more,
  });
const names = (who: Newcomer, more: Partial<Context> = {}): readonly string[] =>
  berths(here(more), who)
    .map(({ name }) => name)
    .sort();
const soviet = (unitClass: UnitClass, more: Omit<Newcomer, 'nation' | 'unitClass'> = {}): Newcomer => ({
  nation: 'SOV',
  unitClass,
  ...more,
});
const buy = (raw: JsonObject, more: Partial<Context> = {}) =>
  bid('buy-soviet', { kind: 'rebuild', pf: 1, colour: 'black', ...raw }, here(more));

describe('where new units arrive (7.3.1)', () => {
  it('BITE-7.3.1-1 own major cities at home; armour in a red factory, aircraft and paratroops in a blue one', () => {
    expect(names(soviet('infantry'))).toEqual([
      'Idle',
      'Kalinin',
      'Leningrad',
      'Moscow',
      'Stalingrad',
      'Vologda',
      'Works',
    ]);
    expect(names(soviet('tanks'))).toEqual(['Leningrad', 'Works']);
    expect(names(soviet('mechanised'))).toEqual(['Leningrad', 'Works']);
    expect(names(soviet('fighter'))).toEqual(['Moscow', 'Works']);
    expect(names(soviet('paratroops'))).toEqual(['Moscow', 'Works']);
    expect(names({ nation: 'GER', unitClass: 'infantry' })).toEqual(['Berlin', 'Kassel', 'Magdeburg', 'Rhinestadt']);
    expect(names({ nation: 'GER', unitClass: 'tanks' })).toEqual(['Rhinestadt']);
    // for this only the Italians are at home in Poland
    expect(names({ nation: 'ITA', unitClass: 'infantry' })).toEqual(['Warsaw']);
    // minor allies have no factories: their capital
    expect(names({ nation: 'ROM', unitClass: 'fighter' })).toEqual(['Bucharest']);
    expect(names(soviet('marines'))).toEqual(['Leningrad', 'Oranienbaum', 'Sevastopol']);
  });

  it('BITE-7.3.1-1 not where the enemy stands, no line of supply comes, or the factory is gone', () => {
    const lost = { cells: { [cells.owner]: { works: 'axis' } } };
    expect(names(soviet('tanks'), lost)).toEqual(['Leningrad']);
    expect(names(soviet('tanks'), { cells: { [siteCells.link]: { works: 'cut' } } })).toEqual(['Leningrad']);
    expect(names(soviet('tanks'), { cells: { [siteCells.gutted]: { works: 'yes' } } })).toEqual(['Leningrad']);
    // a factory built since the start counts
    const built = {
      options: { o15: true },
      cells: {
        [siteCells.box]: { 'SOV-red-1': 10 },
        [siteCells.place]: { 'SOV-red-1': 'Kalinin' },
        [siteCells.done]: { 'SOV-red-1': 3 },
      },
    };
    expect(names(soviet('tanks'), built)).toContain('Kalinin');
  });

  it('BITE-7.3.1-1 one unit a city and month, two in capitals, Stalingrad and Leningrad', () => {
    const full = (city: string, n: number) => ({ marks: { [siteMarks.arrived]: { [city]: { value: n } } } });
    expect(buy({ city: 'Works' })).toMatchObject({ ok: true });
    // it is called as the list calls it
    expect(buy({ city: 'works' }, full('works', 1))).toMatchObject({
      ok: false,
      msg: { p: { site: { name: 'Works' }, count: 1 } },
      rule: '7.3.1',
      anyway: {},
    });
    for (const city of ['Moscow', 'Stalingrad', 'Leningrad']) {
      expect(buy({ city }, full(city.toLowerCase(), 1))).toMatchObject({ ok: true });
      expect(buy({ city }, full(city.toLowerCase(), 2))).toMatchObject({ ok: false, rule: '7.3.1' });
    }
    expect(buy({ city: 'Moscow' }, full('moscow', 1))).toMatchObject({
      facts: [{ kind: 'post' }, { kind: 'mark', mark: siteMarks.arrived, key: 'moscow', value: 2, until: 't4' }],
    });
  });

  it('BITE-7.3.1-1 a city of the text is offered and called in the language of the screen, and known by either name', () => {
    const [first] = berthOffers(here(), { nation: 'ROM', unitClass: 'fighter' });
    expect(first).toMatchObject({ name: 'Bucharest', called: { id: 'bite.city.bucharest' } });
    const twice = { marks: { [siteMarks.arrived]: { moscow: { value: 2 } } } };
    for (const city of ['Moscow', 'Mosca'])
      expect(buy({ city }, twice)).toMatchObject({ msg: { p: { site: { id: 'bite.city.moscow' } } } });
    // one of the players' own as they call it
    expect(berthOffers(here(), soviet('tanks')).find(({ name }) => name === 'Works')?.called).toEqual({
      name: 'Works',
    });
  });

  it('BITE-7.3.1-1 a block of the lists stands in the hex of its city where that is drawn', () => {
    const block = { id: 'rifle', name: '9 Rifle', values: { class: 'infantry', faces: '2 1' } };
    const drawn: Partial<Context> = {
      rosters: { ...invented, [rosters.soviet]: { id: rosters.soviet, units: [block] } },
      cells: { [cells.state]: { rifle: 'eliminated' } },
      sheets: { map: draw({ columns: [1, 9], rows: [1, 4], names: { '0803': 'Moscow' } }) },
    };
    const at = (raw: JsonObject, more: Partial<Context> = {}) => {
      const bought = buy({ block: '9 Rifle', ...raw }, { ...drawn, ...more });
      if (!bought.ok) throw new Error(bought.msg.id);
      return bought.facts.flatMap((fact) => (fact.kind === 'set' && fact.cell === cells.at ? [fact.value] : []));
    };
    expect(at({ city: 'Moscow' })).toEqual(['0803']);
    // not drawn, not said, nothing drawn at all
    expect([at({ city: 'Leningrad' }), at({}), at({ city: 'Moscow' }, { sheets: {} })]).toEqual([[], [], []]);
  });

  it('BITE-7.3.1-1 says what speaks against a city; without one the players place the block', () => {
    expect(buy({ class: 'tanks', city: 'Kalinin' })).toMatchObject({ msg: { id: 'bite.bar.noFactory.red' } });
    expect(buy({ class: 'bomber', city: 'Leningrad' })).toMatchObject({ msg: { id: 'bite.bar.noFactory.blue' } });
    expect(buy({ city: 'Rybinsk' })).toMatchObject({ msg: { id: 'bite.bar.noMajor' } });
    expect(buy({ city: 'Berlin' })).toMatchObject({ msg: { id: 'bite.bar.notHeld' } });
    expect(buy({ class: 'marines', city: 'Moscow' })).toMatchObject({ msg: { id: 'bite.bar.noShipyard' } });
    expect(buy({ city: 'Nowhere' })).toMatchObject({
      msg: { id: 'bite.bar.unknownSite', p: { site: { name: 'Nowhere' } } },
    });
    expect(buy({})).toMatchObject({ ok: true });
    // without a list of their own the players know their map
    expect(buy({ city: 'Gorki' }, { rosters: {} })).toMatchObject({ ok: true });
    expect(buy({ class: 'tanks', city: 'Moscow' }, { rosters: {} })).toMatchObject({ ok: true });
    expect(buy({ city: 'Berlin' }, { rosters: {} })).toMatchObject({ ok: false, rule: '7.3.1' });
    expect(bid('gift', { nation: 'ROM', kind: 'rebuild', class: 'fighter', city: 'Bacau' }, here())).toMatchObject({
      ok: false,
    });
  });

  it('BITE-AMB-72 the base game asks for factories too, unless players keep them to advanced production', () => {
    const base = (amb72: string) => ({ options: { level: 'base', amb72 } });
    expect(buy({ class: 'tanks', city: 'Kalinin' }, base('everyLevel'))).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.noFactory.red' },
    });
    expect(buy({ class: 'tanks', city: 'Kalinin' }, base('advanced'))).toMatchObject({ ok: true });
    const advanced = { options: { amb72: 'advanced' } };
    expect(buy({ class: 'tanks', city: 'Kalinin' }, advanced)).toMatchObject({ ok: false });
  });

  it('BITE-34.0-2 what Lend-Lease builds alone may enter any major city', () => {
    const lent = { options: { o34: true }, balances: { 'lend.red': 3, 'pp.SOV.yellow': 9, 'pp.SOV.red': 9 } };
    expect(names(soviet('tanks', { lend: true }))).toEqual([
      'Idle',
      'Kalinin',
      'Leningrad',
      'Moscow',
      'Stalingrad',
      'Vologda',
      'Works',
    ]);
    expect(buy({ class: 'tanks', pf: 3, city: 'Kalinin' }, lent)).toMatchObject({ ok: true });
    // one PP of the price is not
    expect(buy({ class: 'tanks', pf: 4, city: 'Kalinin' }, lent)).toMatchObject({ ok: false, rule: '7.3.1' });
    expect(buy({ class: 'tanks', pf: 3, city: 'Kalinin', lend: false }, lent)).toMatchObject({ ok: false });
    const cut = { ...lent, cells: { [siteCells.link]: { kalinin: 'cut' } } };
    expect(buy({ class: 'tanks', pf: 3, city: 'Kalinin' }, cut)).toMatchObject({ ok: false, rule: '7.3.2' });
  });

  it('BITE-7.3.1-1 reinforcements count with what is rebuilt', () => {
    const one = bid('berth', { nation: 'SOV', class: 'infantry', city: 'Works' }, here());
    expect(one).toMatchObject({ ok: true, facts: [{ mark: siteMarks.arrived, key: 'works', value: 1 }] });
    expect(bid('berth', { nation: 'SOV', class: 'tanks', city: 'Kalinin' }, here())).toMatchObject({ ok: false });
    expect(bid('berth', { nation: 'SOV', city: '' }, here())).toMatchObject({ ok: false });
  });

  it('BITE-7.3.1-1 a reinforcement stands in the hex of its city, as what is bought does; who waits for one is offered', () => {
    const block = (id: string) => ({ id, name: `${id} Rifle`, values: { class: 'infantry', faces: '2 1' } });
    const now = here({
      rosters: { ...invented, [rosters.soviet]: { id: rosters.soviet, units: ['9', '10', '11'].map(block) } },
      cells: { [poolCells.arrived]: { '9': 4, '10': 4, '11': 3 }, [cells.at]: { '10': '0703' } },
      sheets: { map: draw({ columns: [1, 9], rows: [1, 4], names: { '0803': 'Moscow' } }) },
    });
    const placed = bid('berth', { block: '9 Rifle', city: 'Moscow' }, now);
    expect(placed).toMatchObject({ ok: true, facts: [{ kind: 'mark' }, { cell: cells.at, key: '9', value: '0803' }] });
    const undrawn = bid('berth', { block: '9 Rifle', city: 'Leningrad' }, now);
    expect(undrawn).toMatchObject({ ok: true, facts: [{ kind: 'mark' }] });
    const field = game.actions.find(({ id }) => id === 'berth')?.fields.block;
    const offered = field?.kind === 'text' ? field.offers?.(now, {}).map(({ name }) => name) : undefined;
    expect(offered).toEqual(['9 Rifle']);
  });

  it('BITE-7.3.1-1 once somebody has arrived a line of the production leads to the form of his city, which begins with him', () => {
    const line = (arrived: { readonly [id: string]: number }, stands: { readonly [id: string]: string } = {}) => {
      const block = (id: string) => ({ id, name: `${id} Rifle`, values: { class: 'infantry', faces: '2 1' } });
      const now = at({
        turn: 4,
        place: 't4/soviet/production',
        who: 'soviet',
        rosters: { ...invented, soviet: { id: 'soviet', units: ['9', '10'].map(block) } },
        cells: { [poolCells.arrived]: arrived, [cells.at]: stands },
        sheets: { map: draw({ columns: [1, 9], rows: [1, 4], names: { '0803': 'Moscow' } }) },
      });
      const found = phasesOf(outline(game.sequence, now)).find(({ state }) => state === 'now');
      const task = found?.tasks.find(({ id }) => id === 'berth');
      const field = game.actions.find(({ id }) => id === 'berth')?.fields.block;
      return task && [task.action, task.offered, task.status?.id, field?.begins?.(now)];
    };
    expect(line({})).toBeUndefined();
    expect(line({ '9': 4, '10': 4 })).toEqual(['berth', true, 'bite.status.unplaced', '9 Rifle']);
    expect(line({ '9': 4, '10': 4 }, { '9': '0803' })?.at(-1)).toBe('10 Rifle');
    expect(line({ '9': 4, '10': 4 }, { '9': '0803', '10': '0803' })).toBeUndefined();
    // of another month: it is where the players put it
    expect(line({ '9': 3 })).toBeUndefined();
  });
  it('BITE-7.3.1-1 whoever names a class means a block that no list has, whoever else has arrived', () => {
    const block = { id: '9', name: '9 Rifle', values: { class: 'infantry', faces: '2 1' } };
    const now = here({
      rosters: { ...invented, [rosters.soviet]: { id: rosters.soviet, units: [block] } },
      cells: { [poolCells.arrived]: { '9': 4 } },
      sheets: { map: draw({ columns: [1, 9], rows: [1, 4], names: { '0803': 'Moscow' } }) },
    });
    const facts = (raw: JsonObject) => {
      const proposal = bid('berth', { city: 'Moscow', ...raw }, now);
      return proposal.ok ? proposal.facts.map(({ kind }) => kind) : proposal.rule;
    };
    expect(facts({ nation: 'SOV', class: 'infantry' })).toEqual(['mark']);
    expect(facts({})).toEqual(['mark', 'set']);
  });

  it('BITE-12.3-2 besieged Leningrad takes what its own PP build, and nothing else', () => {
    const cellsNow = { [siteCells.pocket]: 'road' };
    expect(names(soviet('infantry', { pocket: true }), { cells: cellsNow })).toEqual(['Leningrad']);
    expect(names(soviet('infantry'), { cells: cellsNow })).not.toContain('Leningrad');
    const held = { cells: cellsNow, balances: { 'pocket.yellow': 2, 'pocket.red': 3 } };
    expect(buy({ pf: 2, city: 'Leningrad', pocket: true }, held)).toMatchObject({
      ok: true,
      facts: [{ account: 'pocket.yellow', n: -2 }, { kind: 'mark' }],
    });
    expect(buy({ city: 'Leningrad' }, { cells: cellsNow })).toMatchObject({ ok: false, rule: '12.3' });
  });
});
