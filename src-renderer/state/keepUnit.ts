import type { JsonObject } from '#rules/kit/base/json.ts';
import type { RosterData } from '#rules/kit/record/playerData.ts';
import { idIn } from '#rules/kit/tables/apart.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { withUnit } from '#rules/kit/tables/withUnit.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { attached, loadThings, writeThing } from '../host/things.ts';
import { asRoster, knownRoster } from '../host/thingsData.ts';
import { ui } from '../words/text.ts';
import type { OpenGame } from './openedGame.ts';
import { ownThing } from './ownThing.ts';
import { isOwned } from './part.ts';
import { gameNow, takeThings } from './store.ts';

/** A unit as it is typed in a row of a fight. */
export interface TypedUnit {
  readonly id: string;
  readonly name: string;
  readonly row: JsonObject;
}
type Looked = Pick<OpenGame, 'game' | 'context' | 'rawThings' | 'state'>;

const keptId = ({ context }: Looked, { id: list }: RosterSpec, { units }: RosterData, id: string): string =>
  units.find((unit) => idIn(list, unit.id, context.rosters) === id)?.id ?? id;

const keptIn = (open: Looked, things: readonly Thing[], spec: RosterSpec, typed: TypedUnit) => {
  const own = ownThing(open, things, 'roster', spec.id);
  const before = own && (own.thing ? asRoster(spec, own.thing.data) : knownRoster(spec));
  const { fightWords } = open.game;
  const called = fightWords?.keyOf?.(typed.name.trim(), spec.side ?? '', open.context);
  const others = Object.values(open.context.rosters).flatMap(({ id, units }) => (id === spec.id ? [] : units));
  const key = others.some(({ id }) => id === called) ? undefined : called;
  // in the list as it is kept a unit may go by another id than in this game
  const kept = before && withUnit(spec, before, { ...typed, id: keptId(open, spec, before, typed.id), key });
  return kept && { ...kept, thing: own?.thing };
};

/** Whether the list would know more of the unit than it does. */
export const canKeepUnit = (
  open: Looked,
  things: readonly Thing[] | undefined,
  spec: RosterSpec,
  typed: TypedUnit,
): boolean => things !== undefined && keptIn(open, things, spec, typed) !== undefined;

/**
 * What was typed of a unit stands in the list of the library and in this game; answers whom the row stands for then. A
 * list nobody has begun is `called` so.
 */
export const keepUnit = async (spec: RosterSpec, typed: TypedUnit, called: string): Promise<string | undefined> => {
  const things = await loadThings();
  const open = gameNow();
  const kept = open && isOwned(open) ? keptIn(open, things, spec, typed) : undefined;
  if (!open || !kept) return undefined;
  const { thing, roster, unit } = kept;
  const at = { kind: 'roster', game: open.game.id, of: spec.id, data: roster } as const;
  const written = await writeThing(
    thing ? { ...at, name: thing.name, id: thing.id, base: thing.revision } : { ...at, name: called },
  );
  const says = ui('ui.play.rows.kept', { unit: name(typed.name.trim()), list: spec.msg });
  if (!written || !takeThings(attached([written]), says)) return undefined;
  return idIn(spec.id, unit, gameNow()?.context.rosters ?? {});
};
