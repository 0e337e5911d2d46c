import { memo } from 'react';
import type { Side } from '#rules/kit/game/specs.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import { type Msg, msg, name } from '#rules/kit/words/message.ts';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { readableFraction } from './fraction.ts';
import classes from './policies.module.css';

/** Under each choice the rules leave: is the hex cleared, do those who overrun go through, and what does it cost, with the whole distribution. */
export const Policies = memo(function Policies({
  policies,
  sides,
  step,
  partly = false,
}: {
  readonly policies: OddsPanel['policies'];
  readonly sides: readonly Side[];
  /** the box's word for what is lost */
  readonly step: Msg;
  /** some cells of the column are not typed: what is known is the least there is */
  readonly partly?: boolean;
}) {
  const { t, say, percent, number } = useLanguage();
  if (policies.length === 0) return null;
  return (
    <section className={classes.policies}>
      <div className="sec">
        <h2>{t('ui.play.fight.policies')}</h2>
      </div>
      {policies.map((policy) => (
        <article key={policy.id} className={classes.policy}>
          <header>
            <h3>{say(policy.msg)}</h3>
            <span>
              {policy.through ? (
                <b>
                  {t(partly ? 'ui.play.fight.throughAtLeast' : 'ui.play.fight.through', {
                    chance: name(percent(policy.through.p)),
                    stopped: name(percent(1 - policy.through.p)),
                  })}
                </b>
              ) : (
                t(partly ? 'ui.play.fight.clearedAtLeast' : 'ui.play.fight.cleared', {
                  chance: name(percent(policy.cleared.p)),
                })
              )}
              {policy.gone && ` · ${t('ui.play.fight.gone', { chance: name(percent(policy.gone.p)) })}`}
            </span>
          </header>
          {policy.losses.length > 0 && (
            <table>
              <caption className="vh">{say(policy.msg)}</caption>
              <thead className="vh">
                <tr>
                  <th>{t('ui.play.fight.side')}</th>
                  <th>{t('ui.play.fight.mean')}</th>
                  <th>{t('ui.play.fight.steps', { step })}</th>
                </tr>
              </thead>
              <tbody>
                {policy.losses.map((loss) => {
                  const side = sides.find((each) => each.id === loss.side);
                  const most = Math.max(...loss.steps.map((step) => step.chance.p));
                  return (
                    <tr key={loss.side}>
                      <th scope="row">
                        {side ? <SideMark look={side.look}>{say(msg(side.word))}</SideMark> : loss.side}
                      </th>
                      <td className={classes.meanLoss}>
                        {!partly && t('ui.play.fight.meanLoss', { n: name(number(loss.mean)) })}
                      </td>
                      <td>
                        <ol className={classes.spread} data-look={side?.look}>
                          {loss.steps.map((step) => (
                            <li key={step.n} title={readableFraction(step.chance)}>
                              <i style={{ height: `${Math.max(2, (step.chance.p / most) * 22)}px` }} />
                              <b>{number(step.n)}</b>
                              <span>{percent(step.chance.p)}</span>
                            </li>
                          ))}
                        </ol>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
        </article>
      ))}
    </section>
  );
});
