import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { type Grid, hexTyped } from '#rules/kit/hexmap/grid.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { CountInput } from '../../../ui/forms/CountInput.tsx';
import { TextLine, ToggleChip } from '../../../ui/forms/inputs.tsx';
import { DueLine } from '../../../ui/parts/Notice.tsx';
import { SevenHexes } from '../../../ui/sheet/SevenHexes.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { letterOf } from '../view/over.ts';
import classes from '../view/supply.module.css';
import { askQuickly, type QuickAnswer, readHexes } from './ask.ts';
import quickClasses from './quick.module.css';

/** The ways a grid can lie that no rulebook tells: the players look at one hex and say which. */
const layouts = ['flat/odd', 'flat/even', 'pointy/odd', 'pointy/even'] as const;
type Layout = (typeof layouts)[number];
const layoutOf = (grid: Grid): Layout =>
  layouts.find((each) => each === `${grid.orientation}/${grid.offset}`) ?? 'flat/odd';
const laid = (grid: Grid, layout: Layout): Grid => ({
  ...grid,
  orientation: layout.startsWith('flat') ? 'flat' : 'pointy',
  offset: layout.endsWith('odd') ? 'odd' : 'even',
});

/** A verdict from hex numbers alone: nothing needs to be drawn, and every hex counts as clear. */
export function QuickQuestion({ map, grid: drawn }: { readonly map: MapSpec; readonly grid?: Grid }) {
  const { t } = useLanguage();
  const [preset, setPreset] = useState(map.sheet.presets[0]?.id ?? '');
  const chosen = map.sheet.presets.find((each) => each.id === preset) ?? map.sheet.presets[0];
  const base = drawn ?? chosen?.grid;
  const [layout, setLayout] = useState<Layout>();
  const grid = useMemo(() => (base && layout ? laid(base, layout) : base), [base, layout]);
  const [unit, setUnit] = useState('');
  const [enemies, setEnemies] = useState('');
  const [friends, setFriends] = useState('');
  const [targets, setTargets] = useState('');
  const [limit, setLimit] = useState<number | null>(null);
  const [zones, setZones] = useState(true);
  const [cancels, setCancels] = useState(true);
  const read = useMemo(() => {
    if (!grid) return undefined;
    const of = (text: string) => readHexes(grid, text);
    return { enemies: of(enemies), friends: of(friends), targets: of(targets) };
  }, [grid, enemies, friends, targets]);
  const hex = grid && hexTyped(grid, unit);
  const answer = useMemo(() => {
    if (!grid || !read || hex === undefined || read.targets.hexes.length === 0) return undefined;
    if ([read.enemies, read.friends, read.targets].some((each) => each.wrong.length > 0)) return undefined;
    return askQuickly(map.sheet, grid, {
      unit: hex,
      enemies: read.enemies.hexes,
      friends: read.friends.hexes,
      targets: read.targets.hexes,
      limit,
      zones,
      cancels,
    });
  }, [map, grid, read, hex, limit, zones, cancels]);
  if (!grid || !read) return null;
  const wrong = (words: readonly string[]) =>
    words.length > 0 ? { trouble: t('ui.supply.entry.noHex', { text: nameList(words) }) } : {};
  return (
    <section className={quickClasses.quick} aria-label={t('ui.supply.empty.quick')}>
      <div className="sec">
        <h2>{t('ui.supply.empty.quick')}</h2>
      </div>
      <p className="dim">{t('ui.supply.quick.about')}</p>
      <div className={quickClasses.fields}>
        <TextLine
          label={t('ui.supply.quick.unit')}
          value={unit}
          max={12}
          onChange={setUnit}
          {...wrong(unit.trim() !== '' && hex === undefined ? [unit] : [])}
        />
        <TextLine
          label={t('ui.supply.quick.targets')}
          hint={t('ui.supply.quick.targetsHint')}
          value={targets}
          max={2_000}
          onChange={setTargets}
          {...wrong(read.targets.wrong)}
        />
        <TextLine
          label={t('ui.supply.quick.enemies')}
          value={enemies}
          max={2_000}
          onChange={setEnemies}
          {...wrong(read.enemies.wrong)}
        />
        <TextLine
          label={t('ui.supply.quick.friends')}
          value={friends}
          max={2_000}
          onChange={setFriends}
          {...wrong(read.friends.wrong)}
        />
        <CountInput label={t('ui.supply.quick.limit')} value={limit} min={0} max={400} onChange={setLimit} />
        <div className={classes.row}>
          <ToggleChip label={t('ui.supply.quick.zones')} value={zones} onChange={setZones} />
          <ToggleChip label={t('ui.supply.quick.cancels')} value={cancels} disabled={!zones} onChange={setCancels} />
        </div>
        {!drawn && (
          <>
            {map.sheet.presets.length > 1 && <PresetSelect map={map} value={preset} onChange={setPreset} />}
            <NativeSelect
              label={t('ui.supply.quick.layout')}
              value={layout ?? layoutOf(grid)}
              onChange={(event) => setLayout(layouts.find((each) => each === event.currentTarget.value))}
              data={layouts.map((each) => ({ value: each, label: t(`ui.supply.layout.${each}`) }))}
            />
          </>
        )}
      </div>
      {hex !== undefined && (
        <div className={quickClasses.quickResult}>
          {answer ? <Answer answer={answer} hex={hex} limit={limit} enemies={read.enemies.hexes} /> : <span />}
          <figure className={quickClasses.seven}>
            <SevenHexes grid={grid} hex={hex} />
            {!drawn && !chosen?.sure && <figcaption>{t('ui.supply.quick.check')}</figcaption>}
          </figure>
        </div>
      )}
    </section>
  );
}

function PresetSelect({
  map,
  value,
  onChange,
}: {
  readonly map: MapSpec;
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { t, say } = useLanguage();
  return (
    <NativeSelect
      label={t('ui.supply.quick.preset')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={map.sheet.presets.map((each) => ({ value: each.id, label: say(each.msg) }))}
    />
  );
}

function Answer({
  answer,
  hex,
  limit,
  enemies,
}: {
  readonly answer: QuickAnswer;
  readonly hex: string;
  readonly limit: number | null;
  readonly enemies: readonly string[];
}) {
  const { t } = useLanguage();
  const { traced, board } = answer;
  const ids = (nodes: readonly number[]) => nodes.map((node) => board.ids[node] ?? '');
  const lead = traced.ok ? traced.line.legs[0] : undefined;
  const why = (node: number): string =>
    enemies.includes(board.ids[node] ?? '')
      ? t('ui.supply.quick.enemyIn', { hex: name(board.ids[node] ?? '') })
      : t('ui.supply.quick.zoneIn', { hex: name(board.ids[node] ?? '') });
  return (
    <div role="status" className={classes.quickAnswer}>
      <h1 data-tone={traced.ok ? 'good' : 'bad'}>{t(traced.ok ? 'ui.supply.quick.open' : 'ui.supply.quick.cut')}</h1>
      {traced.ok ? (
        <p className={classes.lead}>
          {limit === null
            ? t('ui.supply.quick.length', { count: lead?.cost ?? 0, path: name(ids(lead?.path ?? []).join(' ')) })
            : t('ui.supply.quick.lengthOf', {
                n: lead?.cost ?? 0,
                limit,
                path: name(ids(lead?.path ?? []).join(' ')),
              })}
        </p>
      ) : (
        <>
          <p className={classes.lead}>
            {traced.cuts.length > 0
              ? t('ui.supply.quick.reached', { count: Math.max(0, traced.reached.length - 1), hex: name(hex) })
              : traced.over === undefined
                ? t('ui.supply.quick.never')
                : t('ui.supply.quick.over', { count: traced.over })}
          </p>
          {traced.cuts.length > 0 && (
            <ol className={classes.ways}>
              {traced.cuts.map((cut, i) => (
                <li key={cut.nodes.join(' ')}>
                  <i>{letterOf(i)}</i>
                  <div>
                    {cut.nodes.length > 1 && <b>{t('ui.supply.opens.all', { hexes: nameList(ids(cut.nodes)) })}</b>}
                    {cut.nodes.map((node) => (
                      <p key={node}>{why(node)}</p>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <DueLine>{t('ui.supply.quick.clear')}</DueLine>
    </div>
  );
}
