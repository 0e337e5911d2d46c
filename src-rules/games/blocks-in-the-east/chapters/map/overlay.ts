import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type Field, fieldOf } from './field.ts';
import type { Ground } from './ground.ts';
import { msg } from './msg.ts';

/** A hex as players know it: its name with its number, or the number. */
export const placeMsg = (ground: Ground, node: number): Msg => {
  const [called, id] = [ground.called(node), ground.id(node)];
  return called === id || ground.isBox(node)
    ? msg('bite.ask.plain', { what: name(called) })
    : msg('bite.ask.named', { what: name(called), hex: name(id) });
};
/** The same where the number stands beside it: its name, if it has one. */
export const calledMsg = (ground: Ground, node: number): Msg =>
  msg('bite.ask.plain', { what: name(ground.called(node)) });
/** What is said of a hex beside its number. */
export const atMsg = (ground: Ground, node: number, what: Msg): Msg =>
  ground.called(node) === ground.id(node) ? what : msg('bite.ask.at', { hex: calledMsg(ground, node), what });
/** Every hex shown once: what is said first of it stays. */
export const once = (hexes: readonly ShownHex[]): readonly ShownHex[] => {
  const seen = new Set<string>();
  return hexes.filter(({ hex }) => !seen.has(hex) && seen.add(hex));
};
export const ofMap = (
  id: string,
  msg: Msg,
  rule: string,
  show: (field: Field, context: Context) => Overlay,
  when?: (context: Context) => boolean,
): MapTool => ({
  id,
  msg,
  rule,
  of: 'map',
  ...(when ? { when: (_target: string, _board: Board, _stand: MapState, context: Context) => when(context) } : {}),
  show: (_target, board, stand, context) => show(fieldOf(board, stand, context), context),
});

/** Covered hexes plain, the others by name. */
export const covered = (
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
      msg: msg('bite.border.open', { hex: calledMsg(ground, node) }),
      rule,
      hex: ground.id(node),
    })),
  };
};
