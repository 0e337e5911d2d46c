import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { cells, type ItalianCorps, type SideId, sides } from '../../ids.ts';
import { type Place, placesOf } from '../../model/places.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import { boardIn } from '../map/board.ts';
import { aloneIn, type Field, fieldOf } from '../map/field.ts';
import { standOf } from '../map/stand.ts';

/** 1.5: who alone stands in a starred place controls it, though the record has it otherwise. */
export interface Entered {
  readonly place: Place;
  readonly by: SideId;
  /** the first of the units there */
  readonly unit: string;
  /** -1: on no drawn hex */
  readonly node: number;
}

/** The place on the players' map: by its hex, else by its name there. */
const nodeOf = ({ ground }: Field, place: Place): number =>
  place.hex === '' ? (ground.byName(place.name)[0] ?? -1) : ground.board.nodeOf(place.hex);

/** The starred places on the players' map. */
export const placeNodes = (context: Context, field: Field): readonly number[] =>
  placesOf(context).flatMap((place) => {
    const node = nodeOf(field, place);
    return node < 0 ? [] : [node];
  });
export const enteredOn = (context: Context, field: Field | undefined): readonly Entered[] =>
  placesOf(context).flatMap((place): readonly Entered[] => {
    const node = field ? nodeOf(field, place) : -1;
    const alone = field && node >= 0 ? aloneIn(field, node) : undefined;
    const drawn = alone && field?.at[alone].get(node)?.[0]?.counter;
    const noted =
      node >= 0 || place.hex === ''
        ? []
        : countersOf(context).filter(
            (one) => textAt(context, cells.at, one.id) === place.hex && stepsLeft(context, one) !== 0,
          );
    const there = drawn ?? (noted.every(({ side }) => side === noted[0]?.side) ? noted[0] : undefined);
    return there && there.side !== place.holder ? [{ place, by: there.side, unit: there.name, node }] : [];
  });

/** What the form of the control of a place begins with. */
export const controlStart = ({ place, by, node }: Entered, field: Field | undefined): JsonObject => ({
  place: place.name,
  holder: by,
  kind: field && node >= 0 && field.ground.isCity(node) ? 'city' : field?.ground.isVillage(node) ? 'village' : 'listed',
});

/** 15.1, AMB-73: a strongpoint is taken by whoever of the Soviet stands in its hex, once nobody of the Axis does. */
export interface Fallen {
  readonly node: number;
  readonly corps: ItalianCorps;
  /** the first of the units there */
  readonly unit: string;
}
export const fallenOn = (field: Field): readonly Fallen[] => {
  const { ground, context, at } = field;
  return ground.strongpoints.flatMap((node): readonly Fallen[] => {
    const corps = ground.strongpoint(node);
    const noted = (countAt(context, cells.taken, ground.id(node)) ?? 0) > 0;
    const unit = aloneIn(field, node) === sides.soviet ? at.soviet.get(node)?.[0]?.counter.name : undefined;
    return corps && !noted && unit !== undefined ? [{ node, corps, unit }] : [];
  });
};
/** What its form begins with. */
export const fallenStart = ({ corps, node }: Fallen, { ground }: Field): JsonObject => ({
  corps,
  hex: ground.id(node),
});

/** The players' map as the record has it, where it is drawn. */
export const fieldNow = (context: Context): Field | undefined => {
  const board = boardIn(context);
  return board && fieldOf(board, standOf(board, context), context);
};
