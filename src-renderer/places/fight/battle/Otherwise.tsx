import { memo } from 'react';
import type { Side } from '#rules/kit/game/specs.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import { name } from '#rules/kit/words/message.ts';
import classes from '../../../ui/fight/throw/ends.module.css';
import { sideOf } from '../../../ui/fight/throw/words.ts';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../../words/Language.tsx';

/** The same battle with one thing changed, in points of chance. */
export const WhatIfs = memo(function WhatIfs({ panel }: { readonly panel: BattlePanel }) {
  const { t, say, number, percent } = useLanguage();
  if (panel.whatIfs.length === 0) return null;
  const points = (delta: number): string => {
    if (Math.abs(delta) < 0.0005) return t('ui.battle.whatIfs.same');
    const n = name(number(Math.abs(delta) * 100, 1));
    return t(delta < 0 ? 'ui.battle.whatIfs.minus' : 'ui.battle.whatIfs.plus', { n });
  };
  return (
    <section className={classes.whatIfs} aria-label={t('ui.battle.whatIfs')}>
      <div className="sec">
        <h2>{t('ui.battle.whatIfs')}</h2>
        <span className="r">{t('ui.battle.whatIfs.about')}</span>
      </div>
      <ul>
        {panel.whatIfs.map((each) => (
          <li key={each.id}>
            <span>
              {say(each.msg)} <RuleRef rule={each.rule} />
            </span>
            <b title={t('ui.battle.whatIfs.now', { chance: name(percent(each.wins)) })}>{points(each.delta)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Giving up after so many rounds: how often a side that does so still wins, and what each side keeps. */
export const Retreats = memo(function Retreats({
  panel,
  sides,
}: {
  readonly panel: BattlePanel;
  readonly sides: readonly Side[];
}) {
  const { t, say, number, percent } = useLanguage();
  if (panel.retreats.length === 0) return null;
  return (
    <section className={classes.retreats} aria-label={t('ui.battle.retreats')}>
      <div className="sec">
        <h2>{t('ui.battle.retreats')}</h2>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ui.battle.retreats.when')}</th>
            <th scope="col">{t('ui.battle.retreats.wins')}</th>
            {panel.sides.map((force) => (
              <th key={force.side} scope="col">
                {t('ui.battle.retreats.left', { side: sideOf(sides, force.side).word })}
              </th>
            ))}
          </tr>
        </thead>
        {panel.sides.map((own) => {
          const rows = panel.retreats.filter((each) => each.side === own.side);
          const { look, word } = sideOf(sides, own.side);
          return (
            rows.length > 0 && (
              <tbody key={own.side}>
                <tr>
                  <th scope="rowgroup" colSpan={2 + panel.sides.length}>
                    <SideMark look={look}>{say(word)}</SideMark>
                  </th>
                </tr>
                {rows.map((each) => (
                  <tr key={each.id}>
                    <th scope="row">{say(each.msg)}</th>
                    <td>{percent(each.wins)}</td>
                    {panel.sides.map((force) => (
                      <td key={force.side}>{number(each.left[force.side] ?? 0, 1)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            )
          );
        })}
      </table>
    </section>
  );
});
