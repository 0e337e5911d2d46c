import { describe, expect, it } from 'vitest';
import { tables } from '../../../ids.ts';
import {
  axis,
  context,
  ended,
  hintIds,
  inventedCrt,
  panelOf,
  parsed,
  playOut,
  soviet,
} from '../../../testing/fights.ts';
import { combat } from './combat.ts';
import { billOf, rowsOf } from './outcome.ts';

/** A table that says one thing only. */
const says = (text: string, more: Parameters<typeof context>[0] = {}) =>
  context({
    tables: {
      [tables.crt]: {
        ...inventedCrt,
        cells: Object.fromEntries(Object.keys(inventedCrt.cells).map((key) => [key, { text }])),
      },
    },
    ...more,
  });
const across = { across: ['strongpoint'] };
const free = { must: false, retreats: true };

describe('results and what the defender makes of them', () => {
  it('ARMIR-12.2a: the left number is the attacker’s, the right one the defender’s, a dash is 0', () => {
    const raw = { soviet: [soviet('12 8 4')], axis: [axis('4 3 2 1')] };
    expect(ended(raw, { die: 3, defender: 'stay' }, says('2/1')).result).toMatchObject({
      code: '2/1',
      attackerLost: 2,
      defenderLost: 1,
    });
    expect(ended(raw, { die: 3 }, says('-/-')).result).toMatchObject({ attackerLost: 0, defenderLost: 0 });
    // at one step the unit is eliminated: no more than there is
    expect(ended({ ...raw, soviet: [soviet('12')] }, { die: 3 }, says('3/-')).result.attackerLost).toBe(1);
  });

  it('W2 ARMIR-12.3a ARMIR-12.3b: -/2 on three steps: stay and lose 2, or retreat and lose 1', () => {
    expect(rowsOf({ attacker: 0, defender: 2 }, 3, free)).toEqual([
      { stand: 'stay', steps: 2, eliminated: false, empty: false },
      { stand: 'retreat', steps: 1, eliminated: false, empty: true },
    ]);
    const raw = { soviet: [soviet('12')], axis: [axis('4 3 2')] };
    const { at } = playOut(raw, { die: 5 }, says('-/2'));
    expect(at.done?.key).toBe('-/2 stay 0 2');
    expect(ended(raw, { die: 5, defender: 'retreat' }, says('-/2')).result).toMatchObject({
      stand: 'retreat',
      defenderLost: 1,
    });
    // as many steps as there are: gone; too many even for a retreat: no choice is left
    expect(rowsOf({ attacker: 0, defender: 3 }, 3, free)).toMatchObject([{ eliminated: true }, { steps: 2 }]);
    expect(rowsOf({ attacker: 0, defender: 4 }, 3, free)).toEqual([
      { stand: 'stay', steps: 3, eliminated: true, empty: true },
    ]);
  });

  it('W3 ARMIR-14.3b: 1/3 on 6:1 against an Italian regiment in its strongpoint: 2 steps, or 1 and a retreat; the Soviet 2', () => {
    const raw = { soviet: [soviet('39 30 20', across)], axis: [axis('4 2')], strongpoint: true };
    expect(panelOf(raw).faces[3]).toMatchObject({ face: 4, code: '1/3' });
    const { result, ending, asked } = ended(raw, { die: 4, defender: 'retreat' });
    expect(asked).toEqual(['die', 'defender']);
    expect(result).toMatchObject({ column: '6:1', code: '1/3', defenderLost: 1, attackerLost: 2 });
    expect(ending.guide.map(({ rule }) => rule)).toContain('12.4');
    expect(ended(raw, { die: 4, defender: 'stay' }).result).toMatchObject({ defenderLost: 2 });
  });

  it('D6 ARMIR-14.3b: the Soviet loses 1 also on -/-; the Axis ignores only its second step; some across are not all', () => {
    const raw = { soviet: [soviet('39 30', across)], axis: [axis('4 2')] };
    expect(ended(raw, { die: 1 }, says('-/-')).result).toMatchObject({ attackerLost: 1, defenderLost: 0 });
    expect([0, 1, 2, 3, 4].map((d) => billOf({ attacker: 0, defender: d }, true).defender)).toEqual([0, 1, 1, 2, 3]);
    const some = { ...raw, soviet: [...raw.soviet, soviet('5')] };
    expect(ended(some, { die: 1 }, says('-/-')).result.attackerLost).toBe(0);
    expect(hintIds(panelOf(raw))).toContain('armir.fight.hint.strongpointLoss');
    expect(hintIds(panelOf(some))).not.toContain('armir.fight.hint.strongpointLoss');
  });

  it('D5 ARMIR-12.3.2: Soviet tanks in the open, nothing heavy: -/1 on one step is a retreat without loss', () => {
    const tanks = soviet('12', { move: 'tracked' });
    const raw = { soviet: [tanks], axis: [axis('4')] };
    const { at } = playOut(raw, { die: 1, defender: 'retreat' }, says('-/1'));
    expect(at.done?.result).toMatchObject({ stand: 'retreat', defenderLost: 0 });
    const open = playOut(raw, {}, says('-/1')).at;
    expect(open.ask?.id).toBe('die');
    // usual is what the rule demands; staying is there for a hex without a way out (AMB-37)
    expect(ended(raw, { die: 1 }, says('-/1')).result.stand).toBe('retreat');
    expect(ended(raw, { die: 1, defender: 'stay' }, says('-/1')).result).toMatchObject({ defenderLost: 1 });

    // with a step to spare only the rule makes him go
    const usual = (more: object) =>
      ended({ ...raw, axis: [axis('4 2')], ...more }, { die: 1 }, says('-/1')).result.stand;
    expect(usual({})).toBe('retreat');
    expect(usual({ strongpoint: true })).toBe('stay');
    expect(usual({ city: true })).toBe('stay');
    expect(usual({ axis: [axis('4 2', { heavy: true })] })).toBe('stay');
    expect(usual({ soviet: [soviet('12', { move: 'motorised' })] })).toBe('stay');
    expect(usual({ attacker: 'axis', soviet: [soviet('12 9', { move: 'tracked' })] })).toBe('stay');
    expect(hintIds(panelOf(raw))).toContain('armir.fight.hint.mustRetreat');
  });

  it('who would be eliminated where he stands retreats under Enter, where that saves a step', () => {
    const stand = (axisCp: string) =>
      ended({ soviet: [soviet('12 9')], axis: [axis(axisCp)] }, { die: 1 }, says('-/2')).result;
    expect(stand('6 3')).toMatchObject({ stand: 'retreat', defenderLost: 1 });
    expect(stand('9 6 3')).toMatchObject({ stand: 'stay', defenderLost: 2 });
  });

  it('the step worth least lies under Enter; the one the Axis picks is the dearest', () => {
    const [a, b, c] = [soviet('12 2', { id: 'a' }), soviet('9', { id: 'b' }), soviet('7 1', { id: 'c' })];
    const usual = (raw: object) => ended({ axis: [axis('4 2')], ...raw }, { die: 1 }, says('1/-')).result.lost[0].unit;
    // 12 to 2 costs ten, 9 to nothing nine, 7 to 1 six
    for (const rows of [
      [a, b, c],
      [c, a, b],
      [b, c, a],
    ]) {
      expect(usual({ soviet: rows })).toBe('c');
      expect(usual({ soviet: rows, axis: [axis('4 2', { heavy: true })] })).toBe('a');
    }
  });

  it('ARMIR-12.3.3: who retreated here before goes with the others and takes no loss itself', () => {
    const stray = axis('6 3', { id: 'stray', retreated: true });
    const raw = { soviet: [soviet('12')], axis: [axis('4 2', { id: 'own' }), stray] };
    expect(ended(raw, { die: 1, defender: 'stay' }, says('-/1')).result.lost).toMatchObject([
      { unit: 'own', steps: 1 },
    ]);
    expect(ended(raw, { die: 1 }, says('-/3')).result).toMatchObject({
      defenderLost: 4,
      lost: [
        { unit: 'own', steps: 2 },
        { unit: 'stray', steps: 2 },
      ],
    });
  });
});

describe('chances', () => {
  it('ARMIR-P1: losses, clearing and destruction by policy, exactly; what is short of the next column', () => {
    const raw = { soviet: [soviet('12 8 4')], axis: [axis('4 2')] };
    // 3:1 reads 1/- 1/1 1/1 -/1 -/2 -/2
    const panel = panelOf(raw);
    const [stay, retreat] = panel.policies;
    expect(stay).toMatchObject({ id: 'stay', cleared: { exact: '1/3' }, gone: { exact: '1/3' } });
    expect(retreat).toMatchObject({ id: 'retreat', cleared: { exact: '5/6' }, gone: { exact: '0/1' } });
    expect(stay?.losses).toMatchObject([
      { side: 'axis', steps: [{ n: 0 }, { n: 1, chance: { exact: '1/2' } }, { n: 2, chance: { exact: '1/3' } }] },
      { side: 'soviet', steps: [{ n: 0, chance: { exact: '1/2' } }, { n: 1 }] },
    ]);
    expect(stay?.losses[0]?.mean).toBeCloseTo(7 / 6, 12);
    expect(retreat?.losses[0]?.mean).toBeCloseTo(2 / 6, 12);
    expect([panel.short, panel.spare]).toEqual([4, 0]);
    // the plan of the whole procedure says the same
    const plan = combat.plan(parsed(combat, raw), context(), [], { defender: 'retreat' });
    const cleared = plan.filter(({ key }) => key.includes('retreat')).reduce((sum, { p }) => sum + p, 0);
    expect(cleared).toBeCloseTo(5 / 6, 12);
  });

  it('ARMIR-P1: with strongpoints and a forced retreat the first policy is what the rule demands', () => {
    const forced = panelOf({ soviet: [soviet('12', { move: 'tracked' })], axis: [axis('4')] });
    expect(forced.policies.map(({ id, cleared, gone }) => [id, cleared.exact, gone?.exact])).toEqual([
      ['retreat', '5/6', '1/3'],
      ['stay', '5/6', '5/6'],
    ]);
    const shielded = panelOf({ soviet: [soviet('12 8', across)], axis: [axis('4')] });
    expect(shielded.policies[0]?.losses[1]?.mean).toBeCloseTo(1 + 4 / 6, 12);
  });

  it('ARMIR-P1: hints name the cheapest change of column', () => {
    const alps = { division: 'Invented Alps', formation: 'alpine' };
    const silent = { name: 'Invented guns', kind: 'artillery', value: 3, supports: false, ...alps };
    const raw = {
      attacker: 'axis',
      axis: [axis('7', { ...alps, oos: true }), axis('6', alps), silent],
      soviet: [soviet('4')],
    };
    const hints = panelOf(raw).hints;
    expect(hints.map(({ msg }) => msg.id)).toEqual([
      'armir.fight.hint.support',
      'armir.fight.hint.supply',
      'armir.fight.hint.bombard',
      'armir.fight.hint.oneNumber',
    ]);
    // of one number nobody knows how many steps it stands for, but of a list's, or where a ladder is typed
    const told = (raw: object, more: object = {}) =>
      hintIds(panelOf({ soviet: [soviet('12', { id: 'a' })], axis: [axis('4 2')], ...raw }, context(more))).filter(
        (id) => id === 'armir.fight.hint.oneNumber',
      ).length;
    const listed = {
      rosters: { soviet: { id: 'soviet', units: [{ id: 'a', name: 'Invented', values: { cp: '12' } }] } },
    };
    expect([told({}), told({ soviet: [soviet('12 9')] }), told({}, listed)]).toEqual([1, 0, 0]);
    expect(hints[0]?.msg.p).toMatchObject({ a: 13, d: 4, column: { name: '3:1' } });
    const idle = panelOf({ soviet: [soviet('12'), soviet('1')], axis: [axis('4')] });
    expect(idle.hints.find(({ msg }) => msg.id === 'armir.fight.hint.idle')?.msg.p).toMatchObject({ a: 12 });
  });

  it('a hole in the table: the die is asked all the same, the card is read, and its result counts', () => {
    const raw = { soviet: [soviet('12 8')], axis: [axis('4 2')] };
    const bare = context({ tables: {} });
    const { at, asked } = playOut(raw, { die: 4, card: ['1/2'], defender: 'retreat' }, bare);
    expect(asked).toEqual(['die', 'card', 'defender']);
    expect(at.done?.result).toMatchObject({ code: '1/2', attackerLost: 1, defenderLost: 1 });
    const ask = playOut(raw, { die: 4 }, bare).at.ask;
    expect(ask?.kind === 'chance' && ask.read(['1–2'])).toBe(undefined);
    expect(ask?.kind === 'chance' && ask.read(['–/2'])).toBe('-/2');
    // where it would stand in the players' table
    expect(ask?.box).toEqual({ table: tables.crt, row: '4', col: '3:1' });
    // the row of the card, as it is come to from the die on the table
    const german = axis('12', { nation: 'GER', move: 'tracked' });
    const more = playOut({ attacker: 'axis', axis: [german], soviet: [soviet('4')] }, { die: 3 }, bare).at.ask;
    expect([ask, more].map((one) => one?.msg.p?.die)).toEqual([{ name: '4' }, { name: '3 + 1 = 4' }]);
    const answers = playOut(raw, { die: 4, card: ['1/2'] }, bare).answers.slice(0, 2);
    expect(panelOf(raw, bare, combat, answers).faces[3]?.code).toBe('1/2');
  });
});
