import { useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { type HitLuck as Hits, hitLuckOf, hitLuckSays, hitThrowsIn } from '#rules/kit/procedure/hits.ts';
import { foughtIn, luckOf, luckSays, type Luck as Steps } from '#rules/kit/procedure/luck.ts';
import type { State } from '#rules/kit/record/journal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sideWord } from '../../state/fightTold.ts';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './journal.module.css';

const idsOf = (game: Pick<Game, 'sides'>): readonly string[] => game.sides.map((side) => side.id);

/** What the dice of the fights brought against what was to be expected of their odds. */
export function Luck({ game, flows }: { readonly game: Game; readonly flows: State['flows'] }) {
  const { luck, without } = useMemo(() => {
    const { fights, without } = foughtIn(flows);
    return { luck: luckOf(fights, idsOf(game)), without };
  }, [game, flows]);
  const says = luckSays(luck, (side) => sideWord(game, side));
  return <LuckTable game={game} luck={luck} says={says} without={without} />;
}

export function LuckTable({
  game,
  luck,
  says,
  without = 0,
}: {
  readonly game: Game;
  readonly luck: Steps;
  readonly says: Msg | undefined;
  readonly without?: number;
}) {
  const { t, say, number } = useLanguage();
  const lookOf = (side: string) => game.sides.find((each) => each.id === side)?.look ?? 'axis';
  if (!says && without === 0) return null;
  return (
    <section className={classes.luck} aria-label={t('ui.play.luck.title')}>
      <h3>{t('ui.play.luck.title')}</h3>
      {says && (
        <>
          <p>{say(says)}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('ui.play.luck.steps', { step: game.stepWord })}</th>
                <th scope="col">{t('ui.play.luck.expected')}</th>
                <th scope="col">{t('ui.play.luck.thrown')}</th>
                <th scope="col">{t('ui.play.luck.lost')}</th>
              </tr>
            </thead>
            <tbody>
              {luck.sides.map((side) => (
                <tr key={side.side}>
                  <th scope="row">
                    <SideMark look={lookOf(side.side)}>{say(sideWord(game, side.side))}</SideMark>
                  </th>
                  <td>{number(side.expected)}</td>
                  <td>{number(side.thrown)}</td>
                  <td>{number(side.lost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="dim">{t('ui.play.luck.about', { step: game.stepWord })}</p>
        </>
      )}
      {without > 0 && <p className="dim">{t('ui.play.luck.without', { count: without })}</p>}
    </section>
  );
}

/** What the dice for hits brought against what was to be expected of them. */
export function HitLuck({ game, flows }: { readonly game: Game; readonly flows: State['flows'] }) {
  const luck = useMemo(() => hitLuckOf(hitThrowsIn(flows), idsOf(game)), [game, flows]);
  return <HitTable game={game} luck={luck} says={hitLuckSays(luck, (side) => sideWord(game, side))} />;
}

export function HitTable({
  game,
  luck,
  says,
}: {
  readonly game: Game;
  readonly luck: readonly Hits[];
  readonly says: Msg | undefined;
}) {
  const { t, say, number, percent } = useLanguage();
  if (!says) return null;
  return (
    <section className={classes.luck} aria-label={t('ui.battle.luck.title')}>
      <h3>{t('ui.battle.luck.title')}</h3>
      <p>{say(says)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ui.battle.luck.side')}</th>
            <th scope="col">{t('ui.battle.luck.dice')}</th>
            <th scope="col">{t('ui.battle.luck.expected')}</th>
            <th scope="col">{t('ui.battle.luck.hits')}</th>
            <th scope="col">{t('ui.battle.luck.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {luck.map((side) => (
            <tr key={side.side}>
              <th scope="row">
                <SideMark look={game.sides.find((each) => each.id === side.side)?.look ?? 'axis'}>
                  {say(sideWord(game, side.side))}
                </SideMark>
              </th>
              <td>{side.dice}</td>
              <td>{number(side.expected)}</td>
              <td>{side.hits}</td>
              <td>{percent(side.p)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dim">{t('ui.battle.luck.about')}</p>
    </section>
  );
}
