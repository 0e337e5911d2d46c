import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { speaker } from '#shared/say.ts';
import { armir as game } from '../../../index.ts';
import { draw, map, type Scene, scene } from '../../../testing/drawn.ts';

/** Questions put to an invented map. */
const say = speaker('en', [game.text.en]);
const ask = ({ board, stand, context }: Scene, id: string, target = ''): Overlay => {
  const tool = map.tools.find((one) => one.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool.show(target, board, stand, context);
};
const said = (overlay: Overlay) => overlay.list.map(({ msg }) => say(msg));

describe('zones and movement', () => {
  it('ARMIR-7a of a hex that nobody has drawn only that is said', () => {
    const made = scene(draw({ columns: [1, 3], rows: [1, 3] }), { 'rifle-1': '0102' });
    const shown = ask(made, 'zone', '0909');
    expect([shown.says.id, shown.hexes, shown.list]).toEqual(['armir.tool.undrawn', [], []]);
    expect(ask(made, 'zone', '0101').says.id).toBe('armir.zone.one');
  });
  it('ARMIR-7a ARMIR-7.1.2a why a unit beside a hex has no zone there is said', () => {
    const sheet = draw({
      columns: [1, 9],
      rows: [1, 9],
      sides: { strongpoint: [['0505', '0504']], major: [['0505', '0506']] },
    });
    const made = scene(
      sheet,
      { 'rifle-1': '0504', 'alp-guns': '0404', 'alp-1': '0605', 'ii-1': '0506' },
      {
        cells: {
          at: { 'rifle-1': '0504', 'alp-guns': '0404', 'alp-1': '0605', 'ii-1': '0506' },
          oos: { 'alp-1': 'yes' },
        },
      },
    );
    expect(said(ask(made, 'zone', '0505')).sort()).toEqual(
      [
        'The zone of 0506 does not reach across the hexside.',
        'No combat unit in 0404: no zone.',
        'Combat units in 0605 are OOS: no zone.',
        'The zone of 0504 does not reach across the hexside.',
      ].sort(),
    );
  });
});
