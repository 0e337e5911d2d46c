import type { View } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import type { BattleLine } from './lines.ts';
import type { BattleUnit, Rulings } from './scene.ts';

/** How guns are reduced by firing (7.7.4, 6.4, AMB-01): units by place, once for each face they turn. */
export const turnsOf = (
  { ground }: BattleLine,
  { gunTurn }: Rulings,
  fires: (place: number) => boolean,
): ((own: View) => readonly number[]) => {
  const places = ground.flatMap((_, place) => (fires(place) ? [place] : []));
  return ({ strengths }) =>
    places.flatMap((place) => {
      const unit = ground[place];
      const pf = strengths[place] ?? 0;
      return unit && pf > 0 ? Array.from({ length: facesTurned(unit, pf, gunTurn) }, () => place) : [];
    });
};

/** An HQ loses 1 whatever guns do (6.4). On lists without the face aimed at, down to the next one below. */
const facesTurned = ({ class: kind, faces }: BattleUnit, pf: number, gunTurn: Rulings['gunTurn']): number => {
  const to = kind === 'artillery' && gunTurn === 'halve' ? Math.floor(pf / 2) : pf - 1;
  const from = faces.lastIndexOf(pf);
  const next = faces.findIndex((face, i) => i > from && face <= to);
  return next < 0 ? faces.length - from : next - from;
};
