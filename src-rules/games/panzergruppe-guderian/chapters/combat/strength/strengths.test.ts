import { describe, expect, it } from 'vitest';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { context, figure, panelOf, parsed, playOut, strengths } from '../../../testing/fights.ts';
import { attack } from '../fight/attack.ts';
import { fightReaders } from './reckon.ts';

const here = context({
  turn: 3,
  place: 't3/ger/combat',
  cells: { mapRifle: 20, outRifle: 1, mapArmor: 4, outArmor: 0 },
});

/** Invented values: two infantry divisions against three rifle divisions, 8 : 4. */
const fight = {
  german: [
    { id: '5inf', name: '5 Inf', attack: 5, defence: 5 },
    { id: '26inf', name: '26 Inf', attack: 3, defence: 3, left: 1 },
  ],
  soviet: [
    { id: 'a', name: 'A', attack: 1, defence: 1, hex: '1010' },
    { id: 'b', name: 'B', type: 'armor', attack: 1, defence: 2, hex: '1010' },
    { id: 'c', name: 'C', attack: 1, defence: 1, hex: '1010' },
  ],
  target: '1010',
};

const end = (raw: object, given: object, at = here) => playOut(attack, { ...raw }, { ...given }, at);

describe('who may attack', () => {
  it('PGG-9.11 attacks belong in the own combat phase', () => {
    const hints = (place: string) => panelOf(attack, fight, { ...here, place }).hints.map((hint) => hint.msg.id);
    expect(hints('t3/ger/combat')).not.toContain('pgg.hint.noAttackNow');
    expect(hints('')).not.toContain('pgg.hint.noAttackNow');
    expect(hints('t3/ger/mech')).toContain('pgg.hint.noAttackNow');
    expect(hints('t3/sov/combat')).toContain('pgg.hint.noAttackNow');
  });
  it('PGG-9.13 from all six hexes at once', () => {
    const german = ['1010', '1011', '1012', '1013', '1014', '1015'].flatMap((hex) =>
      [1, 2, 3].map((value) => ({ attack: value, hex })),
    );
    expect(strengths(attack, { german, defenceTotal: 4 })[0]).toBe(36);
  });
  it('PGG-10.26 a leader shares the result of the stack: he too may take the step', () => {
    const led = {
      attackTotal: 8,
      soviet: [
        { id: 'a', defence: 2 },
        { id: 'Lukin', type: 'leader', rating: 2 },
      ],
    };
    const { at } = end(led, { die: 2, defender: 'losses', 'defender.step': 'Lukin' });
    expect(at.done?.result).toMatchObject({ lost: [{ unit: 'Lukin', steps: 1 }] });
    expect(at.done?.ending.facts).toContainEqual({ kind: 'set', cell: 'leaderLost', key: 'Lukin', value: true });
  });
  it('PGG-10.34a a leader without a line of his own adds his whole rating', () => {
    const led = (supply: string) => ({
      attacker: 'soviet',
      soviet: [{ attack: 6 }, { type: 'leader', rating: 4, supply }],
      german: [{ defence: 2 }],
    });
    expect([strengths(attack, led('none'))[0], strengths(attack, led('supplied'))[0]]).toEqual([10, 10]);
  });
  const not = (raw: object) => panelOf(attack, { ...raw }, here).not;
  it('PGG-10.35 Soviets out of command do not attack; in command without supply they do, at half', () => {
    const soviet = (supply: string) => ({
      attacker: 'soviet',
      soviet: [{ attack: 6, supply }],
      german: [{ defence: 2 }],
    });
    expect(not(soviet('none'))).toMatchObject({ rule: '10.35', msg: { id: 'pgg.not.command' } });
    expect(strengths(attack, soviet('command'))[0]).toBe(3);
  });
  it('PGG-10.35 defence needs no leader', () => {
    expect(not({ attackTotal: 8, soviet: [{ defence: 4, supply: 'none' }] })).toBeUndefined();
    expect(strengths(attack, { attackTotal: 8, soviet: [{ defence: 4, supply: 'none' }] })[1]).toBe(2);
  });
  it('PGG-6.62 disrupted units do not attack and defend at full strength', () => {
    expect(not({ german: [{ attack: 8, disrupted: true }], defenceTotal: 2 })?.rule).toBe('6.62');
    expect(strengths(attack, { attackTotal: 8, soviet: [{ defence: 4, disrupted: true }] })[1]).toBe(4);
  });
  it('PGG-6.7c nobody attacks across a lake', () => {
    expect(not({ german: [{ attack: 8, across: 'lake' }], defenceTotal: 2 })?.rule).toBe('6.7');
  });
  it('PGG-9.4 nothing to attack with, or nobody there', () => {
    expect(not({})?.msg.id).toBe('pgg.not.nothing');
    expect(not({ defenceTotal: 4 })?.msg.id).toBe('pgg.not.attack');
    expect(not({ attackTotal: 4 })?.msg.id).toBe('pgg.not.defence');
    const alone = { attacker: 'soviet', soviet: [{ type: 'leader', rating: 3 }], german: [{ defence: 2 }] };
    expect(not(alone)).toMatchObject({ msg: { id: 'pgg.not.leaders' }, rule: '10.22' });
    const spent = { german: [{ attack: 0, defence: 3 }], defenceTotal: 4 };
    expect(not(spent)?.msg.id).toBe('pgg.not.attackZero');
    expect(not({ attackTotal: 4, soviet: [{ attack: 3, defence: 0 }] })?.msg.id).toBe('pgg.not.defenceZero');
    expect(attack.play(parsed(attack, spent), here, []).not).toMatchObject({ rule: '9.4' });
  });
  it('PGG-3.4 who has no number yet is not worth nothing: there are no odds before it is typed', () => {
    const known = { attack: 8, defence: 6 };
    const foe = { attack: 3, defence: 4 };
    expect(not({ german: [known], soviet: [foe] })).toBeUndefined();
    for (const fight of [
      { german: [known, {}], soviet: [foe] },
      { german: [known], soviet: [foe, {}] },
      { german: [{}], defenceTotal: 4 },
      { attackTotal: 4, soviet: [{}] },
    ])
      expect(not(fight)).toMatchObject({ msg: { id: 'pgg.not.untyped' }, rule: '3.4' });
    const panel = attack.panel(parsed(attack, { german: [known, {}], soviet: [foe] }), here, []);
    expect(panel).toMatchObject({ unsettled: ['attack'] });
    expect(panel.figures.map(({ id }) => id)).not.toContain('column');
    // 12.2: nobody knows the untried ones, and the box's mixes say what they may be
    expect(not({ german: [known], soviet: [foe, { untried: true }] })).toBeUndefined();
    const led = { attacker: 'soviet', soviet: [foe, { type: 'leader' }], german: [known] };
    expect(not(led)?.msg.id).toBe('pgg.not.noRating');
  });
  it('PGG-12.3 a 0-1-6 does not attack but defends', () => {
    expect(not({ attacker: 'soviet', soviet: [{ attack: 0, defence: 1 }], german: [{ defence: 2 }] })?.rule).toBe(
      '9.4',
    );
    expect(strengths(attack, { attackTotal: 4, soviet: [{ attack: 0, defence: 1 }] })).toEqual([4, 1]);
  });
  it('a thousand rows are refused, and numbers out of range, with the field named', () => {
    const many = attack.parse({ german: Array.from({ length: 1000 }, () => ({ attack: 1 })) });
    expect(many).toMatchObject({ ok: false, troubles: [{ path: 'german' }] });
    expect(attack.parse({ german: [{ attack: -1 }] })).toMatchObject({
      ok: false,
      troubles: [{ path: 'german.0.attack' }],
    });
  });
});

describe('integrity', () => {
  const regiments = [4, 2, 2].map((value, i) => ({
    type: i === 0 ? 'panzer' : 'grenadier',
    division: '12 Pz',
    attack: value,
    defence: value,
    hex: '1010',
  }));
  const a = (german: object[], at = here) => strengths(attack, { german, defenceTotal: 3 }, at)[0];
  it('PGG-7.3 doubles attack and defence of a whole division alone in its hex', () => {
    expect(a(regiments)).toBe(16);
    expect(
      strengths(
        attack,
        { attacker: 'soviet', attackTotal: 9, german: regiments.map((unit) => ({ ...unit, hex: '' })) },
        here,
      )[1],
    ).toBe(16);
    expect(a(regiments.slice(1))).toBe(4);
    expect(a([...regiments.slice(0, 2), { ...regiments[2], hex: '1011' }])).toBe(8);
    expect(a([...regiments, { type: 'infantry', attack: 1, hex: '1010' }])).toBe(9);
    expect(a([...regiments, { type: 'infantry', attack: 1, hex: '1010', stays: true }])).toBe(8);
  });
  it('PGG-7.3 the player may say that a division is whole, or that it is not', () => {
    const says = (n: number, whole: string) =>
      a(regiments.slice(0, n).map((unit, i) => (i === 0 ? { ...unit, whole } : unit)));
    expect([says(3, 'no'), says(2, 'yes'), says(3, 'yes')]).toEqual([8, 12, 16]);
  });
  it('PGG-7.3 is gone for good with a regiment, and never belongs to infantry, cavalry or single regiments', () => {
    expect(a(regiments, context({ cells: { divisionLost: { '12 Pz': true } } }))).toBe(8);
    expect(a([{ type: 'infantry', division: '5 Inf', attack: 9 }])).toBe(9);
    expect(a([{ type: 'cavalry', division: '1 Cav', attack: 3 }])).toBe(3);
    expect(a([{ type: 'grenadier', division: 'Lehr', attack: 3 }])).toBe(3);
  });
  it('PGG-7.3 Das Reich has three regiments, other motorized divisions two; reduced ones count', () => {
    const motorized = (division: string, n: number) =>
      Array.from({ length: n }, () => ({ type: 'motorized', division, attack: 2, left: 1 }));
    expect([a(motorized('SS Das Reich', 2)), a(motorized('SS Das Reich', 3)), a(motorized('29 Mot', 2))]).toEqual([
      4, 12, 8,
    ]);
  });
  it('PGG-11.31 E15 supply is judged in the fight: doubled first, then halved unit by unit', () => {
    expect(a(regiments.map((unit) => ({ ...unit, outOfSupply: true })))).toBe(8);
    // whatever the movement phase knew of supply is not asked again
    expect(
      a(
        regiments.map((unit) => ({ ...unit, outOfSupply: true })),
        { ...here, marks: { supplied: { '12pz-1': { value: true } } } },
      ),
    ).toBe(8);
  });
});

describe('terrain and several hexes', () => {
  it('PGG-9.32 the river counts only if everybody crosses it', () => {
    const at = (...sides: string[]) =>
      strengths(attack, { german: sides.map((across) => ({ attack: 4, across })), soviet: [{ defence: 3 }] })[1];
    expect([at('river', 'river'), at('river', 'land'), at('land')]).toEqual([6, 3, 3]);
  });
  it('PGG-9.23 PGG-9.21 PGG-A07 several hexes: each with its own terrain, then added', () => {
    const panel = panelOf(attack, {
      attackTotal: 20,
      soviet: [
        { defence: 2, hex: '1010' },
        { defence: 3, hex: '1011' },
        { defence: 1, hex: '1012' },
      ],
      target: '1010',
      forest: true,
      moreHexes: [{ hex: '1011', majorCity: true, allAcross: true }, { hex: '1012' }],
    });
    expect([figure(panel, 'target'), figure(panel, 'hex0'), figure(panel, 'hex1'), figure(panel, 'defence')]).toEqual([
      4, 9, 1, 14,
    ]);
    expect(verifySteps(panel.figures, fightReaders)).toEqual([]);
  });
  it('PGG-9.23 defenders noted in two hexes are not quietly taken as one', () => {
    const hints = (moreHexes: object[]) =>
      panelOf(attack, {
        attackTotal: 9,
        soviet: [
          { defence: 2, hex: '1010' },
          { defence: 2, hex: '1011' },
        ],
        moreHexes,
      }).hints.map((hint) => hint.msg.id);
    expect(hints([])).toContain('pgg.hint.strayed');
    expect(hints([{ hex: '1011' }])).not.toContain('pgg.hint.strayed');
  });
  it('PGG-7.1 PGG-7.2 more than three combat units noted in a hex are mentioned', () => {
    const four = Array.from({ length: 4 }, () => ({ attack: 1, hex: '1010' }));
    const hints = (german: object[]) => panelOf(attack, { german, defenceTotal: 2 }).hints.map((hint) => hint.msg.id);
    expect(hints(four)).toContain('pgg.hint.stack');
    expect(hints(four.slice(1))).not.toContain('pgg.hint.stack');
  });
  it('PGG-10.1 PGG-10.36 a leader defends with his own rating, halved out of supply', () => {
    expect(
      strengths(attack, { attackTotal: 8, soviet: [{ type: 'leader', rating: 5, supply: 'none' }, { defence: 3 }] })[1],
    ).toBe(5);
  });
  it('PGG-9.24 PGG-10.36 a leader helps the stack he is with and no other', () => {
    const far = {
      attacker: 'soviet',
      soviet: [
        { attack: 2, hex: '1010' },
        { attack: 6, hex: '1011' },
        { type: 'leader', rating: 5, hex: '1010' },
      ],
      german: [{ defence: 2 }],
    };
    expect(strengths(attack, far)[0]).toBe(10);
  });
});
