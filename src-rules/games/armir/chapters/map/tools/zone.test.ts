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
