import { describe, expect, it } from 'vitest';
import { unmark } from '#rules/kit/record/facts.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import { speaker } from '#shared/say.ts';
import { recordCells } from '../../../ids.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { context, mix, panelOf, parsed, playOut, strengths } from '../../../testing/fights.ts';
import { attack } from '../fight/attack.ts';

const say = speaker('en', [kitText.en, game.text.en]);
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

const guide = (raw: object, given: object, at = here) => end(raw, given, at).at.done?.ending.guide ?? [];

const ids = (raw: object, given: object, at = here) => guide(raw, given, at).map((line) => line.msg.id);

const marks = (facts: readonly { kind: string }[] | undefined, mark: string) =>
  facts?.filter((fact) => fact.kind === 'mark' && 'mark' in fact && fact.mark === mark) ?? [];

describe('results', () => {
  it('PGG-7.2 of many who may advance as many go first as may stand there, the strongest', () => {
    const four = [4, 1, 3, 2].map((attack, i) => ({ id: `${[5, 26, 6, 35][i]}inf`, attack, defence: 1, hex: '1111' }));
    const lines = guide({ ...fight, german: four }, { die: 1, defender: 'retreat' });
    const [deed] = lines.flatMap(({ msg, onMap = [] }) => (msg.id === 'pgg.guide.advanceLine' ? onMap : []));
    expect(deed?.pieces).toEqual(['5inf', '26inf', '6inf', '35inf']);
    expect(deed?.first).toEqual(['5inf', '6inf', '35inf']);
  });
  it('PGG-7.1 of Soviets who may advance four go first in all, if a leader is among them', () => {
    const four = [4, 1, 3, 2].map((attack, i) => ({ id: 'abcd'[i], attack, defence: 1, hex: '1111' }));
    const leaders = ['x', 'y'].map((id) => ({ id, type: 'leader', rating: 1, hex: '1111' }));
    const german = [{ id: '5inf', attack: 1, defence: 1, hex: '1010' }];
    const attackers = { attacker: 'soviet', soviet: [...four, ...leaders], german, target: '1010' };
    const lines = guide(attackers, { die: 1, defender: 'retreat' }, { ...here, place: 't3/sov/combat' });
    const [deed] = lines.flatMap(({ onMap = [] }) => onMap.filter(({ tool }) => tool === 'advance'));
    expect(deed?.pieces).toHaveLength(6);
    expect(deed?.first).toEqual(['a', 'c', 'd', 'x']);
  });

  it('PGG-6.63 nobody takes the marker off a unit that is gone', () => {
    const marked = { ...here, marks: { disrupted: { a: { value: { side: 'soviet' } }, b: { value: {} } } } };
    const facts = end(fight, { die: 2, defender: 'losses', 'defender.step': 'b' }, marked).at.done?.ending.facts ?? [];
    expect(facts).toContainEqual(unmark('disrupted', 'b'));
    expect(facts).not.toContainEqual(unmark('disrupted', 'a'));
  });

  it('PGG-15.12 the end of a division is told with its points, and of two called alike which one it was', () => {
    const against = (steps: Record<string, number>, ...ids: readonly string[]) => {
      const weak = { ...fight, german: ids.map((id) => ({ id, attack: 1, defence: 1, left: 1 })) };
      const gone = end(weak, { die: 6 }, { ...here, cells: { ...here.cells, steps } }).at.done;
      expect(gone?.result).toMatchObject({ code: 'Ae' });
      return gone?.ending.guide.flatMap(({ msg, rule }) => (rule === '15.12' ? [say(msg)] : []));
    };
    expect(against({}, '26inf')).toEqual(['26 Infantry Div is wholly gone: 5 Soviet VP.']);
    // a regiment of a division that has others left, and a brigade without points
    expect([against({}, '12pz-1'), against({}, '1cav')]).toEqual([[], []]);
    expect(against({ '12pz-3': 0 }, '12pz-1', '12pz-2')).toHaveLength(1);
    const alike = { ...fight, soviet: fight.soviet.map((one) => ({ ...one, name: 'A' })) };
    const out = guide(alike, { die: 2, defender: 'losses', 'defender.step': 'b' });
    expect(out.flatMap(({ msg }) => (msg.id === 'pgg.guide.out' ? [say(msg)] : []))).toEqual(['A 1-2 is eliminated.']);
  });

  it('PGG-9.65 PGG-9.62 E05 the owner picks whose step goes, and it is booked', () => {
    const { at, answers } = end(fight, { die: 2, defender: 'losses', 'defender.step': 'b' });
    expect(answers.map((answer) => answer.ask)).toEqual(['die', 'defender', 'defender.step']);
    expect(at.done?.result).toMatchObject({
      code: 'D1',
      defenderLost: 1,
      lost: [{ unit: 'b', side: 'soviet', steps: 1 }],
    });
    expect(at.done?.ending.facts).toEqual(
      expect.arrayContaining([
        { kind: 'set', cell: 'mapArmor', value: 3 },
        { kind: 'set', cell: 'outArmor', value: 1 },
      ]),
    );
    expect(at.done?.ending.facts.some((fact) => fact.kind === 'set' && fact.cell === 'outRifle')).toBe(false);
  });
  it('PGG-9.65 a retreat moves everybody and costs nothing', () => {
    const { at } = end(fight, { die: 1, defender: 'retreat' });
    expect(at.done?.result).toMatchObject({ code: 'D2', defender: 'retreat', defenderLost: 0, lost: [] });
  });
  it('PGG-9.65 with as many steps owed as there are nothing is asked and all are gone', () => {
    const two = { ...fight, soviet: fight.soviet.slice(0, 2), defenceTotal: 0 };
    // 8 : 3 is 2-1
    const { at, answers } = end(two, { die: 1, defender: 'losses' });
    expect(answers.map((answer) => answer.ask)).toEqual(['die', 'defender']);
    expect(at.done?.result).toMatchObject({ code: 'D2', defenderLost: 2 });
    // that they are all is said, and the retreat lies under Enter; with one more the loss does
    const asked = (soviet: typeof fight.soviet) =>
      attack.play(parsed(attack, { ...fight, soviet }), here, [{ ask: 'die', key: '1', raw: 1 }]).ask;
    const [few, more] = [asked(two.soviet), asked(fight.soviet)];
    expect(few).toMatchObject({ usual: 'retreat', options: [{ msg: { id: 'pgg.ask.lossesAll' } }, {}] });
    expect(more).toMatchObject({ usual: 'losses', options: [{ msg: { id: 'pgg.ask.losses' } }, {}] });
  });
  it('PGG-9.61 PGG-9.66 the attacker pays after the defender: steps of the roster go down', () => {
    const { at, answers } = end(fight, {
      die: 3,
      defender: 'losses',
      'defender.step': 'a',
      attacker: 'losses',
      'attacker.step': '26inf',
    });
    expect(answers.map((answer) => answer.ask)).toEqual([
      'die',
      'defender',
      'defender.step',
      'attacker',
      'attacker.step',
    ]);
    expect(at.done?.ending.facts).toContainEqual({ kind: 'set', cell: 'steps', key: '26inf', value: 0 });
    const other = end(fight, { die: 3, defender: 'losses', attacker: 'losses', 'attacker.step': '5inf' });
    expect(other.at.done?.ending.facts).toContainEqual({ kind: 'set', cell: 'steps', key: '5inf', value: 3 });
  });
  it('PGG-9.61 units that are on no roster leave the record alone', () => {
    const typed = { ...fight, german: [{ id: 'u1', attack: 8, defence: 8 }] };
    const { at } = end(typed, { die: 3, defender: 'losses', attacker: 'losses' });
    expect(at.done?.ending.facts.some((fact) => fact.kind === 'set' && fact.cell === 'steps')).toBe(false);
  });
  it('PGG-9.67 Eng: each side a step where it stands, nobody moves', () => {
    const { at, answers } = end(fight, { die: 5, 'defender.step': 'c', 'attacker.step': '5inf' });
    expect(answers.map((answer) => answer.ask)).toEqual(['die', 'defender.step', 'attacker.step']);
    expect(at.done?.result).toMatchObject({ code: 'Eng', defenderLost: 1, attackerLost: 1 });
    expect(attack.play(parsed(attack, fight), here, [{ ask: 'die', key: '5', raw: 5 }]).ask).toMatchObject({
      id: 'defender.step',
      rule: '9.67',
    });
    // under Enter lies the weakest, wherever it stands among the rows
    const [a, b, c] = fight.soviet;
    for (const soviet of [
      [b, a, c],
      [b, c, a],
    ])
      expect(
        attack.play(parsed(attack, { ...fight, soviet }), here, [{ ask: 'die', key: '5', raw: 5 }]).ask,
      ).toMatchObject({ id: 'defender.step', usual: soviet[1]?.id });
    // but never a leader, who does not come back, however little he adds
    const led = { ...fight, soviet: [{ id: 'k', type: 'leader', name: 'Invented', rating: 1 }, ...fight.soviet] };
    const asked = [1, 2, 3, 4, 5, 6].flatMap((die) => {
      const { ask } = attack.play(parsed(attack, led), here, [{ ask: 'die', key: `${die}`, raw: die }]);
      return ask?.id === 'defender.step' ? [ask] : [];
    });
    expect(asked.length).toBeGreaterThan(0);
    for (const ask of asked) expect(ask).toMatchObject({ usual: a?.id });
    expect(ids(fight, { die: 5 })).toContain('pgg.guide.nobodyMoves');
    expect(ids(fight, { die: 5 }).some((id) => id.startsWith('pgg.guide.advance'))).toBe(false);
  });
  it('PGG-9.64 De and Ae take every step without a choice', () => {
    const strong = { attackTotal: 40, soviet: fight.soviet };
    expect(end(strong, { die: 1 }).at.done?.result).toMatchObject({ code: 'De', defender: 'all', defenderLost: 3 });
    const weak = { german: fight.german, soviet: fight.soviet, forest: true, majorCity: true, allAcross: true };
    // 8 : 16 is 1-2, where a 6 is Ae
    expect(end(weak, { die: 6 }).at.done?.result).toMatchObject({ code: 'Ae', attacker: 'all', attackerLost: 5 });
  });
  it('PGG-9.75 who retreated into the hex adds nothing and goes with any result', () => {
    const guest = {
      ...fight,
      soviet: [...fight.soviet, { id: 'g', name: 'G', attack: 4, defence: 9, retreated: true, hex: '1010' }],
    };
    expect(strengths(attack, guest, here)).toEqual([8, 4]);
    const engaged = end(guest, { die: 5, 'defender.step': 'a' }).at.done;
    expect(engaged?.result).toMatchObject({
      defenderLost: 2,
      lost: [{ unit: 'a' }, { unit: 'g' }, { side: 'german' }],
    });
    // named once, for what it is
    const lines = guide(guest, { die: 5, 'defender.step': 'a' });
    const about = lines.filter(({ msg }) => JSON.stringify(msg).includes('"name":"G"')).map(({ msg }) => msg.id);
    expect(about).toEqual(['pgg.guide.stray']);
    expect(end(guest, { die: 1, defender: 'retreat' }).at.done?.result).toMatchObject({
      defenderLost: 1,
      lost: [{ unit: 'g' }],
    });
    expect(end(guest, { die: 6, attacker: 'losses' }).at.done?.result).toMatchObject({ code: 'A1', defenderLost: 0 });
  });
});

it('PGG-9.75 with nobody but units that retreated there is no defence, and that is why', () => {
  const strays = { german: [{ attack: 8 }], soviet: [{ attack: 4, defence: 9, retreated: true, hex: '1010' }] };
  expect(panelOf(attack, strays, here).not).toMatchObject({ msg: { id: 'pgg.not.strays' }, rule: '9.75' });
  const joined = { ...strays, soviet: [...strays.soviet, { attack: 1, defence: 2, hex: '1010' }] };
  expect(panelOf(attack, joined, here).not).toBeUndefined();
});

it('PGG-9.75 PGG-12.3 friends revealed as worth nothing leave units that retreated there: it is said so, and left to agree', () => {
  const fight = {
    german: [{ attack: 8 }],
    soviet: [
      { untried: true, hex: '1010' },
      { id: 'g', attack: 4, defence: 9, retreated: true, hex: '1010' },
    ],
  };
  const { at, answers } = playOut(attack, fight, { reveal: ['0-0-6'] }, here);
  expect(at.done?.ending.says.id).toBe('pgg.end.strayed');
  const lines = at.done?.ending.guide.map(({ msg }) => msg.id) ?? [];
  expect(lines).toContain('pgg.guide.strayed');
  expect(lines).not.toContain('pgg.guide.advanceEmptied');
  expect(panelOf(attack, fight, here, answers).not).toMatchObject({ msg: { id: 'pgg.end.strayed' }, rule: '9.75' });
  // nobody at all: as before
  const alone = playOut(attack, { ...fight, soviet: fight.soviet.slice(0, 1) }, { reveal: ['0-0-6'] }, here).at;
  expect(alone.done?.ending.says.id).toBe('pgg.end.empty');
});

describe('what the rules allow then', () => {
  it('PGG-9.71 PGG-9.72 PGG-9.73 PGG-6.4a the opponent picks the path', () => {
    const lines = guide(fight, { die: 1, defender: 'retreat' });
    expect(lines.map((line) => line.msg.id)).toEqual(
      expect.arrayContaining([
        'pgg.guide.path',
        'pgg.guide.barred',
        'pgg.guide.prefer',
        'pgg.guide.noPath',
        'pgg.guide.west',
        'pgg.guide.guest',
      ]),
    );
    expect(lines.find((line) => line.msg.id === 'pgg.guide.path')).toMatchObject({
      who: 'german',
      msg: { p: { count: 2 } },
    });
    expect(ids(fight, { die: 1, defender: 'retreat' }, { ...here, turn: 7 })).not.toContain('pgg.guide.west');
  });
  it('PGG-9.81 PGG-9.82 PGG-9.83 PGG-9.84 PGG-9.85 after a retreat the attacker may follow along the line', () => {
    expect(ids(fight, { die: 1, defender: 'retreat' })).toEqual(
      expect.arrayContaining(['pgg.guide.advanceLine', 'pgg.guide.ignoresZoc', 'pgg.guide.atOnce']),
    );
    // what is only to be known is no deed to tick
    const known = guide(fight, { die: 1, defender: 'retreat' }).find(({ msg }) => msg.id === 'pgg.guide.ignoresZoc');
    expect(known).toMatchObject({ kind: 'remember' });
  });
  it('PGG-9.74 friends on the way are told to stay as they are', () => {
    expect(ids(fight, { die: 1, defender: 'retreat' })).toContain('pgg.guide.friends');
  });
  it('PGG-9.86 after elimination up to two hexes', () => {
    expect(ids({ attackTotal: 40, soviet: fight.soviet }, { die: 1 })).toContain('pgg.guide.advanceEmptied');
  });
  it('PGG-9.81 nobody advances into a hex still held', () => {
    const lines = ids(fight, { die: 2, defender: 'losses' });
    expect(lines).toContain('pgg.guide.held');
    expect(lines.some((id) => id.startsWith('pgg.guide.advance'))).toBe(false);
  });
  it('PGG-9.81 PGG-9.86 PGG-A31 of two hexes attacked one may be empty and the other held: into the empty one', () => {
    const two = {
      german: fight.german,
      soviet: [
        { id: 'a', attack: 1, defence: 2, hex: '1010' },
        { id: 'b', attack: 1, defence: 1, hex: '1011' },
        { id: 'c', attack: 1, defence: 1, hex: '1011' },
      ],
      target: '1010',
      moreHexes: [{ hex: '1011' }],
    };
    // 8 : 4 is 2-1, where a 2 is D1
    const lost = (unit: string) => ids(two, { die: 2, defender: 'losses', 'defender.step': unit });
    expect(lost('a')).toEqual(expect.arrayContaining(['pgg.guide.ifEmpty', 'pgg.guide.advanceEmptied']));
    expect(lost('a')).not.toContain('pgg.guide.held');
    expect(lost('b')).toContain('pgg.guide.held');
  });
  it('PGG-7.1 PGG-7.2 stacking is recalled where somebody may have moved, as the phase asks it', () => {
    const last = (raw: object, given: object) => guide(raw, given).at(-1);
    expect(last(fight, { die: 1, defender: 'retreat' })).toMatchObject({
      msg: { id: 'pgg.guide.stacking' },
      rule: '7.2',
    });
    const soviet = { attacker: 'soviet', soviet: [{ attack: 8, defence: 8, hex: '1010' }], german: [{ defence: 4 }] };
    expect(last(soviet, { die: 1, defender: 'retreat' })).toMatchObject({
      msg: { id: 'pgg.guide.stackingSoviet' },
      rule: '7.1',
    });
    expect(ids(fight, { die: 5 })).not.toContain('pgg.guide.stacking');
  });
  it('PGG-9.66 attackers that retreated do not advance, and after a split the defender never does', () => {
    const lines = ids(fight, { die: 3, defender: 'retreat', attacker: 'retreat' });
    expect(lines).toEqual(expect.arrayContaining(['pgg.guide.retreatedNoAdvance', 'pgg.guide.splitNoAdvance']));
    expect(lines.some((id) => id.startsWith('pgg.guide.advance'))).toBe(false);
    expect(ids(fight, { die: 3, defender: 'retreat', attacker: 'losses' })).toEqual(
      expect.arrayContaining(['pgg.guide.advanceLine', 'pgg.guide.splitNoAdvance']),
    );
  });
  it('PGG-9.87 PGG-9.88 victorious defenders may advance; Soviets not into columns 01 and 02 up to turn 6', () => {
    const lines = guide(fight, { die: 6, attacker: 'retreat' });
    expect(lines.map((line) => line.msg.id)).toEqual(
      expect.arrayContaining([
        'pgg.guide.ifAttackHexEmpty',
        'pgg.guide.advanceLine',
        'pgg.guide.westAdvance',
        'pgg.guide.atOnceDefender',
      ]),
    );
    expect(lines.find((line) => line.msg.id === 'pgg.guide.advanceLine')?.who).toBe('soviet');
  });
  it('PGG-9.0 the defender comes before the attacker, and the advance last', () => {
    const lines = guide(fight, { die: 3, defender: 'losses', attacker: 'losses' }).map((line) => line.who);
    expect(lines.indexOf('soviet')).toBeLessThan(lines.indexOf('german'));
  });
});

describe('ticks', () => {
  it('PGG-9.14 who attacked and who was attacked is marked to the end of the phase', () => {
    const facts = end(fight, { die: 2, defender: 'losses', 'defender.step': 'a' }).at.done?.ending.facts;
    expect(marks(facts, 'attacked')).toEqual([
      { kind: 'mark', mark: 'attacked', key: '5inf', value: { side: 'german' }, until: 't3/ger/combat' },
      { kind: 'mark', mark: 'attacked', key: '26inf', value: { side: 'german' }, until: 't3/ger/combat' },
    ]);
    expect(marks(facts, 'wasAttacked')).toEqual([
      {
        kind: 'mark',
        mark: 'wasAttacked',
        key: 'hex:1010',
        value: { side: 'soviet', hex: '1010' },
        until: 't3/ger/combat',
      },
    ]);
  });
  it('PGG-9.14 PGG-9.85 the panel says what the record has noted', () => {
    const noted = {
      ...here,
      marks: {
        attacked: { '5inf': { value: {} } },
        advanced: { '26inf': { value: {} } },
        wasAttacked: { 'hex:1010': { value: {} } },
      },
    };
    // objections, in sight wherever the fight is
    const hints = panelOf(attack, fight, noted).hints.flatMap((hint) => (hint.against ? [hint.msg.id] : []));
    expect(hints).toEqual(expect.arrayContaining(['pgg.hint.attacked', 'pgg.hint.advanced', 'pgg.hint.hexAttacked']));
    expect(panelOf(attack, fight, here).hints.map((hint) => hint.msg.id)).not.toContain('pgg.hint.attacked');
    // who was lifted off the map (10.4) is not told as lost
    const led = { ...fight, soviet: [...fight.soviet, { id: 'Konev', name: 'Konev', type: 'leader', rating: 2 }] };
    const withKonev = (cells: object) =>
      panelOf(attack, led, { ...here, cells: { ...here.cells, ...cells } }).hints.map((hint) => hint.msg.id);
    expect(withKonev({ [recordCells.away]: { Konev: 2 } })).not.toContain('pgg.hint.gone');
    expect(withKonev({ [recordCells.leaderLost]: { Konev: true } })).toContain('pgg.hint.gone');
    // and who is gone
    const gone = { ...here, cells: { ...here.cells, steps: { '5inf': 0, '26inf': 1 } } };
    expect(panelOf(attack, fight, gone).hints.filter(({ against }) => against)).toMatchObject([
      { msg: { id: 'pgg.hint.gone', p: { unit: { p: { unit: { name: '5 Inf' } } } } }, rule: '9.61' },
    ]);
    const again = {
      attacker: 'soviet',
      soviet: [{ attack: 8, hex: '1010' }],
      german: [{ id: '5inf', attack: 5, defence: 5 }],
    };
    const struck = { ...here, place: 't3/sov/combat', marks: { wasAttacked: { '5inf': { value: {} } } } };
    expect(panelOf(attack, again, struck).hints.map((hint) => hint.msg.id)).toContain('pgg.hint.wasAttacked');
  });
  it('PGG-9.14 PGG-6.62 units without a name are noted by their hex', () => {
    const soviet = { attacker: 'soviet', soviet: [{ attack: 8, defence: 4, hex: '1010' }], german: [{ defence: 3 }] };
    const facts = end(soviet, { die: 6, attacker: 'losses' }, { ...here, place: 't3/sov/combat' }).at.done?.ending
      .facts;
    // 8 : 3 on a 6 is A1: its only step is gone, and nobody is left to note
    expect(marks(facts, 'attacked')).toEqual([]);
    const kept = end(soviet, { die: 1, defender: 'retreat' }, { ...here, place: 't3/sov/combat' }).at.done?.ending
      .facts;
    expect(marks(kept, 'attacked')).toEqual([
      {
        kind: 'mark',
        mark: 'attacked',
        key: 'hex:1010',
        value: { side: 'soviet', hex: '1010' },
        until: 't3/sov/combat',
      },
    ]);
    const noted = {
      ...here,
      place: 't3/sov/combat',
      marks: { attacked: { 'hex:1010': { value: {} } }, disrupted: { 'hex:1010': { value: {} } } },
    };
    expect(panelOf(attack, soviet, noted).hints.map((hint) => hint.msg.id)).toEqual(
      expect.arrayContaining(['pgg.hint.hexHasAttacked', 'pgg.hint.hexDisrupted']),
    );
  });
  it('PGG-6.62 PGG-6.64 a disrupted leader takes no part: the result is not his', () => {
    const led = (disrupted: boolean, untried = false) => ({
      attacker: 'soviet',
      soviet: [
        { id: 'a', attack: 1, defence: 1, hex: '1010', untried },
        { id: 'Konev', type: 'leader', rating: 1, hex: '1010', disrupted },
      ],
      german: [{ id: '5inf', attack: 9, defence: 9 }],
    });
    // 1 or 2 : 9 is 1-3, where a 6 is Ae
    expect(end(led(true), { die: 6 }).at.done?.result).toMatchObject({ lost: [{ unit: 'a' }] });
    expect(end(led(false), { die: 6 }).at.done?.result).toMatchObject({ lost: [{ unit: 'a' }, { unit: 'Konev' }] });
    expect(ids(led(true), { die: 6 })).not.toContain('pgg.guide.back');
    const most = (disrupted: boolean) =>
      panelOf(attack, led(disrupted, true), {
        ...here,
        tables: { mixRifle: mix('mixRifle', { '1-1-6': 1 }) },
      })
        .policies[0]?.losses.find(({ side }) => side === 'soviet')
        ?.steps.at(-1)?.n;
    expect([most(true), most(false)]).toEqual([1, 2]);
  });
  it('PGG-6.62 units noted by their hex are those of their side: whoever entered it since is not meant', () => {
    const told = (side: string) =>
      panelOf(
        attack,
        { german: [{ attack: 8, hex: '1010' }], soviet: [{ attack: 1, defence: 1, hex: '1111' }], target: '1111' },
        { ...here, marks: { disrupted: { 'hex:1010': { value: { side, hex: '1010' } } } } },
      ).hints.map((hint) => hint.msg.id);
    expect(told('german')).toContain('pgg.hint.hexDisrupted');
    expect(told('soviet')).not.toContain('pgg.hint.hexDisrupted');
  });
  it('without a saved game nothing is marked', () => {
    expect(
      end(fight, { die: 2, defender: 'losses' }, context()).at.done?.ending.facts.filter(
        (fact) => fact.kind === 'mark',
      ),
    ).toEqual([]);
  });
});
