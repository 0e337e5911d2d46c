import type { Around } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cirArrival, cirBoxes, cirLength } from '../fronts/cir.ts';
import { garrisonOf } from '../fronts/tem.ts';
import { cells, sides } from '../ids.ts';
import { countIn } from '../reading.ts';
import { placesOf } from '../record/places.ts';
import { y } from '../text/speak-victory.ts';
import { formationMsg } from '../units.ts';
import { armirHqGone, type CorpsTally, corpsTallies } from './corps.ts';
import type { Objective } from './objectives.ts';

/** 17.2b: what each line of the score rests on. */

const cir = (around: Around): readonly Msg[] => {
  const turn = cirArrival(around);
  const [n, of] = [cirBoxes(around), cirLength(around)];
  if (turn !== undefined) return [y('armir.evidence.arrived', { n: turn })];
  return [n >= of ? y('armir.evidence.arrivedSome') : y('armir.evidence.boxes', { n, of })];
};

const airports = (around: Around): readonly Msg[] => {
  const turn = countIn(around, cells.temTaken);
  return [
    turn > 0 ? y('armir.evidence.captured', { n: turn }) : y('armir.evidence.garrison', { n: garrisonOf(around) }),
  ];
};

const corpsMsg = ({ corps, lost, full, unknown, destroyed, needed, byHand }: CorpsTally): Msg => {
  const p = { corps: formationMsg[corps], lost, full };
  if (byHand) return y(destroyed ? 'armir.evidence.corps.handGone' : 'armir.evidence.corps.handStands', p);
  if (unknown.length > 0) return y('armir.evidence.corps.unknown', { ...p, count: unknown.length });
  if (full === 0) return y('armir.evidence.corps.none', p);
  return destroyed ? y('armir.evidence.corps.gone', p) : y('armir.evidence.corps.stands', { ...p, count: needed });
};
const armir = (around: Around): readonly Msg[] => [
  ...corpsTallies(around).map(corpsMsg),
  y(armirHqGone(around) ? 'armir.evidence.hqGone' : 'armir.evidence.hqStands'),
];

const donetz = (around: Around): readonly Msg[] => {
  const held = placesOf(around).filter(({ holder }) => holder === sides.soviet);
  return held.map(({ name: called, points }) =>
    points === undefined
      ? y('armir.evidence.placeUnknown', { what: name(called) })
      : y('armir.evidence.place', { what: name(called), n: points }),
  );
};

export const evidence: { readonly [O in Objective]: (around: Around) => readonly Msg[] } = {
  cir,
  airports,
  armir,
  donetz,
};
