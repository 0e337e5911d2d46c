import { useState } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import type { PoolSpec } from '#rules/kit/game/pool.ts';
import { msg } from '#rules/kit/words/message.ts';
import { SelectLine } from '../../ui/forms/inputs.tsx';
import { useMedia } from '../../ui/theme/useMedia.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './pool.module.css';
import type { Filter } from './usePool.ts';

/** What the list is narrowed by. */
export function Filters({
  game,
  spec,
  filter,
  onChange,
}: {
  readonly game: Game;
  readonly spec: PoolSpec;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}) {
  const { t, say } = useLanguage();
  // little room: folded until it is wanted
  const narrow = useMedia('(orientation: portrait), (max-width: 1150px)');
  const [begins] = useState(!narrow);
  const all = { key: '', label: t('ui.pool.all') };
  return (
    <details className={classes.filters} open={begins}>
      <summary className="eyebrow">{t('ui.pool.filters')}</summary>
      <div>
        <SelectLine
          label={t('ui.pool.side')}
          value={filter.side}
          options={[all, ...game.sides.map(({ id, word }) => ({ key: id, label: say(msg(word)) }))]}
          onChange={(side) => onChange({ ...filter, side })}
        />
        <SelectLine
          label={t('ui.pool.state')}
          value={filter.state}
          options={[all, ...spec.states.map((state) => ({ key: state.key, label: say(state.msg) }))]}
          onChange={(state) => onChange({ ...filter, state })}
        />
        {spec.facets.map((facet) => (
          <SelectLine
            key={facet.id}
            label={say(facet.msg)}
            value={filter.facets[facet.id] ?? ''}
            options={[all, ...facet.values.map((value) => ({ key: value.key, label: say(value.msg) }))]}
            onChange={(value) => onChange({ ...filter, facets: { ...filter.facets, [facet.id]: value } })}
          />
        ))}
      </div>
    </details>
  );
}
