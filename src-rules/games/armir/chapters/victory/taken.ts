import type { JsonObject } from '#rules/kit/base/json.ts';
import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { formationMsg } from '../../model/units.ts';
import { sideMsg } from '../../model/words.ts';
import { strongpoint } from '../arrivals/strongpoint.ts';
import { aloneIn, type Field, fieldOf, isShared } from '../map/field.ts';
import { control } from './control.ts';
import { controlStart, type Entered, enteredOn, type Fallen, fallenOn, fallenStart, placeNodes } from './entered.ts';
import { msg } from './msg.ts';

/** 1.5, 15.1, 16.2.1, 16.4.1: what units have entered and the record does not know yet. */
export interface TakenPlaces {
  readonly places: readonly Entered[];
  readonly strongpoints: readonly Fallen[];
  readonly kantemirovka: boolean;
}

export const takenNow = (field: Field): TakenPlaces => {
  const { ground, context } = field;
  const depot = ground.place('kantemirovka');
  return {
    places: enteredOn(context, field).filter(({ node }) => node >= 0),
    strongpoints: fallenOn(field),
    kantemirovka: depot >= 0 && aloneIn(field, depot) === sides.soviet && textIn(context, cells.depot) === 'yes',
  };
};

const through = (id: string, raw: JsonObject, context: Context): Proposal | undefined => {
  const action = [control, strongpoint].find((one) => one.id === id);
  const input = action?.parse(raw, context);
  return action && input?.ok ? action.proposes(input.value, context) : undefined;
};

/** All of it as the actions of the record book it; a die has to be thrown for Kantemirovka, so that stays theirs. */
export const noteTaken = (field: Field, taken: TakenPlaces): Proposal | undefined => {
  const { context, ground } = field;
  const proposals = [
    ...taken.places.map((one) => through(control.id, controlStart(one, field), context)),
    ...taken.strongpoints.map((one) => through(strongpoint.id, fallenStart(one, field), context)),
  ];
  const facts = proposals.flatMap((one): readonly Fact[] => (one?.ok ? one.facts : []));
  if (facts.length === 0) return undefined;
  const hexes = [...taken.places, ...taken.strongpoints].map(({ node }) => ground.called(node));
  return { ok: true, says: msg('armir.says.taken', { what: nameList([...new Set(hexes)]) }), facts };
};

const show = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const { ground } = field;
  const taken = takenNow(field);
  const list: readonly ShownItem[] = [
    ...taken.places.map(({ place, node, by }) => ({
      msg: msg('armir.taken.place', { what: name(place.name), side: sideMsg(by) }),
      rule: '16.4.1',
      hex: ground.id(node),
    })),
    ...taken.strongpoints.map(({ node, corps }) => ({
      msg: msg('armir.taken.strongpoint', { corps: formationMsg[corps] }),
      rule: '15.1',
      hex: ground.id(node),
    })),
    ...(taken.kantemirovka
      ? [{ msg: msg('armir.taken.kantemirovka'), rule: '16.2.1', hex: ground.id(ground.place('kantemirovka')) }]
      : []),
  ];
  const contested = [...ground.strongpoints, ...placeNodes(context, field)]
    .filter((node, i, all) => isShared(field, node) && all.indexOf(node) === i)
    .map((node): ShownItem => ({ msg: msg('armir.taken.contested'), rule: '1.5', hex: ground.id(node) }));
  if (list.length === 0) return wordsOnly(msg('armir.taken.nothing'), contested);
  const proposal = noteTaken(field, taken);
  return {
    says: msg('armir.taken.says', { count: list.length }),
    hexes: list.flatMap(({ hex }) => (hex === undefined ? [] : [{ hex, tone: 'half' as const }])),
    lines: [],
    list: [...list, ...contested],
    ...(proposal ? { note: { msg: msg('armir.taken.note'), proposal } } : {}),
  };
};

export const takenTool: MapTool = { id: 'taken', msg: msg('armir.tool.taken'), rule: '1.5', of: 'map', show };
