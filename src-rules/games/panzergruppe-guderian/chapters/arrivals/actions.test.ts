import { describe, expect, it } from 'vitest';
import { listed } from '#rules/kit/forms/fields.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn, mapIn } from '#rules/kit/record/readers.ts';
import { accounts, cells, recordCells } from '../../ids.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { sovietSchedule } from '../../model/schedule.ts';
import { at, bid, mixOf, reach, refusal, table } from '../../testing/at.ts';

describe('the set-up', () => {
  it('PGG-12.1 untried counters come from two pools: armor never from rifle', () => {
    const context = at();
    const proposal = bid('setup-20', {}, context);
    expect(
      proposal.ok && proposal.facts.filter((fact) => fact.kind === 'set' && fact.cell === recordCells.drawnArmor),
    ).toEqual([{ kind: 'set', cell: recordCells.drawnArmor, value: 4 }]);
  });
});

describe('Soviet reinforcements', () => {
  it('PGG-16.1 a line enters whole, and its leader with it', () => {
    const played = reach(table(), 't3/sov/movement');
    played.act('in-s3z');
    expect(mapIn(played.state, recordCells.rifleIn)).toEqual({ s3z: 5 });
    expect(mapIn(played.state, recordCells.armorIn)).toEqual({ s3z: 2 });
    expect(mapIn(played.state, recordCells.leaderIn)).toEqual({ Gerisamenko: true });
    expect([countIn(played.state, cells.mapRifle), countIn(played.state, cells.mapArmor)]).toEqual([5, 2]);
  });
  it('PGG-14.3 a line may enter in parts, and the rest on a later turn', () => {
    const played = reach(table(), 't3/sov/movement');
    played.act('in-s3z', { rifle: 2, armor: 0, leader: false });
    reach(played, 't4/sov/movement');
    played.act('in-s3z');
    expect(mapIn(played.state, recordCells.rifleIn)).toEqual({ s3z: 5 });
    expect(countIn(played.state, cells.mapRifle)).toBe(5);
    expect(refusal('in-s3z', {}, played.context)).toBe('16.1');
  });
  it('PGG-14.3 the form of a line that came in part begins with the rest of it', () => {
    const opens = (id: string, cells: Context['cells']) => {
      const action = game.actions.find((one) => one.id === id);
      return action && fillFrom(action.fields, at({ turn: 4, cells }));
    };
    const soviet = { [recordCells.rifleIn]: { s3z: 2 }, [recordCells.leaderIn]: { Gerisamenko: true } };
    expect(opens('in-s3z', soviet)).toMatchObject({ rifle: 3, armor: 2, leader: false });
    const german = { [recordCells.germanIn]: { '5 Inf': 3, '35 Inf': 3 } };
    expect(opens('in-g3d', german)).toMatchObject({ divisions: ['16 Inf'] });
    const which = game.actions.find((one) => one.id === 'in-g3d')?.fields.divisions;
    if (which?.kind !== 'set') throw new Error('no set');
    const seen = { input: {}, context: at({ turn: 4, cells: german }) };
    expect(listed(which.options, [], seen).map(({ key }) => key)).toEqual(['16 Inf']);
  });
  it('PGG-14.3 a line put off is marked for this turn only', () => {
    const played = reach(table(), 't3/sov/movement');
    played.act('in-s3z', { how: 'delayed' });
    expect(played.state.marks.delayed).toHaveProperty('s3z');
    reach(played, 't4/sov/movement');
    expect(played.state.marks.delayed).toBeUndefined();
    expect(countIn(played.state, cells.mapRifle)).toBe(0);
  });
  it('PGG-14.3 a line does not come early, unless the players do it anyway', () => {
    const proposal = bid('in-s3z', {}, at({ turn: 2 }));
    expect(!proposal.ok && [proposal.rule, proposal.anyway?.says.id]).toEqual(['14.3', 'pgg.anyway']);
  });
  it('PGG-14.14 PGG-12.4 PGG-A34 the cup first, then the eliminated pile, then nothing', () => {
    const tables = { mixRifle: mixOf('mixRifle', ['3-3-6', 4]) };
    const line = sovietSchedule.find((one) => one.id === 's2x');
    expect(line?.rifle).toBe(4);
    const cupOnly = bid('in-s2x', {}, at({ turn: 2, tables }));
    expect(cupOnly.ok).toBe(true);
    const spent = { drawnRifle: 2, outRifle: 2, mapRifle: 0 };
    const fromPile = bid('in-s2x', {}, at({ turn: 2, tables, cells: spent }));
    expect(fromPile.ok && fromPile.next?.map((one) => one.rule)).toEqual(['12.4']);
    expect(fromPile.ok && fromPile.facts).toEqual(
      expect.arrayContaining([
        { kind: 'set', cell: 'drawnRifle', value: 4 },
        { kind: 'set', cell: 'outRifle', value: 0 },
        { kind: 'set', cell: 'mapRifle', value: 4 },
      ]),
    );
    expect(refusal('in-s2x', {}, at({ turn: 2, tables, cells: { ...spent, outRifle: 1 } }))).toBe('14.14');
  });
  it('PGG-14.11 E12 die 3 brings one rifle division at entry 3', () => {
    const played = reach(table(), 't1/sov/movement');
    const [entry] = played.act('provisional', { die: 3 });
    expect(entry?.says).toEqual({ id: 'pgg.says.provisionalIn', p: { n: 3 } });
    expect(mapIn(played.state, recordCells.provisionalDie)).toEqual({ 1: 3 });
    expect(entry?.facts).toContainEqual({ kind: 'roll', what: 'provisional', sides: 6, faces: [3], by: 'table' });
    expect(countIn(played.state, cells.mapRifle)).toBe(1);
    expect(refusal('provisional', { die: 4 }, played.context)).toBe('14.11');
  });
  it('PGG-14.13 rolled and kept for later in the phase it is still owed, and says so; where it will enter is not booked yet', () => {
    const open = bid('provisional', { die: 2, how: 'open', hex: '4410' }, at());
    expect(open.ok && open.next?.map((one) => one.rule)).toEqual(['14.13']);
    expect(open.ok && open.facts.filter((fact) => 'cell' in fact && fact.cell === recordCells.provisionalHex)).toEqual(
      [],
    );
    const lost = bid('provisional', { die: 2, how: 'lost' }, at());
    expect(lost.ok && (lost.next ?? [])).toEqual([]);
  });
  it('PGG-14.12 it may enter elsewhere when its entry is closed', () => {
    const played = reach(table(), 't1/sov/movement');
    played.act('provisional', { die: 5, hex: '4410' });
    expect(mapIn(played.state, recordCells.provisionalHex)).toEqual({ 1: '4410' });
  });
  it('PGG-14.21 none on turn 1, five a turn, ten in the game', () => {
    expect(refusal('south-west', { divisions: 1 }, at())).toBe('14.21');
    const second = at({ turn: 2 });
    expect(refusal('south-west', { divisions: 5 }, second)).toBeUndefined();
    expect(refusal('south-west', { divisions: 6 }, second)).toBe('14.21');
    const played = reach(table(), 't2/sov/movement');
    played.act('south-west', { divisions: 3 });
    expect(refusal('south-west', { divisions: 3 }, played.context)).toBe('14.21');
    played.act('south-west', { divisions: 2 });
    reach(played, 't3/sov/movement');
    played.act('south-west', { divisions: 5 });
    reach(played, 't4/sov/movement');
    expect(refusal('south-west', { divisions: 1 }, played.context)).toBe('14.21');
    expect(played.state.balances[accounts.swFront]).toBe(0);
  });
  it('PGG-14.21 it is offered as long as one may still come this turn', () => {
    const offered = (came: number) =>
      game.actions
        .find(({ id }) => id === 'south-west')
        ?.when?.(
          at({
            turn: 2,
            cells: { [recordCells.swByTurn]: { 2: came } },
            balances: { [accounts.swFront]: 10 - came },
          }),
        );
    expect([3, 4, 5].map(offered)).toEqual([true, true, false]);
  });
  it('PGG-14.23 the price is said before it is booked', () => {
    const proposal = bid('south-west', { divisions: 3 }, at({ turn: 3, balances: { [accounts.swFront]: 6 } }));
    // four came before: the fifth costs 1, the sixth and seventh 2 each
    expect(proposal.ok && proposal.says.p).toEqual({ count: 3, price: 5 });
  });
});

describe('German reinforcements', () => {
  it('PGG-14.3 PGG-A37 another entry hex only where the players agreed on it', () => {
    const entry = (id: string, a37: string) => {
      const proposal = bid(id, { hex: '1218' }, at({ turn: 3, options: { a37 } }));
      return proposal.ok ? proposal.says.p?.entry : undefined;
    };
    expect([entry('in-s3z', 'wait'), entry('in-s3z', 'nearest')]).toEqual([{ name: 'Z' }, { name: '1218' }]);
    expect([entry('in-g3d', 'wait'), entry('in-g3d', 'nearest')]).toEqual([{ name: 'D' }, { name: '1218' }]);
  });
  it('PGG-16.2 divisions of a line enter, some now and some later', () => {
    const played = reach(table(), 't1/ger/movement');
    played.act('in-g1c', { divisions: ['7 Pz', '12 Pz'] });
    expect(mapIn(played.state, recordCells.germanIn)).toEqual({ '7 Pz': 1, '12 Pz': 1 });
    reach(played, 't2/ger/movement');
    played.act('in-g1c');
    expect(Object.keys(mapIn(played.state, recordCells.germanIn))).toHaveLength(5);
    expect(refusal('in-g1c', {}, played.context)).toBe('16.2');
    expect(refusal('in-g9g', {}, played.context)).toBe('14.3');
  });
});
