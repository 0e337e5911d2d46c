import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { usualOdds } from '../chapters/combat/crt/combatResults.ts';
import { combat } from '../chapters/combat/fight/combat.ts';
import { combatFields } from '../chapters/combat/fight/fields.ts';
import { type Forces, forcesOf } from '../chapters/combat/fight/forces.ts';
import { tables } from '../ids.ts';
import { inventedThings } from './invented.ts';

/** Fights for tests. The tables are invented, but for the one cell the rulebook's example tells: 6:1, die 4. */
const inventedResults: { readonly [column: string]: string } = {
  '1:2': '3/- 2/- 2/- 1/- 1/- 1/1',
  '1:1': '2/- 2/- 1/- 1/1 1/1 -/1',
  '2:1': '2/- 1/- 1/1 1/1 -/1 -/2',
  '3:1': '1/- 1/1 1/1 -/1 -/2 -/2',
  '4:1': '1/1 1/1 -/1 -/2 -/2 -/3',
  '5:1': '1/1 -/1 -/2 -/2 -/3 -/3',
  '6:1': '1/1 -/2 -/2 1/3 -/3 -/4',
  '7:1': '-/2 -/2 -/3 -/3 -/4 -/5',
};
export const inventedCrt: GridData = {
  id: tables.crt,
  cols: [...usualOdds],
  rows: ['1', '2', '3', '4', '5', '6'],
  cells: Object.fromEntries(
    Object.entries(inventedResults).flatMap(([col, texts]) =>
      texts.split(' ').map((text, i) => [`${i + 1}/${col}`, { text }] as const),
    ),
  ),
  from: 'typed',
};
export const inventedBombardment: GridData = {
  id: tables.bombardment,
  cols: ['3', '4'],
  rows: ['1', '2', '3', '4', '5', '6'],
  cells: Object.fromEntries(
    Object.entries({ '3': '- - - DSG DSG DSG1', '4': '- - DSG DSG DSG DSG1' }).flatMap(([col, texts]) =>
      texts.split(' ').map((text, i) => [`${i + 1}/${col}`, { text }] as const),
    ),
  ),
  from: 'typed',
};

/** With the invented tables and counters, in turn 2. */
export const context = (over: Partial<Context> = {}): Context => ({
  ...emptyContext,
  scenario: 'don',
  turn: 2,
  tables: { [tables.crt]: inventedCrt, [tables.bombardment]: inventedBombardment },
  rosters: inventedThings.rosters ?? {},
  ...over,
});
/** A ruling other than the usual one. */
export const ruled = (id: string, value: string, over: Partial<Context> = {}): Context =>
  context({ ...over, options: { [id]: value } });

export const parsed = (calculator: Calculator, raw: object): JsonObject => {
  const plain: Json = JSON.parse(JSON.stringify(raw));
  const input = calculator.parse(plain);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return input.value;
};
export const forces = (raw: object, here: Context = context()): Forces =>
  forcesOf(asInput(combatFields, parsed(combat, raw)), here);

export const panelOf = (
  raw: object,
  here: Context = context(),
  calculator: Calculator = combat,
  answers: readonly Answer[] = [],
): OddsPanel => {
  const panel = calculator.panel(parsed(calculator, raw), here, answers);
  if (panel.kind !== 'odds') throw new Error('not a fight');
  return panel;
};
export const figure = (panel: Pick<OddsPanel, 'figures'>, id: string): number | undefined =>
  panel.figures.find((one) => one.id === id)?.value;
/** The two numbers that make the ratio. */
export const strengths = (raw: object, here: Context = context()): readonly (number | undefined)[] => {
  const panel = panelOf(raw, here);
  return [figure(panel, 'attack'), figure(panel, 'defence')];
};
export const columnOf = (panel: OddsPanel): string | undefined =>
  panel.column === undefined ? undefined : panel.columns[panel.column];
export const hintIds = ({ hints }: OddsPanel): readonly string[] => hints.map(({ msg }) => msg.id);

/** Plays on with what is given by ask id, else the usual choice; stops at a die or card nobody gave. */
export const playOut = (
  raw: object,
  given: { readonly [ask: string]: Json },
  here: Context = context(),
  calculator: Calculator = combat,
) => {
  const input = parsed(calculator, raw);
  const answers: Answer[] = [];
  const asked: string[] = [];
  for (;;) {
    const at = calculator.play(input, here, answers);
    const { ask } = at;
    if (!ask) return { at, answers, asked };
    asked.push(ask.id);
    const wanted = given[ask.id];
    if (ask.kind === 'choice') {
      answers.push({ ask: ask.id, key: typeof wanted === 'string' ? wanted : ask.usual });
      continue;
    }
    if (wanted === undefined) return { at, answers, asked };
    const key = ask.read(wanted);
    if (key === undefined) throw new Error(`${ask.id} does not read ${JSON.stringify(wanted)}`);
    answers.push({ ask: ask.id, key, raw: wanted });
  }
};
/** The result and what it books. */
export const ended = (...args: Parameters<typeof playOut>) => {
  const { at, asked } = playOut(...args);
  if (!at.done) throw new Error(`not over: ${JSON.stringify(at.ask ?? at.not ?? at.misfit)}`);
  const result = JSON.parse(JSON.stringify(at.done.result));
  return { result, ending: at.done.ending, asked };
};

/** Rows as short as tests want them. */
export const soviet = (cp: string, more: object = {}) => ({ name: `Invented ${cp}`, cp, ...more });
export const axis = (cp: string, more: object = {}) => ({ name: `Invented ${cp}`, cp, ...more });
export const gun = (value: number, more: object = {}) => ({
  name: 'Invented guns',
  kind: 'artillery',
  value,
  division: 'Invented Alps',
  formation: 'alpine',
  ...more,
});
