import { describe, expect, it } from 'vitest';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { columnOf, context, figure, panelOf, playOut, strengths } from '../../../testing/fights.ts';
import { fightReaders } from '../strength/reckon.ts';
import { attack } from './attack.ts';
import { overrun } from './overrun.ts';

/** The attack of the sketch: regiments' values are invented, infantry's are printed (9.63). */
const sketch = {
  attacker: 'german',
  german: [
    { id: '12pz-1', name: '20/12', type: 'panzer', division: '12 Pz', attack: 4, defence: 4, across: 'river' },
    { id: '12pz-2', name: '5/12', type: 'grenadier', division: '12 Pz', attack: 2, defence: 2, across: 'river' },
    { id: '12pz-3', name: '25/12', type: 'grenadier', division: '12 Pz', attack: 2, defence: 2, across: 'river' },
    { id: '5inf', name: '5 Inf', type: 'infantry', division: '5 Inf', steps: '9-7 4-7 2-7 1-7', across: 'river' },
    {
      id: '26inf',
      name: '26 Inf',
      type: 'infantry',
      division: '26 Inf',
      steps: '9-7 4-7 2-7 1-7',
      left: 2,
      outOfSupply: true,
      across: 'river',
    },
  ],
  soviet: [
    { attack: 1, defence: 2 },
    { attack: 0, defence: 1 },
  ],
  forest: true,
};

describe('the attack of the sketch', () => {
  it('PGG-9.4 PGG-7.3 PGG-11.31 PGG-9.33 E01 26 against 9 is column 2-1', () => {
    const panel = panelOf(attack, sketch);
    expect(panel.not).toBeUndefined();
    expect(figure(panel, 'german0')).toBe(8);
    expect(figure(panel, 'german3')).toBe(9);
    expect(figure(panel, 'german4')).toBe(1);
    expect([figure(panel, 'attack'), figure(panel, 'defence')]).toEqual([26, 9]);
    expect(columnOf(panel)).toBe('2-1');
    expect([panel.short, panel.spare]).toEqual([1, 8]);
    expect(panel.faces.map((face) => face.code)).toEqual(['D2', 'D1', 'D1/A1', 'D1/A1', 'Eng', 'A1']);
    expect(verifySteps(panel.figures, fightReaders)).toEqual([]);
    expect(panel.hints[0]?.msg).toMatchObject({ id: 'pgg.hint.river', p: { a: 26, d: 6, column: { name: '4-1' } } });
  });

  it('PGG-6.23 PGG-9.11 that infantry stays on foot in the mechanized phase bars its overruns, not its attacks', () => {
    const fight = { german: [{ type: 'infantry', attack: 6 }], soviet: [{ attack: 1, defence: 1 }] };
    const here = context({ turn: 3, place: 't3/ger/mech' });
    expect(panelOf(overrun, fight, here).not?.msg.id).toBe('pgg.not.foot');
    const late = panelOf(attack, fight, here);
    expect([late.not, late.hints.map(({ msg }) => msg.id)]).toEqual([
      undefined,
      expect.arrayContaining(['pgg.hint.noAttackNow']),
    ]);
  });

  it('PGG-9.66 a 3 is D1/A1: the defender first, then the attacker', () => {
    const { at } = playOut(attack, sketch, { die: 3, defender: 'losses', attacker: 'retreat' });
    expect(at.done?.ending.says).toMatchObject({
      id: 'pgg.end.attack2',
      p: { a: 26, d: 9, die: 3, code: { name: 'D1/A1' } },
    });
  });

  it('E06 E07 E08 PGG-10.36 a leader adds his rating, not more than the units with him bring', () => {
    const fight = (supply: string, values: object) => ({
      attacker: 'soviet',
      soviet: [
        { type: 'rifle', supply, ...values },
        { type: 'leader', rating: 4 },
      ],
      defenceTotal: 6,
    });
    expect(strengths(attack, fight('supplied', { attack: 6, defence: 8 }))[0]).toBe(10);
    expect(strengths(attack, fight('command', { attack: 6, defence: 8 }), context())[0]).toBe(6);
    expect(strengths(attack, fight('supplied', { attack: 1, defence: 2 }))[0]).toBe(2);
  });
});

describe('what each result would have cost', () => {
  it('PGG-X01 is told for the measure of luck, and agrees with the losses expected where both sides pay in steps', () => {
    const panel = panelOf(attack, sketch);
    const tolls = panel.tolls ?? [];
    expect(tolls.reduce((so, { p }) => so + p, 0)).toBeCloseTo(1, 12);
    for (const { side, mean } of panel.policies[0]?.losses ?? [])
      expect(tolls.reduce((so, { p, losses }) => so + p * (losses[side] ?? 0), 0)).toBeCloseTo(mean, 12);
    expect(tolls.find(({ code }) => code === 'D1/A1')?.losses).toEqual({ soviet: 1, german: 1 });
    const { at } = playOut(attack, sketch, { die: 3, defender: 'losses', attacker: 'retreat' });
    expect(at.done?.ending.lost).toEqual({ soviet: 1, german: 0 });
  });

  it('PGG-X01 is not told of typed points, whose steps nobody knows, nor of units not revealed', () => {
    expect(panelOf(attack, { attackTotal: 9, defenceTotal: 3 }).tolls).toBeUndefined();
    expect(panelOf(attack, { ...sketch, defenceTotal: 3 }).tolls).toBeUndefined();
    expect(panelOf(attack, { ...sketch, soviet: [{ untried: true }] }).tolls).toBeUndefined();
  });
});
