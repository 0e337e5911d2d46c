import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { weatherIn } from '../../../model/weather.ts';
import { weatherMsg } from '../../../model/words.ts';
import { begun } from '../battle/flow.ts';
import { isAircraft, isCombat, isGuns, unitsOf } from '../battle/kinds.ts';
import { usualFaces } from '../battle/readUnit.ts';
import type { BattleUnit, Scene } from '../battle/scene.ts';
import type { BattleStanding } from '../battle/standing.ts';
import { msg } from '../msg.ts';

/** What the attacker might change before it begins. */
interface Variant {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly scene: Scene;
  readonly at: BattleStanding;
}

/** 3.10: at most 3 ground units in a hex, 2 of them combat units. */
const room = { ground: 3, combat: 2 } as const;

const strongest = (units: readonly BattleUnit[]): BattleUnit | undefined =>
  units.reduce<BattleUnit | undefined>(
    (so, one) => (so && (so.faces[0] ?? 0) >= (one.faces[0] ?? 0) ? so : one),
    undefined,
  );

const joined = (scene: Scene, unit: BattleUnit): Scene => ({
  ...scene,
  units: [...unitsOf(scene, 'attacker'), { ...unit, id: 'joins', face: 0, mark: false }, ...unitsOf(scene, 'defender')],
});

export const variantsOf = (scene: Scene, context: Context): readonly Variant[] => {
  const attackers = unitsOf(scene, 'attacker');
  const ground = attackers.filter((unit) => !isAircraft(unit));
  const combat = ground.filter((unit) => isCombat(unit, scene));
  const guns = ground.filter((unit) => isGuns(unit, scene));
  const made: Omit<Variant, 'at'>[] = [];
  const add = (id: string, msg: Msg, rule: string, changed: Scene): void => {
    made.push({ id, msg, rule, scene: changed });
  };
  // 19.0: only aircraft and guns mind, and strategic bombers do not
  const blind = guns.length > 0 || attackers.some((unit) => isAircraft(unit) && !unit.strategic);
  if (scene.rules.o19 && !scene.scouted && blind)
    add('scouted', msg('bite.battle.whatIf.scouted'), '19.0', { ...scene, scouted: true });
  const model = strongest(combat.filter((unit) => !unit.leads));
  if (model && combat.length < room.combat && ground.length < room.ground)
    add(
      'unit',
      msg('bite.battle.whatIf.unit', { unit: model.called, pf: model.faces[0] ?? 0 }),
      '3.10',
      joined(scene, model),
    );
  const gun = strongest(guns.filter((unit) => unit.class === 'artillery')) ?? usualGun(scene, model);
  if (gun && ground.length < room.ground)
    add('gun', msg('bite.battle.whatIf.gun', { pf: gun.faces[0] ?? 0 }), '7.7.4', joined(scene, gun));
  if (scene.weather !== 'clear')
    add('clear', msg('bite.battle.whatIf.weather', { weather: weatherMsg('clear') }), '9.3', {
      ...scene,
      weather: 'clear',
    });
  const next = scene.rules.a09 ? weatherIn(context.turn + 1, context).weather : undefined;
  if (next && next !== scene.weather && next !== 'clear')
    add('nextMonth', msg('bite.battle.whatIf.nextMonth', { weather: weatherMsg(next) }), '9.3', {
      ...scene,
      weather: next,
    });
  else if (next === 'clear' && scene.weather !== 'clear') {
    const clear = made.findIndex(({ id }) => id === 'clear');
    const one = made[clear];
    if (one) made[clear] = { ...one, msg: msg('bite.battle.whatIf.nextMonth', { weather: weatherMsg('clear') }) };
  }
  return made.map((one) => ({ ...one, at: begun(one.scene) }));
};

/** Guns of 4 PF with the faces the rulebook's example has (7.7.4), of the nation of the strongest unit. */
const usualGun = (scene: Scene, model: BattleUnit | undefined): BattleUnit | undefined =>
  model && {
    ...model,
    class: 'artillery',
    called: msg('bite.battle.gun'),
    faces: usualFaces(4, 'artillery', model.nation, scene.rulings.gunTurn),
    shield: false,
    elite: 'none',
    ski: false,
    gustav: false,
    leads: false,
    asGuns: false,
  };
