import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { armirHqGone, type CorpsTally, corpsTallies } from '../../model/corps.ts';
import { placesOf, starredRange } from '../../model/places.ts';
import { formationMsg } from '../../model/units.ts';
import { cirArrival, cirBoxes, cirLength } from '../events/cir.ts';
import { garrisonOf } from '../events/tem.ts';
import { msg } from './msg.ts';
import type { Objective } from './objectives.ts';

/** 17.2b: what each line of the score rests on. */

const cir = (context: Context): readonly Msg[] => {
  const turn = cirArrival(context);
  const [n, of] = [cirBoxes(context), cirLength(context)];
  if (turn !== undefined) return [msg('armir.evidence.arrived', { n: turn })];
  return [n >= of ? msg('armir.evidence.arrivedSome') : msg('armir.evidence.boxes', { n, of })];
};

const airports = (context: Context): readonly Msg[] => {
  const turn = countIn(context, cells.temTaken);
  return [
    turn > 0 ? msg('armir.evidence.captured', { n: turn }) : msg('armir.evidence.garrison', { n: garrisonOf(context) }),
  ];
};

const corpsMsg = ({ corps, lost, full, unknown, destroyed, needed, byHand }: CorpsTally): Msg => {
  const p = { corps: formationMsg[corps], lost, full };
  if (byHand) return msg(destroyed ? 'armir.evidence.corps.handGone' : 'armir.evidence.corps.handStands', p);
  if (unknown.length > 0) return msg('armir.evidence.corps.unknown', { ...p, count: unknown.length });
  if (full === 0) return msg('armir.evidence.corps.none', p);
  return destroyed ? msg('armir.evidence.corps.gone', p) : msg('armir.evidence.corps.stands', { ...p, count: needed });
};
const armir = (context: Context): readonly Msg[] => [
  ...corpsTallies(context).map(corpsMsg),
  msg(armirHqGone(context) ? 'armir.evidence.hqGone' : 'armir.evidence.hqStands'),
];

/** 17.1.1: what the places in Soviet hands come to, as far as their kinds are known. */
export const starsMsg = (context: Context): Msg => {
  const { least, most } = starredRange(context);
  return least === most
    ? msg('armir.evidence.stars', { count: least })
    : msg('armir.evidence.starsBetween', { least, most });
};
const donetz = (context: Context): readonly Msg[] => [
  starsMsg(context),
  ...placesOf(context)
    .filter(({ holder }) => holder === sides.soviet)
    .map(({ name: called, points }) =>
      points === undefined
        ? msg('armir.evidence.placeUnknown', { what: name(called) })
        : msg('armir.evidence.place', { what: name(called), n: points }),
    ),
];

export const evidence: { readonly [O in Objective]: (context: Context) => readonly Msg[] } = {
  cir,
  airports,
  armir,
  donetz,
};
