import { describe, expect, it } from 'vitest';
import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { advancedBlocks, needed, optionalRules, type SwitchId } from '../../ids.ts';
import { blocksInTheEast as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { attacking, defending, scene } from '../../testing/fights.ts';
import { thrownBy } from '../combat/battle/figures.ts';
import { switchesOf } from '../combat/battle/rules.ts';
import { type Fire, fires, type Scene } from '../combat/battle/scene.ts';

/** The switch with all it needs, and nothing else. */
const withNeeds = (id: SwitchId): readonly SwitchId[] => [...(needed[id] ?? []).flatMap(withNeeds), id];

const optionsWith = (ids: readonly SwitchId[]) => ({
  level: 'advanced',
  ...Object.fromEntries([...advancedBlocks, ...optionalRules].map((id) => [id, ids.includes(id)])),
});

/** A battle in which every switch that touches dice has something to touch. */
const zoo = [
  attacking({ id: 'tanks', class: 'tanks' }),
  attacking({ id: 'elite', elite: 'attack' }),
  attacking({ id: 'gustav', class: 'artillery', gustav: true }),
  attacking({ id: 'stuka', class: 'bomber', stuka: true }),
  defending({ id: 'rifles', elite: 'defence' }),
  defending({ id: 'katyusha', class: 'artillery', tech: 2 }),
];

/** All that players see of the rules in use: what is due, what to do, what is asked, what is thrown. */
const seen = (ids: readonly SwitchId[]): string => {
  const options = optionsWith(ids);
  const months = [1, 3, 4, 5, 6, 8, 14, 26, 37].map((turn) => {
    const context = at({ turn, place: `t${turn}/month`, options });
    return [
      outline(game.sequence, context),
      game.turnColumns.map((lane) => lane.at(turn, context)),
      game.reminders(context),
      game.limits(context),
      game.actions.filter((action) => action.when(context)).map((action) => action.id),
      game.calculators.map(({ fields }) =>
        Object.entries(fields).map(([id, { when }]) => (when === undefined || holds(when, { context }) ? id : '')),
      ),
    ];
  });
  const rules = switchesOf(at({ options }));
  const hexes = [
    { terrain: 'swamp' },
    { terrain: 'plain', scouted: true },
    { terrain: 'plain', city: 'fortress' },
  ] as const;
  const thrown = hexes.flatMap((hex) => {
    const here = scene(zoo, { rules, ...hex });
    return (['attacker', 'defender'] as const).flatMap((role) => fires.map((fire) => throwsOf(here, role, fire)));
  });
  return JSON.stringify([months, thrown]);
};

const throwsOf = (here: Scene, role: BattleRole, fire: Fire) => {
  const units = here.units.filter((one) => one.role === role);
  return thrownBy(here, role, fire, 1, Object.fromEntries(units.map(({ id, faces }) => [id, faces[0] ?? 0])));
};

describe('every switch of 1.5 changes what players see', () => {
  it.each([...advancedBlocks, ...optionalRules].map((id) => [`BITE-${id.toUpperCase()}`, id] as const))(
    '%s',
    (_, id) => {
      const on = withNeeds(id);
      expect(seen(on)).not.toBe(seen(on.filter((one) => one !== id)));
    },
  );
});
