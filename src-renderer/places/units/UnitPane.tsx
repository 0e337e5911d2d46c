import { Button } from '@mantine/core';
import type { PoolRow, PoolSpec, RowAction } from '#rules/kit/game/pool.ts';
import { name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { act } from '../../state/store.ts';
import { symbolOfArm } from '../../ui/forms/symbols.ts';
import { Block } from '../../ui/parts/Block.tsx';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useMedia } from '../../ui/theme/useMedia.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './pool.module.css';
import { Steps } from './Steps.tsx';

/** The chosen unit: its block, all its faces, and what may be done with it, each with its key. */
export function UnitPane({
  row,
  spec,
  open,
  deeds,
  refused,
  onDeed,
  onDone,
}: {
  readonly row: PoolRow;
  readonly spec: PoolSpec;
  readonly open: OpenGame;
  readonly deeds: readonly RowAction[];
  /** the deed that was refused last */
  readonly refused: RowAction | undefined;
  readonly onDeed: (deed: RowAction) => void;
  readonly onDone: () => void;
}) {
  const { t, say } = useLanguage();
  const narrow = useMedia('(orientation: portrait)');
  const side = open.game.sides.find(({ id }) => id === row.side);
  const state = spec.states.find(({ key }) => key === row.state);
  const facets = spec.facets.flatMap(({ id, values }) => values.find(({ key }) => key === row.is[id]) ?? []);
  const not = refused && !refused.does.ok ? refused.does : undefined;
  return (
    <section className={classes.unit} aria-label={row.name}>
      <div className={classes.unitHead}>
        {row.steps ? (
          <Steps steps={row.steps} symbol={row.symbol && symbolOfArm(row.symbol)} look={side?.look} large />
        ) : (
          row.faces && (
            <Block
              faces={row.faces}
              at={row.at}
              mark={row.mark}
              look={side?.look}
              symbol={row.symbol && symbolOfArm(row.symbol)}
              size={narrow ? 72 : 106}
            />
          )
        )}
        <div>
          <h2>{side ? <SideMark look={side.look}>{row.name}</SideMark> : row.name}</h2>
          <p className="dim">{facets.map(({ msg }) => say(msg)).join(', ')}</p>
          <p className={classes.now}>
            {state && say(state.msg)}
            {row.when && ` · ${say(row.when)}`}
          </p>
          {row.notes.length > 0 && <p className="dim">{row.notes.map(say).join(', ')}</p>}
          <p className="dim">
            {row.steps && `${say(row.steps.msg)}. `}
            {row.faces?.some((face) => face > 0) && t('ui.pool.face', { faces: name(row.faces.join(' ')) })}
            {!row.faces && t('ui.pool.noFaces')}
          </p>
        </div>
      </div>
      {open.readOnly === undefined && (
        <ul className={classes.deeds} aria-label={t('ui.pool.deeds')}>
          {deeds
            .filter(({ does }) => does.ok || does.anyway)
            .map((deed) => (
              <li key={deed.key}>
                <Button variant="default" justify="start" onClick={() => onDeed(deed)}>
                  <kbd aria-hidden="true">{deed.key === '-' ? '−' : deed.key}</kbd> {say(deed.msg)}
                </Button>
              </li>
            ))}
        </ul>
      )}
      {not && (
        <ErrorLine
          action={
            not.anyway && (
              <Button
                onClick={() => {
                  if (not.anyway && act(not.anyway.says, not.anyway.facts)) onDone();
                }}
              >
                {t('ui.play.anyway')}
              </Button>
            )
          }
        >
          {t('ui.play.refused', { why: not.msg })} <RuleRef rule={not.rule} />
        </ErrorLine>
      )}
    </section>
  );
}
