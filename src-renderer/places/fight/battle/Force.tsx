import { memo, useEffect, useRef } from 'react';
import type { Side } from '#rules/kit/game/specs.ts';
import type { ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import type { BattleBlock, BattleSide } from '#rules/kit/procedure/panel.ts';
import { nextHit, optionFor, sideOf } from '../../../ui/fight/throw/words.ts';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { BlockDrawing } from './BlockDrawing.tsx';
import classes from './battle.module.css';
import blocksClasses from './blocks.module.css';

const layers = ['ground', 'grounded', 'air'] as const;

/** One side's blocks as they stand, the one the next hit falls on marked; a tie is settled by a tap on a block. */
export const Force = memo(function Force({
  force,
  sides,
  choice,
  onChoose,
}: {
  readonly force: BattleSide;
  readonly sides: readonly Side[];
  /** the open choice, where it is one among blocks */
  readonly choice?: ChoiceAsk | undefined;
  readonly onChoose: (key: string) => void;
}) {
  const { t, say, number } = useLanguage();
  const { look, word } = sideOf(sides, force.side);
  const units = layers.flatMap((layer) => force.units.filter((unit) => unit.layer === layer));
  const many = units.length > 4 ? 'most' : units.length > 3 ? 'more' : undefined;
  const title = t(force.role === 'attacker' ? 'ui.battle.attacks' : 'ui.battle.defends', { side: word });
  const list = useRef<HTMLElement>(null);
  const next = units.find((unit) => unit.next)?.id;
  // of many blocks the one the next hit falls on is in sight; where the list does not scroll by itself nothing moves
  useEffect(() => {
    const of = list.current;
    const row = next === undefined ? null : of?.querySelector<HTMLElement>('[data-next]');
    if (!of || !row || of.scrollHeight <= of.clientHeight) return;
    const below = row.offsetTop + row.offsetHeight - of.clientHeight + 8;
    if (of.scrollTop < below) of.scrollTop = below;
    else if (of.scrollTop > row.offsetTop - 8) of.scrollTop = row.offsetTop - 8;
  }, [next]);
  return (
    <section ref={list} className={classes.force} data-role={force.role} aria-label={title} data-many={many}>
      <div className="sec">
        <h2>
          <SideMark look={look}>{title}</SideMark>
        </h2>
        <span className="r">
          <b>{number(force.now)}</b> {force.now === force.start ? 'PF' : t('ui.battle.pfOf', { start: force.start })}
        </span>
      </div>
      {units.length === 0 && <p className={blocksClasses.nobody}>{t('ui.battle.noUnits')}</p>}
      <ul className={blocksClasses.blocks}>
        {units.map((unit) => {
          const option = optionFor(choice, unit);
          return (
            <li key={unit.id}>
              <Row
                block={unit}
                look={look}
                choose={option === undefined ? undefined : () => onChoose(option)}
                says={unit.says.map(say)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
});

function Row({
  block,
  look,
  choose,
  says,
}: {
  readonly block: BattleBlock;
  readonly look: Side['look'];
  readonly choose: (() => void) | undefined;
  readonly says: readonly string[];
}) {
  const { t, say } = useLanguage();
  const { state } = block;
  const inside = (
    <>
      <BlockDrawing block={block} look={look} />
      <span className={blocksClasses.about}>
        <b>{say(block.called)}</b>
        {state === 'in' && (
          <span className="vh">{t('ui.battle.block.shows', { n: block.faces[block.face] ?? 0 })}</span>
        )}
        {state !== 'in' && <em>{t(`ui.battle.block.${state}`)}</em>}
        {block.mark && state === 'in' && <span className="vh">{t('ui.battle.block.mark')}</span>}
        {says.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {block.next && <strong>{say(nextHit(block))}</strong>}
        {block.ties && !block.next && <span data-ties="">{t('ui.battle.block.ties')}</span>}
      </span>
    </>
  );
  const marks = { 'data-state': state, 'data-next': block.next || undefined, 'data-ties': block.ties || undefined };
  return choose ? (
    <button
      type="button"
      className={blocksClasses.unit}
      {...marks}
      onClick={choose}
      aria-label={t('ui.battle.block.choose', { unit: block.called })}
    >
      {inside}
    </button>
  ) : (
    <div className={blocksClasses.unit} {...marks}>
      {inside}
    </div>
  );
}
