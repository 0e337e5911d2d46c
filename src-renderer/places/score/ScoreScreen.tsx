import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { msg, name } from '#rules/kit/words/message.ts';
import { openCalc } from '../../state/bench.ts';
import { goPlace } from '../../state/route.ts';
import { useGame } from '../../state/store.ts';
import { useSettled } from '../../ui/afterPaint.ts';
import { OverviewTable } from '../../ui/overview/OverviewTable.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { Courses } from '../../ui/score/Courses.tsx';
import { Outlook } from '../../ui/score/Outlook.tsx';
import { ScoreLines } from '../../ui/score/ScoreLines.tsx';
import classes from '../../ui/score/score.module.css';
import { useLanguage } from '../../words/Language.tsx';
import { Secrets } from './secrets/Secrets.tsx';

/** The level now, what it is made of, and how far it is to the next one either way. */
export function ScoreScreen() {
  const open = useGame((s) => s.open);
  const { t, say, number } = useLanguage();
  const score = useMemo(() => open?.game.score(open.context), [open?.game, open?.context]);
  // the verdict first, the curves when it stands
  const settled = useSettled();
  if (!open || !score) return null;
  const over = open.game.over?.(open.context);
  const signed = (n: number) => `${n > 0 ? '+' : ''}${number(n)}`;
  const sides = open.game.sides;
  const bySide = sides.map((side) => ({ side, lines: score.lines.filter((line) => line.side === side.id) }));
  const other = score.lines.filter((line) => !sides.some((side) => side.id === line.side));
  // what is sealed is not zero
  const sealed = score.lines.some((line) => line.sure === 'sealed');
  const whatIf = open.game.calculators.find(({ id }) => id === score.whatIf);
  return (
    <div className={classes.score}>
      <header className={classes.head}>
        <output className={classes.points}>{sealed ? '?' : number(score.total.points)}</output>
        <div>
          <p className="eyebrow">{score.final ? t('ui.play.score.verdict') : t('ui.play.score.soFar')}</p>
          <h1>{say(score.level)}</h1>
          <p>{say(score.total.msg)}</p>
          {over && (
            <p>
              {say(over.msg)} <RuleRef rule={over.rule} />
            </p>
          )}
        </div>
        <ul className={classes.nearby}>
          {score.nearby.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the nearer level first
            <li key={i}>
              <b>{signed(each.points)}</b> {say(each.msg)}
            </li>
          ))}
        </ul>
      </header>
      <Secrets open={open} />
      <section className={classes.lines} aria-label={t('ui.play.score.lines')}>
        {bySide.map(({ side, lines }) => (
          <div key={side.id}>
            <div className="sec">
              <h2>
                <SideMark look={side.look}>{say(msg(side.word))}</SideMark>
              </h2>
              <span className="r">{t('ui.play.score.count', { count: lines.length })}</span>
            </div>
            <ul>
              <ScoreLines lines={lines} />
            </ul>
            {lines.length === 0 && <p className={classes.none}>{t('ui.play.score.none')}</p>}
          </div>
        ))}
        {other.length > 0 && (
          <ul>
            <ScoreLines lines={other} />
          </ul>
        )}
        {whatIf && (
          <p>
            <Button
              onClick={() => {
                openCalc(open.id, whatIf.id);
                goPlace('fight');
              }}
            >
              {t('ui.play.score.whatIf')}
            </Button>
          </p>
        )}
        {score.outlook && <Outlook outlook={score.outlook} />}
      </section>
      <section aria-label={t('ui.play.score.levels')}>
        <div className="sec">
          <h2>{t('ui.play.score.levels')}</h2>
        </div>
        <ol className={classes.levels}>
          {score.levels.map((level, i) => {
            const total = score.total.points;
            const away =
              level.from !== null && total < level.from
                ? level.from - total
                : level.to !== null && total > level.to
                  ? level.to - total
                  : 0;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the table's own order
              <li key={i} data-here={level.here || undefined} aria-current={level.here ? 'true' : undefined}>
                <span>{say(level.msg)}</span>
                <span className={classes.range}>
                  {level.from === null && level.to === null
                    ? ''
                    : level.from === null
                      ? t('ui.play.score.upTo', { to: name(number(level.to ?? 0)) })
                      : level.to === null
                        ? t('ui.play.score.andMore', { from: name(number(level.from)) })
                        : level.from === level.to
                          ? number(level.from)
                          : t('ui.play.score.between', { from: name(number(level.from)), to: name(number(level.to)) })}
                </span>
                <b>{level.here ? t('ui.play.score.here') : away === 0 || sealed ? '' : signed(away)}</b>
              </li>
            );
          })}
        </ol>
      </section>
      {settled &&
        open.game
          .overviews?.(open.context)
          .filter((overview) => overview.scores)
          .map((overview) => (
            <section key={overview.id}>
              <OverviewTable overview={overview} open={open} />
            </section>
          ))}
      {settled && <Courses open={open} />}
    </div>
  );
}
