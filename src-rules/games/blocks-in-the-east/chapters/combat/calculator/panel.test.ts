import { describe, expect, it } from 'vitest';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { advanced, chances, context, panelOf, parsed, playOut, row, tableOf } from '../../../testing/battles.ts';
import { battle } from './battle.ts';

/** Invented strengths. */
const fight = {
  attacks: 'axis',
  terrain: 'forest',
  axis: [row('infantry', 3, { id: 'inf' }), row('tanks', 3, { id: 'pz' }), row('artillery', 2, { id: 'arko' })],
  soviet: [row('infantry', 3, { id: 'rifle' }), row('tanks', 3, { id: 'tank' }), row('artillery', 2, { id: 'gun' })],
};
const sum = (of: { readonly [end: string]: number }): number => Object.values(of).reduce((so, p) => so + p, 0);
const wins = (panel: BattlePanel): number =>
  panel.ends.reduce(
    (so, { key, chance }) => (key === 'attackerWins' || key === 'defenderRetreats' ? so + chance.p : so),
    0,
  );

describe('the screen of a battle', () => {
  it('BITE-12.P-7 ends, ends by round, what is left and the fate of each block belong together', () => {
    const panel = panelOf(fight);
    expect(panel.ends.reduce((so, { chance }) => so + chance.p, 0)).toBeCloseTo(1, 12);
    const plan = chances(battle.plan(parsed(fight), context()));
    for (const { key, chance } of panel.ends) expect(chance.p).toBeCloseTo(plan.get(key) ?? 0, 12);
    expect(panel.endsIn.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(panel.endsIn.reduce((so, { ends }) => so + sum(ends), 0)).toBeLessThan(1);
    for (const side of panel.sides) {
      const left = side.units.reduce(
        (so, { faces, ends = [] }) => so + ends.reduce((all, p, i) => all + p * (faces[i] ?? 0), 0),
        0,
      );
      expect(side.left).toBeCloseTo(left, 12);
      for (const { ends = [] } of side.units) expect(ends.reduce((so, p) => so + p, 0)).toBeCloseTo(1, 12);
    }
    expect(panel.sides.map(({ side, role, now, start }) => [side, role, now, start])).toEqual([
      ['axis', 'attacker', 8, 8],
      ['soviet', 'defender', 8, 8],
    ]);
    expect(panel.rounds).toBeGreaterThan(1);
  });

  it('BITE-12.P-7 the sentence counts what flies apart from what stands on the ground', () => {
    const flown = { ...fight, axis: [...fight.axis, row('bomber', 4, { id: 'air' })] };
    const says = panelOf(flown).says;
    expect(says.id).toBe('bite.battle.says.oddsAir');
    expect(says.p).toMatchObject({ a: { p: { pf: 8, air: 4 } }, d: { p: { pf: 8 } } });
    expect(panelOf(fight).says).toMatchObject({ id: 'bite.battle.says.odds', p: { a: 8, d: 8 } });
    // who came with aircraft alone fights in the air: what flies is said once
    const alone = { ...fight, axis: [row('bomber', 4, { id: 'air' })] };
    expect(panelOf(alone).says.p).toMatchObject({ a: 4, d: 8 });
  });

  it('BITE-12.P-2 the throw: chance of each count, of one hit or more, mean, and how it goes on from each', () => {
    const { answers } = playOut(fight, [0, 0, 0, 0]);
    // guns turned once each; German fire: tanks and infantry, halved together (example 6)
    const at = answers.findIndex(({ ask }) => ask === 'fire.attacker');
    const panel = panelOf(fight, context(), answers.slice(0, at));
    expect(panel.roll?.groups.map(({ unit, dice, toHit }) => [unit, dice, toHit])).toEqual([
      ['inf', 2, 6],
      ['pz', 1, 5],
    ]);
    expect(panel.roll?.atLeastOne).toMatchObject({ exact: '29/54' });
    expect(panel.roll?.mean).toBeCloseTo(2 / 3, 12);
    expect(panel.roll?.hits.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
    const mixed = panel.roll?.hits.reduce((so, { chance, ends = {} }) => so + chance.p * (ends.attackerWins ?? 0), 0);
    expect(mixed).toBeCloseTo(wins(panel), 12);
  });

  it('BITE-12.P-7 in the middle of a round ends, ends by round and strengths are the mean over the hits to come', () => {
    // blocks taken off one by one: what is thrown decides who is asked about, so the round leads to several battles
    const asked = { ...fight, ties: 'ask', soviet: [row('infantry', 3, { id: 'a' }), row('infantry', 3, { id: 'b' })] };
    const { answers } = playOut(asked, [0, 0, 0, 0]);
    let several = 0;
    for (let stop = 1; stop < answers.length; stop++) {
      const { ask } = battle.play(parsed(asked), context(), answers.slice(0, stop));
      if (ask?.kind !== 'chance') continue;
      const now = panelOf(asked, context(), answers.slice(0, stop));
      const ways = ask.ways();
      const total = ways.reduce((so, [, n]) => so + n, 0);
      const then = ways.map(([key, n]) => {
        const panel = panelOf(asked, context(), [...answers.slice(0, stop), { ask: ask.id, key }]);
        return { p: n / total, panel };
      });
      const mean = (of: (panel: BattlePanel) => number) => then.reduce((so, { p, panel }) => so + p * of(panel), 0);
      const inRound = (round: number) => (panel: BattlePanel) =>
        sum(panel.endsIn.find((one) => one.round === round)?.ends ?? {});
      const round = now.endsIn[0]?.round ?? 1;
      expect(inRound(round)(now)).toBeCloseTo(mean(inRound(round)), 12);
      expect(inRound(round + 1)(now)).toBeCloseTo(mean(inRound(round + 1)), 12);
      expect(wins(now)).toBeCloseTo(mean(wins), 12);
      for (const at of [0, 1])
        expect(now.sides[at]?.left).toBeCloseTo(
          mean((panel) => panel.sides[at]?.left ?? Number.NaN),
          12,
        );
      several += 1;
    }
    expect(several).toBeGreaterThan(1);
  });

  it('BITE-12.P-11 every number thrown has its figures, and they add up', () => {
    const panel = tableOf(fight, context(), playOut(fight, [0, 0, 0]).answers.slice(0, 2));
    expect(verifySteps(panel.figures)).toEqual([]);
    const ids = panel.figures.map(({ id }) => id);
    for (const { figures, dice, toHit } of panel.roll?.groups ?? []) {
      expect(figures.length).toBeGreaterThanOrEqual(2);
      for (const id of figures) expect(ids).toContain(id);
      const value = (id: string | undefined) => panel.figures.find((one) => one.id === id)?.value;
      expect([value(figures[0]), value(figures[1])]).toEqual([toHit, dice]);
    }
  });

  it('the steps of the round: what nobody fires in, what is done with its hits, what is due, what comes', () => {
    const states = (throws: readonly number[]) =>
      tableOf(fight, context(), playOut(fight, throws, { 'tie.defender': 'unit.rifle' }).answers).steps.map(
        ({ state }) => state,
      );
    expect(states([])).toEqual(['skipped', 'skipped', 'skipped', 'now', 'later', 'later']);
    expect(states([1, 0])).toEqual(['skipped', 'skipped', 'skipped', 'done', 'now', 'later']);
    // nothing to come back with: its guns have turned, and no other block stands there
    const guns = tableOf({ ...fight, soviet: [row('artillery', 2, { id: 'gun' })] }).steps;
    expect(guns.map(({ id, state }) => [id, state]).slice(3)).toEqual([
      ['guns.attacker', 'now'],
      ['fire.defender', 'skipped'],
      ['fire.attacker', 'later'],
    ]);
  });

  it('BITE-7.7.1-1 while aircraft are asked whether they leave the guns still wait; behind it the air combat is what it was', () => {
    const raw = {
      attacks: 'axis',
      axis: [row('infantry', 4), row('fighter', 3, { id: 'hunter' })],
      soviet: [row('infantry', 3), row('fighter', 3, { id: 'guard' })],
    };
    const { answers } = playOut(raw, [0, 0, 0, 0], { 'withdraw.defender': 'all' });
    const strip = (to: number) =>
      Object.fromEntries(tableOf(raw, context(), answers.slice(0, to)).steps.map(({ id, state }) => [id, state]));
    const asked = answers.findIndex(({ ask }) => ask.startsWith('withdraw.'));
    expect(asked).toBeGreaterThan(0);
    const [air = ''] = Object.keys(strip(asked));
    expect(air).toMatch(/^air/);
    expect(strip(asked)['aa.attacker'] ?? strip(asked)['aa.defender']).toBe('later');
    expect(Object.entries(strip(asked + 1)).find(([id]) => id.startsWith('air'))?.[1]).toBe('done');
  });

  it('who all but certainly wins is not said to be certain', () => {
    const many = Array.from({ length: 3 }, (_, i) => row('tanks', 6, { id: `tanks-${i}`, faces: '6 5 4 3 2 1' }));
    const panel = panelOf({ attacks: 'axis', axis: many, soviet: [row('infantry', 1, { id: 'rifle' })] });
    const [taken, held] = panel.ends;
    expect(held?.chance.p).toBeGreaterThan(0);
    expect(held?.chance.p).toBeLessThan(1e-16);
    expect(taken?.chance.p).toBeLessThan(1);
    expect(panel.says.p?.p).toBeLessThan(1);
  });

  it('BITE-7.7.9-1 the block the next hit falls on, and those it ties with', () => {
    const [, soviet] = tableOf(fight).sides;
    expect(soviet?.units.map(({ id, next = false, ties = false }) => [id, next, ties])).toEqual([
      ['rifle', true, true],
      ['tank', false, true],
      ['gun', false, false],
    ]);
    // one alone ties with nobody
    const [, alone] = tableOf({ ...fight, soviet: [row('infantry', 3, { id: 'rifle' })] }).sides;
    expect(alone?.units.map(({ next = false, ties = false }) => [next, ties])).toEqual([[true, false]]);
  });

  it('BITE-12.P-6 giving up: never is the battle as it stands; the best moment is worth no less than any other', () => {
    const panel = panelOf(fight);
    const of = (id: string) => panel.retreats.find((one) => one.id === id && one.side === 'axis');
    expect(panel.retreats.filter(({ side }) => side === 'axis').map(({ id }) => id)).toEqual([
      'never',
      'after1',
      'after2',
      'after3',
      'bestHex',
      'bestPf',
    ]);
    expect(['after1', 'after2', 'after3'].map((id) => of(id)?.msg.p?.n)).toEqual([1, 2, 3]);
    expect(of('never')?.wins).toBeCloseTo(wins(panel), 12);
    const saved = (id: string) => (of(id)?.left.axis ?? 0) - (of(id)?.left.soviet ?? 0);
    for (const id of ['never', 'after1', 'after2', 'after3'])
      expect(saved('bestPf')).toBeGreaterThanOrEqual(saved(id) - 1e-9);
    expect(of('after1')?.wins).toBeLessThan(of('never')?.wins ?? 0);
  });

  it('BITE-7.7.13-1 going on against giving up, the defender first; while it is asked, what is kept is what stands there', () => {
    const { answers } = playOut(fight, [0, 0, 0, 0]);
    const at = answers.findIndex(({ ask }) => ask === 'retreat.defender');
    const { decision } = panelOf(fight, context(), answers.slice(0, at));
    expect(decision.map(({ side }) => side)).toEqual(['soviet', 'axis']);
    // the guns of both have turned to 1
    expect(decision.map(({ options }) => options[1]?.says.p)).toEqual([{ pf: 7 }, { pf: 7 }]);
    expect(decision.map(({ ask }) => ask)).toEqual(['retreat.defender', undefined]);
    // a single unit, or aircraft, that may leave is another question: these are not its figures
    const some = playOut(fight, [0, 0, 0, 0], { 'retreat.defender': 'some' }).answers;
    const of = some.findIndex(({ ask }) => ask.startsWith('leaves.'));
    expect(of).toBeGreaterThan(0);
    expect(panelOf(fight, context(), some.slice(0, of)).decision.map(({ ask }) => ask)).toEqual([undefined, undefined]);
  });

  it('BITE-12.P-7 one thing changed: scouting, another unit or gun, other weather; each against the battle as it stands', () => {
    const here = advanced({ o19: true }, { cells: { weather: { '13': 'snow' } } });
    const two = { ...fight, axis: [row('tanks', 4), row('artillery', 2)] };
    const panel = panelOf(two, here);
    expect(panel.whatIfs.map(({ id }) => id)).toEqual(['scouted', 'unit', 'gun', 'clear']);
    for (const { id, wins: then, delta } of panel.whatIfs) {
      expect(delta, id).toBeGreaterThan(0);
      expect(then).toBeCloseTo(wins(panel) + delta, 12);
    }
    const scouted = panelOf({ ...two, scouted: true }, here);
    expect(wins(scouted)).toBeCloseTo(panel.whatIfs[0]?.wins ?? 0, 12);
    // the weather of the month that comes, where it is known and another
    const months = (more: object) => {
      const known = advanced({ o19: true }, { cells: { weather: { '12': 'rain', '13': 'snow', ...more } } });
      return panelOf(two, known).whatIfs.flatMap(({ id, msg: { id: said } }) =>
        id === 'clear' || id === 'nextMonth' ? [[id, said]] : [],
      );
    };
    expect(months({ '14': 'rain' })).toEqual([
      ['clear', 'bite.battle.whatIf.weather'],
      ['nextMonth', 'bite.battle.whatIf.nextMonth'],
    ]);
    expect(months({ '14': 'clear' })).toEqual([['clear', 'bite.battle.whatIf.nextMonth']]);
    expect(months({ '14': 'snow' })).toEqual([['clear', 'bite.battle.whatIf.weather']]);
    // a full hex takes no more, nor does a battle that has begun
    expect(panelOf(fight).whatIfs).toEqual([]);
    expect(panelOf(two, here, playOut(two, [0], {}, here).answers).whatIfs).toEqual([]);
  });

  it('BITE-AMB-73 a raid hits the strongest, or what the attacker names: if nothing, aircraft on the ground', () => {
    const raid = (raidTarget: string, amb73: string): string | undefined => {
      const raw = {
        attacks: 'soviet',
        raidTarget,
        soviet: [row('bomber', 4), row('infantry', 1)],
        axis: [row('infantry', 4, { id: 'front', name: 'Front' }), row('bomber', 2, { id: 'base', grounded: true })],
      };
      const here = context({ options: { level: 'base', amb73 } });
      const panel = tableOf(raw, here, playOut(raw, [0], {}, here).answers);
      expect(panel.steps.find(({ state }) => state === 'now')?.id).toBe('raid.attacker');
      return panel.sides.flatMap(({ units }) => units).find(({ next }) => next)?.id;
    };
    expect(raid('', 'strongest')).toBe('front');
    expect(raid('', 'attackerNames')).toBe('base');
    expect(raid('front', 'attackerNames')).toBe('front');
  });

  it('a kind of attack that is not in use is refused by its own section', () => {
    const rule = (kind: string, attacks: 'axis' | 'soviet', attacker: string) =>
      panelOf({ ...fight, attacks, [attacks]: [row(attacker, 2)], kind }).not?.rule;
    expect([
      rule('cavalryCharge', 'axis', 'cavalry'),
      rule('panzerAttack', 'axis', 'tanks'),
      rule('paradrop', 'axis', 'paratroops'),
      rule('landing', 'soviet', 'marines'),
    ]).toEqual(['20.0', '21.0', '23.0', '24.0']);
  });

  it('what is missing is named where it can be typed; what the rules would not have is said and worked out', () => {
    const blank = panelOf({ ...fight, soviet: [{ id: 'rifle', class: 'infantry' }] });
    expect([blank.not !== undefined, blank.missing]).toMatchObject([true, [{ row: 'rifle' }]]);
    expect(panelOf({ ...fight, soviet: [] }).not?.rule).toBe('3.22');
    const number = panelOf({
      ...fight,
      axis: [row('airHq', 2, { tech: 3 }), row('infantry', 2)],
      soviet: [row('bomber', 2)],
    });
    expect(number.missing).toMatchObject([{ table: 'to-hit' }]);
    const crowd = panelOf({ ...fight, axis: [...fight.axis, row('infantry', 1)] });
    expect(crowd.not).toBeUndefined();
    expect(crowd.hints.map(({ rule }) => rule)).toContain('3.10');
  });

  it('BITE-7.7-1 BITE-7.8-2 outside the own combat step and Blitz it is said when battles are fought, and none is stopped', () => {
    const said = (place: string) => panelOf(fight, context({ place })).hints.map(({ msg }) => msg.id);
    for (const place of ['t2/axis/movement', 't2/soviet/combat', 't2/axis/production'])
      expect(said(place)).toContain('bite.hint.noBattleNow');
    for (const place of ['t2/axis/combat', 't2/axis/blitz', ''])
      expect(said(place)).not.toContain('bite.hint.noBattleNow');
    expect(panelOf(fight, context({ place: 't2/axis/movement' })).not).toBeUndefined();
  });

  it('a battle too large to be worked out says so; throws and figures are there all the same', () => {
    const many = (n: number) =>
      Array.from({ length: n }, (_, i) => row(i % 2 ? 'artillery' : 'infantry', 12, { shield: 'every' }));
    const panel = panelOf({ attacks: 'axis', axis: many(10), soviet: many(10) });
    expect([panel.tooLarge?.id, panel.ends, panel.roll?.dice]).toEqual(['bite.battle.tooLarge', [], 60]);
    expect(panel.figures.length).toBeGreaterThan(0);
  });
});
