import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Payer } from '../../../model/income.ts';
import { isNone } from '../../../model/pp.ts';
import { on } from '../../../model/rules.ts';
import { siteNamed } from '../../../model/sites/list.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { earnerOf, fullOf, holderOf } from '../../../model/sites/state.ts';
import { nationMsg } from '../../../model/units.ts';
import { type Field, fieldOf } from '../../map/field.ts';
import { leningradRoute, type Shipping, shippingFrom } from '../../supply/tracing/shipping.ts';
import { msg } from '../msg.ts';

/** 3.6-1, 4.2-2: what of the players' list lies on the drawn map, and whether its PP get through. */
interface Paying {
  readonly node: number;
  readonly place: string;
  readonly payer: Payer;
  readonly how: Shipping;
}
const payingOn = (field: Field, context: Context): readonly Paying[] => {
  const { ground } = field;
  return ground.board.ids.flatMap((_, node): readonly Paying[] => {
    const site = ground.place(node) === '' ? undefined : siteNamed(context, ground.called(node));
    const side = site && holderOf(context, site);
    const payer = site && earnerOf(context, site);
    if (!site || !payer || isNone(fullOf(site, side))) return [];
    return [{ node, place: site.name, payer, how: shippingFrom(field, context, payer, node) }];
  });
};

const tone = { rail: 'good', sea: 'half', cut: 'bad', foreign: 'bad' } as const;
const ruleOf = { rail: '3.6', sea: '11.3', cut: '11.2', foreign: '3.6' } as const;

const show = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const { ground } = field;
  const all = payingOn(field, context);
  const route = on(context, 'a12') ? leningradRoute(field, context) : undefined;
  const pocket: readonly ShownItem[] =
    route === 'lake' || route === 'ice' || route === 'cut' ? [{ msg: msg(`bite.pocket.${route}`), rule: '12.3' }] : [];
  if (all.length === 0) return wordsOnly(msg('bite.paying.none'), pocket);
  return {
    says: msg('bite.paying.says', {
      count: all.filter(({ how }) => how === 'rail' || how === 'sea').length,
      of: all.length,
    }),
    hexes: all.map(({ node, how }): ShownHex => ({ hex: ground.id(node), tone: tone[how] })),
    lines: [],
    list: [
      ...pocket,
      ...[...all]
        .sort((a, b) => order.indexOf(a.how) - order.indexOf(b.how))
        .map((one) => ({
          msg: msg(`bite.paying.${one.how}`, { site: placeMsg(one.place), nation: nationMsg[one.payer] }),
          rule: ruleOf[one.how],
          hex: ground.id(one.node),
        })),
    ],
  };
};
const order: readonly Shipping[] = ['cut', 'foreign', 'sea', 'rail'];

export const sitesTool: MapTool = { id: 'paying', msg: msg('bite.ask.paying'), rule: '3.6', of: 'map', show };
