import { Button } from '@mantine/core';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { checkGrid, type GridSpec } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import { gridSum } from '../../host/sum.ts';
import { DueLine } from '../../ui/parts/Notice.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { GridHelp } from './GridHelp.tsx';
import classes from './TableChecks.module.css';
import things from './Things.module.css';
import { compareTwice, progressOf, settled } from './twice.ts';

/** Remarks shown at once: a table typed the wrong way round has hundreds. */
const most = 12;

/** The cells remarks are about, as 'row/col'. */
export const oddCells = (spec: GridSpec, grid: GridData): ReadonlySet<string> => {
  const { warnings, stated } = checkGrid(spec, grid);
  return new Set([
    ...warnings.flatMap(({ at = [] }) => at),
    ...stated.filter(({ text, typed }) => typed !== undefined && typed !== text).map(({ row, col }) => `${row}/${col}`),
    ...compareTwice(spec, grid).differ.map(({ row, col }) => `${row}/${col}`),
  ]);
};

/** How much is typed, as a figure and a bar. */
export function Progress({ typed, of }: { readonly typed: number; readonly of: number }) {
  const { t } = useLanguage();
  return (
    <div className={classes.progress}>
      <meter min={0} max={Math.max(1, of)} value={typed} aria-label={t('ui.tables.progress', { n: typed, of })} />
      <p>{typed === of && of > 0 ? t('ui.tables.full', { count: of }) : t('ui.tables.progress', { n: typed, of })}</p>
    </div>
  );
}

/** Beside a table being typed: how far it is, what does not fit, what looks odd, what two entries say. */
export function TableChecks({
  spec,
  grid,
  example,
  cellName,
  readOnly,
  onChange,
}: {
  readonly spec: GridSpec;
  readonly grid: GridData;
  readonly example: string;
  readonly cellName: (row: string, col: string) => string;
  readonly readOnly: boolean;
  readonly onChange: (grid: GridData) => void;
}) {
  const { t, say } = useLanguage();
  const check = checkGrid(spec, grid);
  const progress = progressOf(spec, grid);
  const accepted = grid.accepted ?? [];
  const keep = (id: string) => onChange({ ...grid, accepted: [...accepted, id] });
  const askAgain = (id: string) => onChange({ ...grid, accepted: accepted.filter((one) => one !== id) });
  return (
    <>
      <div className="sec">
        <h2>{t('ui.things.checks')}</h2>
      </div>
      {progress.of > 0 && !spec.printed && <Progress {...progress} />}
      {spec.printed && <Corrected printed={spec.printed} spec={spec} grid={grid} />}
      <p className={classes.sum} title={t('ui.tables.sumAbout')}>
        {t('ui.tables.sum', { sum: name(gridSum(spec, grid)) })}
      </p>
      <p className="dim">{t('ui.things.example', { example: name(example) })}</p>
      <Compared spec={spec} grid={grid} cellName={cellName} readOnly={readOnly} onChange={onChange} />
      {check.bad.map(({ row, col, text }) => (
        <DueLine key={`${row}/${col}`}>
          {t('ui.things.bad', { cell: name(cellName(row, col)), text: name(text), example: name(example) })}
        </DueLine>
      ))}
      {check.stated.map(({ row, col, text, rule, typed }) => {
        const says = `${t('ui.tables.stated', { cell: name(cellName(row, col)), text: name(text) })} ${
          typed === undefined
            ? t('ui.tables.statedOpen')
            : typed === text
              ? t('ui.tables.statedSame')
              : t('ui.tables.statedOther', { typed: name(typed) })
        }`;
        const key = `${row}/${col}`;
        return typed === undefined || typed === text ? (
          <p key={key}>
            {says} <RuleRef rule={rule} />
          </p>
        ) : (
          <DueLine key={key}>
            {says} <RuleRef rule={rule} />
          </DueLine>
        );
      })}
      {check.warnings.slice(0, most).map(({ id, msg, keep: kept }) => (
        <div key={id} className={classes.warning}>
          <DueLine>{say(msg)}</DueLine>
          {!readOnly && (
            <Button size="compact-md" onClick={() => keep(id)}>
              {kept ? say(kept) : t('ui.tables.keep')}
            </Button>
          )}
        </div>
      ))}
      {check.warnings.length > most && (
        <p className="dim">{t('ui.things.diffMore', { count: check.warnings.length - most })}</p>
      )}
      {check.notes.map((note) => (
        <p key={say(note)}>{say(note)}</p>
      ))}
      {check.doubtful.length > 0 && !spec.printed && (
        <p>{t('ui.things.doubtfulCount', { count: check.doubtful.length })}</p>
      )}
      {check.missing.length > 0 && <p>{t('ui.things.missing', { count: check.missing.length })}</p>}
      {check.kept.length > 0 && (
        <details className={classes.kept}>
          <summary>{t('ui.tables.kept', { count: check.kept.length })}</summary>
          {check.kept.map(({ id, msg }) => (
            <div key={id} className={classes.warning}>
              <p>{say(msg)}</p>
              {!readOnly && (
                <Button size="compact-md" variant="subtle" onClick={() => askAgain(id)}>
                  {t('ui.tables.ask')}
                </Button>
              )}
            </div>
          ))}
        </details>
      )}
      <GridHelp className={things.help} />
      {spec.mark && !readOnly && <p className={things.help}>{t('ui.tables.markHelp', { what: spec.mark.msg })}</p>}
    </>
  );
}

/** Of a table the box prints: how much the players corrected, bear marks, or is likely only. */
function Corrected({
  printed,
  spec,
  grid,
}: {
  readonly printed: GridData;
  readonly spec: GridSpec;
  readonly grid: GridData;
}) {
  const { t } = useLanguage();
  const cells = Object.entries(grid.cells);
  const corrected = cells.filter(([at, { text }]) => text !== '' && text !== printed.cells[at]?.text).length;
  const likely = cells.filter(([, { sure }]) => sure === false).length;
  const { mark } = spec;
  const marks = mark ? cells.filter(([, cell]) => cell.marks?.includes(mark.key)).length : 0;
  return (
    <>
      <p>{t('ui.tables.corrected', { count: corrected })}</p>
      {mark && <p>{t('ui.tables.marked', { what: mark.msg, n: marks })}</p>}
      {likely > 0 && <DueLine>{t('ui.tables.likely', { count: likely })}</DueLine>}
    </>
  );
}

/** What the two entries say, cell by cell where they differ: one of the two is taken for both. */
function Compared({
  spec,
  grid,
  cellName,
  readOnly,
  onChange,
}: {
  readonly spec: GridSpec;
  readonly grid: GridData;
  readonly cellName: (row: string, col: string) => string;
  readonly readOnly: boolean;
  readonly onChange: (grid: GridData) => void;
}) {
  const { t } = useLanguage();
  const twice = compareTwice(spec, grid);
  if (twice.again === 0) return null;
  const figures = { n: twice.again, of: twice.of };
  if (twice.differ.length === 0) return <p>{t('ui.tables.same', figures)}</p>;
  return (
    <section className={classes.differ}>
      <DueLine>{t('ui.tables.differ', { ...figures, count: twice.differ.length })}</DueLine>
      <ul>
        {twice.differ.map((one) => {
          const cell = cellName(one.row, one.col);
          return (
            <li key={`${one.row}/${one.col}`}>
              <span>{cell}</span>
              {[one.first, one.second].map((text, i) => {
                const said = text === '' ? t('ui.tables.empty') : text;
                return readOnly ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second entry
                  <b key={i}>{said}</b>
                ) : (
                  <Button
                    // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second entry
                    key={i}
                    size="compact-md"
                    aria-label={t('ui.tables.takeFor', { cell: name(cell), text: name(said) })}
                    onClick={() => onChange(settled(grid, one, text))}
                  >
                    {said}
                  </Button>
                );
              })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
