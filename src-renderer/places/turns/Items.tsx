import { memo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import type { TurnItem } from '#rules/kit/game/specs.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import type { TrackRow } from './record.ts';
import classes from './track.module.css';

/** The look of an item: fixed by rule, usual until said, to be rolled, or entered by the players; and what became of it. */
export const Mark = ({ item }: { readonly item: TurnItem }) => (
  <i className={classes.mark} data-how={item.how} data-state={item.state} aria-hidden="true">
    {item.how === 'roll' && '?'}
    {item.state === 'done' && <Icon name="check" size={12} />}
    {item.state === 'lost' && <Icon name="cut" size={12} />}
  </i>
);

/** Everything of one turn in words, lane by lane. */
export const Items = memo(function Items({
  rows,
  game,
  at,
  lane,
  brief = false,
}: {
  readonly rows: readonly TrackRow[];
  readonly game: Game;
  /** how many turns after the first */
  readonly at: number;
  /** the lane the hand is on */
  readonly lane?: string | undefined;
  /** the lanes are in sight above: their names are only said */
  readonly brief?: boolean;
}) {
  const { t, say } = useLanguage();
  const filled = rows.filter((row) => (row.byTurn[at] ?? []).length > 0);
  if (filled.length === 0) return <p className="dim">{t('ui.play.turns.nothing')}</p>;
  return (
    <dl data-brief={brief || undefined}>
      {filled.map((row) => {
        const side = game.sides.find((each) => each.id === row.lane.side);
        return (
          <div key={row.lane.id} data-on={row.lane.id === lane || undefined}>
            <dt className={brief ? 'vh' : undefined}>
              {side ? <SideMark look={side.look}>{say(row.lane.msg)}</SideMark> : say(row.lane.msg)}
            </dt>
            {(row.byTurn[at] ?? []).map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items in the lane's own order
              <dd key={i} data-state={item.state}>
                <Mark item={item} />
                <span>
                  {say(item.msg)}
                  {item.state && item.state !== 'due' && <small> {t(`ui.play.turns.${item.state}`)}</small>}{' '}
                  <RuleRef rule={item.rule} plain />
                </span>
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
});
