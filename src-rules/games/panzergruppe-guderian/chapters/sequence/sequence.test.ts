import { describe, expect, it } from 'vitest';
import { type OutlineNode, outline } from '#rules/kit/sequence/outline.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import { speaker } from '#shared/say.ts';
import type { Table } from '../../../../testing/table.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { divisions } from '../../model/schedule.ts';
import { at, reach, table } from '../../testing/at.ts';
import { firstPlace, sequence } from './sequence.ts';

const say = speaker('en', [kitText.en, game.text.en]);

const phasesOf = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => (node.kind === 'phase' ? [node] : phasesOf(node.nodes)));

const tasks = (path: string, context = at()): readonly string[] =>
  phasesOf(outline(sequence, context))
    .find((node) => node.path === path)
    ?.tasks.map((task) => task.id) ?? [];

const inTurn = (turn: number) => at({ turn, place: `t${turn}/sov/movement` });

describe('the sequence of play', () => {
  it('PGG-5.0 the set-up stands before the Soviet player-turn of turn 1, and nowhere else', () => {
    expect(table().place).toBe(firstPlace);
    const labels = (turn: number) => phasesOf(outline(sequence, inTurn(turn))).map((node) => node.label);
    expect(labels(1)).toEqual([
      'P1',
      'P2',
      'P3',
      'A1',
      'A2',
      'A3',
      'A4',
      'A5',
      'B1',
      'B2',
      'B3',
      'B4',
      'B5',
      'B6',
      'C',
    ]);
    expect(labels(2)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C']);
  });

  it('PGG-5.0 PGG-5.22 armies may start overstacked; a frozen one is given its shift, a free one is not', () => {
    expect(tasks('t1/setup/start')).toEqual(['stacking']);
    const movement = (state: string) =>
      tasks('t1/sov/movement', at({ place: 't1/sov/movement', cells: { army: { 16: state } } }));
    expect(movement('frozen')).toContain('shift');
    expect(movement('free')).not.toContain('shift');
  });

  it('PGG-13.2 no air markers are placed on turn 12: no Soviet movement follows', () => {
    expect(tasks('t11/ger/interdiction', inTurn(11))).toContain('air');
    expect(tasks('t12/ger/interdiction', inTurn(12))).not.toContain('air');
  });

  it('PGG-13.41 turn 12 has no Soviet interdiction phase', () => {
    expect(phasesOf(outline(sequence, inTurn(12))).map((node) => node.label)).not.toContain('A4');
    expect(phasesOf(outline(sequence, inTurn(11))).map((node) => node.label)).toContain('A4');
  });

  it('twelve turns are walked to the end, under every option', () => {
    const choices = [
      {},
      ...game.options.flatMap((option) => option.choices.map((choice) => ({ [option.id]: choice.value }))),
    ];
    for (const options of choices) {
      const played = table(options);
      let phases = 1;
      while (played.done() !== 'end') phases += 1;
      expect(phases).toBe(3 + 11 * 12 + 11);
      expect(played.context.place).toBe('end');
      expect(played.done()).toBeUndefined();
    }
  });

  it('each phase says who acts', () => {
    const who = phasesOf(outline(sequence, inTurn(2))).map((node) => node.who);
    expect(who).toEqual([...Array(5).fill('soviet'), ...Array(6).fill('german'), 'table']);
  });

  it('PGG-5.21 PGG-5.23 the dice and the first move are lines of turn 1 alone', () => {
    expect(tasks('t1/sov/movement', inTurn(1))).toEqual(
      expect.arrayContaining(['roll-16', 'roll-19', 'first-move', 'first-end']),
    );
    // the record goes on calling it frozen: the die is of turn 1
    const later = tasks('t2/sov/movement', { ...inTurn(2), cells: { army: { 16: 'frozen' } } });
    for (const id of ['roll-16', 'roll-19', 'first-move', 'shift']) expect(later).not.toContain(id);
  });

  it('PGG-6.4 columns 01 and 02 are a line until turn 6', () => {
    expect(tasks('t6/sov/movement', inTurn(6))).toContain('columns');
    expect(tasks('t7/sov/movement', inTurn(7))).not.toContain('columns');
  });

  it('PGG-10.4 the withdrawal is a line only under its option', () => {
    expect(tasks('t2/sov/movement', inTurn(2))).not.toContain('withdraw');
    expect(
      tasks('t2/sov/movement', at({ turn: 2, place: 't2/sov/movement', options: { withdrawal: 'on' } })),
    ).toContain('withdraw');
  });

  it('PGG-14.21 the Front is a line from turn 2', () => {
    expect(tasks('t1/sov/movement', inTurn(1))).not.toContain('south-west');
    expect(tasks('t2/sov/movement', inTurn(2))).toContain('south-west');
  });

  it('PGG-14.3 the lines due this turn, and those left over from earlier ones', () => {
    const played = reach(table(), 't2/sov/movement');
    const ids = tasks('t2/sov/movement', played.context);
    expect(ids).toEqual(expect.arrayContaining(['in-s1x', 'in-s1v', 'in-s2w', 'in-s2x']));
    expect(ids).not.toContain('in-s3z');
  });

  it('PGG-14.3 what is delayed stays in sight as a debt', () => {
    const played = reach(table(), 't3/ger/combat');
    const movement = phasesOf(played.outline).find((node) => node.path === 't3/ger/movement');
    const debts = movement?.tasks.filter((task) => task.debt).map((task) => task.id);
    expect(debts).toEqual(expect.arrayContaining(['in-g1c', 'in-g3h']));
  });

  it('PGG-11.33 PGG-A24 in B3 the units that entered in B1 trace like the others, or are free all turn', () => {
    for (const [a24, status] of [
      ['phase', 'pgg.status.enteredTrace'],
      ['turn', 'pgg.status.enteredFree'],
    ] as const) {
      const played = reach(table({ a24 }), 't2/ger/movement');
      played.act('in-g2b');
      reach(played, 't2/ger/mech');
      const task = phasesOf(played.outline)
        .find((node) => node.path === 't2/ger/mech')
        ?.tasks.find((one) => one.id === 'supply');
      expect(task?.status?.id).toBe(status);
    }
  });

  it('PGG-13.43 PGG-A16 the Soviet marker is told to the German who moves, with what it does to units in it', () => {
    const status = (a16: string) => {
      const played = reach(table({ a16 }), 't2/sov/interdiction');
      played.act('interdiction-place', { hex: '1818' });
      reach(played, 't2/ger/movement');
      const tasks = phasesOf(played.outline).find((node) => node.path === 't2/ger/movement')?.tasks;
      return tasks?.find((one) => one.id === 'soviet-marker')?.status?.id;
    };
    expect([status('open'), status('cut')]).toEqual(['pgg.status.markerOpen', 'pgg.status.markerCut']);
  });

  it('PGG-13.46 PGG-6.63 what the record lifts as its phase begins is told to be taken off the map there', () => {
    const said = (played: Table, place: string, id: string) => {
      reach(played, place);
      const tasks = phasesOf(played.outline).find((node) => node.path === place)?.tasks;
      return tasks?.find((one) => one.id === id)?.status;
    };
    const played = reach(table(), 't2/sov/interdiction');
    expect(said(played, 't2/sov/interdiction', 'place')).toMatchObject({ id: 'pgg.status.left', p: { n: 3 } });
    played.act('interdiction-place', { hex: '1818' });
    // once it lies there the line says where
    expect(said(played, 't2/sov/interdiction', 'place')).toMatchObject({ p: { count: 1, hexes: { name: '1818' } } });
    expect(said(played, 't2/ger/interdiction', 'lift')?.p?.what).toEqual({ name: '1818' });
    expect(said(table(), 't2/ger/interdiction', 'lift')?.id).toBe('pgg.status.noMarker');
    expect(said(table(), 't2/ger/disruption', 'remove')?.id).toBe('pgg.status.lifted');
  });

  it('PGG-7.1 PGG-7.1a PGG-7.2 stacking stands at the end of every phase that moves or fights', () => {
    const lines = phasesOf(outline(sequence, inTurn(2))).map((node) => [
      node.label,
      node.tasks.find((task) => task.id === 'stacking')?.rule,
    ]);
    expect(lines.filter(([, rule]) => rule)).toEqual([
      ['A1', '7.1'],
      ['A2', '7.1'],
      ['B1', '7.2'],
      ['B2', '7.2'],
      ['B3', '7.2'],
    ]);
  });

  it('PGG-9.0 PGG-9.14 both combat phases say to carry out each result first, and who attacks once', () => {
    for (const path of ['t2/sov/combat', 't2/ger/combat'])
      expect(tasks(path, inTurn(2))).toEqual(expect.arrayContaining(['result', 'once']));
  });

  it('PGG-9.14 says by name who has attacked and who was, and of units without one the hex alone', () => {
    const said = (marks = {}) => {
      const path = 't2/ger/combat';
      const context = at({ turn: 2, place: path, marks });
      const node = phasesOf(outline(sequence, context)).find((one) => one.path === path);
      const status = node?.tasks.find(({ id }) => id === 'once')?.status;
      return status && say(status);
    };
    expect(said()).toBe('have attacked: nobody yet; were attacked: nobody yet');
    const side = { value: { side: 'ger' } };
    expect(said({ attacked: { 'hex:1412': side, '7Pz/1': side }, wasAttacked: { Konev: side } })).toBe(
      'have attacked: units in 1412, 7Pz/1; were attacked: Konev',
    );
  });

  it('PGG-10.35 command is a line of the Soviet combat phase alone', () => {
    expect(tasks('t2/sov/combat', inTurn(2))).toContain('command');
    expect(tasks('t2/ger/combat', inTurn(2))).not.toContain('command');
  });

  it('PGG-11.31 supply is judged at each attack of either side (11.0, E15)', () => {
    for (const path of ['t2/sov/combat', 't2/ger/combat']) expect(tasks(path, inTurn(2))).toContain('supply');
  });

  it('PGG-6.11 moving and overrunning is a line of both movement phases', () => {
    expect(tasks('t2/sov/movement', inTurn(2))).toContain('rail');
    expect(tasks('t2/ger/movement', inTurn(2))).toContain('move');
  });

  it("PGG-6.23 the mechanized movement phase is the German's second", () => {
    const phases = phasesOf(outline(sequence, inTurn(2))).filter((node) => ['B1', 'B3'].includes(node.label ?? ''));
    expect(phases.map((node) => [node.label, node.who])).toEqual([
      ['B1', 'german'],
      ['B3', 'german'],
    ]);
    expect(tasks('t2/ger/mech', inTurn(2))).toContain('move');
  });

  it('PGG-14.0 who enters pays, and only where somebody does', () => {
    expect(tasks('t2/ger/movement', inTurn(2))).toContain('entry');
    const all = Object.fromEntries(divisions.map(({ id }) => [id, 1]));
    expect(tasks('t2/ger/movement', at({ turn: 2, place: 't2/ger/movement', cells: { germanIn: all } }))).not.toContain(
      'entry',
    );
  });

  it('PGG-13.2 air markers are offered in B5 and before turn 1', () => {
    const offered = (place: string) => game.actions.find((one) => one.id === 'air-place')?.when(at({ place }));
    expect(['t1/setup/markers', 't1/ger/interdiction', 't1/sov/interdiction', 't1/ger/combat'].map(offered)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('PGG-6.36 rail movement is offered to the Soviet only', () => {
    const offered = (place: string) => game.actions.find((one) => one.id === 'rail-use')?.when(at({ turn: 2, place }));
    expect([offered('t2/sov/movement'), offered('t2/ger/movement'), offered('t2/ger/mech')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('what was left open is told when the phase is closed', () => {
    const played = reach(table(), 't1/setup/markers');
    expect(played.state.place.open).toContain('t1/setup/armies/army-24');
  });
});
