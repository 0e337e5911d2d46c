import { describe, expect, it } from 'vitest';
import type { Scalar } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells } from '../../ids.ts';
import { blocksInTheEast, blocksInTheEast as game } from '../../index.ts';
import { advanced, parsed, row } from '../../testing/battles.ts';
import { draw } from '../../testing/draw.ts';
import { act, block, blocks, following, here, left, may, orders, refusal, unsupplied } from '../../testing/hqs.ts';
import { figureIn, panelIn } from '../../testing/ops.ts';
import { battle } from '../combat/calculator/battle.ts';
import { move } from '../movement/moveCalculator.ts';
import { activationOf } from './activation.ts';
import { listed } from './blocks.ts';
import { hq as calculator } from './calculator.ts';
import { it as italian } from './it.ts';
import { isCommanded } from './orders.ts';
import { radiusIn } from './points.ts';

describe('the extra movement', () => {
  const more = [
    block('rom-hq', { nation: 'ROM', class: 'armouredHq', faces: '3 2 1' }),
    block('rom-pz', { nation: 'ROM', class: 'tanks', faces: '3 2 1' }),
    block('gustav', { nation: 'GER', class: 'artillery', gustav: true, faces: '3 2 1' }),
  ];
  const reds = [
    block('red-hq', { class: 'armouredHq', faces: '4 3 2 1' }),
    block('red-tank', { class: 'tanks', faces: '3 2 1' }),
    block('red-mech', { class: 'mechanised', faces: '3 2 1' }),
  ];
  const lists = {
    axis: { id: 'axis', units: [...blocks.axis.units, ...more] },
    soviet: { id: 'soviet', units: [...blocks.soviet.units, ...reds] },
  };
  const at = (step: string, turn: number, over: Partial<Context> = {}) => here(step, { rosters: lists, ...over }, turn);
  const why = (side: 'axis' | 'soviet', hq: string, unit: string, context: Context) =>
    refusal(act(`hq-order-${side}`, { use: 'armour', hq, blocks: unit }, context));
  const noExtra = ['bite.hq.bar.noExtra', '7.10'];

  it('BITE-7.10-1 an HQ orders it for the arms it is for, and for them alone: as the calculator says', () => {
    const axis = at('axis/extra', 6);
    expect(why('axis', 'pz-hq', 'P1', axis)).toBeUndefined();
    expect(why('axis', 'pz-hq', 'gustav', axis)).toBeUndefined();
    expect(why('axis', 'rom-hq', 'rom-pz', axis)).toEqual(noExtra);
    // in the movement step it is ordered all the same
    expect(why('axis', 'rom-hq', 'rom-pz', at('axis/movement', 6))).toBeUndefined();
    expect(why('soviet', 'red-hq', 'red-tank', at('soviet/extra', 6))).toBeUndefined();
    expect([17, 18].map((turn) => why('soviet', 'red-hq', 'red-mech', at('soviet/extra', turn)))).toEqual([
      noExtra,
      undefined,
    ]);
    const extra = (unit: string, turn: number) =>
      panelIn(move, { block: unit, turn }, at('axis/extra', turn)).rows.find(({ rule }) => rule === '7.10')?.value.id;
    expect(extra('rom-pz', 6)).toBe('bite.ops.bar.minor');
    expect(extra('gustav', 6)).toBe('bite.ops.yes');
    // 13.5, 26.0: without an HQ it has half its points, as on the map
    expect(figureIn(panelIn(move, { block: 'gustav', commanded: false }, axis), 'allowance')).toBe(2);
    expect(extra('red-mech', 17)).toBe('bite.ops.bar.sovietMechanised');
  });

  it('BITE-7.10-1 who wears a barrel as it begins is not ordered, and nobody is offered who cannot go', () => {
    expect(why('axis', 'pz-hq', 'P1', at('axis/extra', 6, unsupplied('p1')))).toEqual(noExtra);
    const form = game.actions.find(({ id }) => id === 'hq-order-axis')?.fields.blocks;
    const offers =
      form?.kind === 'text' ? form.offers?.(at('axis/extra', 6), { use: 'armour', hq: 'rom-hq' }) : undefined;
    expect(offers).toEqual([]);
  });

  it('BITE-13.7-1 an order of the movement step is none of this step', () => {
    const moved = orders(at('axis/movement', 6), 'hq-order-axis', { hq: 'pz-hq', blocks: 'P1' });
    const p1 = listed(moved, 'axis').find(({ id }) => id === 'p1');
    expect(p1 && isCommanded(moved, p1)).toBe(true);
    expect(p1 && isCommanded({ ...moved, place: 't6/axis/extra' }, p1)).toBe(false);
  });

  it('BITE-13.7-1 an HQ of the movement step that nobody has hidden orders none in this one, for whomever', () => {
    const moved = orders(at('soviet/movement', 6), 'hq-order-soviet', { hq: 'red-hq', blocks: 'RED-TANK' });
    const later = { ...moved, place: 't6/soviet/extra' };
    const over = ['bite.hq.bar.notNow', '13.6'];
    expect([why('soviet', 'red-hq', 'red-mech', later), why('soviet', 'red-hq', 'red-tank', later)]).toEqual([
      over,
      over,
    ]);
    expect(refusal(act('hq-order-soviet', { hq: 'red-hq', count: 1 }, later))).toEqual(over);
    const fields = game.actions.find(({ id }) => id === 'hq-order-soviet')?.fields;
    const offered = [fields?.hq, fields?.blocks].map((field) =>
      field?.kind === 'text' ? field.offers?.(later, { use: 'armour', hq: 'red-hq' }) : undefined,
    );
    expect(offered).toEqual([[], []]);
    // hidden, and activated for this step
    const again = orders(later, 'hq-rest', {});
    expect([why('soviet', 'red-hq', 'red-mech', again), why('soviet', 'red-hq', 'red-tank', again)]).toEqual([
      noExtra,
      undefined,
    ]);
  });

  it('BITE-13.6-1 nor does an air HQ of the enemy’s turn order its own side’s next flights', () => {
    const reacts = orders(at('soviet/reaction', 6), 'hq-order-axis', { use: 'air', hq: 'air-hq', blocks: 'PLANE' });
    const plane = listed(reacts, 'axis').find(({ id }) => id === 'plane');
    const next = { ...reacts, turn: 7, place: 't7/axis/movement' };
    const order = { use: 'air', hq: 'air-hq', blocks: 'PLANE' };
    expect([reacts, next].map((context) => plane && isCommanded(context, plane))).toEqual([true, false]);
    expect(refusal(act('hq-order-axis', order, next))).toEqual(['bite.hq.bar.owes', '13.6']);
    // the battles between them it has ordered
    expect(plane && isCommanded({ ...reacts, place: 't6/soviet/combat' }, plane)).toBe(true);
  });
});

describe('points of an HQ', () => {
  const units = (ap: number, supplied: boolean, kind = 'armoured') =>
    figureIn(panelIn(calculator, { ap, supplied, kind }, advanced()), 'points');

  it('BITE-13.4-1 BITE-E11 4 AP move 4, unsupplied 2; 3 AP unsupplied 1, and 1 AP still 1', () => {
    expect([units(4, true), units(4, false), units(3, false), units(1, false), units(1, true)]).toEqual([
      4, 2, 1, 1, 1,
    ]);
  });

  it('BITE-13.8-2 FHQ has 4 AP and does 2 things with them', () => {
    expect([units(4, true, 'fhq'), units(1, true, 'fhq')]).toEqual([2, 1]);
  });

  it('BITE-13.3-1 BITE-39.0-2 5 hexes, 3 in rain or snow, light rain as ever', () => {
    expect((['clear', 'lightRain', 'rain', 'snow'] as const).map(radiusIn)).toEqual([5, 5, 3, 3]);
  });

  it('BITE-13.4-1 the ledger counts the AP on top, half of them under a white barrel', () => {
    const four = orders(here('axis/movement'), 'hq-order-axis', { hq: 'pz-hq', blocks: 'P1, p2, P3' });
    expect(left(four, 'axis', 'pz-hq')).toBe(1);
    expect(refusal(act('hq-order-axis', { hq: 'pz-hq', blocks: 'P4, P5' }, four))).toEqual([
      'bite.hq.bar.left',
      '13.4',
    ]);
    expect(refusal(act('hq-order-axis', { hq: 'pz-hq', blocks: 'P4' }, four))).toBeUndefined();
    const cut = orders(here('axis/movement', unsupplied('pz-hq')), 'hq-order-axis', { hq: 'pz-hq', blocks: 'P1' });
    expect(left(cut, 'axis', 'pz-hq')).toBe(1);
    // a face lower on the record
    const worn = here('axis/movement', { cells: { [cells.face]: { 'pz-hq': 4 } } });
    const counted = orders(worn, 'hq-order-axis', { hq: 'PZ-HQ', count: 1 });
    expect(left(counted, 'axis', 'pz-hq')).toBe(1);
    // an order that names no block is of none
    expect(activationOf(counted, 'pz-hq')?.orders).toEqual([{ use: 'armour' }]);
  });

  it('limits and tasks say what is left, an override is possible and counted', () => {
    const two = orders(here('axis/movement'), 'hq-order-axis', { hq: 'pz-hq', blocks: 'P1, P2, P3, P4' });
    expect(game.limits(two).find(({ id }) => id === 'hq-pz-hq')).toMatchObject({ left: 0, of: 4 });
    const fifth = act('hq-order-axis', { hq: 'pz-hq', blocks: 'P5' }, two);
    expect(fifth).toMatchObject({ ok: false, anyway: { says: { id: 'bite.anyway' } } });
    expect(activationOf(following(two, fifth), 'pz-hq')?.orders).toHaveLength(5);
  });
});

describe('who orders whom', () => {
  const order = (
    hq: string,
    use: string,
    unit: string,
    step = 'movement',
    side = 'axis',
    over: Partial<Context> = {},
  ) => refusal(act(`hq-order-${side}`, { hq, use, blocks: unit }, here(`${side}/${step}`, over)));

  it('BITE-13.2-1 an armoured HQ orders armour, an air HQ aircraft, of its own nation', () => {
    expect(order('pz-hq', 'armour', 'p1')).toBeUndefined();
    expect(order('air-hq', 'air', 'plane')).toBeUndefined();
    expect(order('pz-hq', 'air', 'plane')).toEqual(['bite.hq.bar.notIts', '13.1']);
    expect(order('pz-hq', 'armour', 'foot')).toEqual(['bite.hq.bar.notArmour', '13.2']);
    expect(order('pz-hq', 'armour', 'rom-tank')).toEqual(['bite.hq.bar.nation', '13.1']);
    // an armoured HQ that is not activated moves as armour, one at work has moved
    expect(order('pz-hq', 'armour', 'last-hq')).toBeUndefined();
    const both = orders(here('axis/movement'), 'hq-order-axis', { hq: 'last-hq', blocks: 'P1' });
    expect(refusal(act('hq-order-axis', { hq: 'pz-hq', blocks: 'last-hq' }, both))).toEqual([
      'bite.hq.bar.itself',
      '13.2',
    ]);
  });

  it('BITE-13.2-1 BITE-13.8-3 FHQ orders any Axis unit, the HQ of an ally its own', () => {
    expect(order('fhq', 'armour', 'rom-tank', 'rail')).toBeUndefined();
    expect(order('antonescu', 'armour', 'rom-tank', 'rail')).toBeUndefined();
    expect(order('antonescu', 'armour', 'p1', 'rail')).toEqual(['bite.hq.bar.nation', '13.8.3']);
    expect(order('antonescu', 'armour', 'rom-tank', 'movement')).toEqual(['bite.hq.bar.late', '13.8']);
  });

  it('BITE-13.3-1 the inactive side activates air HQs only, in the reaction step', () => {
    const reaction = (hq: string, use: string, unit: string) =>
      refusal(act('hq-order-soviet', { hq, use, blocks: unit }, here('axis/reaction')));
    expect(reaction('air', 'air', 'il')).toBeUndefined();
    expect(reaction('stavka', 'air', 'il')).toEqual(['bite.hq.bar.reaction', '13.3']);
    expect(refusal(act('hq-order-soviet', { hq: 'air', use: 'air', blocks: 'il' }, here('axis/combat')))).toEqual([
      'bite.hq.bar.step',
      '13.3',
    ]);
  });

  it('BITE-13.7-1 extra movement asks for an armoured HQ, never a supreme one', () => {
    expect(order('pz-hq', 'armour', 'p1', 'extra')).toBeUndefined();
    expect(order('fhq', 'armour', 'p1', 'extra')).toEqual(['bite.hq.bar.extraSupreme', '13.7']);
    expect(order('antonescu', 'armour', 'rom-tank', 'extra')).toEqual(['bite.hq.bar.extraSupreme', '13.7']);
    expect(order('air-hq', 'air', 'plane', 'extra')).toEqual(['bite.hq.bar.extra', '13.7']);
  });

  it('BITE-13.5-1 it is known which armour and aircraft have an HQ; a fight says who has none', () => {
    const context = orders(here('axis/movement'), 'hq-order-axis', { hq: 'pz-hq', blocks: 'P1' });
    const commanded = (id: string) => {
      const one = listed(context, 'axis').find((each) => each.id === id);
      return one && isCommanded(context, one);
    };
    expect([commanded('p1'), commanded('p2')]).toEqual([true, false]);
    const raw = {
      attacks: 'axis',
      axis: ['p1', 'p2', 'foot'].map((id) => row(id === 'foot' ? 'infantry' : 'tanks', 4, { id })),
      soviet: [row('infantry', 2)],
    };
    const hints = (from: Context) =>
      battle.panel(parsed(raw, battle), { ...from, place: `t${may}/axis/combat` }, []).hints;
    expect(hints(context).filter(({ rule }) => rule === '13.5')).toMatchObject([
      { msg: { id: 'bite.hq.hint.noHq', p: { count: 1 } }, against: true },
    ]);
    const hint = (block: string) =>
      panelIn(move, { block }, context).hints.some(({ msg }) => msg.id === 'bite.hq.hint.noHq');
    expect([hint('p1'), hint('p2'), hint('foot')]).toEqual([false, true, false]);
    // where nobody keeps the HQs nothing is said
    expect(hints(here('axis/movement')).filter(({ rule }) => rule === '13.5')).toEqual([]);
  });

  it('BITE-13.3-1 where the map has both, one beyond the range is refused, and says so where it is offered', () => {
    const hexes = (n: number) => Array.from({ length: n }, (_, i) => `0${i + 1}03`);
    const sheet = draw({ columns: [1, 9], rows: [1, 5], labels: { POL: hexes(9) } });
    const at = { 'pz-hq': '0103', p1: '0503', p2: '0803' };
    const own = Object.fromEntries(hexes(9).map((hex) => [hex, 'axis']));
    const context = here('axis/movement', { sheets: { map: sheet }, cells: { at, [cells.control]: own } });
    const asked = (unit: string) => refusal(act('hq-order-axis', { hq: 'pz-hq', blocks: unit }, context));
    expect([asked('p1'), asked('p2'), asked('p3')]).toEqual([undefined, ['bite.hq.bar.range', '13.3'], undefined]);
    const field = game.actions.find(({ id }) => id === 'hq-order-axis')?.fields.blocks;
    const offers = field?.kind === 'text' ? field.offers?.(context, { use: 'armour', hq: 'pz-hq' }) : undefined;
    expect(offers?.find(({ name }) => name === 'P1')?.msg).toEqual({ id: 'bite.hq.offer.hexes', p: { count: 4 } });
    expect(offers?.find(({ name }) => name === 'P2')?.msg?.id).toBe('bite.hq.offer.beyond');
    expect(offers?.map(({ name }) => name)).not.toContain('FOOT');
  });

  it('BITE-13.3-1 an order booked after the move counts from where the block stood as the step began', () => {
    const hexes = (n: number) => Array.from({ length: n }, (_, i) => `0${i + 1}03`);
    const sheet = draw({ columns: [1, 9], rows: [1, 5], labels: { POL: hexes(9) } });
    const own = { [cells.control]: Object.fromEntries(hexes(9).map((hex) => [hex, 'axis'])) };
    const began = { ...own, [cells.at]: { 'pz-hq': '0103', p1: '0503', p2: '0803' } };
    const moved = { ...own, [cells.at]: { 'pz-hq': '0103', p1: '0803', p2: '0503', p3: '0203' } };
    const context = here('axis/movement', { sheets: { map: sheet }, cells: moved, began });
    const asked = (unit: string) => refusal(act('hq-order-axis', { hq: 'pz-hq', blocks: unit }, context));
    // who came onto the map since is where he is
    expect([asked('p1'), asked('p2'), asked('p3')]).toEqual([undefined, ['bite.hq.bar.range', '13.3'], undefined]);
  });

  it('the ledger reads an HQ at work in words, and its forms list whom it may order', () => {
    const context = orders(here('axis/movement'), 'hq-order-axis', { hq: 'pz-hq', blocks: 'P1, P2' });
    const cell = game.cells.find(({ id }) => id === cells.activated);
    expect(cell?.showValue?.('pz-hq', '', context)).toMatchObject({
      id: 'bite.hq.reads.what',
      p: { head: { id: 'bite.hq.reads.left', p: { n: 2, of: 4 } }, what: { id: 'bite.hq.reads.order' } },
    });
    const field = game.actions.find(({ id }) => id === 'hq-order-axis')?.fields.hq;
    const offers = field?.kind === 'text' ? field.offers?.(context, { use: 'armour' }) : undefined;
    expect(offers?.map(({ name }) => name)).toEqual(['PZ-HQ', 'LAST-HQ', 'FHQ']);
    expect(field?.begins?.(context)).toBe('PZ-HQ');
    // 13.8.2: FHQ is activated every turn: its two actions are proposed where no other HQ could act
    const fhq = orders(here('axis/movement'), 'hq-activate-axis', { hq: 'FHQ' });
    const alone = {
      ...fhq,
      rosters: { axis: { id: 'axis', units: blocks.axis.units.filter(({ id }) => id === 'fhq') } },
    };
    expect([field?.begins?.(fhq), field?.begins?.(alone)]).toEqual(['', 'FHQ']);
    const use = game.actions.find(({ id }) => id === 'hq-order-soviet')?.fields.use;
    expect(['axis/reaction', 'soviet/movement'].map((step) => use?.begins?.(here(step)))).toEqual(['air', 'armour']);
  });

  it('BITE-13.8-1 BITE-13.8-2 Stavka and FHQ never leave their seats', () => {
    expect(order('fhq', 'armour', 'fhq', 'rail')).toEqual(['bite.hq.bar.stays', '13.8']);
    expect(refusal(act('hq-sea-soviet', { hq: 'fleet', block: 'stavka' }, here('soviet/movement')))).toEqual([
      'bite.hq.bar.stays',
      '13.8',
    ]);
  });

  it('a script asks who is at work for whom', () => {
    const context = orders(here('axis/movement'), 'hq-order-axis', { hq: 'pz-hq', blocks: 'P1, P2' });
    const asked = blocksInTheEast.questions.find(({ id }) => id === 'hqs')?.answer({ side: 'axis' }, context);
    expect(asked).toMatchObject({ ok: true, value: { range: 5, commanded: [{ id: 'p1' }, { id: 'p2' }] } });
    const { hqs } = (asked?.ok ? asked.value : {}) as { readonly hqs: readonly { readonly id: string }[] };
    expect(hqs.find(({ id }) => id === 'pz-hq')).toMatchObject({ ap: 4, of: 4, left: 2, activated: 'movement' });
    expect(hqs.find(({ id }) => id === 'antonescu')).toMatchObject({ activated: null, refused: { rule: '13.8' } });
  });

  it('unknown names and blocks that are no HQ are said', () => {
    expect(order('nobody', 'armour', 'p1')).toEqual(['bite.bar.unknownBlock', '1.2']);
    expect(order('pz-hq', 'armour', 'rifles')).toEqual(['bite.bar.otherSide', '1.2']);
    expect(order('pz-hq', 'armour', 'plane')).toEqual(['bite.hq.bar.flies', '13.2']);
    expect(order('p1', 'armour', 'p2')).toEqual(['bite.hq.bar.noHq', '13.1']);
    expect(order('', 'armour', 'p2')).toEqual(['bite.hq.bar.whichHq', '13.1']);
    expect(order('pz-hq', 'armour', 'P1, nobody')).toEqual(['bite.bar.unknownBlock', '1.2']);
  });
});

describe('by sea', () => {
  it('BITE-18.0-1 by a supreme HQ, not a Finnish one, or by the Soviet naval HQ', () => {
    const sail = (hq: string, side: string, unit: string) =>
      refusal(act(`hq-sea-${side}`, { hq, block: unit }, here(`${side}/rail`)));
    expect(sail('stavka', 'soviet', 'rifles')).toBeUndefined();
    expect(sail('fleet', 'soviet', 'rifles')).toBeUndefined();
    expect(sail('air', 'soviet', 'rifles')).toEqual(['bite.hq.bar.notIts', '18.0']);
    expect(sail('fhq', 'axis', 'foot')).toBeUndefined();
    expect(sail('mannerheim', 'axis', 'foot')).toEqual(['bite.hq.bar.notIts', '18.0']);
    const twice = orders(here('soviet/movement'), 'hq-sea-soviet', { hq: 'fleet', block: 'rifles' });
    expect(left(twice, 'soviet', 'fleet')).toBe(1);
  });

  it('BITE-18.0-1 BITE-18.1-1 BITE-10.0-2 BITE-AMB-50 through mines the die is thrown with it', () => {
    const sail = (die: number | null, face = 0) =>
      act(
        'hq-sea-soviet',
        { hq: 'fleet', block: 'rifles', mined: true, die },
        here('soviet/movement', { cells: { [cells.face]: { rifles: face } } }),
      );
    const fate = (die: number, face = 0) => {
      const next = following(here('soviet/movement'), sail(die, face)).cells;
      const [faces, states] = [next[cells.face], next[cells.state]] as readonly { readonly [id: string]: Scalar }[];
      return [faces?.rifles, states?.rifles];
    };
    expect(refusal(sail(null))).toEqual(['bite.bar.noDie', '18.1']);
    expect([fate(3), fate(4), fate(6)]).toEqual([
      [undefined, undefined],
      [2, undefined],
      [undefined, 'eliminated'],
    ]);
    expect(fate(5, 4)[1]).toBe('eliminated');
    // at 1 PF a 0 to fall to keeps it afloat
    const atOne = (units: RosterUnit[]) =>
      act(
        'hq-sea-soviet',
        { hq: 'fleet', block: 'guns', mined: true, die: 5 },
        here('soviet/movement', {
          rosters: { ...blocks, soviet: { ...blocks.soviet, units: [...blocks.soviet.units, ...units] } },
          cells: { [cells.face]: { guns: 2 } },
        }),
      );
    expect(atOne([block('guns', { class: 'artillery', faces: '2 1 0' })])).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ cell: cells.face, key: 'guns', value: 4 })]),
    });
    expect(atOne([block('guns', { class: 'artillery', faces: '2 1' })])).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ cell: cells.state, key: 'guns', value: 'eliminated' })]),
    });
    const guards = {
      ...blocks.soviet,
      units: [...blocks.soviet.units, block('guards', { class: 'infantry', guards: true })],
    };
    const sunk = act(
      'hq-sea-soviet',
      { hq: 'fleet', block: 'guards', mined: true, die: 6 },
      here('soviet/movement', { rosters: { ...blocks, soviet: guards } }),
    );
    expect(sunk).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ cell: cells.guardsLost, value: 1 })]),
    });
  });

  it('BITE-18.0-1 an off-map box with a port is sailed to by its name, as the form offers it', () => {
    const sheet = draw({
      columns: [1, 2],
      rows: [1, 2],
      features: { portMajor: ['0101'] },
      labels: { USSR: ['0101', '0102', '0201', '0202'] },
      boxes: {
        b1: { name: 'Murmansk', kind: 'offMap', features: ['portMajor'], links: [] },
        b2: {
          name: 'Barents Sea',
          kind: 'sea',
          links: [
            { to: '0101', link: 'sea' },
            { to: 'b1', link: 'sea' },
          ],
        },
      },
    });
    const there = here('soviet/movement', { sheets: { map: sheet }, cells: { [cells.at]: { rifles: '0101' } } });
    const to = (called: string) => {
      const next = following(there, act('hq-sea-soviet', { hq: 'fleet', block: 'rifles', to: called }, there));
      const stands = next.cells[cells.at];
      return typeof stands === 'object' ? stands.rifles : undefined;
    };
    const sea = game.actions.find(({ id }) => id === 'hq-sea-soviet')?.fields.to;
    const offered = sea?.kind === 'text' ? sea.offers?.(there, { block: 'rifles' }).map((one) => one.name) : undefined;
    expect(offered).toEqual(['Murmansk']);
    expect(refusal(act('hq-sea-soviet', { hq: 'fleet', block: 'rifles', to: 'Murmansk' }, there))).toBeUndefined();
    expect([to('murmansk'), to('b1')]).toEqual(['b1', 'b1']);
    // of one that stands where nothing is drawn the map says nothing
    const off = { ...there, cells: { [cells.at]: { rifles: '0909' } } };
    expect(act('hq-sea-soviet', { hq: 'fleet', block: 'rifles', to: 'Nowhere' }, off)).toMatchObject({ ok: true });
  });
});

describe('the base game', () => {
  it('BITE-AMB-66 no HQ acts, or the supreme ones do', () => {
    const base = (amb66: string, hq: string) =>
      refusal(
        act(
          'hq-activate-soviet',
          { hq },
          here('soviet/rail', { scenario: 'SBE1', options: { level: 'base', amb66, a13: true } }, 2),
        ),
      );
    expect(base('none', 'stavka')).toEqual(['bite.hq.bar.base', '6.4']);
    expect(base('supreme', 'stavka')).toBeUndefined();
    expect(base('supreme', 'air')).toEqual(['bite.hq.bar.base', '6.4']);
    // nor does it mean anything where the advanced rules hold
    const off = here('soviet/rail', { options: { a13: false, amb66: 'supreme' } });
    expect(refusal(act('hq-activate-soviet', { hq: 'stavka' }, off))).toEqual(['bite.hq.bar.base', '6.4']);
  });
});

it('BITE-13.4-1 in Italian what is left is said the same way of one AP and of several', () => {
  const { says } = italian;
  for (const id of ['bite.hq.says.left', 'bite.hq.offer.left', 'bite.hq.reads.left', 'bite.hq.offer.attempts'] as const)
    expect([id, says[id]]).toEqual([id, expect.not.stringMatching(/resta/)]);
});
