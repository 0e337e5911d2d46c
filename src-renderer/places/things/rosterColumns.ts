import type { Field } from '#rules/kit/forms/fields.ts';
import type { RosterData } from '#rules/kit/record/playerData.ts';
import { fieldFits, perOf, textOf } from '#rules/kit/tables/rosterGate.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { shownCell } from '../../host/clip.ts';
import type { CsvCell, CsvRow } from '../../host/csv.ts';
import type { GridColumn } from '../../host/gridCells.ts';
import { columnsOf } from '../../host/thingsData.ts';
import type { Language } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';

/** What a cell may say, where it is one or some of a few. */
const choicesOf = (field: Field | undefined): readonly { readonly key: string; readonly msg: Msg }[] | undefined => {
  if (field?.kind === 'choice' || field?.kind === 'set')
    // an empty key is what the empty cell says
    return field.options.filter((option) => option.key !== '');
  if (field?.kind !== 'toggle') return undefined;
  return [
    { key: 'true', msg: ui('ui.yes') },
    { key: 'false', msg: ui('ui.no') },
  ];
};

/** The roster's columns, name first, in the language of the screen; what the other language says is read too. */
export const rosterColumns = (
  spec: RosterSpec,
  { say }: Pick<Language, 'say'>,
  other: Pick<Language, 'say'>,
): readonly GridColumn[] => {
  const named = (msg: Msg) => ({ label: say(msg), also: [other.say(msg)] });
  const title = named(spec.called?.one ?? ui('ui.things.unit'));
  return [
    { key: 'name', ...title, fits: () => true, wide: true },
    ...columnsOf(spec.fields).map((id): GridColumn => {
      const field = spec.fields[id];
      const choices = choicesOf(field)?.map(({ key, msg }) => ({ key, ...named(msg) }));
      return {
        key: id,
        ...(field ? named(field.msg) : { label: id }),
        fits: (text) => fieldFits(spec, id, text),
        ...(choices && { choices }),
        per: perOf(field),
        ...(field?.kind === 'set' && { many: true }),
      };
    }),
  ];
};

/** The roster as a spreadsheet has it: words of the language, numbers as numbers. */
export const rosterSheet = (roster: RosterData, columns: readonly GridColumn[]): readonly CsvRow[] => [
  columns.map(({ label }) => label),
  ...roster.units.map((unit) =>
    columns.map((column, i): CsvCell => {
      const value = i === 0 ? unit.name : unit.values[column.key];
      return typeof value === 'number' ? value / (column.per ?? 1) : shownCell(column, textOf(value));
    }),
  ),
];
