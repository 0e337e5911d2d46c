import { describe, expect, it } from 'vitest';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { advanced, chances, context, parsed, playOut, row, tableOf } from '../../../testing/battles.ts';
import { battle } from '../calculator/battle.ts';

/** Invented strengths: two against two with guns, on a plain. */
const fight = {
  attacks: 'axis',
  axis: [row('infantry', 4, { id: 'inf' }), row('tanks', 4, { id: 'pz' }), row('artillery', 4, { id: 'arko' })],
  soviet: [row('infantry', 4, { id: 'rifle' }), row('tanks', 3, { id: 'tank' })],
};
const asked = (raw: object, throws: readonly number[], here = context()): string[] =>
  playOut(raw, throws, {}, here).answers.map(({ ask }) => ask);
const shownAfter = (raw: object, throws: readonly (number | number[])[], choices = {}, here = context()) => {
  const { answers } = playOut(raw, throws, choices, here);
  const units = tableOf(raw, here, answers).sides.flatMap((side) => side.units);
  return Object.fromEntries(units.map(({ id, faces, face }) => [id, faces[face] ?? 'gone']));
};

describe('a battle fought by answers', () => {
  it('BITE-7.7-1 BITE-7.7.4-1 BITE-7.7.5-1 the steps come in their order, and nobody is asked who does not fire', () => {
    expect(asked(fight, [0, 0, 0, 0, 0, 0])).toEqual([
      'guns.attacker',
      'fire.defender',
      'fire.attacker',
      'retreat.defender',
      'retreat.attacker',
      'guns.attacker#2',
      'fire.defender#2',
      'fire.attacker#2',
      'retreat.defender#2',
      'retreat.attacker#2',
    ]);
  });

  it('BITE-7.7.9-1 hits fall on the strongest; the owner of unlike units breaks ties, and keeps his order', () => {
    // 4 and 3: the second hit finds them equal
    expect(asked(fight, [2])).toEqual(['guns.attacker', 'tie.defender']);
    const hit = (key: string) => shownAfter(fight, [2], { 'tie.defender': key });
    expect(hit('unit.rifle')).toMatchObject({ rifle: 2, tank: 3, arko: 2 });
    expect(hit('unit.tank')).toMatchObject({ rifle: 3, tank: 2 });
    // enough hits for both: nobody need choose
    expect(asked(fight, [3])).toEqual(['guns.attacker']);
    // units alike are nobody's choice, nor is anything where the order of the list breaks ties
    const alike = { ...fight, soviet: [row('infantry', 4), row('infantry', 3)] };
    expect(asked(alike, [2])).toEqual(['guns.attacker']);
    expect(asked({ ...fight, ties: 'order' }, [2])).toEqual(['guns.attacker']);
    // of one arm, and equal now: who falls deeper afterwards is somebody's choice
    const deeper = {
      ...fight,
      soviet: [row('infantry', 4, { faces: '4 3 2' }), row('infantry', 3, { faces: '3 1 1' })],
    };
    expect(asked(deeper, [2])).toEqual(['guns.attacker', 'tie.defender']);
    // who was preferred once is proposed the next time
    const even = { ...fight, soviet: [row('infantry', 3, { id: 'rifle' }), row('tanks', 3, { id: 'tank' })] };
    const first = playOut(even, [1], { 'tie.defender': 'unit.tank' });
    const again = battle.play(parsed(even), context(), [
      ...first.answers,
      { ask: 'fire.defender', key: '0' },
      { ask: 'fire.attacker', key: '2' },
    ]);
    expect(again.ask?.kind === 'choice' && [again.ask.id, again.ask.usual]).toEqual(['tie.defender#2', 'unit.tank']);
  });

  it('BITE-7.7.8-1 a marked unit takes the next hit, and the mark goes with the battle', () => {
    const raw = {
      attacks: 'axis',
      axis: [row('infantry', 4)],
      soviet: [row('infantry', 1, { id: 'a', shield: 'every' }), row('tanks', 1, { id: 'b' })],
    };
    const first = playOut(raw, [0, 1], { 'tie.defender': 'unit.a' });
    const block = tableOf(raw, context(), first.answers)
      .sides.flatMap((side) => side.units)
      .find(({ id }) => id === 'a');
    expect(block).toMatchObject({ face: 0, mark: true, state: 'in' });
    // no question: the marked one comes first
    expect(shownAfter(raw, [0, 1, 0, 1], { 'tie.defender': 'unit.a' })).toMatchObject({ a: 'gone', b: 1 });
  });

  it('BITE-7.7.4-2 BITE-6.1.4-2 guns turn after they fired, hits or none', () => {
    expect(shownAfter(fight, [0])).toMatchObject({ arko: 2 });
    expect(shownAfter(fight, [0, 0, 0, 0])).toMatchObject({ arko: 1 });
  });

  it('BITE-12.P-2 faces typed in the order of the dice count as hits, and nonsense as nothing', () => {
    const { ask } = playOut(fight, [0, 0]).at;
    if (ask?.kind !== 'chance' || ask.entry.kind !== 'hits') throw new Error('no throw');
    // infantry hits on 6, tanks of TECH 2 on 5
    expect(ask.entry.dice?.map(({ count, toHit }) => [count, toHit])).toEqual([
      [4, 6],
      [4, 5],
    ]);
    expect(ask.read([5, 5, 5, 6, 4, 4, 5, 6])).toBe('3');
    expect([ask.read([6]), ask.read([7, 1, 1, 1, 1, 1, 1, 1]), ask.read(9), ask.read('x')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it('BITE-7.7.13-1 the defender decides first; with all, or with some; the rest fights on', () => {
    const all = playOut(fight, [0, 0, 0], { 'retreat.defender': 'all' });
    expect(all.at.done?.key).toBe('defenderRetreats');
    const some = playOut(fight, [0, 0, 0], { 'retreat.defender': 'some', 'leaves.rifle': 'all' });
    const [, soviet] = tableOf(fight, context(), some.answers).sides;
    expect(soviet?.units.map(({ id, state }) => [id, state])).toEqual([
      ['rifle', 'retreated'],
      ['tank', 'in'],
    ]);
    expect(soviet?.now).toBe(3);
    const attacker = playOut(fight, [0, 0, 0], { 'retreat.attacker': 'all' });
    expect(attacker.at.done?.key).toBe('attackerRetreats');
  });

  it('BITE-7.7.13-1 static units stay when the others leave', () => {
    const raw = { ...fight, soviet: [row('static', 2, { id: 'static' }), row('infantry', 2, { id: 'rifle' })] };
    const { at, answers } = playOut(raw, [0, 0, 0], { 'retreat.defender': 'all' });
    expect(at.done).toBeUndefined();
    const [, soviet] = tableOf(raw, context(), answers).sides;
    expect(soviet?.units.map(({ state }) => state)).toEqual(['in', 'retreated']);
  });

  it('BITE-7.7.1-1 BITE-7.7.1-2 in the air both throw before a hit counts; then aircraft may leave, the defender first', () => {
    const raw = {
      attacks: 'axis',
      axis: [row('infantry', 2), row('fighter', 1, { id: 'bf' })],
      soviet: [row('infantry', 2), row('fighter', 1, { id: 'yak' })],
    };
    expect(asked(raw, [1])).toEqual(['air.attacker']);
    // shot down, yet its own volley counts
    expect(shownAfter(raw, [1, 1])).toMatchObject({ bf: 'gone', yak: 'gone' });
    const stays = playOut(raw, [0, 0]);
    expect(stays.answers.map(({ ask }) => ask)).toEqual([
      'air.attacker',
      'air.defender',
      'withdraw.defender',
      'withdraw.attacker',
    ]);
    const left = playOut(raw, [0, 0], { 'withdraw.defender': 'all' });
    expect(left.answers.map(({ ask }) => ask)).not.toContain('withdraw.attacker');
    expect(left.at.ask?.id).toBe('aa.defender');
  });

  it('BITE-E01 BITE-6.1.4-1 guns alone under a strategic bomber fire at it, 4 dice at 5, before it drops its bombs', () => {
    const raw = {
      attacks: 'soviet',
      axis: [row('artillery', 4, { id: 'arko' })],
      soviet: [row('longRange', 4, { id: 'add' })],
    };
    const first = tableOf(raw);
    expect([first.roll?.side, first.roll?.groups.map(({ dice, toHit }) => [dice, toHit])]).toEqual(['axis', [[4, 5]]]);
    const raid = tableOf(raw, context(), playOut(raw, [2]).answers);
    expect([raid.roll?.side, raid.roll?.groups.map(({ dice, toHit }) => [dice, toHit])]).toEqual(['soviet', [[2, 6]]]);
    // never reduced by anti-aircraft fire
    expect(shownAfter(raw, [2, 0])).toMatchObject({ arko: 4, add: 2 });
  });

  it('BITE-E02 BITE-6.1.4-1 guns alone before combat units do not fire, and may leave after the round', () => {
    const raw = { attacks: 'soviet', axis: [row('artillery', 4)], soviet: [row('infantry', 4)] };
    const { at, answers } = playOut(raw, [1], { 'retreat.defender': 'all' });
    expect(answers.map(({ ask }) => ask)).toEqual(['fire.attacker', 'retreat.defender']);
    expect(at.done?.key).toBe('defenderRetreats');
  });

  it('BITE-12.P-5 one against one, both at 6, the defender first: 5 in 11', () => {
    const raw = { attacks: 'axis', axis: [row('infantry', 1)], soviet: [row('infantry', 1)] };
    const plan = battle.referencePlan(parsed(raw), context());
    expect(plan.find(({ key }) => key === 'attackerWins')?.exact).toBe('5/11');
  });

  it('BITE-7.7.12-1 three rounds fought, undone and fought again: always what the plan says from there', () => {
    const raw = {
      attacks: 'axis',
      terrain: 'forest',
      axis: [row('infantry', 3), row('artillery', 2)],
      soviet: [row('infantry', 3), row('artillery', 1)],
    };
    const input = parsed(raw);
    const here = context();
    const { answers } = playOut(raw, [0, 0, 1, 1, 0, 0, 1, 1, 0, 0]);
    expect(tableOf(raw, here, answers).round).toBeGreaterThanOrEqual(3);
    for (let stop = answers.length; stop >= 0; stop--) {
      // undone: the answers before it are as if nothing had followed
      const given: Answer[] = answers.slice(0, stop);
      const { ask, figures } = battle.play(input, here, given);
      expect(verifySteps(figures)).toEqual([]);
      if (ask?.kind !== 'chance') continue;
      const whole = chances(battle.plan(input, here, given));
      const ways = ask.ways();
      const total = ways.reduce((so, [, n]) => so + n, 0);
      const parts = new Map<string, number>();
      for (const [key, n] of ways) {
        if (n === 0) continue;
        for (const [end, p] of chances(battle.plan(input, here, [...given, { ask: ask.id, key }])))
          parts.set(end, (parts.get(end) ?? 0) + (p * n) / total);
      }
      for (const [end, p] of whole) expect(parts.get(end), `${stop} ${end}`).toBeCloseTo(p, 12);
    }
  });

  it('a block whose name ends like a number of the record is asked about like any other', () => {
    const raw = { ...fight, soviet: [row('infantry', 4, { id: 'rifle#2' }), row('tanks', 3, { id: 'tank' })] };
    const { answers } = playOut(raw, [0, 0, 0, 0], { 'retreat.defender': 'some', 'leaves.rifle': 'all' });
    expect(answers.map(({ ask }) => ask)).toContain('leaves.rifle#2');
    const [, soviet] = tableOf(raw, context(), answers).sides;
    expect(soviet?.units[0]?.state).toBe('retreated');
  });

  it('nobody can hurt anybody: it is said, not asked for ever', () => {
    const raw = { attacks: 'axis', axis: [row('infantry', 1)], soviet: [row('airHq', 2)] };
    // the HQ cannot fire; the attackers can
    expect(playOut(raw, [1, 1]).at.done?.key).toBe('attackerWins');
    const guns = { attacks: 'soviet', axis: [row('airHq', 1)], soviet: [row('longRange', 1)], weather: 'rain' };
    expect(battle.play(parsed(guns), advanced(), []).not?.rule).toBe('9.3');
  });
});
