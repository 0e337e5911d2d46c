import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { ShownItem } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { startingPs } from '../../../ids.ts';
import { arcsOf, type Ground, groundOf } from '../ground.ts';
import { msg } from '../msg.ts';
import { placeIds, places, startPlaces } from '../sheet.ts';

/** ARMIR-T6: what on the drawn map does not fit the rules, and what they ask for that nobody has drawn. */

/** Railways that hang together, as lists of nodes. */
export const railways = ({ board, isRail, railAt }: Ground): readonly (readonly number[])[] => {
  const seen = new Set<number>();
  return board.ids.flatMap((_, start) => {
    if (!railAt(start) || seen.has(start)) return [];
    const found = [start];
    seen.add(start);
    for (let i = 0; i < found.length; i += 1)
      for (const arc of arcsOf(board, found[i] ?? 0)) {
        const to = board.to[arc] ?? 0;
        if (!isRail(arc) || seen.has(to)) continue;
        seen.add(to);
        found.push(to);
      }
    return [found];
  });
};

export const sheetNotes = (ground: Ground): readonly ShownItem[] => {
  const { board } = ground;
  const at = (node: number): { readonly hex: string } => ({ hex: ground.id(node) });
  const loose = new Set<number>();
  board.ids.forEach((_, node) => {
    for (const arc of arcsOf(board, node)) {
      const to = board.to[arc] ?? 0;
      if (node < to && ground.isStrongSide(arc) && !ground.strongpoint(node) && !ground.strongpoint(to))
        loose.add(node);
    }
  });
  const alone = ground.strongpoints.filter((node) => ![...arcsOf(board, node)].some(ground.isStrongSide));
  const parts = railways(ground);
  const stars = board.ids.flatMap((_, node) => (ground.isStar(node) ? [node] : []));
  const odd = stars.filter(
    (node) => ground.starValue(node) === undefined || (ground.isCity(node) && ground.isVillage(node)),
  );
  const named = startPlaces.map((one) => [one, ground.byName(one)[0] ?? -1] as const);
  const values = named.map(([, node]) => (node < 0 ? undefined : ground.starValue(node)));
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const missing = [
    ...placeIds.filter((id) => ground.place(id) < 0).map((id) => places[id]),
    ...named.filter(([, node]) => node < 0).map(([one]) => one),
  ];
  const twice = [...placeIds.map((id) => places[id]), ...startPlaces].filter((one) => ground.byName(one).length > 1);
  const any = (is: (node: number) => boolean): boolean => board.ids.some((_, node) => is(node));
  const undrawn = [
    ...(any(ground.isNorth) ? [] : [{ msg: msg('armir.sheetNote.north'), rule: '15.1.1' }]),
    ...(any(ground.isExit) ? [] : [{ msg: msg('armir.sheetNote.exit'), rule: '16.3.1' }]),
    ...(any(ground.isSourceC) ? [] : [{ msg: msg('armir.sheetNote.sourceC'), rule: '15.1' }]),
    ...(any(ground.onRailAB) ? [] : [{ msg: msg('armir.sheetNote.railAB'), rule: '5.1.2' }]),
    ...(ground.strongpoints.length > 0 ? [] : [{ msg: msg('armir.sheetNote.strongpoints'), rule: '18.1' }]),
  ];
  return [
    ...(ground.sources.axis.length === 0 ? [{ msg: msg('armir.sheetNote.axisSource'), rule: '8.1' }] : []),
    ...(ground.sources.soviet.length === 0 ? [{ msg: msg('armir.sheetNote.sovietSource'), rule: '8.1' }] : []),
    ...[...loose].map((node) => ({ msg: msg('armir.sheetNote.looseSide'), rule: '14.3', ...at(node) })),
    ...alone.map((node) => ({ msg: msg('armir.sheetNote.noSide'), rule: '14.3', ...at(node) })),
    ...(parts.length > 1
      ? [{ msg: msg('armir.sheetNote.railways', { count: parts.length }), rule: '8', ...at(parts[1]?.[0] ?? 0) }]
      : []),
    ...odd.map((node) => ({ msg: msg('armir.sheetNote.star'), rule: '16.4.1', ...at(node) })),
    ...(values.every((value) => value !== undefined) && sum !== startingPs
      ? [{ msg: msg('armir.sheetNote.sum', { n: sum, of: startingPs }), rule: '18.3' }]
      : []),
    ...twice.map((one) => ({ msg: msg('armir.sheetNote.twice', { what: name(one) }), rule: '1.3' })),
    ...(missing.length > 0 ? [{ msg: msg('armir.sheetNote.missing', { what: nameList(missing) }), rule: '1.3' }] : []),
    ...undrawn,
  ];
};

const show = (_target: string, board: Board, _stand: MapState, _around: Context): Overlay => {
  const notes = sheetNotes(groundOf(board));
  return {
    says: msg('armir.sheetNote.says', { count: notes.length }),
    hexes: notes.flatMap(({ hex }) => (hex === undefined ? [] : [{ hex, tone: 'half' as const }])),
    lines: [],
    list: notes,
  };
};

export const drawingTool: MapTool = { id: 'drawing', msg: msg('armir.tool.drawing'), rule: '1.3', of: 'map', show };
