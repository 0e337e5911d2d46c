import { memo } from 'react';
import { type PoolRow, type PoolState, pointsOf } from '#rules/kit/game/pool.ts';
import { symbolOfArm } from '../../ui/forms/symbols.ts';
import { Block } from '../../ui/parts/Block.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { UnitSymbol } from '../../ui/parts/UnitSymbol.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './pool.module.css';
import { Steps } from './Steps.tsx';

/** A unit of the list: its face, its name, where it is. */
export const UnitLine = memo(function UnitLine({
  row,
  under,
  state,
  look,
  selected,
  ticked,
  onSelect,
  onTick,
}: {
  readonly row: PoolRow;
  /** the heading it stands under */
  readonly under: string;
  readonly state: PoolState | undefined;
  readonly look: 'axis' | 'soviet' | undefined;
  readonly selected: boolean;
  /** undefined: nothing is ticked here */
  readonly ticked: boolean | undefined;
  readonly onSelect: (id: string) => void;
  readonly onTick: (id: string) => void;
}) {
  const { t, say } = useLanguage();
  const symbol = row.symbol === undefined ? undefined : symbolOfArm(row.symbol);
  const points = pointsOf(row);
  return (
    <div
      role="option"
      id={`unit-${row.id}`}
      aria-selected={selected}
      aria-checked={ticked}
      tabIndex={-1}
      data-line={row.id}
      data-look={state?.look}
      className={classes.line}
      onClick={() => onSelect(row.id)}
      onKeyDown={undefined}
    >
      {ticked !== undefined && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Space ticks the chosen line
        // biome-ignore lint/a11y/noStaticElementInteractions: the line is the control
        <span
          className={classes.box}
          data-on={ticked || undefined}
          onClick={(event) => {
            event.stopPropagation();
            onTick(row.id);
          }}
        >
          {ticked && <Icon name="check" size={18} />}
        </span>
      )}
      {row.steps ? (
        <Steps steps={row.steps} symbol={symbol} look={look} />
      ) : row.faces ? (
        <Block faces={row.faces} at={row.at} mark={row.mark} look={look} symbol={symbol} size={42} />
      ) : (
        <span className={classes.noBlock}>{symbol && <UnitSymbol kind={symbol} width={30} />}</span>
      )}
      <span className={classes.name}>
        {row.name}
        {row.notes.length > 0 && <small>{row.notes.map(say).join(', ')}</small>}
      </span>
      <span className={classes.points}>{points ?? '–'}</span>
      <span className={classes.state}>
        {state && say(state.msg)}
        {row.when && <small>{say(row.when)}</small>}
        {row.mark && <small>½</small>}
        {row.steps && <small>{say(row.steps.msg)}</small>}
        {!row.faces && <small>{t('ui.pool.noFaces')}</small>}
      </span>
      <span className="vh">{under}</span>
    </div>
  );
});
