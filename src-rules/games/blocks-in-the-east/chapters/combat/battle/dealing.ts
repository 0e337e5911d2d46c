import { enemyOf, type FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { tieAsk, unitOfKey } from './asks.ts';
import { type Armies, alsoStruck, fieldAt, nextHit, orderOf, struck } from './atTable.ts';
import { unitIn } from './kinds.ts';
import type { Asking, Options } from './noted.ts';
import type { BattleUnit, Scene } from './scene.ts';
import type { BattleStanding, Fight } from './standing.ts';

/** Where hits fall, one by one, and who is asked on whom. */

/** Units of the same arm with the same powers and the same faces to come: nobody minds which is hit. */
const kindOf = ({ id, called, face, mark, faces, shield, ...unit }: BattleUnit, shown: number): string => {
  const ahead = shown >> 1;
  const shields = faces.map((_, i) => (typeof shield === 'boolean' ? shield : (shield[i] ?? false)));
  return JSON.stringify([unit, faces.slice(ahead), shields.slice(ahead)]);
};

export interface Dealt {
  readonly armies: Armies;
  readonly prefers: readonly string[];
}

/** 7.7.9: hits one at a time, on the strongest; ties by choice of the owner, or of the attacker (19.2). */
export function* deal(
  scene: Scene,
  fight: Fight,
  step: FireStep,
  hits: number,
  before: Dealt,
  at: BattleStanding,
  asks: boolean,
  { note }: Options,
): Asking<Dealt> {
  const target = enemyOf(step.side);
  const ids = fight.ids[target][step.at];
  const chooser = fight.chooses?.(step) ?? target;
  let { armies, prefers } = before;
  let order = orderOf(fight, step);
  for (let left = hits; left > 0; left--) {
    const tied = nextHit(fight, armies, step, order);
    let [hit] = tied;
    if (hit === undefined) break;
    if (asks && isChoice(scene, fight, armies, step, tied, left)) {
      const options = tied.map((unit) => ({
        unit: unitIn(scene, ids[unit] ?? ''),
        pf: fieldAt(fight, armies)[target][step.at].strengths[unit] ?? 0,
      }));
      note?.({ round: at.round, step, fight, armies, dice: [], hits, dealing: { target, tied } });
      const answer = yield tieAsk(scene, target, chooser, options);
      const chosen = ids.indexOf(unitOfKey(answer.key) ?? '');
      // whoever is chosen goes before those it ties with, and nobody else changes places
      if (chosen >= 0 && chosen !== hit) {
        const place = order.indexOf(hit);
        const others = order.filter((unit) => unit !== chosen);
        order = [...others.slice(0, place), chosen, ...others.slice(place)];
        hit = chosen;
        if (chooser === target) {
          const named = order.map((unit) => ids[unit] ?? '');
          prefers = [...named, ...prefers.filter((id) => !named.includes(id))];
        }
      }
    }
    armies = alsoStruck(fight, struck(fight, armies, target, step.at, hit), step);
  }
  return { armies, prefers };
}

/** Somebody cares: unlike units, and not enough hits to turn all of them. */
const isChoice = (
  scene: Scene,
  fight: Fight,
  armies: Armies,
  step: FireStep,
  tied: readonly number[],
  left: number,
): boolean => {
  if (tied.length < 2) return false;
  const target = enemyOf(step.side);
  const ids = fight.ids[target][step.at];
  const shown = armies[target][step.at];
  const kinds = tied.map((unit) => kindOf(unitIn(scene, ids[unit] ?? ''), shown[unit] ?? 0));
  if (new Set(kinds).size < 2) return false;
  const blocks = fight.battle.armies[target][step.at];
  const toTurn = tied.reduce((so, unit) => {
    const at = shown[unit] ?? 0;
    const shield = blocks[unit]?.shield;
    const two = (typeof shield === 'object' ? shield[at >> 1] : shield) === true && (at & 1) === 0;
    return so + (two ? 2 : 1);
  }, 0);
  return toTurn > left;
};
