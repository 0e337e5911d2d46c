import { type PoolSpec, type PoolSum, short } from '#rules/kit/game/pool.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './pool.module.css';

/** How many and how strong, and against what is wanted: too many and missing are said, never only coloured. */
export function Sum({ sum, spec }: { readonly sum: PoolSum; readonly spec: PoolSpec }) {
  const { t, say, number } = useLanguage();
  const gap = short(sum);
  const parts: readonly (readonly [number | undefined, (n: number) => Msg])[] = [
    [gap.units, spec.count],
    [gap.points, spec.strength],
  ];
  const odd = parts.flatMap(([by, words]) =>
    by === undefined || by === 0
      ? []
      : [by > 0 ? t('ui.pool.missing', { what: words(by) }) : t('ui.pool.over', { what: words(-by) })],
  );
  const wanted = sum.wants?.units === undefined ? [] : [t('ui.pool.wants', { what: name(number(sum.wants.units)) })];
  const count =
    sum.rows === sum.units
      ? say(spec.count(sum.units))
      : t('ui.pool.count', { n: sum.units, of: spec.count(sum.rows) });
  const points = sum.points > 0 || sum.unknown < sum.units ? ` · ${say(spec.strength(sum.points))}` : '';
  return (
    <span className={classes.sum}>
      <b>
        {count}
        {points}
      </b>
      {sum.unknown > 0 && sum.unknown < sum.rows && <small>{t('ui.pool.unknown', { count: sum.unknown })}</small>}
      {sum.wants && odd.length === 0 && (
        <small>
          <Icon name="check" size={14} /> {t('ui.pool.fits')}
        </small>
      )}
      {odd.length > 0 && (
        <small data-due="">
          <Icon name="due" size={16} /> {[...wanted, ...odd].join(', ')}
        </small>
      )}
    </span>
  );
}
