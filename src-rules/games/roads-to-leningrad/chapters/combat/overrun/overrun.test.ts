import { describe, expect, it } from 'vitest';
import type { Json } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import type { Played } from '#rules/kit/procedure/calcSpec.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { cells, marks, type Trait } from '../../../ids.ts';
import { context, grenadiers, gun, panzer, plane, ruled, unit } from '../../../testing/attacks.ts';
import { chanceOfMeasure } from '../../../testing/known.ts';
import type { AttackResult } from '../results/pay.ts';
import { overrunCalculator } from './calculator.ts';
import { overrunFields } from './fields.ts';
import { enables, memberBars, overrunOf } from './run.ts';

/** Units bear invented values, or those the example of play states. */
const parsed = (raw: object) => {
  const plain: Json = JSON.parse(JSON.stringify(raw));
  const input = overrunCalculator.parse(plain);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return input.value;
};
const of = (raw: object, here: Context = context()) => overrunOf(asInput(overrunFields, parsed(raw)), here);
const rules = (raw: object, here: Context = context()) => of(raw, here).bars.map(({ rule }) => rule);
const ids = (raw: object, here: Context = context()) => of(raw, here).bars.map(({ msg }) => msg.id);
/** Answers in turn; a number is a die. */
const played = (raw: object, said: readonly (number | string)[], here: Context = context()): Played => {
  const input = parsed(raw);
  const answers: Answer[] = [];
  for (const one of said) {
    const { ask, not } = overrunCalculator.play(input, here, answers);
    if (!ask) throw new Error(`nothing is asked: ${JSON.stringify(not)}`);
    const key = ask.kind === 'chance' ? ask.read(one) : String(one);
    if (key === undefined) throw new Error(`${one} is no answer to ${ask.id}`);
    answers.push({ ask: ask.id, key, ...(ask.kind === 'chance' ? { raw: one } : {}) });
  }
  return overrunCalculator.play(input, here, answers);
};
const done = (raw: object, said: readonly (number | string)[], here: Context = context()) => {
  const end = played(raw, said, here);
  if (!end.done) throw new Error(`open: ${end.ask?.id}`);
  return { ...end.done, result: end.done.result as AttackResult };
};
const figure = (raw: object, id: string, here: Context = context()) =>
  overrunCalculator.panel(parsed(raw), here, []).figures.find((one) => one.id === id)?.value;
const guide = (end: ReturnType<typeof done>) => end.ending.guide.map(({ msg }) => msg.id);

const hintsAt = (raw: object, place: string) =>
  overrunCalculator.panel(parsed(raw), context({ place }), []).hints.map(({ msg }) => msg.id);

const group = [panzer(10, 6), grenadiers(8, 5)];
const two = { twoSteps: true, attack2: 1, defence2: 2, er2: 3 };
const rifles = unit(3, 4, 4, { id: 'rifles', formation: 'Red', ...two });

describe('the example of play', () => {
  it('RTL-EX-04 RTL-8.67e: 18 against 4 in a village: no DRM for it; CAB and ER make −3; die 5 reads row 2, D2R, both steps gone', () => {
    const raw = { german: group, soviet: [rifles], terrain: ['village'] };
    expect(figure(raw, 'drm')).toBe(-3);
    const end = done(raw, [5]);
    expect(end.result.outcome).toMatchObject({ crt: 'mobile', column: '4-1', row: '2', text: 'D2R' });
    expect(end.ending.lost).toEqual({ german: 0, soviet: 2 });
    expect(end.result.settled?.emptied).toBe(true);
  });
  it('RTL-EX-16 RTL-EX-17 RTL-8.63 RTL-8.67g: woods cost 3 MP with the overrun; DR; on foot through a red-box ZOC: disrupted and a step lost. The text names an air unit and counts none: read as not flown', () => {
    const raw = {
      german: [panzer(9, 4), grenadiers(8, 4)],
      soviet: [rifles],
      terrain: ['woods'],
      mpLeft: 6,
      entry: 4,
    };
    // in halves of MP, as the form takes them
    expect(figure(raw, 'mp')).toBe(6);
    expect(rules(raw)).toEqual([]);
    expect(figure(raw, 'drm')).toBe(0);
    // flown and coordinated it would make the 0 of the example a −2
    const flown = { ...raw, german: [...raw.german, plane(2, 7)] };
    expect(done(flown, [3, 6, 'zoc', 'yes']).result.outcome.drm).toBe(-2);
    const end = done(raw, [6, 'zoc', 'yes']);
    expect(end.result.outcome).toMatchObject({ column: '4-1', row: '6', text: 'DR' });
    expect(end.ending.lost).toEqual({ german: 0, soviet: 1 });
    expect(end.result.settled?.disrupted.defender).toBe(true);
    // who is disrupted and goes says the result: it is no deed of its own
    expect(end.ending.guide.filter(({ rule }) => rule === '11.11')).toEqual([]);
    // the overrunner sets the way
    expect(end.ending.guide.find(({ msg }) => msg.id === 'rtl.res.guide.retreatTwo')?.who).toBe('german');
  });
  it('RTL-EX-21 RTL-8.68: armoured cars 2 against 3 with an ER better by one: 1:2 at −1; die 9 is A1R; the step of the failure finds nobody', () => {
    const cars = unit(2, 2, 5, { class: 'mot', traits: ['recon', 'vehicle'] });
    const raw = { attacker: 'soviet', soviet: [cars], german: [unit(2, 3, 4)] };
    expect(rules(raw)).toEqual([]);
    const end = done(raw, [9]);
    expect(end.result.outcome).toMatchObject({ column: '1-2', row: '8', text: 'A1R', drm: -1 });
    expect(end.ending.lost).toEqual({ german: 0, soviet: 1 });
    expect(end.result.settled?.failed).toBe(true);
  });
});

describe('who may overrun, and where', () => {
  const foot = { class: 'foot' as const, traits: new Set<Trait>(), oos: false, disrupted: false, label: { id: 'x' } };
  it('RTL-8.62: red boxes and cavalry alone, neither OoS nor disrupted, begun together', () => {
    expect(memberBars(foot).map(({ rule }) => rule)).toEqual(['8.62']);
    expect(memberBars({ ...foot, class: 'heavy' })).toHaveLength(1);
    expect(memberBars({ ...foot, traits: new Set(['cavalry']) })).toEqual([]);
    expect(memberBars({ ...foot, class: 'mot', oos: true, disrupted: true })).toHaveLength(2);
    expect(ids({ german: group, soviet: [rifles], together: false })).toEqual(['rtl.run.bar.together']);
    expect(ids({ german: [grenadiers(8, 5)], soviet: [rifles] })).toEqual(['rtl.run.bar.enables']);
    expect(ids({ german: group, soviet: [rifles] })).toEqual([]);
  });
  it('RTL-AMB-05: armoured cars make an overrun possible for others, or overrun alone', () => {
    const car = { traits: new Set<Trait>(['recon', 'vehicle']) };
    const other = { traits: new Set<Trait>(['motInfantry']) };
    expect(enables([car, other], { options: {} })).toBe(true);
    expect(enables([car, other], { options: { amb05: 'alone' } })).toBe(false);
    expect(enables([car], { options: { amb05: 'alone' } })).toBe(true);
    expect(enables([other], { options: {} })).toBe(false);
  });
  it('RTL-8.61 RTL-8.64: not in an Assault sequence, rain, river, swamp, town, strongpoint, nor from the ZOC of two hexes', () => {
    const raw = { german: group, soviet: [rifles] };
    expect(rules({ ...raw, assault: true })).toEqual(['8.61']);
    for (const [more, id] of [
      [{ weather: 'rain' }, 'rain'],
      [{ across: 'river' }, 'river'],
      [{ terrain: ['swamp'] }, 'swamp'],
      [{ terrain: ['town'] }, 'town'],
      [{ strongpoint: true }, 'strongpoint'],
      [{ fromZoc: true }, 'fromZoc'],
    ] as const)
      expect(ids({ ...raw, ...more })).toEqual([`rtl.run.bar.${id}`]);
    // it opens so in an Assault sequence
    const input = overrunCalculator.parse({}, context({ cells: { [cells.sequence]: 'assault' } }));
    expect(input.ok && input.value.assault).toBe(true);
  });
  it('RTL-AMB-04: no overrun into hills, or it is allowed', () => {
    const raw = { german: group, soviet: [rifles], terrain: ['hills'] };
    expect(ids(raw)).toEqual(['rtl.run.bar.hills']);
    expect(ids(raw, ruled('amb04', 'allowed'))).toEqual([]);
  });
  it('RTL-8.63: 1 MP and the entry of the hex; without the MP it warns', () => {
    const raw = { german: group, soviet: [rifles], mpLeft: 5, entry: 4 };
    expect(ids(raw)).toEqual(['rtl.run.bar.mp']);
    expect(ids({ ...raw, mpLeft: 6 })).toEqual([]);
  });
});

describe('how it is fought', () => {
  it('RTL-8.65: from 1:4 on, always on the Mobile table, and without a check of the units', () => {
    expect(played({ german: [panzer(1, 5)], soviet: [unit(1, 5, 5)] }, []).not?.rule).toBe('8.65');
    const { made } = of({
      german: [panzer(5, 5, { hex: '1111' }), grenadiers(5, 5, { hex: '1112' })],
      soviet: [rifles],
    });
    expect(made.checks).toEqual([]);
    expect(made.crt).toBe('mobile');
    // no armour among them: an attack would have to use the Assault table
    expect(of({ german: [grenadiers(9, 5)], soviet: [rifles] }).made.crt).toBe('mobile');
  });
  it('RTL-8.66: one German A aircraft, no bomber, nothing Soviet, no guns but one in the hex', () => {
    const raw = {
      german: [...group, plane(2, 6), plane(1, 7), plane(2, 8, { airType: 'B' }), gun(4, 6, { distance: 1 })],
      soviet: [
        rifles,
        plane(1, 6),
        gun(3, 5, { formation: 'Red', distance: 0 }),
        gun(5, 5, { formation: 'Red', distance: 1 }),
      ],
    };
    const { made, left } = of(raw);
    expect(made.fight.attacker.planes).toHaveLength(1);
    expect(made.attacker.cas).toBe(2);
    expect(made.defender.cas).toBe(0);
    expect(made.attacker.automatic + made.attacker.checked.full).toBe(0);
    expect(made.defender.automatic).toBe(3);
    expect(left.map(({ msg }) => msg.id).sort()).toEqual([
      'rtl.run.bar.bomber',
      'rtl.run.bar.defensiveAir',
      'rtl.run.bar.guns',
      'rtl.run.bar.secondAir',
    ]);
    const soviet = of({ attacker: 'soviet', soviet: [panzer(5, 5), plane(2, 6)], german: [unit(2, 3, 5)] });
    expect(soviet.made.attacker.cas).toBe(0);
    expect(soviet.left.map(({ msg }) => msg.id)).toEqual(['rtl.run.bar.sovietAir']);
  });
  it('RTL-8.67d RTL-AMB-09: the aircraft checks at +1 with the weather and woods, or comes without a check', () => {
    const raw = { german: [...group, plane(2, 7)], soviet: [rifles], terrain: ['woods'], weather: 'overcast' };
    const { checks } = of(raw).made;
    expect(checks.map(({ id, drm }) => [id, drm])).toEqual([['cas-attacker', 5]]);
    expect(of(raw, ruled('amb09', 'automatic')).made.checks).toEqual([]);
    // ER 7 at +5: 2 passes and brings −2, 3 fails
    expect(done(raw, [2, 5]).result.outcome.drm).toBe(-4);
    expect(done(raw, [3, 5]).result.outcome.drm).toBe(-2);
    expect(done(raw, [5], ruled('amb09', 'automatic')).result.outcome.drm).toBe(-4);
  });
  it('RTL-8.67e: rough and marsh +2, woods +1, stream +2, village 0; neither strongpoint nor engineers', () => {
    const raw = { german: [panzer(10, 5)], soviet: [unit(2, 4, 5)] };
    const drm = (more: object) => figure({ ...raw, ...more }, 'drm');
    expect([drm({ terrain: ['rough'] }), drm({ terrain: ['marsh'] }), drm({ terrain: ['woods'] })]).toEqual([2, 2, 1]);
    expect([drm({ terrain: ['village'] }), drm({}), drm({ across: 'stream' })]).toEqual([0, 0, 2]);
    expect(drm({ strongpoint: true, unlisted: ['engineers'] })).toBe(0);
    expect(drm({ terrain: ['rough'], across: 'stream', otherDrm: 9 })).toBe(5);
  });
  it('RTL-8.67i: what is left of the MP goes on; the other ZOC is said', () => {
    const end = done({ german: group, soviet: [rifles], mpLeft: 9, entry: 3 }, [5]);
    const on = end.ending.guide.find(({ msg }) => msg.id === 'rtl.res.guide.goesOnWith');
    expect(on?.msg.p).toEqual({ mp: 2 });
    expect(guide(end)).toContain('rtl.res.guide.otherZoc');
    // on the map those who have entered go on from there
    const deeds = (over: object) =>
      done({ german: group.map((one, i) => ({ ...one, id: `g${i}` })), soviet: [rifles], target: '2214', ...over }, [5])
        .ending.guide.filter(({ msg }) => /enters|goesOn/.test(msg.id))
        .map(({ onMap }) => onMap);
    const pieces = ['g0', 'g1'];
    const onward = { tool: 'onward', target: '2214', from: '2214', pieces };
    expect(deeds({ mpLeft: 9, entry: 3 })).toEqual([[{ target: '2214', pieces }], [{ ...onward, left: 2 }]]);
    expect(deeds({})).toEqual([[{ target: '2214', pieces }], [onward]]);
  });
  it('RTL-8.68: the hex not cleared: a step more, of the owner’s choice, and the group stops', () => {
    const raw = { german: [panzer(4, 5, { id: 'p' }), grenadiers(2, 5, { id: 'g' })], soviet: [unit(2, 6, 5, two)] };
    // 1:1 and CAB −1: 10 reads row 9, AR
    const open = played(raw, [10, 'clear']);
    expect(open.ask).toMatchObject({ id: 'loss-failed', who: 'german' });
    const end = done(raw, [10, 'clear', 'g']);
    expect(end.ending.lost).toEqual({ german: 1, soviet: 0 });
    expect(guide(end)).toContain('rtl.res.guide.failed');
    expect(guide(end)).not.toContain('rtl.res.guide.enters');
  });
  it('RTL-8.68 RTL-8.67g RTL-P3: the chances count the step of the failure and who is disrupted by its retreat', () => {
    const raw = { german: [panzer(4, 5), grenadiers(2, 5)], soviet: [unit(2, 6, 5, two)] };
    const { made } = of(raw);
    // 1:1 at −1: rows 0 to 9: D1R ×2, DR ×3, A2 D1, AR ×3, A1R; whatever does not clear the hex costs one step more
    expect(chanceOfMeasure(made, 'emptied').exact).toBe('1/2');
    expect(chanceOfMeasure(made, 'attackerUnhurt').exact).toBe('1/2');
    expect(chanceOfMeasure({ ...made, fight: made.fight }, 'defenderDisrupted').exact).toBe('1/2');
    const { way: _, ...declared } = made;
    expect(chanceOfMeasure(declared, 'attackerUnhurt').exact).not.toBe('1/2');
    const panel = overrunCalculator.panel(parsed(raw), context(), []);
    if (panel.kind !== 'odds') throw new Error('no fight');
    const lost = panel.policies[0]?.losses.find(({ side }) => side === 'german');
    expect(lost?.steps.find(({ n }) => n === 0)?.chance.exact).toBe('1/2');
  });
  it('RTL-8.61: it is no declared attack: nobody is marked as having fought, and the sums add up', () => {
    const here = context({ place: 't2/ops#1/kind=mobile/mobile/movement' });
    const raw = {
      german: [{ ...panzer(8, 7), id: 'pz-1' }],
      soviet: [{ ...unit(4, 2, 4), id: 'rifles-2' }],
      entry: 2,
    };
    const facts = done(raw, [1], here).ending.facts;
    expect(facts.some((fact) => fact.kind === 'mark' && fact.mark === marks.fought)).toBe(false);
    expect(facts).toContainEqual({ kind: 'set', cell: cells.steps, key: 'rifles-2', value: 0 });
    const panel = overrunCalculator.panel(parsed(raw), here, []);
    expect(verifySteps(panel.figures, {})).toEqual([]);
  });
  it('RTL-8.66: an aircraft that flew in it is spent in the record, and the hands are told so', () => {
    const here = context({ place: 't2/ops#1/kind=mobile/mobile/movement' });
    const raw = {
      german: [
        { ...panzer(8, 7), id: 'pz-1' },
        { kind: 'air', id: 'stuka', name: 'Stuka', cas: 2, er: 7 },
      ],
      soviet: [{ ...unit(4, 2, 4), id: 'rifles-2' }],
      entry: 2,
    };
    const end = done(raw, [1, 1], here);
    expect(end.ending.facts).toContainEqual({ kind: 'set', cell: cells.air, key: 'stuka', value: 'flown' });
    expect(guide(end)).toContain('rtl.res.guide.flown');
  });
  it('an overrun out of a movement phase is remarked on, and goes on', () => {
    const raw = { german: group, soviet: [rifles] };
    expect(hintsAt(raw, 't2/strategic/supply')).toContain('rtl.attack.hint.noOverrunNow');
    for (const place of ['', 't2/ops#1/op/kind=mobile/mobile/movement'])
      expect(hintsAt(raw, place)).not.toContain('rtl.attack.hint.noOverrunNow');
  });
  it('RTL-8.6: the plan is exact and agrees with question by question', () => {
    const raw = parsed({ german: [...group, plane(2, 7)], soviet: [rifles], terrain: ['woods'] });
    const by = (all: readonly { key: string; exact?: string }[]) =>
      Object.fromEntries(all.map(({ key, exact }) => [key, exact]));
    expect(by(overrunCalculator.plan(raw, context()))).toEqual(by(overrunCalculator.referencePlan(raw, context())));
  });
});
