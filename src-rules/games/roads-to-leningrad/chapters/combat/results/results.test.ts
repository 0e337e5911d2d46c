import { describe, expect, it } from 'vitest';
import { cells, marks, ruling } from '../../../ids.ts';
import { at, bid, refusal } from '../../../testing/at.ts';
import { context, fight, grenadiers, gun, hq, panzer, played, unit } from '../../../testing/attacks.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { settle, unread } from '../../../testing/settle.ts';
import { meaningOf } from '../attack/oddsGame.ts';
import { readResult } from '../fight/outcome.ts';
import { advanceOf } from './advance.ts';
import { afterFacts } from './after.ts';
import { billOf, guestShare } from './bill.ts';
import { settledFacts, settledGuide } from './ending.ts';
import { lossRows, mayLoseExtra, mayLoseNext, type Payer } from './losses.ts';
import { endBars, isZocHex, passageOf, retreatLength, throughBars } from './retreat.ts';
import { settling } from './settle.ts';
import { struck } from './troops.ts';

const two = { twoSteps: true, attack2: 1, defence2: 2, er2: 4 };
const payer = (id: string, steps = 2, more: Partial<Payer> = {}): Payer => ({
  id,
  steps,
  armoured: false,
  vp: 0,
  strength: 2,
  ...more,
});
const rows = (all: ReturnType<typeof lossRows>) => all.map((row) => Object.fromEntries(row));
const unknown = { attacker: undefined, defender: undefined };

describe('a result as it is paid', () => {
  it('RTL-11.11: side, digit, R, E, d; two results in a cell', () => {
    expect(readResult('A1 D3Rd')).toMatchObject({
      attacker: { steps: 1, retreats: false, disrupted: false },
      defender: { steps: 3, retreats: true, disrupted: true },
    });
    expect(readResult('DE')?.defender.eliminated).toBe(true);
    expect(readResult('X')).toBeUndefined();
  });
  it('RTL-11.21 RTL-3.43b: steps are the force’s, the lead pays first, then the owner chooses', () => {
    const units = [payer('lead'), payer('b', 1), payer('gun', 1)];
    const order = { lead: 'lead', armour: false };
    expect(mayLoseNext(units, new Map(), order).map(({ id }) => id)).toEqual(['lead']);
    expect(rows(lossRows(units, 2, order))).toEqual([{ lead: 2 }, { lead: 1, b: 1 }, { lead: 1, gun: 1 }]);
    // more than there are: all of them
    expect(rows(lossRows(units, 9, order))).toEqual([{ lead: 2, b: 1, gun: 1 }]);
    // who is named nowhere cannot lead
    expect(lossRows(units, 1, { lead: '', armour: false })).toHaveLength(3);
  });
  it('under Enter lies the step worth least, of those who may pay', () => {
    const [lead, strong, weak] = [
      unit(2, 2, 4, { id: 'lead', lead: true }),
      unit(6, 7, 5, { id: 'strong' }),
      unit(3, 2, 3, { id: 'weak' }),
    ];
    for (const soviet of [
      [lead, strong, weak],
      [weak, lead, strong],
      [strong, weak, lead],
    ])
      expect(settle({ german: [panzer(19, 7)], soviet }, { text: 'D2' }).asks).toMatchObject([
        { id: 'loss-defender', usual: 'weak' },
      ]);
  });
  it('a step that costs VP lies under Enter only where no other may be lost, as the planner reckons', () => {
    const lead = unit(2, 2, 4, { id: 'lead', lead: true });
    const tank = unit(1, 1, 3, { id: 'tank', traits: ['armoured'] });
    const rifles = unit(6, 7, 5, { id: 'rifles' });
    for (const soviet of [
      [lead, tank, rifles],
      [rifles, lead, tank],
    ])
      expect(settle({ german: [panzer(19, 7)], soviet }, { text: 'D2' }).asks).toMatchObject([
        { id: 'loss-defender', usual: 'rifles' },
      ]);
  });
  it('RTL-11.12: a shaded box takes an armoured step first, and one where the result takes none', () => {
    const units = [payer('lead'), payer('tank', 2, { armoured: true })];
    expect(rows(lossRows(units, 1, { lead: 'lead', armour: true }))).toEqual([{ tank: 1 }]);
    expect(billOf({ ...unread, text: 'DR', shaded: true }, unknown)?.attacker).toMatchObject({
      steps: 1,
      armour: true,
    });
    expect(billOf({ ...unread, text: 'A2 D1', shaded: true }, unknown)?.attacker).toMatchObject({
      steps: 2,
      armour: true,
    });
    expect(billOf({ ...unread, text: 'DR' }, unknown)?.attacker.steps).toBe(0);
  });
  it('RTL-11.24: a side that cannot pay in full takes one off the other’s number; not with E, and armour pays all the same', () => {
    const bill = (text: string, attacker: number, defender: number, shaded = false) => {
      const found = billOf({ ...unread, text, shaded }, { attacker, defender });
      return [found?.attacker.steps, found?.defender.steps];
    };
    expect(bill('A1 D2', 4, 1)).toEqual([0, 2]);
    expect(bill('A2 D2', 1, 4)).toEqual([2, 1]);
    expect(bill('A1 D2', 4, 2)).toEqual([1, 2]);
    expect(bill('A1 DE', 4, 1)).toEqual([1, 0]);
    expect(bill('A1 D2', 4, 1, true)).toEqual([1, 2]);
  });
  it('RTL-11.42: no retreat: the number, then one more of the lead, else of the highest ER; no advance behind the last', () => {
    const units = [payer('lead', 1, { er: 5 }), payer('b', 2, { er: 6 }), payer('c', 2, { er: 6 })];
    expect(mayLoseExtra(units, new Map(), 'lead').map(({ id }) => id)).toEqual(['lead']);
    expect(mayLoseExtra(units, new Map([['lead', 1]]), 'lead').map(({ id }) => id)).toEqual(['b', 'c']);
    const raw = { german: [grenadiers(9, 6)], soviet: [unit(3, 5, 5, two)] };
    const end = settle(raw, { text: 'D1R', noRetreat: true });
    expect(end.lost).toEqual({ german: 0, soviet: 2 });
    expect(end.settled.lastStep).toBe(true);
    expect(settledGuide(end.settled, fight(raw), { crt: 'mobile' }, context()).map(({ rule }) => rule)).toContain(
      '11.42',
    );
    // and the words of the result say so
    const words = (noRetreat: boolean) => JSON.stringify(meaningOf('D1R', fight({ ...raw, noRetreat })).says);
    expect(words(true)).toContain('rtl.attack.result.stays');
    expect(words(false)).toContain('rtl.attack.result.retreats');
    // the number alone emptied it: they advance
    const one = settle({ ...raw, soviet: [unit(3, 5, 5)] }, { text: 'D1R', noRetreat: true });
    expect(one.settled.lastStep).toBe(false);
    expect(one.settled.bill.defender.retreats).toBe(false);
  });
  it('RTL-11.21 RTL-11.13: guns in the hex or beside it pay, distant ones never', () => {
    const raw = {
      german: [grenadiers(9, 6), gun(4, 6, { id: 'near', distance: 1 }), gun(4, 6, { id: 'far' })],
      soviet: [unit(3, 5, 5)],
    };
    expect(struck(fight(raw), 'attacker').map(({ id }) => id)).toContain('near');
    expect(struck(fight(raw), 'attacker').map(({ id }) => id)).not.toContain('far');
  });
  it('RTL-11.35 RTL-AMB-43: who retreated there goes with an E; steps left over pass to it only by the ruling', () => {
    const pays = (options: object) => ruling({ options: { ...options } }, 'amb43') === 'steps';
    const hit = { eliminated: false, retreats: true };
    expect(guestShare(hit, 1, pays({}))).toEqual({ gone: false, steps: 0, retreats: true });
    expect(guestShare(hit, 1, pays({ amb43: 'steps' }))).toEqual({ gone: false, steps: 1, retreats: true });
    expect(guestShare({ eliminated: true, retreats: false }, 0, pays({})).gone).toBe(true);
  });
});

describe('retreats', () => {
  it('RTL-11.31: two hexes on the Mobile table and after a refusal, one or two on Assault; the overrunner leads the way', () => {
    expect(retreatLength('mobile')).toMatchObject({ least: 2, most: 2, by: 'owner' });
    expect(retreatLength('refusal')).toMatchObject({ least: 2, by: 'owner' });
    expect(retreatLength('assault')).toMatchObject({ least: 1, most: 2 });
    expect(retreatLength('assault', true).least).toBe(2);
    expect(retreatLength('overrun')).toMatchObject({ least: 2, by: 'enemy' });
  });
  const hex = {
    forbidden: false,
    offMap: false,
    enemy: false,
    enemyZoc: false,
    friend: false,
    stacking: 3,
    target: false,
  };
  it('RTL-11.32 RTL-11.34: no forbidden side, map edge or enemy; no end in ZOC without a friend', () => {
    for (const more of [{ forbidden: true }, { offMap: true }, { enemy: true }])
      expect(throughBars({ ...hex, ...more }).map(({ rule }) => rule)).toEqual(['11.32']);
    expect(endBars({ ...hex, enemyZoc: true }, 'mobile').map(({ rule }) => rule)).toEqual(['11.34']);
    expect(endBars({ ...hex, enemyZoc: true, friend: true }, 'mobile')).toEqual([]);
    expect(endBars({ ...hex, target: true }, 'refusal').map(({ rule }) => rule)).toEqual(['9.24']);
    expect(endBars({ ...hex, target: true }, 'assault')).toEqual([]);
    expect([isZocHex({ enemyZoc: true, friend: true }), isZocHex({ enemyZoc: true, friend: false })]).toEqual([
      false,
      true,
    ]);
  });
  it('RTL-11.5: the table: a clear path, two ZOC hexes, one; heavy guns, red boxes', () => {
    const way = { clear: false, zocHexes: 1, secondFree: true };
    const group = { mot: false, heavyGuns: false, others: true };
    const passage = (w: Partial<typeof way>, g: Partial<typeof group>, mot = false) =>
      passageOf({ ...way, ...w }, { ...group, ...g }, mot).passage;
    expect(passage({ clear: true }, {}, true)).toBe('free');
    expect(passage({ zocHexes: 2 }, {})).toBe('gone');
    expect(passage({ zocHexes: 0 }, {})).toBe('gone');
    expect(passage({ secondFree: false }, {})).toBe('gone');
    expect(passage({}, {}, true)).toBe('loss');
    expect(passage({}, { mot: true }, true)).toBe('check');
    expect(passage({}, {}, false)).toBe('check');
    expect(passage({}, { others: false, heavyGuns: true })).toBe('gone');
    expect(passageOf(way, { ...group, heavyGuns: true }, false).gunsGone).toBe(true);
  });
  it('RTL-11.5 RTL-3.44: the lead of the retreat checks in its new state; heavy guns die and do not pay for it', () => {
    const raw = {
      german: [grenadiers(9, 6)],
      soviet: [unit(3, 5, 6, { id: 'a', ...two }), gun(3, 5, { id: 'g', distance: 0 })],
    };
    const end = settle(raw, { text: 'DRd' }, ['zoc', 'no', 'fail']);
    expect(end.asked).toEqual(['way-defender', 'motor-defender', 'zoc-check-defender']);
    // ER 6, disrupted by the result
    expect(end.asks[2]?.msg.p?.er).toBe(4);
    const check = end.asks[2];
    const faces = check?.kind === 'chance' && check.entry.kind === 'face' ? check.entry.gives : [];
    expect(faces?.map((one) => one?.id)).toEqual([
      ...Array.from({ length: 4 }, () => 'rtl.res.passed'),
      ...Array.from({ length: 6 }, () => 'rtl.res.failed'),
    ]);
    expect(Object.fromEntries(end.settled.taken.defender)).toEqual({ g: 1, a: 1 });
    expect(settle(raw, { text: 'DRd' }, ['zoc', 'no', 'pass']).lost.soviet).toBe(1);
  });
  it('RTL-EX-12: reduced, the only way out one empty ZOC hex of a red box: automatic loss, eliminated', () => {
    const raw = { german: [panzer(9, 6)], soviet: [unit(2, 3, 4, { ...two, steps: 1 })] };
    const end = settle(raw, { text: 'DR' }, ['zoc', 'yes']);
    expect(end.lost.soviet).toBe(1);
    expect(end.settled.emptied).toBe(true);
  });
  it('RTL-11.31: attackers leave hex by hex, each by its own way', () => {
    const raw = { german: [panzer(3, 6, { hex: '1111' }), grenadiers(3, 6, { hex: '1112' })], soviet: [unit(9, 9, 6)] };
    const end = settle(raw, { text: 'AR' }, ['none', 'clear']);
    expect(end.asked).toEqual(['way-attacker', 'way-attacker']);
    expect(end.lost.german).toBe(1);
  });
  it('RTL-11.33 RTL-11.35 RTL-11.34: by hand: the hex noted, the surplus said, a target hex marked', () => {
    const here = at(
      {
        turn: 2,
        place: 't2/ops#1/kind=mobile/mobile/combat',
        marks: { [marks.declared]: { '5529': { value: true } } },
        cells: { [cells.at]: { 'rifles-1': '5529', tanks: '5529', horse: '5529', 'rifles-2': '5528' } },
      },
      inventedThings,
    );
    const went = bid('retreat', { units: 'Invented rifles-2', to: '5529' }, here);
    expect(went.ok && went.facts).toContainEqual({ kind: 'set', cell: cells.at, key: 'rifles-2', value: '5529' });
    expect(went.ok && went.facts.some((fact) => fact.kind === 'mark' && fact.mark === marks.retreated)).toBe(true);
    // 3 + 2 + 2 there and 2 are 9; one more unit of 1 is too many
    expect(went.ok && went.next?.map(({ rule }) => rule)).toEqual(['11.35']);
    const more = bid('retreat', { units: 'Invented rifles-2, Invented guns-2', to: '5529' }, here);
    expect(more.ok && more.next?.map(({ rule }) => rule)).toEqual(['11.33', '11.35']);
    expect(refusal('retreat', { units: 'Invented rifles-2', to: '5530', enemyZoc: true }, here)).toBe('11.34');
    // who stands there already is counted once
    const stays = bid('retreat', { units: 'Invented rifles-1, Invented tanks, Invented rifles-2', to: '5529' }, here);
    expect(stays.ok && stays.next?.map(({ rule }) => rule)).toEqual(['11.35']);
  });
});

describe('advance', () => {
  it('RTL-EX-13 RTL-11.61: two hexes for red boxes after the Mobile table, one disrupted, on foot or after Assault; heavy none', () => {
    const hexes = (kind: 'mot' | 'foot' | 'heavy', crt: 'mobile' | 'assault' | 'refusal', disrupted = false) =>
      advanceOf({ class: kind, disrupted }, crt).hexes;
    expect([hexes('mot', 'mobile'), hexes('mot', 'mobile', true), hexes('foot', 'mobile')]).toEqual([2, 1, 1]);
    expect([hexes('heavy', 'mobile'), hexes('mot', 'assault'), hexes('heavy', 'assault')]).toEqual([0, 1, 0]);
    expect([hexes('mot', 'refusal'), hexes('heavy', 'refusal')]).toEqual([1, 0]);
    expect(advanceOf({ class: 'mot', disrupted: false }, 'mobile', true).hexes).toBe(0);
    const go = (units: string, on = '', crt = 'mobile') =>
      refusal('advance', { units, into: '6229', on, crt }, at({}, inventedThings));
    expect(go('Invented pz-1', '6328')).toBeUndefined();
    expect(go('Invented pz-1', '6328', 'assault')).toBe('11.61');
    expect(go('Invented pioneers', '6328')).toBe('11.61');
    expect(go('Invented guns-1')).toBe('11.63');
  });
  it('RTL-11.62 RTL-11.63 RTL-11.65: who advanced fights no more; only who took part; no more than 9', () => {
    const here = at(
      {
        turn: 2,
        place: 't2/ops#1/x',
        cells: { [cells.at]: { 'rifle-1': '6229', 'recon-1': '6229', pioneers: '6229' } },
      },
      inventedThings,
    );
    const went = bid('advance', { units: 'Invented pz-1', into: '6229' }, here);
    expect(went.ok && went.facts.some((fact) => fact.kind === 'mark' && fact.mark === marks.fought)).toBe(true);
    expect(went.ok && went.facts).toContainEqual({ kind: 'set', cell: cells.control, key: '6229', value: 'german' });
    const full = at(
      {
        cells: {
          [cells.at]: { 'rifle-1': '6229', 'recon-1': '6229', pioneers: '6229', 'army-guns': '6229', 'guns-1': '6229' },
        },
      },
      inventedThings,
    );
    expect(refusal('advance', { units: 'Invented pz-1', into: '6229' }, full)).toBe('11.65');
    // idle units and distant guns are not named
    const raw = {
      german: [panzer(9, 6, { id: 'a' }), panzer(9, 6, { id: 'b', part: false }), gun(3, 6, { id: 'g', distance: 1 })],
      soviet: [unit(2, 3, 4)],
    };
    const end = settle(raw, { text: 'D1R' });
    const guide = settledGuide(end.settled, fight(raw), { crt: 'mobile' }, context());
    expect(guide.map(({ rule }) => rule)).toContain('11.62');
    // RTL-11.35 is told only while another attack is to come
    const two = { ...raw, soviet: [unit(2, 3, 4, { id: 'x' }), unit(2, 3, 4, { id: 'y' })] };
    const rules = (others: boolean) =>
      settledGuide(settle(two, { text: 'D1R' }).settled, fight(two), { crt: 'mobile' }, context(), others).map(
        ({ rule }) => rule,
      );
    expect(rules(true)).toContain('11.35');
    expect(rules(false)).not.toContain('11.35');
    const lines = guide.filter(({ msg }) => msg.id === 'rtl.res.guide.advance');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.msg.p?.how).toEqual({ id: 'rtl.res.advance.mot' });
  });
});

describe('what is still to be moved', () => {
  const here = at(
    {
      place: 't2/ops#1/op/kind=mobile/mobile/combat',
      cells: { [cells.at]: { 'pz-1': '6228', 'rifles-1': '6229', 'rifles-2': '6229', 'army-guns': '6228' } },
    },
    inventedThings,
  );
  const raw = {
    target: '6229',
    german: [panzer(8, 7, { id: 'pz-1', hex: '6228' }), gun(4, 7, { id: 'army-guns', distance: 4, hex: '6225' })],
    soviet: [unit(4, 6, 5, { id: 'rifles-1', hex: '6229' }), unit(3, 5, 4, { id: 'rifles-2', hex: '6229' })],
  };
  const left = (text: string, mark: string) => {
    const own = fight(raw, here);
    return afterFacts(settle(raw, { text }).settled, own, { crt: 'mobile' }, here).flatMap((fact) =>
      fact.kind === 'mark' && fact.mark === mark ? [[fact.key, fact.value]] : [],
    );
  };
  it('RTL-11.31 RTL-11.61 RTL-11.63: who lives and retreats leaves its hex; attackers may enter it, distant guns not', () => {
    expect(left('DR', marks.leaves)).toEqual([
      ['rifles-1', { hex: '6229', name: 'Invented rifles-1' }],
      ['rifles-2', { hex: '6229', name: 'Invented rifles-2' }],
    ]);
    const enters = { hex: '6229', crt: 'mobile', name: 'Invented pz-1' };
    expect(left('DR', marks.enters)).toEqual([['pz-1', enters]]);
    expect(left('AR', marks.leaves)).toEqual([['pz-1', { hex: '6228', name: 'Invented pz-1' }]]);
    expect(left('AR', marks.enters)).toEqual([]);
    expect(left('A1 D1', marks.enters)).toEqual([]);
  });
});

describe('the example of play', () => {
  const kv = unit(5, 6, 5, two);
  it('RTL-EX-14: 18 against a battery alone: 8:1 at −3, 6 reads row 3, D3R; it has one step', () => {
    const raw = { german: [panzer(10, 6), grenadiers(8, 5)], soviet: [gun(3, 4, { distance: 0 })] };
    const { done } = played(raw, [6]);
    expect(done?.key).toBe('D3R');
    expect(done?.ending.lost).toEqual({ german: 0, soviet: 1 });
  });
  it('RTL-EX-20 RTL-EX-28: DE takes the whole hex, an HQ alone as well', () => {
    expect(settle({ german: [grenadiers(9, 7)], soviet: [kv, unit(2, 2, 2)] }, { text: 'DE' }).lost.soviet).toBe(3);
    expect(
      settle({ german: [grenadiers(9, 7)], soviet: [hq(1, 'none', { distance: 0 })] }, { text: 'DE' }).lost.soviet,
    ).toBe(1);
  });
  it('RTL-EX-26: A1 DR as the example applies it, where the Assault table has A2 D2: one step of the attacker, the defender goes', () => {
    const end = settle({ german: [kv], soviet: [unit(3, 7, 5)] }, { text: 'A1 DR' });
    expect(end.lost).toEqual({ german: 1, soviet: 0 });
    expect(end.settled.emptied).toBe(true);
  });
  it('RTL-EX-27 RTL-11.24: A2 D1 as the example applies it, where the Assault table has AR, against HQ and battery: the battalion and the battery go, the HQ stays; D1 is paid, nothing is cut', () => {
    const raw = {
      german: [grenadiers(6, 6, two)],
      soviet: [hq(1, 'none', { id: 'hq', distance: 0 }), gun(3, 4, { id: 'gun', distance: 0 })],
    };
    const end = settle(raw, { text: 'A2 D1' });
    expect(end.settled.bill.attacker).toMatchObject({ steps: 2, cut: false });
    expect(Object.fromEntries(end.settled.taken.defender)).toEqual({ gun: 1 });
    expect(end.lost).toEqual({ german: 2, soviet: 1 });
    expect(end.settled.emptied).toBe(false);
  });
  it('RTL-EX-32: D2R: two steps, and the other two units have no way but ZOC', () => {
    const raw = {
      german: [panzer(19, 7), grenadiers(19, 7)],
      soviet: [1, 2, 3, 4].map((n) => unit(2, 2, 4, { id: `u${n}` })),
    };
    const end = settle(raw, { text: 'D2R' }, ['u2', 'none']);
    expect(end.asked).toEqual(['loss-defender', 'way-defender']);
    expect(end.lost.soviet).toBe(4);
  });
});

describe('what is booked', () => {
  it('RTL-11.35 RTL-AMB-43: a unit that retreated into the hex adds nothing, pays no number, dies with an E', () => {
    const raw = {
      target: '5529',
      german: [panzer(9, 7, { id: 'pz-1' })],
      soviet: [
        { ...unit(2, 6, 4), id: 'rifles-2' },
        { ...unit(2, 6, 9, two), id: 'rifles-1' },
      ],
    };
    const here = context({
      marks: { [marks.retreated]: { 'rifles-1': { value: true } } },
      cells: { [cells.at]: { 'rifles-1': '5529' } },
    });
    const shared = fight(raw, here);
    expect(shared.defender.units.map(({ id }) => id)).toEqual(['rifles-2']);
    const booked = (text: string, options = {}) => {
      const run = settling(shared, { ...unread, text });
      let step = run.next();
      while (!step.done) step = run.next({ ask: step.value.id, key: 'clear' });
      if (!step.value) throw new Error('no such result');
      return settledFacts(step.value, shared, { ...here, options }).filter(
        (fact) => fact.kind === 'set' && fact.key === 'rifles-1',
      );
    };
    expect(booked('D2R')).toEqual([]);
    expect(booked('D2R', { amb43: 'steps' })).toMatchObject([{ value: 1 }]);
    // and stands nowhere any more
    expect(booked('DE')).toMatchObject([
      { cell: cells.steps, value: 0 },
      { cell: cells.at, value: null },
    ]);
  });
  it('RTL-15.33 RTL-15.32: points named for a check that is not made are not spent', () => {
    const raw = { german: [panzer(9, 7, { id: 'pz-1' }), hq(2, 'units', { id: 'hq-1' })], soviet: [unit(2, 6, 4)] };
    const spends = (german: readonly object[]) =>
      played({ ...raw, german }, german.length > 2 ? [5, 5] : [5]).done?.ending.facts.some(
        (fact) => fact.kind === 'set' && fact.cell === cells.spent,
      );
    expect(spends(raw.german)).toBe(false);
    expect(spends([...raw.german, panzer(5, 7, { hex: '5530' })])).toBe(true);
  });
  it('RTL-11.21 RTL-11.11: steps with their VP, disruption, and the places of the gone', () => {
    const here = context({ cells: { [cells.at]: { tanks: '5529' } } });
    const raw = {
      german: [panzer(9, 7, { id: 'pz-1' })],
      soviet: [
        { ...panzer(2, 5), id: 'tanks' },
        { ...unit(2, 6, 4, two), id: 'rifles-1' },
      ],
    };
    const end = settle(raw, { text: 'D1Rd' });
    const facts = settledFacts(end.settled, fight(raw), here);
    expect(facts).toContainEqual({ kind: 'set', cell: cells.steps, key: 'tanks', value: 0 });
    expect(facts).toContainEqual({ kind: 'set', cell: cells.at, key: 'tanks', value: null });
    expect(facts).toContainEqual({ kind: 'set', cell: cells.disrupted, key: 'rifles-1', value: 'yes' });
    expect(facts.some((fact) => fact.kind === 'post' && fact.account === 'vp')).toBe(true);
  });
});
