import { Button } from '@mantine/core';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { cellFits, type GridSpec } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import { DueLine } from '../../ui/parts/Notice.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { GridHelp } from './GridHelp.tsx';
import { Progress } from './TableChecks.tsx';
import classes from './Things.module.css';
import { compareTwice, withoutSecond } from './twice.ts';

/** Beside the second entry: how far it is and what in it does not fit; not a word of the first. */
export function SecondEntry({
  spec,
  grid,
  example,
  cellName,
  onChange,
}: {
  readonly spec: GridSpec;
  readonly grid: GridData;
  readonly example: string;
  readonly cellName: (row: string, col: string) => string;
  readonly onChange: (grid: GridData) => void;
}) {
  const { t } = useLanguage();
  const { again, of } = compareTwice(spec, grid);
  const bad = Object.entries(grid.second ?? {}).filter(([, text]) => !cellFits(spec, text));
  return (
    <>
      <div className="sec">
        <h2>{t('ui.tables.second')}</h2>
      </div>
      <p>{t('ui.tables.secondAbout')}</p>
      <Progress typed={again} of={of} />
      <p className="dim">{t('ui.things.example', { example: name(example) })}</p>
      {bad.map(([key, text]) => {
        const [row = '', col = ''] = key.split('/');
        return (
          <DueLine key={key}>
            {t('ui.things.bad', { cell: name(cellName(row, col)), text: name(text), example: name(example) })}
          </DueLine>
        );
      })}
      {again > 0 && (
        <Button variant="subtle" onClick={() => onChange(withoutSecond(grid))}>
          {t('ui.tables.restart')}
        </Button>
      )}
      <GridHelp className={classes.help} />
    </>
  );
}
