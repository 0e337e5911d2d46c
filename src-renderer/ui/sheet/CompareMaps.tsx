import { Button, Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Difference, differencesOf, isComparable, saidOf } from '#rules/kit/hexmap/compare.ts';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import classes from './compare.module.css';

/** So many rows are drawn of each heading; what is further down goes with its tick. */
const most = 200;

const keyOf = ({ of, at }: Difference): string => `${of} ${at}`;

/** Two drawings of one map, place by place: what is taken of the other one is ticked, by heading or one by one. */
export function CompareMaps({
  spec,
  here,
  there,
  onTake,
  onLeave,
}: {
  readonly spec: SheetSpec;
  readonly here: Sheet;
  readonly there: Sheet;
  readonly onTake: (what: readonly Difference[]) => void;
  readonly onLeave: () => void;
}) {
  const { t, say } = useLanguage();
  const found = useMemo(() => (isComparable(here, there) ? differencesOf(here, there) : undefined), [here, there]);
  // what only adds is wanted as a rule; what would change a place is asked for
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(found?.filter(({ fresh }) => fresh).map(keyOf) ?? []),
  );
  if (!found) return <ErrorLine>{t('ui.map.compare.grid')}</ErrorLine>;
  if (found.length === 0) return <p>{t('ui.map.compare.none')}</p>;
  const set = (which: readonly Difference[], on: boolean) => {
    const next = new Set(taken);
    for (const one of which) {
      if (on) next.add(keyOf(one));
      else next.delete(keyOf(one));
    }
    setTaken(next);
  };
  const words = (parts: readonly Msg[]) => {
    const whole = list(parts);
    return whole ? say(whole) : t('ui.map.compare.nothing');
  };
  const group = (id: 'fresh' | 'other', which: readonly Difference[]) => {
    if (which.length === 0) return null;
    const ticked = which.filter((one) => taken.has(keyOf(one))).length;
    return (
      <section className={classes.group}>
        <Checkbox
          label={t(`ui.map.compare.${id}`, { count: which.length })}
          checked={ticked === which.length}
          indeterminate={ticked > 0 && ticked < which.length}
          onChange={(event) => set(which, event.currentTarget.checked)}
        />
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ui.map.compare.place')}</th>
              <th scope="col">{t('ui.map.compare.here')}</th>
              <th scope="col">{t('ui.map.compare.there')}</th>
            </tr>
          </thead>
          <tbody>
            {which.slice(0, most).map((one) => {
              const said = saidOf(here, there, spec, one);
              return (
                <tr key={keyOf(one)}>
                  <th scope="row">
                    <Checkbox
                      label={one.of === 'boxes' ? (there.boxes[one.at]?.name ?? one.at) : one.at}
                      checked={taken.has(keyOf(one))}
                      onChange={(event) => set([one], event.currentTarget.checked)}
                    />
                  </th>
                  <td>{words(said.here)}</td>
                  <td>
                    <b>{words(said.there)}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {which.length > most && <p className="dim">{t('ui.map.compare.more', { count: which.length - most })}</p>}
      </section>
    );
  };
  return (
    <>
      <p>{t('ui.map.compare.about')}</p>
      <div className={classes.lists}>
        {group(
          'fresh',
          found.filter(({ fresh }) => fresh),
        )}
        {group(
          'other',
          found.filter(({ fresh }) => !fresh),
        )}
      </div>
      <div className={classes.foot}>
        <Button onClick={onLeave}>{t('ui.things.leave')}</Button>
        <Button
          variant="filled"
          disabled={taken.size === 0}
          onClick={() => onTake(found.filter((one) => taken.has(keyOf(one))))}
          data-autofocus
        >
          {t('ui.map.compare.take', { count: taken.size })}
        </Button>
      </div>
    </>
  );
}
