import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { same } from '#rules/kit/base/same.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { courseOf, type Series, turnEnds } from '#rules/kit/game/series.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { Sign } from '../../ui/parts/Sign.tsx';
import { type Language, useLanguage } from '../../words/Language.tsx';
import { turnShort } from '../../words/turns.ts';
import type { Drawn } from './Chart.tsx';
import classes from './courses.module.css';
import { scaleOf, spread } from './scale.ts';

const Chart = lazy(() => import('./Chart.tsx').then((m) => ({ default: m.Chart })));

/** By sign and by side each line has a dash of its own, so that colour only confirms. */
const dashes: { readonly [ink: string]: string } = { red: '9 5', blue: '2 4', black: '12 4 2 4', white: '5 3' };

type Line = Series['lines'][number];
const lookOf = (line: Line, game: Game): Pick<Drawn, 'color' | 'dash' | 'hatched'> => {
  if (line.sign) return { color: `var(--chart-${line.sign.ink})`, dash: dashes[line.sign.ink], hatched: false };
  const side = game.sides.find(({ id }) => id === line.side);
  if (!side) return { color: 'var(--ink)', dash: undefined, hatched: false };
  return side.look === 'axis'
    ? { color: 'var(--axis)', dash: undefined, hatched: false }
    : { color: 'var(--soviet)', dash: '9 4', hatched: true };
};

/** Every course that has something to show. */
export const useCourses = ({ game, setUp, journal, things, envelope: { scenario } }: OpenGame): readonly Series[] =>
  useMemo(() => {
    const ends = turnEnds(game, scenario, setUp, journal, things);
    return game.series.flatMap((spec) => courseOf(spec, ends) ?? []);
  }, [game, scenario, setUp, journal, things]);

/** How the game went: one figure at a time over the turns, with the same in numbers. */
export function Courses({ open }: { readonly open: OpenGame }) {
  const { t, say } = useLanguage();
  const { game } = open;
  const courses = useCourses(open);
  const [chosen, setChosen] = useState<string>();
  const course = courses.find(({ spec }) => spec.id === chosen) ?? courses[0];
  if (game.series.length === 0) return null;
  // what is of one kind stands under one name
  const kinds = [...new Map(courses.map((each) => [say(each.spec.msg), each])).entries()];
  const kin = courses.filter((each) => course && say(each.spec.msg) === say(course.spec.msg));
  const choice = (list: readonly (readonly [string, Series])[], pressed: (each: Series) => boolean) =>
    list.map(([word, each]) => (
      <button key={each.spec.id} type="button" aria-pressed={pressed(each)} onClick={() => setChosen(each.spec.id)}>
        {word}
      </button>
    ));
  return (
    <section className={classes.courses} aria-label={t('ui.course.title')}>
      <div className="sec">
        <h2>{t('ui.course.title')}</h2>
      </div>
      {course && course.turns.length > 1 ? (
        <>
          <div className={classes.choices}>
            {choice(
              kinds.map(([word]) => [word, courses.find(({ spec }) => say(spec.msg) === word) ?? course]),
              (each) => kin.includes(each),
            )}
          </div>
          {kin.length > 1 && (
            <div className={classes.choices} data-small="">
              {choice(
                kin.map((each) => [each.spec.of ? say(each.spec.of) : '', each]),
                (each) => each === course,
              )}
            </div>
          )}
          <Figure key={course.spec.id} course={course} game={game} />
        </>
      ) : (
        <p className="dim">{t('ui.course.none')}</p>
      )}
    </section>
  );
}

const titleOf = ({ spec }: Series, { say, t }: Pick<Language, 'say' | 't'>): string =>
  spec.of ? t('ui.course.of', { what: spec.msg, of: spec.of }) : say(spec.msg);

interface Shown {
  readonly course: Series;
  readonly game: Game;
}
/** An entry that moves no figure draws none anew. */
const unmoved = (one: Shown, other: Shown): boolean =>
  one.game === other.game &&
  one.course.spec === other.course.spec &&
  same([one.course.turns, one.course.lines], [other.course.turns, other.course.lines]);

export const Figure = memo(function Figure({ course, game }: Shown) {
  const language = useLanguage();
  const { t, say, number } = language;
  const turns = useMemo(
    () => course.turns.map((turn) => say(shortOf(turnShort(game, turn), turn, game))),
    [course, game, say],
  );
  const scale = useMemo(() => scaleOf(course.lines.flatMap(({ values }) => values)), [course]);
  const lines = useMemo(
    () => course.lines.map((line, n) => ({ key: `s${n}`, label: say(line.msg), ...lookOf(line, game) })),
    [course, game, say],
  );
  const data = useMemo(
    () =>
      turns.map((turn, at) => ({
        turn,
        ...Object.fromEntries(course.lines.map((line, n) => [`s${n}`, line.values[at]])),
      })),
    [course, turns],
  );
  // a level stands where its line ends; amounts of turns add up
  const sums = course.spec.kind === 'amount';
  const ends = course.lines.map(({ values }) =>
    sums
      ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
      : (values.findLast((value) => value !== undefined) ?? 0),
  );
  const heights = spread(
    ends.map((end) => (sums ? 0 : (scale.to - end) / (scale.to - scale.from))),
    0.115,
  );
  return (
    <figure className={classes.figure}>
      <figcaption>{titleOf(course, language)}</figcaption>
      <div className={classes.drawing} data-kind={course.spec.kind} aria-hidden="true">
        <div className={classes.plot}>
          <Suspense fallback={null}>
            <Chart kind={course.spec.kind} data={data} lines={lines} scale={scale} format={(n) => number(n)} />
          </Suspense>
        </div>
        <ul className={classes.ends}>
          {course.lines.map((line, n) => (
            <li key={line.id} style={{ '--at': heights[n] } as React.CSSProperties}>
              <Name line={line} game={game} drawn={lines[n]} />
              <b>{sums ? t('ui.course.total', { n: ends[n] ?? 0 }) : number(ends[n] ?? 0)}</b>
            </li>
          ))}
        </ul>
      </div>
      <details>
        <summary>{t('ui.course.numbers')}</summary>
        <div className={classes.numbers}>
          <table>
            <caption className="vh">{titleOf(course, language)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('ui.course.turn')}</th>
                {course.lines.map((line) => (
                  <th key={line.id} scope="col">
                    {say(line.msg)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map((turn, at) => (
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  {course.lines.map((line) => (
                    <td key={line.id}>{line.values[at] === undefined ? '' : number(line.values[at])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}, unmoved);

/** A number alone where turns have no dates. */
const shortOf = (short: Msg, turn: number, game: Game): Msg =>
  game.turnName ? short : { id: 'ui.course.n', p: { n: turn } };

function Name({ line, game, drawn }: { readonly line: Line; readonly game: Game; readonly drawn: Drawn | undefined }) {
  const { say } = useLanguage();
  const side = game.sides.find(({ id }) => id === line.side);
  if (side) return <SideMark look={side.look}>{say(line.msg)}</SideMark>;
  return (
    <>
      {drawn && (
        <svg className={classes.sample} viewBox="0 0 30 10" aria-hidden="true">
          <path d="M0 5h30" stroke={drawn.color} strokeWidth="2.5" strokeDasharray={drawn.dash} />
        </svg>
      )}
      {line.sign ? <Sign of={{ ...line.sign, msg: line.msg }} size={20} bare /> : say(line.msg)}
    </>
  );
}
