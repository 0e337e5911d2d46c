import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { outline, phasesOf } from '#rules/kit/sequence/outline.ts';
import { cells, marks, type Trait } from '../../../ids.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import { at, bid, refusal, tasksOf } from '../../../testing/at.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { reactionStep } from '../../movement/reaction.ts';
import { noRetreatBars, passes, passing, type Reactor, reactionBars, refusalBars } from './before.ts';
import { fightsOf } from './noted.ts';

/** Counters are invented. The German side is active unless a test says otherwise. */
const op = 't2/ops#1';
const scene = (more: Parameters<typeof at>[0] = {}) =>
  at(
    {
      place: `${op}/kind=mobile/mobile/reaction`,
      turn: 2,
      ...more,
      cells: { [cells.active]: 'german', [cells.sequence]: 'mobile', ...more.cells },
    },
    inventedThings,
  );
const moving = { place: `${op}/kind=mobile/mobile/movement` };
const declared = (hex: string, ...units: readonly string[]) => ({
  [marks.declared]: { [hex]: { value: { side: 'german', units: [...units] }, until: op } },
});
const facts = (id: string, raw: Parameters<typeof bid>[1], context = scene()): readonly Fact[] => {
  const proposal = bid(id, raw, context);
  if (!proposal.ok) throw new Error(`refused by ${proposal.rule}`);
  return proposal.facts;
};
const marked = (all: readonly Fact[], mark: string) =>
  all.flatMap((fact) => (fact.kind === 'mark' && fact.mark === mark ? [[fact.key, fact.value]] : []));
const set = (all: readonly Fact[], cell: string) =>
  all.flatMap((fact) => (fact.kind === 'set' && fact.cell === cell ? [[fact.key, fact.value]] : []));

describe('declared attacks', () => {
  it('RTL-13.21: by agreement a task lets both sides assign air units in secret before the first attack; usually there is none', () => {
    const tasks = (air: string, attacks = declared('5529')) =>
      tasksOf(scene({ place: `${op}/kind=mobile/mobile/combat`, options: { air }, marks: attacks }), 'combat').map(
        ({ id }) => id,
      );
    expect(tasks('open')).not.toContain('secret-air');
    expect(tasks('secret').slice(0, 2)).toEqual(['secret-air', 'attacks']);
    expect(tasks('secret', { [marks.declared]: {} })).not.toContain('secret-air');
  });
  it('RTL-9.11: hex and attackers are noted for the sequence and open in the attack with who is there', () => {
    const here = scene({ ...moving, cells: { [cells.at]: { 'rifles-1': '5529', 'pz-1': '5530' } } });
    const booked = facts('declare', { hex: '5529', units: 'Invented pz-1' }, here);
    expect(booked).toEqual([
      { kind: 'mark', mark: 'declared', key: '5529', value: { side: 'german', units: ['pz-1'] }, until: op },
    ]);
    const [fight] = fightsOf({ ...here, marks: declared('5529', 'pz-1') });
    expect(fight).toMatchObject({ calc: 'attack', input: { attacker: 'german', target: '5529' } });
    const parsed = game.calculators.find(({ id }) => id === 'attack')?.parse(fight?.input ?? {});
    expect(parsed?.ok && parsed.value).toMatchObject({
      german: [{ id: 'pz-1', attack: 8 }],
      soviet: [{ id: 'rifles-1' }],
    });
  });
  it('RTL-9.14 RTL-10.11 RTL-10.15 RTL-10.53a: no strength, twice, guns alone, under 1:4: a reason, and done anyway', () => {
    const sovietTurn = { cells: { [cells.active]: 'soviet' } };
    expect(refusal('declare', { hex: '5529', units: 'Invented at-guns' }, scene({ ...moving, ...sovietTurn }))).toBe(
      '9.14',
    );
    expect(
      refusal(
        'declare',
        { hex: '5530', units: 'Invented pz-1' },
        scene({ ...moving, marks: declared('5529', 'pz-1') }),
      ),
    ).toBe('10.11');
    expect(refusal('declare', { hex: '5529', units: 'Invented guns-1' }, scene(moving))).toBe('10.15');
    const weak = scene({ ...moving, cells: { [cells.at]: { 'rifles-1': '5529', 'rifles-2': '5529' } } });
    // 2 against 11
    expect(refusal('declare', { hex: '5529', units: 'Invented recon-1' }, weak)).toBe('10.53');
    expect(refusal('declare', { hex: '5529', units: 'Invented recon-1, Invented pioneers' }, weak)).toBeUndefined();
  });
  it('RTL-9.16: what is declared stands at the combat phase until it is fought', () => {
    const combat = scene({ place: `${op}/kind=mobile/mobile/combat`, marks: declared('5529') });
    expect(game.reminders(combat).find(({ id }) => id === 'declared')).toMatchObject({ due: true, rule: '9.16' });
    expect(tasksOf(combat, 'mobile/combat').map(({ id }) => id)).toContain('attacks');
    expect(refusal('declare', { hex: '5529' }, combat)).toBe('9.1');
    // what the next sequence declares the combat phase of the one before does not owe
    const next = 't2/ops#2';
    const later = scene({
      place: `${next}/op/kind=mobile/mobile/movement`,
      past: [`${op}/op/kind=mobile/mobile/combat`],
      marks: { [marks.declared]: { '5529': { value: { side: 'german', units: [] }, until: next } } },
    });
    const before = phasesOf(outline(game.sequence, later)).filter(({ state }) => state === 'past');
    expect(before.some(({ id }) => id === 'combat')).toBe(true);
    expect(before.flatMap(({ tasks }) => tasks).filter(({ id, debt }) => id === 'attacks' && debt)).toEqual([]);
    expect(tasksOf(scene(), 'mobile/reaction')).toEqual([]);
    expect(tasksOf(scene({ marks: declared('5529') }), 'mobile/reaction').map(({ id }) => id)).toEqual([
      'ahead',
      'refuse',
      'react',
      'no-retreat',
    ]);
  });
});

describe('refusal', () => {
  const foot = { class: 'foot' as const, traits: new Set<Trait>(), disrupted: false, label: { id: 'x' } };
  it('RTL-9.21 RTL-9.25: red boxes and cavalry, nobody disrupted, no way through an empty ZOC hex', () => {
    const rules = (units: Parameters<typeof refusalBars>[0], zoc = false) =>
      refusalBars(units, zoc).map(({ rule }) => rule);
    expect(
      rules([
        { ...foot, class: 'mot' },
        { ...foot, traits: new Set(['cavalry']) },
      ]),
    ).toEqual([]);
    expect(rules([{ ...foot, class: 'mot' }, foot])).toEqual(['9.21']);
    expect(rules([{ ...foot, class: 'mot', disrupted: true }])).toEqual(['9.21']);
    expect(rules([{ ...foot, class: 'mot' }], true)).toEqual(['9.25']);
  });
  it('RTL-EX-22 RTL-9.23: ER 6 and a 6 pass; the markers come off and the attackers fight no more', () => {
    const here = scene({ marks: declared('5529', 'pz-1'), cells: { [cells.at]: { horse: '5529' } } });
    const booked = facts('refuse', { hex: '5529', lead: 'Invented horse', er: 6, face: 6 }, here);
    expect(marked(booked, marks.declared)).toEqual([['5529', null]]);
    expect(marked(booked, marks.fought)).toEqual([['pz-1', true]]);
    expect(marked(booked, marks.refused)).toEqual([['horse', true]]);
    // no points: a 7 fails, and the hex is fought over
    const failed = facts('refuse', { hex: '5529', lead: 'Invented horse', er: 6, face: 7 }, here);
    expect(marked(failed, marks.declared)).toEqual([]);
    expect(marked(failed, marks.refused)).toEqual([['horse', true]]);
  });
  it('RTL-9.23 RTL-9.24 RTL-9.21: the roster’s ER; infantry may not; what follows is said', () => {
    const here = scene({ marks: declared('5529'), cells: { [cells.at]: { 'rifles-1': '5529' } } });
    expect(refusal('refuse', { hex: '5529', lead: 'Invented rifles-1', face: 1 }, here)).toBe('9.21');
    const horse = bid('refuse', { hex: '5529', lead: 'Invented horse', face: 5 }, scene({ marks: declared('5529') }));
    expect(horse.ok && horse.next?.map(({ rule }) => rule)).toEqual(['11.31', '9.24', '9.23']);
    const missed = bid('refuse', { hex: '5529', lead: 'Invented horse', face: 6 }, scene({ marks: declared('5529') }));
    expect(missed.ok && missed.next?.map(({ rule }) => rule)).toEqual(['9.26']);
  });
});

describe('reaction', () => {
  const fit: Reactor = {
    side: 'soviet',
    kind: 'combat',
    class: 'mot',
    formation: 'Brown',
    disrupted: false,
    oos: false,
    inZoc: false,
    tried: false,
    inTarget: false,
    distance: 2,
    leadFormation: 'Brown',
  };
  const ids = (more: Partial<Reactor>) =>
    reactionBars({ ...fit, ...more }).map(({ msg }) => msg.id.replace('rtl.chk.bar.', ''));
  it('RTL-9.32 RTL-9.31: each condition is a reason of its own', () => {
    expect(ids({})).toEqual([]);
    expect(ids({ kind: 'hq' })).toEqual(['hq']);
    expect(ids({ class: 'foot' })).toEqual(['notMot']);
    expect(ids({ disrupted: true })).toEqual(['unfit']);
    expect(ids({ oos: true })).toEqual(['unfit']);
    expect(ids({ inTarget: true })).toEqual(['inTarget']);
    expect(ids({ distance: 3 })).toEqual(['far']);
    expect(ids({ leadFormation: 'Red' })).toEqual(['formation']);
    expect(ids({ leadFormation: 'Red', formation: '' })).toEqual([]);
    expect(ids({ inZoc: true })).toEqual(['sovietZoc']);
    expect(ids({ inZoc: true, side: 'german' })).toEqual([]);
    expect(ids({ tried: true })).toEqual(['tried']);
  });
  it('RTL-EX-23 RTL-9.33: three battalions, ER 5, 5, 4, dice 10, 9, 6: one roll a unit, and all fail', () => {
    expect([passes(10, 5), passes(9, 5), passes(6, 4)]).toEqual([false, false, false]);
    expect([passes(5, 5), passes(6, 5, 1), passing(9, 2)]).toEqual([true, true, 10]);
    const here = scene({ marks: declared('5529') });
    const booked = facts('react', { unit: 'Invented tanks', hex: '5529', face: 6 }, here);
    expect(marked(booked, marks.reacted)).toEqual([['tanks', true]]);
    const again = { ...here, marks: { ...here.marks, [marks.reacted]: { tanks: { value: true } } } };
    expect(refusal('react', { unit: 'Invented tanks', hex: '5529', face: 6 }, again)).toBe('9.32');
  });
  it('RTL-9.31 RTL-9.35: points of its HQ help and are spent; then half the MA, wherever it likes', () => {
    const here = scene({ marks: declared('5529'), cells: { [cells.active]: 'soviet' } });
    const raw = { unit: 'Invented recon-1', hex: '5529', helper: 'Invented hq-1', face: 8 };
    const proposal = bid('react', raw, here);
    expect(proposal.ok && set(proposal.facts, cells.spent)).toEqual([['hq-1', 'yes']]);
    // ER 6 and two points: 8 passes
    expect(proposal.ok && proposal.says.id).toBe('rtl.chk.says.reacts');
    expect(proposal.ok && proposal.next?.map(({ rule }) => rule)).toEqual(['9.31', '9.34', '9.35']);
  });
  it('RTL-9.34: next to an enemy only where a friend stands; that hex costs no ZOC MP and ends the move', () => {
    expect(reactionStep({ nextToEnemy: true, friend: false, enemyZoc: true }).may).toBe(false);
    expect(reactionStep({ nextToEnemy: true, friend: true, enemyZoc: true })).toEqual({
      may: true,
      stops: true,
      zocMp: 0,
    });
    expect(reactionStep({ nextToEnemy: false, friend: false, enemyZoc: false })).toEqual({
      may: true,
      stops: false,
      zocMp: 0,
    });
  });
});

describe('before the die of a check', () => {
  const here = (over: Parameters<typeof scene>[0] = {}) =>
    scene({
      marks: declared('5529'),
      ...over,
      cells: { [cells.at]: { tanks: '5529', 'hq-2': '5529', horse: '5530', 'rifles-2': '5529' }, ...over.cells },
    });
  const said = (id: string, raw: Parameters<typeof bid>[1], context = here()) => {
    const proposal = bid(id, raw, context);
    return proposal.ok ? undefined : { id: proposal.msg.id, p: proposal.msg.p, ahead: proposal.ahead };
  };
  it('RTL-3.42 RTL-9.33: what it has to show is said, points counted', () => {
    const raw = { unit: 'Invented tanks', hex: '5531', face: null };
    expect(said('react', raw, here({ marks: declared('5531') }))).toEqual({
      id: 'rtl.chk.needs',
      p: { unit: { name: 'Invented tanks' }, er: 5, n: 5, p: 0.5 },
      ahead: 'die',
    });
    const help = { ...raw, points: 2 };
    expect(said('react', help, here({ marks: declared('5531') }))?.p).toMatchObject({ n: 7 });
  });
  it('RTL-9.21: a limit that stands whatever falls is said before anybody throws', () => {
    expect(said('refuse', { hex: '5529', face: null })).toMatchObject({ id: 'rtl.chk.bar.class', ahead: 'limit' });
  });
  it('RTL-3.43a RTL-15.12: the lead of the hex, unless named: the best ER there, no HQ', () => {
    expect(said('no-retreat', { hex: '5529', strongpoint: true, face: null })?.p).toMatchObject({
      unit: { name: 'Invented tanks' },
    });
    const named = { hex: '5529', lead: 'Invented rifles-2', strongpoint: true, face: null };
    expect(said('no-retreat', named)?.p).toMatchObject({ unit: { name: 'Invented rifles-2' }, er: 4 });
  });
  it('RTL-9.1 RTL-9.32: names offered are of those who may: next to the hex and active; red boxes within two hexes', () => {
    const offers = (action: string, field: string, context: ReturnType<typeof scene>, beside: JsonObject) => {
      const asked = game.actions.find(({ id }) => id === action)?.fields[field];
      return asked?.kind === 'text' ? (asked.offers?.(context, beside) ?? []).map(({ name: one }) => one) : [];
    };
    const moves = here({
      ...moving,
      cells: { [cells.acting]: 'Blue', [cells.at]: { 'pz-1': '5530', 'rifle-1': '5540', pioneers: '5530' } },
    });
    const attackers = offers('declare', 'units', moves, { hex: '5529' });
    expect(attackers).toContain('Invented pz-1');
    expect(attackers).not.toContain('Invented rifle-1');
    expect(attackers).not.toContain('Invented pioneers');
    expect(offers('react', 'unit', here({ marks: declared('5531') }), { hex: '5531' })).toEqual(['Invented tanks']);
    expect(offers('refuse', 'lead', here(), { hex: '5529' })).toEqual(['Invented tanks', 'Invented rifles-2']);
  });
});

describe('the lines of the enemy reaction', () => {
  it('RTL-9.21 RTL-9.32: they name who may refuse and react, or say why nobody may', () => {
    const said = (at: JsonObject, hex = '5529') => {
      const here = scene({ marks: declared(hex, 'pz-1'), cells: { [cells.at]: { 'pz-1': '5530', ...at } } });
      const of = (task: string) => tasksOf(here, 'reaction').find(({ id }) => id === task)?.status;
      return [of('refuse'), of('react')].map((one) => [one?.id, JSON.stringify(one?.p?.what ?? one?.p?.unit ?? null)]);
    };
    const [may, tries] = said({ tanks: '5529', horse: '5531' });
    expect([may?.[0], tries?.[0]]).toEqual(['rtl.chk.status.mayRefuse', 'rtl.chk.status.nobody']);
    expect(may?.[1]).toContain('5529');
    // the form of a reaction opens with the first of them
    const open = scene({
      marks: declared('5529', 'pz-1'),
      cells: { [cells.at]: { 'pz-1': '5530', horse: '5529', tanks: '5531' } },
    });
    const field = game.actions.find(({ id }) => id === 'react')?.fields.unit;
    expect(field?.begins?.(open)).toBe('Invented tanks');
    const [foot, reacts] = said({ 'rifles-2': '5529' });
    expect([foot?.[0], reacts?.[0]]).toEqual(['rtl.chk.bar.class', 'rtl.chk.status.nobody']);
    const [, near] = said({ horse: '5529', tanks: '5531' });
    expect(near?.[0]).toBe('rtl.chk.status.may');
    expect(near?.[1]).toContain('Invented tanks');
  });
});

describe('after a refusal', () => {
  it('RTL-9.23: the forms of retreat and advance open with those who go, and their tasks are there until it is noted', () => {
    const here = scene({
      marks: declared('5529', 'pz-1'),
      cells: { [cells.at]: { tanks: '5529', 'pz-1': '5530' } },
    });
    const booked = facts('refuse', { hex: '5529', face: 5 }, here);
    expect(marked(booked, marks.leaves)).toEqual([['tanks', { hex: '5529', name: 'Invented tanks' }]]);
    const enters = { hex: '5529', crt: 'refusal', name: 'Invented pz-1' };
    expect(marked(booked, marks.enters)).toEqual([['pz-1', enters]]);
    expect(marked(facts('refuse', { hex: '5529', face: 6 }, here), marks.leaves)).toEqual([]);
    // heavy equipment stays, as behind a fight (AMB-30)
    const guns = scene({
      marks: { [marks.declared]: { '5529': { value: { side: 'german', units: ['pz-1', 'guns-1'] } } } },
      cells: { [cells.at]: { tanks: '5529', 'pz-1': '5530', 'guns-1': '5532' } },
    });
    expect(marked(facts('refuse', { hex: '5529', face: 5 }, guns), marks.enters)).toEqual([['pz-1', enters]]);
    const until = here.place;
    const then = {
      ...here,
      marks: {
        [marks.leaves]: { tanks: { value: '5529', until } },
        [marks.enters]: { 'pz-1': { value: { hex: '5529', crt: 'refusal' }, until } },
      },
    };
    const begun = (id: string) => {
      const one = game.actions.find((action) => action.id === id);
      const parsed = one?.parse({}, then);
      return parsed?.ok ? parsed.value : undefined;
    };
    expect(begun('retreat')).toMatchObject({ units: 'Invented tanks', refusal: true });
    expect(begun('advance')).toMatchObject({ units: 'Invented pz-1', into: '5529', crt: 'refusal' });
    const listed = (context: typeof here) => tasksOf(context, 'reaction').map(({ id }) => id);
    expect(listed(then)).toEqual(expect.arrayContaining(['retreat', 'advance']));
    expect(listed(here)).not.toContain('retreat');
    // nobody may stay (11.3); an advance is their own to take; and where nobody stands in a hex nothing is kept up
    const offer = (context: typeof here, id: string) =>
      tasksOf(context, 'reaction').find((one) => one.id === id)?.offered;
    const nowhere = { ...then, cells: { ...then.cells, [cells.at]: {} } };
    expect([offer(then, 'retreat'), offer(then, 'advance'), offer(nowhere, 'retreat')]).toEqual([
      undefined,
      true,
      true,
    ]);
    const left = facts('retreat', { units: 'Invented tanks', to: '5531' }, then);
    expect(marked(left, marks.leaves)).toEqual([['tanks', null]]);
    const entered = facts('advance', { units: 'Invented pz-1', into: '5529', crt: 'refusal' }, then);
    expect(marked(entered, marks.enters)).toEqual([['pz-1', null]]);
  });
});

describe('no retreat', () => {
  it('RTL-9.41: two steps and a completed strongpoint', () => {
    expect(noRetreatBars(2, true)).toEqual([]);
    expect(noRetreatBars(1, true).map(({ rule }) => rule)).toEqual(['9.41']);
    expect(noRetreatBars(undefined, false)).toHaveLength(1);
    const fort = (steps: number) =>
      scene({
        marks: declared('5529'),
        cells: {
          [cells.at]: { 'rifles-1': '5529' },
          [cells.steps]: { 'rifles-1': steps },
          [cells.strongpoints]: { '5529': 'soviet:done' },
        },
      });
    const raw = { hex: '5529', lead: 'Invented rifles-1', face: 1 };
    expect(refusal('no-retreat', raw, fort(1))).toBe('9.41');
    expect(refusal('no-retreat', raw, fort(2))).toBeUndefined();
  });
  it('RTL-9.42 RTL-9.43: passed, the marker lies there, and the attack opens with it', () => {
    const here = scene({ marks: declared('5529') });
    const raw = { hex: '5529', lead: 'Invented rifles-1', strongpoint: true, helper: 'Invented hq-2' };
    // ER 5 and one point
    expect(marked(facts('no-retreat', { ...raw, face: 6 }, here), marks.noRetreat)).toEqual([['5529', 'strongpoint']]);
    expect(marked(facts('no-retreat', { ...raw, face: 7 }, here), marks.noRetreat)).toEqual([]);
    const stands = { ...here, marks: { ...here.marks, [marks.noRetreat]: { '5529': { value: true } } } };
    expect(fightsOf(stands)[0]?.input).toMatchObject({ noRetreat: true });
    expect(fightsOf(stands)[0]?.input).not.toHaveProperty('strongpoint');
    // the strongpoint its owner told of counts in the fight as well (10.22)
    const within = { ...here, marks: { ...here.marks, [marks.noRetreat]: { '5529': { value: 'strongpoint' } } } };
    expect(fightsOf(within)[0]?.input).toMatchObject({ noRetreat: true, strongpoint: true });
  });
});
