import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import type { Series } from '#rules/kit/game/series.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type DiaryLine, type DiaryScope, diaryOf, fightsIn, luckOfFights, openedNotes } from '../../../state/diary.ts';
import { closeDiary, openDiary } from '../../../state/diaryAsked.ts';
import { fightName, sideWord } from '../../../state/fightTold.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { printPage } from '../../../state/paper.ts';
import { stoodBefore } from '../../../state/stood.ts';
import { phaseHeads } from '../../../state/undoNames.ts';
import { gameScene } from '../../../ui/canvas/gameScene.ts';
import { SmallMap } from '../../../ui/canvas/SmallMap.tsx';
import { Die } from '../../../ui/parts/Die.tsx';
import { MoreMenu } from '../../../ui/parts/MoreMenu.tsx';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { Figure, useCourses } from '../../../ui/score/Courses.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { turnTitle } from '../../../words/turns.ts';
import { HitTable, LuckTable } from '../Luck.tsx';
import { headOf, toldOf } from '../report.ts';
import classes from './diary.module.css';

/** The war diary: the story of the game, a turn or a fight as a page to read, to print, to send. */
export function Diary({
  open,
  scope,
  onSave,
}: {
  readonly open: OpenGame;
  readonly scope: DiaryScope;
  readonly onSave: (kind: 'md' | 'csv') => void;
}) {
  const language = useLanguage();
  const { t, say } = language;
  const { game } = open;
  const whole = scope.turn === undefined && scope.fight === undefined;
  const phaseHead = useMemo(() => phaseHeads(open), [open]);
  const story = useMemo(() => diaryOf(open, scope), [open, scope]);
  const fights = useMemo(() => fightsIn(story).map(({ fight }) => fight), [story]);
  const luck = useMemo(() => luckOfFights(game, fights), [game, fights]);
  const head = headOf(open, language);
  const page = useRef<HTMLElement>(null);
  // the keyboard is on the page that was asked for
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.diary}>
      <div className={classes.tools} data-off-paper="">
        <Button onClick={closeDiary}>{t('ui.diary.back')}</Button>
        <Scope open={open} scope={scope} />
        <span className={classes.spacer} />
        <Button variant="filled" onClick={printPage} title={t('ui.diary.printAbout')}>
          {t('ui.diary.print')}
        </Button>
        <MoreMenu
          text="plain"
          label={t('ui.play.journal.report')}
          items={[
            { label: t('ui.play.journal.markdown'), run: () => onSave('md') },
            { label: t('ui.play.journal.csv'), run: () => onSave('csv') },
          ]}
        />
      </div>
      <article className={classes.page} ref={page} tabIndex={-1} aria-label={t('ui.diary.title')}>
        <header className={classes.head}>
          <p className="eyebrow">{t('ui.diary.title')}</p>
          <h1>{head.title}</h1>
          <p>{head.game}</p>
          <ul>
            {head.players.map(({ id, look, word, player }) => (
              <li key={id}>
                <SideMark look={look}>{word}</SideMark> {player}
              </li>
            ))}
          </ul>
        </header>
        {story.length === 0 && <p className="dim">{t('ui.diary.none')}</p>}
        <Maps open={open}>
          {(map) =>
            story.map(({ turn, phases }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the story's own order
              <section key={at} className={classes.turn}>
                {turn !== undefined && <h2>{say(turnTitle(game, Number(turn)))}</h2>}
                {phases.map(({ path, lines }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the story's own order
                  <section key={n}>
                    {path !== undefined && <h3>{say(phaseHead(path) ?? { id: path })}</h3>}
                    <ul>
                      {lines.map((line, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the story's own order
                        <Line key={i} line={line} open={open} each={scope.fight !== undefined} map={map} />
                      ))}
                    </ul>
                  </section>
                ))}
              </section>
            ))
          }
        </Maps>
        {whole && <Curves open={open} />}
        <LuckTable game={game} luck={luck.steps} says={luck.stepsSay} />
        <HitTable game={game} luck={luck.hits} says={luck.hitsSay} />
        {whole && <End open={open} />}
      </article>
    </div>
  );
}

/** What it tells: all, a turn, or one fight. */
function Scope({ open, scope }: { readonly open: OpenGame; readonly scope: DiaryScope }) {
  const { t, say } = useLanguage();
  const all = useMemo(() => diaryOf(open), [open]);
  const turns = [...new Set(all.flatMap(({ turn }) => turn ?? []))];
  const fights = fightsIn(all);
  const value =
    scope.fight !== undefined ? `fight/${scope.fight}` : scope.turn !== undefined ? `turn/${scope.turn}` : '';
  return (
    <NativeSelect
      aria-label={t('ui.diary.scope')}
      value={value}
      onChange={({ currentTarget }) => {
        const [what, of] = currentTarget.value.split(/\/(.*)/s);
        openDiary(what === 'turn' && of ? { turn: of } : what === 'fight' && of ? { fight: of } : {});
      }}
      data={[
        { value: '', label: t('ui.diary.whole') },
        ...turns.map((turn) => ({ value: `turn/${turn}`, label: say(turnTitle(open.game, Number(turn))) })),
        ...fights.map(({ fight }) => ({ value: `fight/${fight.flow}`, label: say(fightName(open.game, fight)) })),
      ]}
    />
  );
}

type MapOf = (flow: string, hex: string) => React.ReactNode;

/** Where a map is drawn, the part of it a fight was about, with the units as they stood. */
function Maps({ open, children }: { readonly open: OpenGame; readonly children: (map: MapOf) => React.ReactNode }) {
  const { t } = useLanguage();
  const { map, sides } = open.game;
  const sheet = map && open.context.sheets?.[map.sheet.id];
  const board = useMemo(() => (map && sheet ? boardOf(sheet, map.sheet) : undefined), [map, sheet]);
  const stood = useMemo(() => (board ? stoodBefore(open) : undefined), [board, open]);
  const scenes = useMemo(() => {
    if (!map || !board || !stood) return undefined;
    return new Map(
      [...stood].map(([flow, context]) => [
        flow,
        gameScene({
          stand: map.stateOf(board, context),
          board,
          sides,
          markerKinds: map.markers,
          zonesOf: undefined,
          over: undefined,
        }),
      ]),
    );
  }, [map, board, stood, sides]);
  return children((flow, hex) => {
    const scene = scenes?.get(flow);
    if (!board || !scene || !sheet?.hexes[hex]) return null;
    const label = t('ui.diary.map', { hex: name(hex) });
    const target = { ...scene, hexes: [...scene.hexes, { hex, look: 'target' } as const] };
    return <SmallMap board={board} scene={target} hex={hex} label={label} className={classes.map} />;
  });
}

function Line({
  line,
  open,
  each,
  map,
}: {
  readonly line: DiaryLine;
  readonly open: OpenGame;
  /** a fight alone is told throw by throw */
  readonly each: boolean;
  readonly map: MapOf;
}) {
  const language = useLanguage();
  const { say } = language;
  const { what, says, luck, who } = toldOf(line, open, language);
  const odds = line.kind === 'fight' ? line.fight.odds : undefined;
  return (
    <li className={classes.line} data-kind={line.kind}>
      <span className={classes.die}>
        {odds?.face !== undefined && <Die face={odds.face} sides={odds.sides ?? 6} size={22} filled={false} />}
      </span>
      <div>
        <p>
          {what && <b>{what}</b>} {says} {luck && <small>{luck}</small>}
        </p>
        {who && <p className="dim">{who}</p>}
        {each && line.kind === 'fight' && (
          <ol>
            {line.entries.map((entry) => (
              <li key={entry.id}>{say(entry.says)}</li>
            ))}
          </ol>
        )}
        {line.kind === 'fight' && line.fight.hex !== undefined && map(line.fight.flow, line.fight.hex)}
      </div>
    </li>
  );
}

/** One of each kind, so that the page stays a page: losses, points, what was produced. */
const mostCurves = 4;
function Curves({ open }: { readonly open: OpenGame }) {
  const { t, say } = useLanguage();
  const courses = useCourses(open).filter(({ turns }) => turns.length > 1);
  const kinds = new Map<string, Series>();
  for (const course of courses) {
    const kind = say(course.spec.msg);
    if (!kinds.has(kind)) kinds.set(kind, course);
  }
  if (kinds.size === 0) return null;
  return (
    <section className={classes.curves}>
      <h2>{t('ui.diary.courses')}</h2>
      {[...kinds.values()].slice(0, mostCurves).map((course) => (
        <Figure key={course.spec.id} course={course} game={open.game} />
      ))}
    </section>
  );
}

/** What was sealed and is open now, and how the game stands. */
function End({ open }: { readonly open: OpenGame }) {
  const { t, say } = useLanguage();
  const notes = openedNotes(open);
  const score = useMemo(() => open.game.score(open.context), [open]);
  const told = (msg: Msg) => say(msg);
  return (
    <>
      {notes.length > 0 && (
        <section>
          <h2>{t('ui.diary.notes')}</h2>
          <ul>
            {notes.map(({ spec, choice }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: in the order they were sealed
              <li key={i}>
                <b>{told(spec.msg)}</b> ({told(sideWord(open.game, spec.side))}): {told(choice)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('ui.place.score')}</h2>
        <p>
          <b>{told(score.level)}</b> {told(score.total.msg)}
        </p>
        {score.lines.some(({ sure }) => sure === 'sealed') && <p className="dim">{t('ui.diary.stillSealed')}</p>}
      </section>
    </>
  );
}
