import { describe, expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { nameTurnAction, turnLabel, turnLabelCell } from '#rules/kit/game/turnLabel.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { reach, table } from '../../testing/at.ts';

describe('names of turns', () => {
  it('PGG-N12 none by itself; what the players type stands beside the number, and empty takes it off', () => {
    const played = table();
    const labels = () => [1, 2, 12].map((turn) => turnLabel(played.context, turn));
    expect(labels()).toEqual(['', '', '']);
    played.act(nameTurnAction, { turn: 2, label: '  5 July ' });
    played.act(nameTurnAction, { turn: 12, label: 'the last' });
    expect(labels()).toEqual(['', '5 July', 'the last']);
    played.act(nameTurnAction, { turn: 2, label: '' });
    expect(labels()).toEqual(['', '', 'the last']);
    expect(played.state.cells[turnLabelCell]).toEqual({ 12: 'the last' });
    played.undo();
    expect(labels()).toEqual(['', '5 July', 'the last']);
  });

  it('PGG-N12 a turn the game does not have, and a name nobody can read, are refused', () => {
    const parse = game.actions.find((one) => one.id === nameTurnAction)?.parse;
    expect(parse?.({ turn: 13, label: 'x' }).ok).toBe(false);
    expect(parse?.({ turn: 1, label: 'x'.repeat(31) }).ok).toBe(false);
  });

  it('PGG-N12 an old game without the cell has no names; a name typed into the ledger counts', () => {
    expect(turnLabel({ cells: {} }, 1)).toBe('');
    expect(turnLabel({ cells: { [turnLabelCell]: { 3: 'x' } } }, 3)).toBe('x');
    expect(turnLabel({ cells: { [turnLabelCell]: {} } }, Number.NaN)).toBe('');
  });

  it('the command line fills in the turn it is told of', () => {
    const played = reach(table(), 't2/ger/combat');
    const ask = questionsOf(game).find((one) => one.id === `do-${nameTurnAction}`);
    expect(ask?.answer({ label: 'July' }, played.context)).toMatchObject({
      ok: true,
      value: { says: { id: 'kit.turnLabel.said', p: { n: 2 } }, facts: [{ cell: turnLabelCell, key: '2' }] },
    });
  });
});
