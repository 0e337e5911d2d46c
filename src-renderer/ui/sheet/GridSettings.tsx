import { Button, NativeSelect, NumberInput, Radio, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { gridTroubles } from '#rules/kit/hexmap/checkGrid.ts';
import { type Grid, hexTyped } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { mostColumns, mostRows } from '#rules/kit/hexmap/limits.ts';
import type { SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import classes from './editor.module.css';
import { formOfGrid, formTroubles, type GridForm, gridOfForm } from './gridForm.ts';
import { SevenHexes } from './SevenHexes.tsx';

/**
 * How the hexes lie and are numbered. What no rulebook tells the players confirm on one hex of their map and its six
 * neighbours.
 */
export function GridSettings({
  spec,
  grid,
  onTake,
  onLeave,
  onImport,
}: {
  readonly spec: SheetSpec;
  /** what the sheet has now; undefined: nothing is drawn yet */
  readonly grid: Grid | undefined;
  readonly onTake: (grid: Grid, keep: 'numbers' | 'places') => void;
  readonly onLeave?: (() => void) | undefined;
  /** a map that is there already, from a file */
  readonly onImport?: () => void;
}) {
  const { t, say } = useLanguage();
  // Enter takes what is proposed; the page is read from its top all the same
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus({ preventScroll: true }), []);
  const [preset] = spec.presets;
  const before = grid && formOfGrid(grid);
  // another grid under what is drawn: do the hexes keep their numbers or their places?
  const [form, setForm] = useState<GridForm>(() => before ?? (preset ? formOfGrid(preset.grid) : plain));
  const [keep, setKeep] = useState<'numbers' | 'places'>('numbers');
  const [asked, setAsked] = useState('');
  const change = (part: Partial<GridForm>) => setForm({ ...form, ...part });
  const next = gridOfForm(form);
  const troubles = gridTroubles(next);
  const ends = formTroubles(form);
  const sayEnd = (at: 'columns' | 'rows'): string | undefined => {
    const one = ends.find((each) => each.at === at);
    if (!one) return undefined;
    return one.why === 'falls'
      ? t(`ui.map.grid.falls.${at}`, { first: name(one.first), last: name(one.last) })
      : t(`ui.map.grid.many.${at}`, { count: one.count, most: one.most });
  };
  const endOf: { readonly [id: string]: string | undefined } = {
    lastColumn: sayEnd('columns'),
    lastRow: sayEnd('rows'),
  };
  // fields that were emptied: no number stands for one that is not there
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const sound = troubles.length === 0 && empty.length === 0;
  const chosen = sound ? (hexTyped(next, asked) ?? middleOf(next)) : undefined;
  const unknown = sound && asked.trim() !== '' && hexTyped(next, asked) === undefined;
  const renumbered = before !== undefined && JSON.stringify(before) !== JSON.stringify(form);
  const flat = form.orientation === 'flat';

  const whole = (
    id: 'firstColumn' | 'lastColumn' | 'firstRow' | 'lastRow' | 'columnDigits' | 'rowDigits',
    label: string,
    max: number,
  ) => (
    <NumberInput
      label={label}
      value={form[id]}
      min={0}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      data-digits
      error={empty.includes(id) ? t('ui.map.grid.empty') : endOf[id]}
      onChange={(value) => {
        setEmpty(typeof value === 'number' ? empty.filter((one) => one !== id) : [...empty, id]);
        if (typeof value === 'number') change({ [id]: value });
      }}
    />
  );

  return (
    <section className={classes.grid} aria-label={t('ui.map.grid')}>
      <div>
        <div className={classes.intro}>
          <h1>{t('ui.map.grid')}</h1>
          <p className="dim">{t('ui.map.grid.about')}</p>
        </div>
        {spec.presets.length > 0 && (
          <div className={classes.foot}>
            {spec.presets.map((one) => (
              <Button
                key={one.id}
                onClick={() => {
                  setForm(formOfGrid(one.grid));
                  setEmpty([]);
                }}
              >
                {spec.presets.length === 1 ? t('ui.map.grid.preset') : say(one.msg)}
              </Button>
            ))}
            {preset && spec.presets.length === 1 && <p className="dim">{say(preset.msg)}</p>}
          </div>
        )}
        <div className={classes.fields}>
          <NativeSelect
            label={t('ui.map.grid.orientation')}
            value={form.orientation}
            onChange={(event) => change({ orientation: event.currentTarget.value === 'flat' ? 'flat' : 'pointy' })}
            data={[
              { value: 'flat', label: t('ui.map.grid.flat') },
              { value: 'pointy', label: t('ui.map.grid.pointy') },
            ]}
          />
          <NativeSelect
            label={t(flat ? 'ui.map.grid.lower' : 'ui.map.grid.aside')}
            value={form.shoved}
            onChange={(event) => change({ shoved: event.currentTarget.value === 'odd' ? 'odd' : 'even' })}
            data={[
              { value: 'odd', label: t(flat ? 'ui.map.grid.oddColumns' : 'ui.map.grid.oddRows') },
              { value: 'even', label: t(flat ? 'ui.map.grid.evenColumns' : 'ui.map.grid.evenRows') },
            ]}
          />
          {whole('firstColumn', t('ui.map.grid.firstColumn'), 9_999)}
          {whole('lastColumn', t('ui.map.grid.lastColumn', { count: mostColumns }), 9_999)}
          {whole('firstRow', t('ui.map.grid.firstRow'), 9_999)}
          {whole('lastRow', t('ui.map.grid.lastRow', { count: mostRows }), 9_999)}
          <NativeSelect
            label={t('ui.map.grid.columnsGrow')}
            value={form.columnsGrow}
            onChange={(event) => change({ columnsGrow: event.currentTarget.value === 'left' ? 'left' : 'right' })}
            data={[
              { value: 'right', label: t('ui.map.grid.right') },
              { value: 'left', label: t('ui.map.grid.left') },
            ]}
          />
          <NativeSelect
            label={t('ui.map.grid.rowsGrow')}
            value={form.rowsGrow}
            onChange={(event) => change({ rowsGrow: event.currentTarget.value === 'up' ? 'up' : 'down' })}
            data={[
              { value: 'down', label: t('ui.map.grid.down') },
              { value: 'up', label: t('ui.map.grid.up') },
            ]}
          />
          <NativeSelect
            label={t('ui.map.grid.order')}
            value={form.first}
            onChange={(event) => change({ first: event.currentTarget.value === 'row' ? 'row' : 'column' })}
            data={[
              { value: 'column', label: t('ui.map.grid.columnFirst') },
              { value: 'row', label: t('ui.map.grid.rowFirst') },
            ]}
          />
          <NativeSelect
            label={t('ui.map.grid.separator')}
            value={form.separator}
            onChange={(event) => change({ separator: event.currentTarget.value })}
            data={[{ value: '', label: t('ui.map.grid.none') }, '-', '.', ',', ':', '_']}
          />
          {whole('columnDigits', t('ui.map.grid.columnDigits'), 4)}
          {whole('rowDigits', t('ui.map.grid.rowDigits'), 4)}
          {renumbered && (
            <Radio.Group
              data-wide
              label={t('ui.map.grid.keep')}
              value={keep}
              onChange={(value) => setKeep(value === 'places' ? 'places' : 'numbers')}
            >
              <Radio value="numbers" label={t('ui.map.grid.keepNumbers')} />
              <Radio value="places" label={t('ui.map.grid.keepPlaces')} />
            </Radio.Group>
          )}
        </div>
        {ends.length === 0 && troubles.map(({ at, msg }) => <ErrorLine key={at}>{say(msg)}</ErrorLine>)}
      </div>
      <div className={classes.example}>
        <div className="sec">
          <h2>{t('ui.map.grid.example')}</h2>
        </div>
        {chosen !== undefined && <SevenHexes grid={next} hex={chosen} />}
        <TextInput
          label={t('ui.map.grid.ask')}
          value={asked}
          error={unknown ? t('ui.map.grid.unknown') : undefined}
          onChange={(event) => setAsked(event.currentTarget.value)}
        />
        <p className="dim">{t('ui.map.grid.confirm')}</p>
        <div className={classes.foot}>
          <Button
            variant="filled"
            ref={take}
            disabled={!sound}
            onClick={() => onTake(next, renumbered ? keep : 'numbers')}
          >
            {t('ui.map.grid.take')}
          </Button>
          {onImport && <Button onClick={onImport}>{t('ui.map.import')}</Button>}
          {onLeave && <Button onClick={onLeave}>{t('ui.cancel')}</Button>}
        </div>
      </div>
    </section>
  );
}

const plain: GridForm = {
  orientation: 'flat',
  shoved: 'even',
  firstColumn: 1,
  lastColumn: 20,
  firstRow: 1,
  lastRow: 20,
  columnsGrow: 'right',
  rowsGrow: 'down',
  first: 'column',
  columnDigits: 2,
  rowDigits: 2,
  separator: '',
};

const middleOf = (grid: Grid): string | undefined => {
  const { numbers } = latticeOf(grid);
  return numbers[Math.floor(grid.rows / 2) * grid.columns + Math.floor(grid.columns / 2)];
};
