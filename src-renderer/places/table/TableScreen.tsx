import { Button } from '@mantine/core';
import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import { spanOf } from '#rules/kit/game/title.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { heldBy, placeAt } from '#rules/kit/sequence/walker.ts';
import { msg, name } from '#rules/kit/words/message.ts';
import { useCommand } from '../../state/keys.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { endsPhases } from '../../state/part.ts';
import { goPlace } from '../../state/route.ts';
import { phaseDone, useGame } from '../../state/store.ts';
import { useBehind, useSettled } from '../../ui/afterPaint.ts';
import { NotedFights } from '../../ui/fight/NotedFights.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { Limits } from '../../ui/parts/Limits.tsx';
import { DueLine } from '../../ui/parts/Notice.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { besideTurn, turnWord } from '../../words/turns.ts';
import { LeftOpen } from './LeftOpen.tsx';
import { QuickFight } from './QuickFight.tsx';
import { Strip } from './Strip.tsx';
import { Tree } from './Tree.tsx';
import classes from './table.module.css';
import { leftOpen, nextPlace, nowIn } from './view.ts';

/** Whose turn, what now, what must not be forgotten. */
export function TableScreen() {
  const open = useGame((s) => s.open);
  return open ? <Table open={open} /> : null;
}

function Table({ open }: { readonly open: OpenGame }) {
  const { t, say } = useLanguage();
  const { game, context, journal } = open;
  const place = useMemo(() => placeAt(game.sequence, context), [game, context]);
  const nodes = useMemo(() => outline(game.sequence, context), [game, context]);
  const now = useMemo(() => nowIn(nodes), [nodes]);
  const next = useMemo(() => nextPlace(game.sequence, context), [game, context]);
  // the phase and its lines first
  const settled = useSettled();
  const limits = useMemo(() => game.limits(context), [game, context]);
  const over = useMemo(() => game.over?.(context), [game, context]);
  // a new phase is named at once, its checklist follows
  const tree = useBehind({ open, nodes }, context.place);
  const left = useMemo(
    () => leftOpen(game.sequence, context, open.state.place.open),
    [game, context, open.state.place.open],
  );
  const scenario = game.scenarios.find((each) => each.id === open.envelope.scenario);
  const side = game.sides.find((each) => each.id === place.who);
  const span = spanOf(scenario);
  const turn = Math.min(context.turn, span.last);
  const label = besideTurn(open, turn, say);
  const ended = place.phase === undefined || over !== undefined;
  const score = useMemo(() => (ended ? game.score(context) : undefined), [ended, game, context]);

  const title = place.phase ? say(place.phase.msg) : t('ui.play.over');

  // one filled button: what is to be done first, then the phase
  const [leads, setLeads] = useState(false);
  const [led, setLed] = useState<string>();
  const onLeads = useCallback((first: boolean, fight: string | undefined) => {
    setLeads(first);
    setLed(fight);
  }, []);
  const held = useMemo(() => heldBy(game.sequence, context), [game, context]);
  const [wanted, setWanted] = useState<{ readonly task: string }>();
  const [shown, setShown] = useState<{ readonly task: string }>();
  /** without the choice that holds it nobody knows what follows the phase: its form is asked for instead */
  const done = () => (held === undefined ? void phaseDone() : setWanted({ task: held }));
  const ends = endsPhases(open) && place.phase !== undefined;
  useCommand('phase.done', done, ends);

  return (
    <div className={classes.table}>
      <section className={classes.hero}>
        <p className={classes.turn} data-dated={game.turnName ? '' : undefined}>
          {game.turnName ? (
            <>
              <b>{say(game.turnName(turn).short)}</b>
              <span>{t('ui.play.table.dated', { n: turn - span.first + 1, of: span.count })}</span>
            </>
          ) : (
            <>
              <b>{turn}</b>
              <span>
                {t('ui.play.table.turnOf', { n: name(String(span.last)) })}
                {label !== '' && <em>{label}</em>}
              </span>
            </>
          )}
        </p>
        <div className={classes.title}>
          {(side || now) && (
            <p className={classes.side}>
              {side ? (
                <SideMark look={side.look}>
                  {now?.who === side.id
                    ? say(now.msg)
                    : now
                      ? t('ui.play.table.actsIn', { side: msg(side.word), part: now.msg })
                      : t('ui.play.table.acts', { side: msg(side.word) })}
                </SideMark>
              ) : (
                now && say(now.msg)
              )}
            </p>
          )}
          <h1 style={{ '--letters': title.length } as CSSProperties}>{title}</h1>
          {over && (
            <p className={classes.over}>
              {say(over.msg)} <RuleRef rule={over.rule} />
            </p>
          )}
          {score && (
            <p className={classes.over}>
              {say(score.level)}{' '}
              <button type="button" onClick={() => goPlace('score')}>
                {t('ui.play.table.toScore')}
              </button>
            </p>
          )}
        </div>
        {place.phase && (
          <div className={classes.next}>
            {ends && (
              <Button variant={leads ? 'default' : 'filled'} onClick={done}>
                {t('ui.command.phaseDone')} <KeyCap of="phase.done" />
              </Button>
            )}
            <p>
              {held !== undefined
                ? t('ui.play.table.held')
                : next?.msg
                  ? next.turn === context.turn
                    ? next.label
                      ? t('ui.play.table.then', { label: name(next.label), phase: next.msg })
                      : t('ui.play.table.thenPlain', { phase: next.msg })
                    : t('ui.play.table.thenTurn', { turn: turnWord(game, next.turn), phase: next.msg })
                  : t('ui.play.table.thenEnd')}
            </p>
          </div>
        )}
        {place.lost && <DueLine>{say(place.lost)}</DueLine>}
        <LeftOpen left={left} onShow={(task) => setShown({ task })} />
      </section>
      <Tree {...tree} wanted={wanted} shown={shown} onLeads={onLeads} />
      <aside className={classes.aside}>
        <NotedFights open={open} opened={led} beside={leads || ends} />
        <QuickFight game={game} context={context} scope={open.id} />
        {settled && <Limits limits={limits} />}
      </aside>
      <Strip journal={journal} />
    </div>
  );
}
