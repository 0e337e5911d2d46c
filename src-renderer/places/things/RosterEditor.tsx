import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { readFaces } from '#rules/kit/forms/faces.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { fieldFits, fieldTrouble, printedText, textOf } from '#rules/kit/tables/rosterGate.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { shownCell } from '../../host/clip.ts';
import type { Cursor } from '../../host/gridCells.ts';
import { usualName } from '../../host/thingName.ts';
import {
  asRoster,
  columnsOf,
  has,
  isAsked,
  knownRoster,
  progressIn,
  rosterDiff,
  rosterTexts,
  rosterWith,
} from '../../host/thingsData.ts';
import { symbolOf } from '../../ui/forms/symbols.ts';
import { Block } from '../../ui/parts/Block.tsx';
import { DueLine, ErrorLine } from '../../ui/parts/Notice.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage, useOtherLanguage } from '../../words/Language.tsx';
import { notBrought } from './brought.ts';
import { EditorFrame, type Offered } from './EditorFrame.tsx';
import { Grid } from './Grid.tsx';
import { GridHelp } from './GridHelp.tsx';
import { rosterColumns, rosterSheet } from './rosterColumns.ts';
import { type BroughtRoster, overwritten, pastedInto, rosterFrom } from './rosterFrom.ts';
import classes from './Things.module.css';
import { useKept } from './useKept.ts';

/** Units typed once from their counters; those the rulebook names stand there already, with what it states of them. */
export function RosterEditor({
  game,
  spec,
  thing,
  readOnly,
}: {
  readonly game: Game;
  readonly spec: RosterSpec;
  readonly thing: Thing | undefined;
  readonly readOnly: boolean;
}) {
  const { t, say } = useLanguage();
  const other = useOtherLanguage();
  const start = useMemo(() => {
    const data: RosterData = asRoster(spec, thing?.data) ?? knownRoster(spec);
    return { data, name: thing && !usualName(game, thing) ? thing.name : say(spec.msg), at: firstAsked(spec, data) };
  }, [game, spec, thing, say]);
  const read = useCallback((raw: unknown) => asRoster(spec, raw), [spec]);
  const kept = useKept({ kind: 'roster', game: game.id, of: spec.id }, thing, start, read, readOnly);
  const roster = kept.data;
  const [cursor, setCursor] = useState<Cursor>(start.at);
  const [asked, setAsked] = useState<Offered<RosterData>>();
  const [trouble, setTrouble] = useState<string>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const fields = columnsOf(spec.fields);
  const side = game.sides.find((one) => one.id === spec.side);

  const columns = useMemo(() => rosterColumns(spec, { say }, other), [spec, say, other]);
  const rows = rosterTexts(spec, roster);
  const progress = progressIn(spec, roster);
  const missing = progress.of - progress.typed;
  const wrong = roster.units.flatMap((unit) =>
    fields
      .filter((id) => !fieldFits(spec, id, printedText(spec.fields[id], unit.values[id])))
      .map((id) => ({ unit, id })),
  );
  const troubles = useMemo(() => spec.troubles?.(roster) ?? [], [spec, roster]);
  const here = roster.units[cursor.row];
  const block = here && blockOf(spec, here);
  const ladder = spec.steps && here && !block ? textOf(here.values[spec.steps]).split(/\s+/).filter(Boolean) : [];
  const hint = spec.fields[fields[cursor.col - 1] ?? '']?.hint;

  /** What is brought, shown by its words. */
  const offer = ({ roster: data, unknown, unnamed }: Taken): Offered<RosterData> => {
    const read = (col: string, text: string): string => {
      const column = columns.find(({ key }) => key === col);
      return column ? shownCell(column, text) : text;
    };
    return {
      data,
      diff: rosterDiff(spec, roster, data).map((one) => ({
        ...one,
        before: read(one.col, one.before),
        after: read(one.col, one.after),
      })),
      says: [
        ...(unknown.length > 0 ? [t('ui.tables.file.noSuch', { what: nameList(unknown) })] : []),
        ...(unnamed > 0 ? [t('ui.tables.file.unnamed', { count: unnamed })] : []),
      ],
    };
  };
  /** A pasted block: what it only adds is taken at once, what it would write over is asked. */
  const onBlock = (block: readonly (readonly string[])[], from: Cursor): boolean => {
    const brought = pastedInto(spec, roster, block, from, columns);
    setLeftOut([]);
    setTrouble(brought.ok ? undefined : say(notBrought(brought, columns)));
    if (!brought.ok) return true;
    const offered = offer(brought);
    const isOne = block.length === 1 && block[0]?.length === 1;
    if (!isOne && overwritten(spec, roster, brought.roster).length > 0) setAsked(offered);
    else {
      kept.set(brought.roster);
      setLeftOut(offered.says ?? []);
    }
    return true;
  };

  return (
    <EditorFrame
      msg={spec.msg}
      about={spec.about}
      rule={spec.rule}
      kept={kept}
      file={{ kind: 'roster', game: game.id, of: spec.id }}
      csv={() => rosterSheet(roster, columns)}
      offer={(from) => {
        if ('rows' in from) {
          const brought = rosterFrom(spec, roster, from.rows, columns);
          return brought.ok ? offer(brought) : { not: say(notBrought(brought, columns)) };
        }
        const data = asRoster(spec, from.data);
        return data && offer({ roster: data, unknown: [], unnamed: 0 });
      }}
      says={(diff, after) => ({
        row: [...roster.units, ...after.units].find((unit) => unit.id === diff.row && unit.name)?.name ?? diff.row,
        col: columns.find((column) => column.key === diff.col)?.label ?? diff.col,
      })}
      asked={asked}
      onAnswered={() => setAsked(undefined)}
      readOnly={readOnly}
      tools={
        !readOnly && (
          <>
            {(spec.acts ?? []).map((act) => {
              const text = here && act.text(here);
              return (
                <Button
                  key={act.id}
                  disabled={text === undefined}
                  onClick={() =>
                    text !== undefined &&
                    kept.set(rosterWith(spec, roster, [{ row: cursor.row, col: fields.indexOf(act.field) + 1, text }]))
                  }
                >
                  {say(act.msg)}
                </Button>
              );
            })}
            <Button
              disabled={!here}
              onClick={() => kept.set({ ...roster, units: roster.units.filter((unit) => unit !== here) })}
            >
              {spec.called ? say(spec.called.remove) : t('ui.things.removeUnit')}
            </Button>
          </>
        )
      }
    >
      {trouble && <ErrorLine>{trouble}</ErrorLine>}
      {leftOut.map((line) => (
        <DueLine key={line}>{line}</DueLine>
      ))}
      <div className={classes.sheet}>
        <Grid
          label={say(spec.msg)}
          columns={columns}
          heads={roster.units.map((_, i) => String(i + 1))}
          rows={rows}
          growing
          start={start.at}
          wants={(row, col) => {
            const unit = roster.units[row];
            const id = fields[col - 1];
            if (!unit || id === undefined || isAsked(spec, unit, id)) return 'asked';
            return has(spec, unit, id) ? 'optional' : 'none';
          }}
          given={(row, col) => {
            const unit = roster.units[row];
            const known = spec.known.find((one) => one.id === unit?.id);
            if (!unit || !known) return false;
            if (col === 0) return unit.name === known.name;
            const id = fields[col - 1] ?? '';
            return textOf(known.values[id]) !== '' && textOf(known.values[id]) === textOf(unit.values[id]);
          }}
          wrong={(row, col) =>
            troubles.some(
              (one) => one.row === row && (one.field === undefined ? 0 : fields.indexOf(one.field) + 1) === col,
            )
          }
          readOnly={readOnly}
          onChange={(changes) => {
            setTrouble(undefined);
            setLeftOut([]);
            kept.set(rosterWith(spec, roster, changes));
          }}
          onBlock={onBlock}
          onCursor={setCursor}
        />
        <aside className={classes.notes} aria-label={t('ui.things.checks')}>
          <div className="sec">
            <h2>
              {side ? (
                <SideMark look={side.look}>{here?.name || say({ id: side.word })}</SideMark>
              ) : (
                here?.name || say(spec.msg)
              )}
            </h2>
          </div>
          {block && (
            <div className={classes.block}>
              <Block {...block} look={side?.look} size={106} />
              <ol className={classes.ladder} aria-label={t('ui.things.faces')}>
                {block.faces.map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: faces are their own order
                  <li key={i}>{face}</li>
                ))}
              </ol>
            </div>
          )}
          {ladder.length > 0 && (
            <ol className={classes.ladder} aria-label={t('ui.things.steps', { step: game.stepWord })}>
              {ladder.map((step, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are their own order
                <li key={i}>{step}</li>
              ))}
            </ol>
          )}
          {hint && <p className="dim">{say(hint)}</p>}
          <p>
            {spec.called
              ? say(spec.called.many(roster.units.length))
              : t('ui.things.units', { count: roster.units.length })}
          </p>
          {missing > 0 && <p>{t('ui.things.missing', { count: missing })}</p>}
          {wrong.map(({ unit, id }) => {
            const column = columns.find(({ key }) => key === id);
            const cell = name(`${unit.name}, ${column?.label ?? id}`);
            const text = name(textOf(unit.values[id]));
            const may = column?.choices?.map(({ label }) => label) ?? [];
            const field = spec.fields[id];
            const why = fieldTrouble(spec, id, printedText(field, unit.values[id]));
            // what such a value is written like says it where the field itself cannot
            const like = why === undefined && may.length === 0 && field?.hint;
            return (
              <p key={`${unit.id}/${id}`} className="note due">
                {why
                  ? t('ui.things.badWhy', { cell, why })
                  : may.length === 0 || may.length > mostNamed
                    ? t('ui.things.badValue', { cell, text })
                    : t(column?.many ? 'ui.things.badSomeOf' : 'ui.things.badOneOf', {
                        cell,
                        text,
                        what: nameList(may),
                      })}
                {like && ` ${say(like)}`}
              </p>
            );
          })}
          {troubles.map((trouble) => (
            <p key={`${trouble.row}/${trouble.field ?? ''}`} className="note due">
              {t('ui.things.badRow', { row: trouble.row + 1, why: trouble.msg })}
            </p>
          ))}
          <GridHelp className={classes.help} />
        </aside>
      </div>
    </EditorFrame>
  );
}

type Taken = Pick<Extract<BroughtRoster, { readonly ok: true }>, 'roster' | 'unknown' | 'unnamed'>;
/** As many choices as are read in one line. */
const mostNamed = 14;

/** Where the hand goes on: the first value that is asked for and not there; behind the last row when all are. */
const firstAsked = (spec: RosterSpec, { units }: RosterData): Cursor => {
  const fields = columnsOf(spec.fields);
  const gapIn = (unit: RosterUnit): number =>
    fields.findIndex((id) => textOf(unit.values[id]) === '' && isAsked(spec, unit, id));
  const row = units.findIndex((unit) => unit.name === '' || gapIn(unit) >= 0);
  const unit = units[row];
  return unit ? { row, col: unit.name === '' ? 0 : gapIn(unit) + 1 } : { row: units.length, col: 0 };
};

/** The block a unit with faces is, as soon as they can be read. */
const blockOf = (spec: RosterSpec, unit: RosterUnit) => {
  for (const [id, field] of Object.entries(spec.fields)) {
    const read = field.kind === 'faces' ? readFaces(textOf(unit.values[id]), field) : undefined;
    if (read?.ok && read.value.length > 0) {
      const values = Object.fromEntries(Object.keys(spec.fields).map((key) => [key, textOf(unit.values[key])]));
      return { faces: read.value, symbol: symbolOf(values) };
    }
  }
  return undefined;
};
