import { useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import type { Journal, State } from '#rules/kit/record/journal.ts';
import { name } from '#rules/kit/words/message.ts';
import { diceKinds } from '../../state/luck.ts';
import { diceLog } from '../../state/rolls.ts';
import { Die } from '../../ui/parts/Die.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { clock } from '../../words/when.ts';
import classes from './journal.module.css';
import { HitLuck, Luck } from './Luck.tsx';

/** Every throw, undone ones too, and how even the dice fell. */
export function DiceLog({
  journal,
  game,
  flows,
}: {
  readonly journal: Journal;
  readonly game: Game;
  readonly flows: State['flows'];
}) {
  const { t, say, number, percent } = useLanguage();
  const log = useMemo(() => diceLog(journal), [journal]);
  const says = useMemo(() => new Map(journal.lines.map((line) => [line.id, line.says])), [journal]);
  const kinds = useMemo(() => diceKinds(log), [log]);
  return (
    <section className={classes.dice}>
      <HitLuck game={game} flows={flows} />
      <Luck game={game} flows={flows} />
      {log.length === 0 && <p className={classes.empty}>{t('ui.play.dice.none')}</p>}
      {kinds.map((kind) => {
        const most = Math.max(...kind.counts.map((each) => each.n), 1);
        return (
          <figure key={`${kind.by}/${kind.sides}`}>
            <figcaption>
              <b>{t(kind.by === 'app' ? 'ui.play.dice.app' : 'ui.play.dice.table', { sides: kind.sides })}</b>
              <span>
                {t('ui.play.dice.mean', {
                  count: kind.rolls,
                  mean: name(number(kind.mean)),
                  expected: name(number(kind.counts.reduce((sum, each) => sum + each.face, 0) / kind.counts.length)),
                })}
              </span>
              <span>{kind.enough ? t('ui.play.dice.fair', { p: name(percent(kind.p)) }) : t('ui.play.dice.few')}</span>
            </figcaption>
            <ol className={classes.counts}>
              {kind.counts.map((each) => (
                <li key={each.face}>
                  <i style={{ height: `${(each.n / most) * 40}px` }} />
                  <b>{each.n}</b>
                  <span className="vh">{t('ui.play.dice.faceCount', { face: each.face })}</span>
                  <Die face={each.face} sides={kind.sides} size={22} />
                </li>
              ))}
            </ol>
          </figure>
        );
      })}
      <ol className={classes.throws} aria-label={t('ui.play.dice.log')}>
        {log
          .toReversed()
          .slice(0, 200)
          .map((roll, i) => {
            const action = game.actions.find((each) => each.id === roll.what);
            const calc = game.calculators.find((each) => roll.what.startsWith(`${each.id}/`));
            // a throw for hits says itself; another is called by its fight, else by what the entry that booked it says
            const said = says.get(roll.line);
            const what =
              said?.id === 'kit.said.hits' || said?.id === 'ui.battle.said.hits'
                ? said
                : (calc?.msg ?? said ?? action?.msg);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: throws in their order
              <li key={`${roll.line}/${i}`} data-undone={!roll.stands || undefined}>
                <span className={classes.thrown}>
                  {roll.faces.map((face, n) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: dice in their order
                    <Die key={n} face={face} sides={roll.sides} size={24} filled={roll.by === 'table'} />
                  ))}
                  <span className="vh">{roll.faces.join(', ')}</span>
                </span>
                <span>
                  {what ? say(what) : t('ui.play.journal.thrown')}
                  {' · '}
                  <small>
                    {t(roll.by === 'app' ? 'ui.play.journal.byApp' : 'ui.play.journal.byTable')}
                    {!roll.stands && <> {t('ui.play.dice.undone')}</>}
                  </small>
                </span>
                <time>{clock(roll.at)}</time>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
