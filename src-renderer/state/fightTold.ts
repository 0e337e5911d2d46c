import { asRows } from '#rules/kit/forms/rows.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { type FightRecord, fightLuck } from '#rules/kit/procedure/fightRecord.ts';
import type { FlowState } from '#rules/kit/record/journal.ts';
import { type Msg, name, nameList } from '#rules/kit/words/message.ts';
import { ui } from '../words/text.ts';

type Told = Pick<Game, 'sides' | 'calculators'>;

/** What a side is called. */
export const sideWord = ({ sides }: Pick<Game, 'sides'>, side: string): Msg => ({
  id: sides.find(({ id }) => id === side)?.word ?? side,
});

/** What a fight is called: its calculator, and where it was. */
export const fightName = ({ calculators }: Pick<Game, 'calculators'>, { calc, hex }: FightRecord): Msg => {
  const what = calculators.find(({ id }) => id === calc)?.msg ?? ui('ui.place.fight');
  return hex === undefined ? what : ui('ui.story.at', { what, hex: name(hex) });
};

/** Who fought, those who attack first; undefined: totals alone were typed, or somebody has no name. */
export const foughtBy = (
  { calculators }: Pick<Game, 'calculators'>,
  { calc, input }: Pick<FlowState, 'calc' | 'input'>,
): Msg | undefined => {
  const fields = calculators.find(({ id }) => id === calc)?.fields ?? {};
  const lists = Object.entries(fields).flatMap(([id, { kind, side }]) =>
    kind === 'rows' && side !== undefined ? [{ id, rows: asRows(input[id] ?? []) }] : [],
  );
  const names = lists
    .toSorted((a, b) => Number(b.id === input.attacker) - Number(a.id === input.attacker))
    .map(({ rows }) => rows.map(({ name: called }) => (typeof called === 'string' ? called.trim() : '')));
  const [ours, theirs] = names;
  if (!ours || !theirs || names.length > 2 || names.some((all) => all.length === 0 || all.includes('')))
    return undefined;
  return ui('ui.story.who', { ours: nameList(ours), theirs: nameList(theirs) });
};

/** An outcome that begins with its hex, as a line of the journal stands alone; beside the fight's name it is said already. */
const besideName = (ended: Msg, hex: string | undefined): Msg => {
  const { hex: at, what } = ended.p ?? {};
  const isSame = typeof at === 'object' && 'name' in at && at.name === hex;
  return isSame && typeof what === 'object' && 'id' in what ? what : ended;
};

/** What came of it in one sentence, beside its name; of a fight under way, how it began. */
export const fightSays = ({ ended, hex }: FightRecord, opened: Msg): Msg =>
  ended ? besideName(ended, hex) : ui('ui.story.going', { opened });

/** Whom its dice favoured, short; undefined: nothing is known of its odds. */
export const fightLuckMsg = (
  game: Told,
  fight: FightRecord,
): { readonly short?: Msg; readonly long: Msg } | undefined => {
  const { best, steps, hits } = fightLuck(
    fight,
    game.sides.map(({ id }) => id),
  );
  if (steps.length === 0 && hits.length === 0) return undefined;
  if (!best) return { long: ui('ui.story.even') };
  const p = { side: sideWord(game, best.side), n: Math.round(best.n * 100) / 100 };
  return { short: ui('ui.story.luck', p), long: ui('ui.story.luckIs', p) };
};
