import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import type { ShownHex } from '#rules/kit/game/overlay.ts';
import { on } from '../../model/rules.ts';
import { calledMsg, covered, ofMap } from '../map/overlay.ts';
import { msg } from './msg.ts';
import { newPartisans, partisansOnMap } from './partisans.ts';
import { openCities, partisanHexes, uncoveredTurkey } from './watched.ts';

/** 27.0 */
const turkeyTool = ofMap(
  'turkey',
  msg('bite.ask.turkey'),
  '27.0',
  (field) => {
    const border = uncoveredTurkey(field);
    return covered(
      field,
      border,
      {
        none: msg('bite.turkey.none'),
        open: msg('bite.turkey.says', { count: border.open.length, of: border.all.length }),
        closed: msg('bite.turkey.closed', { count: border.all.length }),
      },
      '27.0',
    );
  },
  (context) => on(context, 'o27'),
);

/** 29.1: what the formula counts. */
const citiesTool = ofMap(
  'open-cities',
  msg('bite.ask.openCities'),
  '29.1',
  (field, context) => {
    const { ground } = field;
    const all = openCities(field);
    const major = all.filter((one) => one.major).length;
    const minor = all.length - major;
    return {
      says: msg('bite.openCities.says', { minor, major, count: newPartisans(minor, major, partisansOnMap(context)) }),
      hexes: all.map((one): ShownHex => ({ hex: ground.id(one.node), tone: one.major ? 'bad' : 'half' })),
      lines: [],
      list: [
        ...all.map((one) => ({
          msg: msg(one.major ? 'bite.openCities.major' : 'bite.openCities.minor', { hex: calledMsg(ground, one.node) }),
          rule: '29.1',
          hex: ground.id(one.node),
        })),
        { msg: msg('bite.openCities.which'), rule: '29.1' },
      ],
    };
  },
  (context) => on(context, 'o29'),
);
const partisansTool = ofMap(
  'partisan-hexes',
  msg('bite.ask.partisanHexes'),
  '29.1',
  (field, context) => {
    const nodes = partisanHexes(field, context);
    return {
      says: msg('bite.partisanHexes.says', { count: nodes.length }),
      hexes: nodes.map((node): ShownHex => {
        const n = field.partisans[node] ?? 0;
        return { hex: field.ground.id(node), tone: 'good', ...(n > 0 ? { label: String(n) } : {}) };
      }),
      lines: [],
      list: [{ msg: msg('bite.partisanHexes.how'), rule: '29.1' }],
    };
  },
  (context) => on(context, 'o29'),
);

export const watchTools: readonly MapTool[] = [turkeyTool, citiesTool, partisansTool];
