import { memo, useMemo, useRef, useState } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { layQuick } from '../../state/bench.ts';
import { useCommand } from '../../state/keys.ts';
import { goPlace } from '../../state/route.ts';
import { columnName, figureOf } from '../../ui/fight/OddsView.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { Die } from '../../ui/parts/Die.tsx';
import { EnterCap, KeyCap } from '../../ui/parts/KeyCap.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './quickFight.module.css';

/** Two numbers, and the column and its faces stand there while they are typed; Enter carries them to the calculator. */
export const QuickFight = memo(function QuickFight({
  game,
  context,
  scope,
}: {
  readonly game: Game;
  readonly context: Context;
  readonly scope: string;
}) {
  const { t, say, number } = useLanguage();
  const calc = game.calculators.find((each) => each.quick);
  const quick = calc?.quick;
  const [attack, setAttack] = useState<number | null>(null);
  const [defence, setDefence] = useState<number | null>(null);
  const first = useRef<HTMLInputElement | null>(null);
  const panel = useMemo(() => {
    if (!calc || !quick || attack === null || defence === null) return undefined;
    const parsed = calc.parse({ [quick.attack]: attack, [quick.defence]: defence }, context);
    const made = parsed.ok ? calc.panel(parsed.value, context, []) : undefined;
    return made?.kind === 'odds' ? made : undefined;
  }, [calc, quick, attack, defence, context]);
  useCommand('fight.quick', () => first.current?.focus(), calc !== undefined);
  if (!calc || !quick) return null;

  const carry = () => {
    layQuick(scope, calc, { [quick.attack]: attack ?? 0, [quick.defence]: defence ?? 0 });
    goPlace('fight');
  };
  const range = (id: string) => {
    const field = calc.fields[id];
    return field?.kind === 'count' ? { min: field.min, max: field.max } : { min: 0, max: 999 };
  };
  const labelOf = (id: string): string => {
    const field = calc.fields[id];
    return field ? say(field.alone ?? field.msg) : '';
  };
  const column = panel && columnName(panel);
  const above = panel?.column === undefined ? undefined : panel.columns[panel.column + 1];
  const [a, d] = panel ? [figureOf(panel, panel.attack), figureOf(panel, panel.defence)] : [];
  return (
    <section aria-label={t('ui.command.quickFight')}>
      <div className="sec">
        <h2>{t('ui.command.quickFight')}</h2>
        <span className="r">
          <KeyCap of="fight.quick" />
        </span>
      </div>
      <form
        className={classes.quick}
        onSubmit={(event) => {
          event.preventDefault();
          carry();
        }}
      >
        <CountInput
          big
          label={labelOf(quick.attack)}
          value={attack}
          {...range(quick.attack)}
          onChange={setAttack}
          inputRef={(element) => {
            first.current = element;
          }}
        />
        <em aria-hidden="true">:</em>
        <CountInput
          big
          label={labelOf(quick.defence)}
          value={defence}
          {...range(quick.defence)}
          onChange={setDefence}
        />
        <button type="submit" className="vh">
          {t('ui.play.quick.carry')}
        </button>
      </form>
      {panel && (
        <>
          <div className={classes.quickResult} role="status">
            {panel.not ? (
              <p>{say(panel.not.msg)}</p>
            ) : (
              <>
                <b>{column}</b>
                <p>
                  {a && d && d.value > 0
                    ? t('ui.play.quick.ratio', {
                        a: name(number(a.value / a.per)),
                        d: name(number(d.value / d.per)),
                        ratio: name(number(a.value / a.per / (d.value / d.per))),
                      })
                    : null}
                  {panel.short !== undefined && above !== undefined && (
                    <span>
                      {t('ui.play.fight.short', {
                        count: panel.short,
                        n: name(number(panel.short)),
                        column: name(above),
                      })}
                    </span>
                  )}
                </p>
              </>
            )}
          </div>
          {!panel.not && (
            <ol className={classes.six}>
              {panel.faces.map((row) => (
                <li key={row.face} title={say(row.says)}>
                  <span className="vh">{row.face}</span>
                  <Die face={row.face} sides={panel.die.sides} size={26} />
                  <b>{row.code}</b>
                </li>
              ))}
            </ol>
          )}
          <button type="button" className={classes.carry} onClick={carry}>
            {t('ui.play.quick.carry')} <EnterCap />
          </button>
        </>
      )}
    </section>
  );
});
