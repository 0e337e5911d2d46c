import type { Around } from '../../../../kit/around.ts';
import { setAt } from '../../../../kit/facts.ts';
import { action } from '../../../../kit/game.ts';
import { name } from '../../../../kit/text.ts';
import { areAdjacent, hexDistance } from '../../data/hexes.ts';
import { cells, commandRange, type SideId } from '../../ids.ts';
import { type Bar, never, unless } from '../../propose.ts';
import { countersOf, stepsLeft, textAt } from '../../reading.ts';
import { t } from '../../text/speak-table.ts';
import { groups } from '../cells.ts';
import { isIn } from '../order.ts';
import { mayAct } from '../strongpoints.ts';
import { hex, namedIn, unit } from './fields.ts';

/** 16.22, 16.23: own construction, own pass, or the construction of both in the reorganisation. */
const phaseBar = (around: Around, side: SideId | undefined): Bar | undefined => {
  const mine = side === undefined || mayAct(around, side);
  return isIn(around, 'works') || (isIn(around, 'construction', 'passed') && mine)
    ? undefined
    : { msg: t('rtl.bar.bridgePhase'), rule: '16.22' };
};
/** 16.22: within four hexes of any HQ of its side, as far as the record knows where they are. */
const rangeBar = (around: Around, side: SideId | undefined, at: string): Bar | undefined => {
  const away = countersOf(around)
    .filter((one) => one.kind === 'hq' && one.side === side && stepsLeft(around, one) > 0)
    .map((one) => hexDistance(textAt(around, cells.at, one.id), at));
  const known = away.filter((n) => n !== undefined);
  return known.length > 0 && known.length === away.length && Math.min(...known) > commandRange
    ? { msg: t('rtl.bar.bridgeRange', { n: Math.min(...known) }), rule: '16.22' }
    : undefined;
};

/** 16.2 */
const bridge = action({
  id: 'bridge',
  msg: t('rtl.action.bridge'),
  about: t('rtl.action.bridge.about'),
  rule: '16.2',
  group: groups.places,
  fields: {
    unit: unit((around) => countersOf(around).filter(({ kind }) => kind === 'bridge')),
    what: {
      kind: 'choice',
      msg: t('rtl.field.what'),
      start: 'place',
      options: [
        { key: 'place', msg: t('rtl.bridge.place') },
        { key: 'off', msg: t('rtl.bridge.off') },
      ],
    },
    hex: { ...hex, when: { field: 'what', is: 'place' } },
    to: { ...hex, msg: t('rtl.field.bridgeTo'), when: { field: 'what', is: 'place' } },
  },
  proposes: (input, around) => {
    const one = namedIn(around, input.unit);
    if (one.id === '') return never(t('rtl.bar.nobody'), '16.2');
    const what = name(one.name);
    if (input.what === 'off')
      return unless(undefined, t('rtl.says.bridgeOff', { what }), [
        setAt(cells.bridges, one.id, null),
        setAt(cells.at, one.id, null),
      ]);
    const [at, to] = [input.hex.trim(), input.to.trim()];
    if (!areAdjacent(at, to)) return never(t('rtl.bar.bridgeSide'), '16.22');
    return unless(
      phaseBar(around, one.counter?.side) ?? rangeBar(around, one.counter?.side, at),
      t('rtl.says.bridge', { what, hex: name(at), to: name(to) }),
      [setAt(cells.bridges, one.id, `${at}/${to}`), setAt(cells.at, one.id, at)],
      [{ msg: t('rtl.next.bridge'), rule: '16.22' }],
    );
  },
});
export const bridgeActions = [bridge];
