import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { isOffered } from '#rules/kit/game/offered.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells } from '../../ids.ts';
import { blocksInTheEast as game } from '../../index.ts';
import { mayDrop } from '../../model/eligible.ts';
import { account } from '../../model/purses.ts';
import { act, block, blocks, following, here, left, may, orders, refusal, unsupplied } from '../../testing/hqs.ts';

describe('supreme HQs', () => {
  const rail = here('soviet/rail');
  const stavka = (use: string, raw: JsonObject = {}) => ({ hq: 'stavka', use, ...raw });

  it('BITE-13.8-1 Stavka: each thing once, as many as it has AP', () => {
    const two = orders(rail, 'hq-order-soviet', stavka('armour', { blocks: 'tank' }), stavka('air', { blocks: 'il' }));
    expect(left(two, 'soviet', 'stavka')).toBe(2);
    expect(refusal(act('hq-order-soviet', stavka('armour', { blocks: 'tank-2' }), two))).toEqual([
      'bite.hq.bar.once',
      '13.8',
    ]);
    expect(refusal(act('hq-order-soviet', stavka('armour', { count: 2 }), rail))).toEqual(['bite.hq.bar.once', '13.8']);
    const weak = here('soviet/rail', { cells: { [cells.face]: { stavka: 6 } } });
    const one = orders(weak, 'hq-order-soviet', stavka('armour', { blocks: 'tank' }));
    expect(refusal(act('hq-order-soviet', stavka('air', { blocks: 'il' }), one))).toEqual(['bite.hq.bar.left', '13.4']);
  });

  it('BITE-23.0-1 a drop is ordered for who drops: Soviets from TECH 2, whole, in supply, in fine weather', () => {
    const axis = {
      id: 'axis',
      units: [...blocks.axis.units, block('fj', { nation: 'GER', class: 'paratroops', faces: '2 1' })],
    };
    const soviet = {
      id: 'soviet',
      units: [...blocks.soviet.units, block('vdv', { class: 'paratroops', faces: '2 1' })],
    };
    const at = (turn: number, over: Partial<Context> = {}) =>
      here('soviet/rail', { rosters: { axis, soviet }, ...over }, turn);
    const why = (raw: JsonObject, context: Context) =>
      refusal(act('hq-order-soviet', stavka('drop', raw), context))?.[0];
    const task = (context: Context) => mayDrop('soviet')(context);
    // February 1942 (rain is not asked of before TECH) and June 1942
    expect([why({ blocks: 'vdv' }, at(2)), task(at(2))]).toEqual(['bite.hq.bar.dropNobody', false]);
    expect([why({ blocks: '' }, at(2)), why({ blocks: '' }, at(13)), task(at(13))]).toEqual([
      'bite.hq.bar.dropNobody',
      undefined,
      true,
    ]);
    expect(why({ blocks: 'vdv' }, at(13))).toBeUndefined();
    expect(why({ blocks: 'rifles' }, at(13))).toBe('bite.hq.bar.notParatroops');
    expect(why({ blocks: 'vdv' }, at(13, { cells: { [cells.face]: { vdv: 2 } } }))).toBe('bite.hq.bar.dropWhole');
    expect(why({ blocks: 'vdv' }, at(13, unsupplied('vdv')))).toBe('bite.hq.bar.dropSupply');
    expect(why({ blocks: 'vdv' }, at(10))).toBe('bite.hq.bar.dropWeather');
    // Germans have TECH 2 from the start
    const german = here('axis/rail', { rosters: { axis, soviet } }, 2);
    expect(refusal(act('hq-order-axis', { hq: 'fhq', use: 'drop', blocks: 'fj' }, german))).toBeUndefined();
  });

  it('BITE-13.8-1 an unsupplied unit is one with a white barrel', () => {
    const raw = stavka('unsupplied', { blocks: 'rifles' });
    expect(refusal(act('hq-order-soviet', raw, rail))).toEqual(['bite.hq.bar.supplied', '13.8']);
    expect(refusal(act('hq-order-soviet', raw, here('soviet/rail', unsupplied('rifles'))))).toBeUndefined();
  });

  it('BITE-13.8-1 BITE-3.21-1 Stavka is frozen in June 1941', () => {
    const june = here('soviet/rail', {}, 1);
    expect(refusal(act('hq-activate-soviet', { hq: 'stavka' }, june))).toEqual(['bite.hq.bar.frozen', '3.21']);
    expect(refusal(act('hq-activate-soviet', { hq: 'stavka' }, here('soviet/rail', {}, 2)))).toBeUndefined();
  });

  it('BITE-13.8-1 with Moscow Stavka falls; rebuilt it sits in Chelyabinsk', () => {
    const lost = here('soviet/production', { cells: { [cells.owner]: { moscow: 'axis' } } });
    expect(game.reminders(lost)).toContainEqual(expect.objectContaining({ id: 'stavka-falls', due: true }));
    expect(act('stavka-falls', {}, lost)).toMatchObject({
      ok: true,
      facts: expect.arrayContaining([
        expect.objectContaining({ cell: cells.state, key: 'stavka', value: 'eliminated' }),
        expect.objectContaining({ cell: cells.stavkaSeat, value: 'chelyabinsk' }),
      ]),
    });
    const rebuilt = { ...lost, cells: { ...lost.cells, [cells.stavkaSeat]: 'chelyabinsk' } };
    expect(game.reminders(rebuilt).map(({ id }) => id)).not.toContain('stavka-falls');
  });

  it('BITE-13.8-2 FHQ does two things a turn, is reminded of, and may be late', () => {
    const due = (context: Context) => game.reminders(context).filter(({ id }) => id === 'fhq-active');
    expect(due(here('axis/rail'))).toMatchObject([{ due: true, action: 'hq-activate-axis' }]);
    const active = orders(here('axis/rail'), 'hq-activate-axis', { hq: 'fhq' });
    expect(due(active)).toEqual([]);
    expect(left(active, 'axis', 'fhq')).toBe(2);
    const two = orders(
      active,
      'hq-order-axis',
      { hq: 'fhq', blocks: 'P1' },
      { hq: 'fhq', use: 'air', blocks: 'plane' },
    );
    expect(refusal(act('hq-order-axis', { hq: 'fhq', use: 'unsupplied', count: 1 }, two))).toEqual([
      'bite.hq.bar.left',
      '13.8.2',
    ]);
    expect(refusal(act('hq-activate-axis', { hq: 'fhq' }, here('axis/movement')))).toBeUndefined();
  });

  it('BITE-13.8-2 BITE-AMB-49 FHQ is repaired before anything else is bought, for 1 yellow and 1 black an AP', () => {
    const worn = (balances: Context['balances']) =>
      here('axis/production', { balances, cells: { [cells.face]: { fhq: 2 } } });
    const rich = { [account('GER', 'yellow')]: 9, [account('GER', 'red')]: 9, [account('GER', 'black')]: 9 };
    const tanks = { class: 'tanks', pf: 1, colour: 'black' };
    expect(refusal(act('buy-axis', tanks, worn(rich)))).toEqual(['bite.hq.bar.fhqFirst', '13.8.2']);
    expect(refusal(act('gift', { nation: 'ROM', pf: 1, colour: 'black' }, worn(rich)))).toEqual([
      'bite.hq.bar.fhqFirst',
      '13.8.2',
    ]);
    expect(
      refusal(
        act(
          'buy-axis',
          { ...tanks, class: 'infantry', nation: 'ROM' },
          worn({ ...rich, [account('ROM', 'yellow')]: 9 }),
        ),
      ),
    ).toEqual(undefined);
    expect(game.reminders(worn(rich))).toContainEqual(expect.objectContaining({ id: 'fhq-repair', due: true }));
    const repair = act('fhq-repair', {}, worn(rich));
    expect(repair).toMatchObject({
      ok: true,
      facts: [{ n: -1 }, { n: -1 }, { cell: cells.face, key: 'fhq', value: null }],
    });
    expect(refusal(act('fhq-repair', {}, worn({})))).toEqual(['bite.bar.lacks', '7.3']);
    expect(refusal(act('buy-axis', tanks, here('axis/production', { balances: rich })))).toBeUndefined();
    // the form begins with the list where that has the colours, else as a purchase does
    const { colour } = game.actions.find(({ id }) => id === 'fhq-repair')?.fields ?? {};
    const begins = (context: Context) => colour?.begins?.(context) ?? colour?.start;
    expect([begins(worn(rich)), begins({ ...worn(rich), rosters: {} })]).toEqual(['printed', 'black']);
    const listed = (context: Context) =>
      colour?.kind === 'choice' &&
      colour.options
        .filter(({ when }) => typeof when !== 'function' || when(context))
        .map(({ key }) => key)
        .includes('printed');
    expect([listed(worn(rich)), listed({ ...worn(rich), rosters: {} })]).toEqual([true, false]);
    // dearer faces, dearer AP
    const white = act('fhq-repair', { colour: 'white' }, worn(rich));
    expect(white).toMatchObject({ facts: [{ n: -2 }, { n: -2 }, {}] });
  });

  it('BITE-13.8-2 what the text says of FHQ is enough where nobody has typed a roster', () => {
    const bare = orders(here('axis/rail', { rosters: {} }), 'hq-activate-axis', { hq: 'FHQ' });
    expect(left(bare, 'axis', 'fhq')).toBe(2);
    const rested = following(bare, act('hq-rest', {}, { ...bare, place: `t${may}/axis/blitz` }));
    const next = { ...rested, place: `t${may + 1}/axis/production` };
    expect(game.reminders(next).find(({ id }) => id === 'fhq-repair')?.msg.p).toMatchObject({
      what: { id: 'bite.hq.status.fhq', p: { count: 1 } },
    });
    expect(refusal(act('fhq-repair', { colour: 'printed' }, next))).toEqual(['bite.bar.noColours', '7.3']);
  });

  it('BITE-13.8-2 FHQ goes to Berlin when a Soviet unit enters Germany', () => {
    const said = (germany: number) =>
      game
        .reminders(here('axis/production', { cells: { crossed: { germany } } }))
        .some(({ id }) => id === 'fhq-berlin');
    expect([said(may), said(may - 1), said(0)]).toEqual([true, false, false]);
  });

  it('BITE-13.8-3 BITE-19.1-1 the HQ of an ally has 1 attempt to reconnoitre, which costs no AP', () => {
    const once = orders(here('axis/rail'), 'hq-recon-axis', { hq: 'antonescu' });
    expect(left(once, 'axis', 'antonescu')).toBe(3);
    expect(game.limits(once).find(({ id }) => id === 'recon-antonescu')).toMatchObject({ left: 0, of: 1 });
    expect(act('hq-recon-axis', { hq: 'antonescu' }, here('axis/rail'))).toMatchObject({
      says: { id: 'bite.hq.says.recon', p: { n: 1, of: 1 } },
    });
    // where no HQ acts at all it is not offered
    const recon = game.actions.find(({ id }) => id === 'hq-recon-axis');
    const offered = (options: Context['options']) => recon && isOffered(recon, here('axis/rail', { options }));
    expect([offered({}), offered({ a13: false }), offered({ o19: false })]).toEqual([true, false, false]);
    expect(refusal(act('hq-recon-axis', { hq: 'antonescu' }, once))).toEqual(['bite.hq.bar.attempts', '19.1']);
    const air = here('axis/movement');
    const twice = orders(air, 'hq-recon-axis', { hq: 'air-hq' }, { hq: 'air-hq' });
    expect(refusal(act('hq-recon-axis', { hq: 'air-hq' }, twice))).toBeUndefined();
    // the form says how many are left to it
    const field = recon?.fields.hq;
    const listed = (context: Context) =>
      field?.kind === 'text' ? field.offers?.(context, {}).find(({ name }) => name === 'AIR-HQ')?.msg : undefined;
    expect([air, twice].map(listed)).toMatchObject([
      { id: 'bite.hq.offer.attempts', p: { n: 3, of: 3 } },
      { id: 'bite.hq.offer.attempts', p: { n: 1, of: 3 } },
    ]);
    const thrice = orders(twice, 'hq-recon-axis', { hq: 'air-hq' });
    expect(left(thrice, 'axis', 'air-hq')).toBe(3);
    expect(refusal(act('hq-recon-axis', { hq: 'air-hq' }, thrice))).toEqual(['bite.hq.bar.attempts', '19.1']);
  });

  it('BITE-23.0-1 only Stavka and FHQ order a paradrop', () => {
    expect(refusal(act('hq-order-soviet', stavka('drop', { count: 1 }), rail))).toBeUndefined();
    expect(refusal(act('hq-order-axis', { hq: 'antonescu', use: 'drop', count: 1 }, here('axis/rail')))).toEqual([
      'bite.hq.bar.notIts',
      '23.0',
    ]);
  });
});

describe('rail moves', () => {
  const rail = here('soviet/rail');
  it('BITE-7.4-2 an AP of an HQ pays a rail move, and is gone', () => {
    const ride = { count: 2, pay: 'ap', hq: 'air' };
    expect(act('rail-soviet', ride, rail)).toMatchObject({ ok: true });
    const paid = following(rail, act('rail-soviet', ride, rail));
    expect([left(paid, 'soviet', 'air'), paid.cells[cells.railSoviet]]).toEqual([2, { [may]: 2 }]);
    expect(refusal(act('rail-soviet', { count: 3, pay: 'ap', hq: 'air' }, paid))).toEqual(['bite.hq.bar.left', '13.4']);
    expect(refusal(act('rail-soviet', { pay: 'ap' }, rail))).toEqual(['bite.hq.bar.whichHq', '13.4']);
  });

  it('BITE-7.4-2 BITE-13.8-1 BITE-AMB-71 the free move of a supreme HQ: once, inside the limit or on top', () => {
    const free = act('rail-soviet', { pay: 'free' }, rail);
    const used = following(rail, free);
    // whose it was is told, said or not
    expect(free).toMatchObject({ says: { id: 'bite.says.railFreeOf', p: { hq: { name: 'STAVKA' } } } });
    expect([left(used, 'soviet', 'stavka'), used.cells[cells.railSoviet]]).toEqual([3, { [may]: 1 }]);
    expect(refusal(act('rail-soviet', { pay: 'free' }, used))).toEqual(['bite.hq.bar.once', '13.8']);
    expect(refusal(act('rail-soviet', { pay: 'free', hq: 'air' }, rail))).toEqual(['bite.hq.bar.railAp', '7.4']);
    const onTop = { ...rail, options: { ...rail.options, amb71: 'onTop' } };
    expect(following(onTop, act('rail-soviet', { pay: 'free' }, onTop)).cells[cells.railSoviet]).toEqual({});
    const axis = here('axis/rail');
    expect(left(following(axis, act('rail-axis', { pay: 'free' }, axis)), 'axis', 'fhq')).toBe(1);
  });
});
