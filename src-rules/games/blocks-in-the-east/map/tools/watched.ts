import type { MapTool, Overlay, Stand } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cityActions } from '../../actions/cities.ts';
import { incomeActions } from '../../actions/income.ts';
import { rulesOf } from '../../data/scenarios.ts';
import { holds } from '../../dortmund.ts';
import { astray, germansInFinland, together } from '../../events/onMap.ts';
import { newPartisans, partisansOnMap } from '../../events/partisans.ts';
import { sides } from '../../ids.ts';
import { on } from '../../rules.ts';
import { q } from '../../text/speak-lines.ts';
import { nationMsg } from '../../units.ts';
import { type Field, fieldOf } from '../field.ts';
import { blockOf, isAir } from '../pieces.ts';
import { isCombatClass } from '../stacks.ts';
import { linesOf, suppliedAt } from '../supply.ts';
import { acrossDnepr, onTheVolga, openCities, partisanHexes, uncoveredBorder, uncoveredTurkey } from '../watched.ts';
import { calledMsg, type Item, once, type ShownHex, wordsOnly } from './overlay.ts';

const ofMap = (
  id: string,
  msg: Msg,
  rule: string,
  show: (field: Field, around: Around) => Overlay,
  when?: (around: Around) => boolean,
): MapTool => ({
  id,
  msg,
  rule,
  of: 'map',
  ...(when ? { when: (_target: string, _board: Board, _stand: Stand, around: Around) => when(around) } : {}),
  show: (_target, board, stand, around) => show(fieldOf(board, stand, around), around),
});

/** Covered hexes plain, the others by name. */
const covered = (
  field: Field,
  { all, open }: { readonly all: readonly number[]; readonly open: readonly number[] },
  says: { readonly none: Msg; readonly open: Msg; readonly closed: Msg },
  rule: string,
): Overlay => {
  const { ground } = field;
  if (all.length === 0) return wordsOnly(says.none);
  return {
    says: open.length > 0 ? says.open : says.closed,
    hexes: all.map((node): ShownHex => ({ hex: ground.id(node), tone: open.includes(node) ? 'bad' : 'good' })),
    lines: [],
    list: open.map((node) => ({
      msg: q('bite.border.open', { hex: calledMsg(ground, node) }),
      rule,
      hex: ground.id(node),
    })),
  };
};

/** BPS */
const borderTool = ofMap(
  'border',
  q('bite.ask.border'),
  'BPS',
  (field) => {
    const border = uncoveredBorder(field);
    return covered(
      field,
      border,
      {
        none: q('bite.border.none'),
        open: q('bite.border.says', { count: border.open.length, of: border.all.length }),
        closed: q('bite.border.closed', { count: border.all.length }),
      },
      'BPS',
    );
  },
  (around) => rulesOf(around.scenario).first === 1 && around.turn === 1,
);

/** 27.0 */
const turkeyTool = ofMap(
  'turkey',
  q('bite.ask.turkey'),
  '27.0',
  (field) => {
    const border = uncoveredTurkey(field);
    return covered(
      field,
      border,
      {
        none: q('bite.turkey.none'),
        open: q('bite.turkey.says', { count: border.open.length, of: border.all.length }),
        closed: q('bite.turkey.closed', { count: border.all.length }),
      },
      '27.0',
    );
  },
  (around) => on(around, 'o27'),
);

/** 29.1: what the formula counts. */
const citiesTool = ofMap(
  'open-cities',
  q('bite.ask.openCities'),
  '29.1',
  (field, around) => {
    const { ground } = field;
    const all = openCities(field);
    const major = all.filter((one) => one.major).length;
    const minor = all.length - major;
    return {
      says: q('bite.openCities.says', { minor, major, count: newPartisans(minor, major, partisansOnMap(around)) }),
      hexes: all.map((one): ShownHex => ({ hex: ground.id(one.node), tone: one.major ? 'bad' : 'half' })),
      lines: [],
      list: [
        ...all.map((one) => ({
          msg: q(one.major ? 'bite.openCities.major' : 'bite.openCities.minor', { hex: calledMsg(ground, one.node) }),
          rule: '29.1',
          hex: ground.id(one.node),
        })),
        { msg: q('bite.openCities.which'), rule: '29.1' },
      ],
    };
  },
  (around) => on(around, 'o29'),
);
const partisansTool = ofMap(
  'partisan-hexes',
  q('bite.ask.partisanHexes'),
  '29.1',
  (field, around) => {
    const nodes = partisanHexes(field, around);
    return {
      says: q('bite.partisanHexes.says', { count: nodes.length }),
      hexes: nodes.map((node): ShownHex => {
        const n = field.partisans[node] ?? 0;
        return { hex: field.ground.id(node), tone: 'good', ...(n > 0 ? { label: String(n) } : {}) };
      }),
      lines: [],
      list: [{ msg: q('bite.partisanHexes.how'), rule: '29.1' }],
    };
  },
  (around) => on(around, 'o29'),
);

/** 5.3: Axis ground units where they may not be. */
const cases = (field: Field, around: Around): readonly Item[] => {
  const { ground } = field;
  const at = (hex: string) => calledMsg(ground, ground.board.nodeOf(hex));
  const drawn = ({ hex }: { readonly hex: string }): boolean => ground.board.nodeOf(hex) >= 0;
  const germans = germansInFinland(around);
  const crossed = field.stand.pieces.some(
    ({ side, hex }) => side === sides.soviet && ground.has(ground.board.nodeOf(hex), 'FIN'),
  );
  return [
    ...astray(around)
      .filter(drawn)
      .map(({ name: unit, hex, why }) => ({
        msg: q('bite.areas.unit', { unit: name(unit), hex: at(hex), why: why.msg }),
        rule: why.rule,
        hex,
      })),
    ...together(around)
      .filter((hex) => drawn({ hex }))
      .map((hex) => ({ msg: q('bite.areas.together', { hex: at(hex) }), rule: '5.3', hex })),
    ...(germans > 1 && !crossed
      ? [{ msg: q('bite.areas.germans', { count: germans, nation: nationMsg.FIN }), rule: '5.5' }]
      : []),
  ];
};
const areasTool = ofMap('areas', q('bite.ask.areas'), '5.3', (field, around) => {
  const items = cases(field, around);
  return {
    says: q('bite.areas.says', { count: items.length }),
    hexes: once(
      items.flatMap(({ hex, msg, rule }): readonly ShownHex[] => (hex ? [{ hex, tone: 'bad', msg, rule }] : [])),
    ),
    lines: [],
    list: items,
  };
});

/** SBE7, AMB-25 */
const bridgeheadTool = ofMap(
  'bridgehead',
  q('bite.ask.bridgehead'),
  'SBE7',
  (field, around) => {
    const { ground } = field;
    const action = cityActions.find(({ id }) => id === 'bridgehead');
    const there = acrossDnepr(field, around).map(({ id, node }) => {
      const block = blockOf(around, id);
      const counts = block !== undefined && isCombatClass(block.class) && !isAir(block);
      const supplied =
        block !== undefined && suppliedAt(field, around, linesOf(field, block, node), node) !== undefined;
      return { id, node, counts, supplied, name: block?.name ?? id };
    });
    const yes = there.some(({ counts, supplied }) => counts && supplied);
    return {
      says: ground.drawn('DNEPRW')
        ? q(yes ? 'bite.bridgehead.yes' : 'bite.bridgehead.no')
        : q('bite.bridgehead.notDrawn'),
      hexes: once(
        there.map(
          ({ node, counts, supplied }): ShownHex => ({
            hex: ground.id(node),
            tone: counts && supplied ? 'good' : 'half',
          }),
        ),
      ),
      lines: [],
      list: there.map((one) => ({
        msg: q(
          one.counts
            ? one.supplied
              ? 'bite.bridgehead.counts'
              : 'bite.bridgehead.unsupplied'
            : 'bite.bridgehead.support',
          {
            unit: name(one.name),
            hex: calledMsg(ground, one.node),
          },
        ),
        rule: 'SBE7',
        hex: ground.id(one.node),
      })),
      ...(action && ground.drawn('DNEPRW')
        ? {
            note: {
              msg: q(yes ? 'bite.bridgehead.note' : 'bite.bridgehead.noteNot'),
              proposal: action.proposes({ yes }, around),
            },
          }
        : {}),
    };
  },
  (around) => around.scenario === 'SBE7',
);

/** SBE5-3 */
const volgaTool = ofMap(
  'volga',
  q('bite.ask.volga'),
  'SBE5',
  (field, around) => {
    const { ground } = field;
    const there = onTheVolga(field);
    const stalingrad = holds(around, 'stalingrad', sides.axis);
    const action = incomeActions.find(({ id }) => id === 'soviet-fuel');
    return {
      says: !ground.drawn('VOLGA')
        ? q('bite.volga.notDrawn')
        : q(there.length > 0 ? 'bite.volga.yes' : 'bite.volga.no'),
      hexes: there.map((node): ShownHex => ({ hex: ground.id(node), tone: 'bad' })),
      lines: [],
      list: [{ msg: q(stalingrad ? 'bite.volga.stalingrad' : 'bite.volga.noStalingrad'), rule: 'SBE5' }],
      ...(action && there.length > 0 && stalingrad
        ? { note: { msg: q('bite.volga.note'), proposal: action.proposes({ yes: true }, around) } }
        : {}),
    };
  },
  (around) => rulesOf(around.scenario).sovietFuel === 'onceVolga' && on(around, 'a11'),
);

export const watchTools: readonly MapTool[] = [
  borderTool,
  turkeyTool,
  citiesTool,
  partisansTool,
  areasTool,
  bridgeheadTool,
  volgaTool,
];
