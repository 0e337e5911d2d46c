import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec, Piece } from '#rules/kit/game/mapSpec.ts';
import { zonesOf } from '#rules/kit/hexmap/board.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { DrawnHex, Sheet } from '#rules/kit/hexmap/sheet.ts';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { msg, name } from '#rules/kit/words/message.ts';

/** A word that reads as itself in tests of the screens. */
const say = (text: string) => msg('pgg.say', { what: name(text) });

/** Ten columns of five rows, all clear, none of it any game's map. */
export const tenByFive = (): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (let column = 1; column <= 10; column++)
    for (let row = 1; row <= 5; row++)
      hexes[`${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`] = { terrain: 'clear' };
  return { grid: gridOf(12, 6), hexes, sides: {}, links: {}, boxes: {} };
};

/**
 * A plain map for a game with rosters: a German east of column 05 is cut off unless a German stands in 0503; rifles and
 * air markers can be put anywhere, the latter twice at most.
 */
export const fakeMap = (game: Pick<Game, 'rosters'>): MapSpec => ({
  sheet: { ...plainSpec, presets: [{ id: 'plain', msg: say('Plain'), grid: gridOf(12, 6), sure: false }] },
  at: 'mapAt',
  pieces: [
    { id: 'german', msg: say('Regiment'), side: 'german', symbol: 'infantry', roster: 'german', short: ['regiment'] },
    { id: 'rifle', msg: say('Rifle'), side: 'soviet', symbol: 'untriedInfantry', short: ['rifle', 'fucilieri'] },
  ],
  markers: [
    {
      id: 'air',
      msg: say('Air interdiction'),
      look: 'air',
      put: (hex, { cells }) => {
        const facts = [{ kind: 'set', cell: 'airAt', key: hex, value: 'yes' }] as const;
        const there = typeof cells.airAt === 'object' ? Object.keys(cells.airAt).length : 0;
        return there < 2
          ? { ok: true, says: say(`Air on ${hex}`), facts }
          : { ok: false, msg: say('two at most'), rule: '13.1', anyway: { says: say('A third one'), facts } };
      },
      take: (hex) => ({
        ok: true,
        says: say(`Air off ${hex}`),
        facts: [{ kind: 'set', cell: 'airAt', key: hex, value: null }],
      }),
    },
  ],
  states: [
    {
      id: 'disrupted',
      msg: say('Disrupted'),
      rule: '6.6',
      put: (piece, on) => ({
        ok: true,
        says: say(`${piece.name} ${on ? 'disrupted' : 'ready'}`),
        facts: [{ kind: 'mark', mark: 'disrupted', key: piece.id, value: on ? true : null }],
      }),
    },
  ],
  stateOf: (board, { cells, marks }) => {
    const at = typeof cells.mapAt === 'object' ? cells.mapAt : {};
    const air = typeof cells.airAt === 'object' ? cells.airAt : {};
    const named = new Map(game.rosters.flatMap((roster) => roster.known.map((unit) => [unit.id, unit.name] as const)));
    const all = Object.entries(at).map(([id, hex]): Piece => {
      const rifle = id.startsWith('rifle#');
      return {
        id,
        kind: rifle ? 'rifle' : 'german',
        side: rifle ? 'soviet' : 'german',
        symbol: rifle ? 'untriedInfantry' : 'infantry',
        name: rifle ? id.replace('rifle#', 'Rifle ') : (named.get(id) ?? id),
        hex: String(hex),
        states: marks.disrupted?.[id] ? ['disrupted'] : [],
        ...(marks.reduced?.[id] ? { steps: { left: 1, of: 2, msg: say('Reduced') } } : {}),
      };
    });
    const on = all.filter((piece) => board.nodeOf(piece.hex) >= 0);
    const nodes = (side: string) => on.filter((piece) => piece.side === side).map((piece) => board.nodeOf(piece.hex));
    return {
      pieces: on,
      off: all.filter((piece) => !on.includes(piece)),
      markers: Object.keys(air).map((hex) => ({ kind: 'air', hex })),
      zones: {
        german: zonesOf(board, nodes('german'), () => true),
        soviet: zonesOf(board, nodes('soviet'), () => true),
      },
    };
  },
  supplyChecks: [
    {
      id: 'german',
      msg: say('German supply'),
      side: 'german',
      rule: '11.1',
      of: (_board, { pieces }) => {
        const bridge = pieces.some((piece) => piece.hex === '0503' && piece.side === 'german');
        return pieces
          .filter((piece) => piece.side === 'german')
          .map((piece): SupplyStatus => {
            const ok = bridge || Number(piece.hex.slice(0, 2)) <= 5;
            return {
              piece: piece.id,
              hex: piece.hex,
              state: ok ? 'supplied' : 'none',
              msg: say(ok ? 'Supplied' : 'Cut off'),
              tone: ok ? 'good' : 'bad',
              says: say(ok ? 'A road lies open.' : 'The road ends at 0403.'),
              ways: [
                { id: 'road', msg: say('Road line'), rule: '11.11', says: say(ok ? '3 hexes' : 'cut'), ok, line: [] },
              ],
              openings: ok
                ? []
                : [
                    {
                      hexes: ['0503'],
                      sides: [],
                      causes: [
                        {
                          hex: '0503',
                          msg: say('A German stands in 0503'),
                          opens: say('or the rifle beside it goes'),
                          rule: '8.15',
                        },
                      ],
                      way: 'road',
                    },
                  ],
              reached: [],
              effects: ok ? [] : [{ msg: say('Fights at half'), rule: '11.31' }],
            };
          });
      },
      freeze: (verdicts, { marks }) =>
        marks.frozen
          ? { ok: false, msg: say('kept already'), rule: '11.0' }
          : {
              ok: true,
              says: say(`${verdicts.length} units keep their status`),
              facts: verdicts.map(({ piece, state }) => ({ kind: 'mark', mark: 'frozen', key: piece, value: state })),
            },
    },
    { id: 'soviet', msg: say('Soviet command'), side: 'soviet', rule: '11.2', of: () => [] },
  ],
  tools: [
    {
      id: 'reach',
      msg: say('Reachable hexes'),
      rule: '6.1',
      of: 'piece',
      show: (target, _board, { pieces }) => ({
        says: say(`Two hexes from ${pieces.find((piece) => piece.id === target)?.hex ?? ''}`),
        hexes: [{ hex: '0101', tone: 'good', label: '3', msg: say('3 left'), rule: '6.1' }],
        lines: [],
        list: [{ msg: say('No rail'), rule: '6.36' }],
        note: {
          msg: say('Note it'),
          proposal: { ok: true, says: say('Noted'), facts: [{ kind: 'note', text: 'reach' }] },
        },
      }),
    },
  ],
});
