import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Chance } from '#rules/kit/chance/dist.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Contribution, Contributions, Edit } from '#rules/kit/procedure/contributions.ts';
import { edited } from '#rules/kit/procedure/edited.ts';
import { ranked, rankedWays } from '#rules/kit/procedure/ranked.ts';
import { msg, name } from '#rules/kit/words/message.ts';
import { measureBy, useBench } from '../../../state/bench.ts';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './adds.module.css';
import { Chooser } from './Chooser.tsx';
import { readableFraction } from './fraction.ts';

/** What stands in sight of a long list before more is asked for. */
const mostThings = 8;
const mostWays = 3;
type Kind = Contributions['measures'][number]['kind'];

/** Of a fight nobody has begun: worked out behind the figures, so that typing never waits for it. */
export function AddsOf({ fight, onValue }: { readonly fight: Fight; readonly onValue: (value: JsonObject) => void }) {
  const { calc, game, flow, input, context } = fight;
  const open = flow === undefined && fight.answers.length === 0;
  // together: an input fits no other calculator
  const now = useMemo(() => (open && input ? { calc, input, context } : undefined), [open, calc, input, context]);
  const late = useDeferredValue(now);
  const adds = useMemo(() => late?.calc?.contributions?.(late.input, late.context), [late]);
  // of another calculator there is nothing to show, not even for a moment
  if (!adds || late?.calc !== calc) return null;
  return (
    <AddsList adds={adds} game={game.id} sides={game.sides} onEdit={(edits) => onValue(edited(fight.value, edits))} />
  );
}

export function AddsList({
  adds,
  game,
  sides,
  onEdit,
}: {
  readonly adds: Contributions;
  readonly game: string;
  readonly sides: readonly Side[];
  readonly onEdit: (edits: readonly Edit[]) => void;
}) {
  const { t, say } = useLanguage();
  const picked = useBench((bench) => bench.measure[game]);
  const values = useValues();
  const field = useId();
  const root = useRef<HTMLDivElement>(null);
  // a line that is gone with what it changed leaves the keyboard in its list
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && adds && document.activeElement === document.body) root.current?.focus();
    pressed.current = false;
  }, [adds]);
  const edit = (edits: readonly Edit[]): void => {
    pressed.current = true;
    onEdit(edits);
  };
  const measure = adds.measures.find(({ id }) => id === picked) ?? adds.measures[0];
  if (!measure) return null;
  const { id, kind, now } = measure;
  return (
    <div className={classes.adds} ref={root} tabIndex={-1}>
      <div className="sec">
        <h2>{t('ui.adds')}</h2>
      </div>
      <div className={classes.measure}>
        <label htmlFor={field}>{t('ui.adds.measure')}</label>
        <b title={now && readableFraction(now)}>
          {now ? t('ui.adds.now', { n: name(values.value(now, kind)) }) : measure.not && say(measure.not)}
        </b>
        <Chooser
          id={field}
          value={id}
          onChange={(picked) => measureBy(game, picked)}
          data={adds.measures.map((one) => ({ value: one.id, label: say(one.msg) }))}
        />
      </div>
      {now && (
        <>
          <Things things={adds.things} measure={id} kind={kind} sides={sides} onEdit={edit} />
          {adds.ways.map((ways) => (
            <Ways key={ways.id} ways={ways} measure={id} kind={kind} sides={sides} onEdit={edit} />
          ))}
        </>
      )}
    </div>
  );
}

const useValues = () => {
  const { t, number, percent } = useLanguage();
  return {
    value: ({ p }: Chance, kind: Kind): string => (kind === 'chance' ? percent(p) : number(p, 2)),
    difference: (d: number | undefined, kind: Kind): string => {
      if (d === undefined) return t('ui.adds.unknown');
      const size = number(Math.abs(kind === 'chance' ? d * 100 : d), kind === 'chance' ? 1 : 2);
      if (Math.abs(d) < 1e-9) return t('ui.adds.same');
      return t(d < 0 ? 'ui.adds.minus' : 'ui.adds.plus', { n: name(size) });
    },
  };
};

interface Picked {
  readonly measure: string;
  readonly kind: Kind;
  readonly sides: readonly Side[];
  readonly onEdit: (edits: readonly Edit[]) => void;
}

function Things({ things, measure, kind, sides, onEdit }: Picked & { readonly things: readonly Contribution[] }) {
  const { t, say } = useLanguage();
  const values = useValues();
  const [all, setAll] = useState(false);
  const list = ranked(things, measure);
  const shown = all ? list : list.slice(0, mostThings);
  const most = Math.max(...list.map((one) => Math.abs(one.adds[measure] ?? 0)));
  return (
    <section aria-label={t('ui.adds')}>
      <p className={classes.hint}>
        {kind === 'chance' && t('ui.adds.points')} {t('ui.adds.hint')}
      </p>
      <ul className={classes.lines}>
        {shown.map((one) => {
          const difference = one.adds[measure];
          const then = one.comesTo[measure];
          return (
            <Line
              key={one.id}
              side={sides.find(({ id }) => id === one.side)}
              edits={one.edits}
              onEdit={onEdit}
              value={values.difference(difference, kind)}
              title={
                then &&
                t(one.state === 'in' ? 'ui.adds.without' : 'ui.adds.with', { n: name(values.value(then, kind)) })
              }
              share={difference === undefined || most === 0 ? 0 : difference / most}
              after={<RuleRef rule={one.rule} />}
            >
              {say(one.msg)}
              {one.state !== 'in' && <small>{t(one.state === 'out' ? 'ui.adds.out' : 'ui.adds.instead')}</small>}
            </Line>
          );
        })}
      </ul>
      <More n={list.length} most={mostThings} all={all} onAll={setAll} />
    </section>
  );
}

function Ways({ ways, measure, kind, sides, onEdit }: Picked & { readonly ways: Contributions['ways'][number] }) {
  const { t, say } = useLanguage();
  const values = useValues();
  const [all, setAll] = useState(false);
  const list = rankedWays(ways, measure);
  const side = sides.find(({ id }) => id === ways.side);
  // the way it is done now is never out of sight
  const shown = all ? list : list.filter((one, i) => i < mostWays || one.now);
  return (
    <section aria-label={t('ui.adds.ways', { what: ways.msg, side: side ? msg(side.word) : name('') })}>
      <div className="sec">
        <h2>{say(ways.msg)}</h2>
        <span className="r">{side && <SideMark look={side.look}>{say(msg(side.word))}</SideMark>}</span>
      </div>
      <p className={classes.hint}>
        {t('ui.adds.best')} <RuleRef rule={ways.rule} />
      </p>
      <ol className={classes.lines}>
        {shown.map((one) => {
          const gives = one.gives[measure];
          return (
            <Line
              key={one.id}
              edits={one.now ? undefined : one.edits}
              onEdit={onEdit}
              value={gives ? values.value(gives, kind) : t('ui.adds.unknown')}
              title={gives && readableFraction(gives)}
            >
              {say(one.msg)}
              {one.now && <small>{t('ui.adds.nowSo')}</small>}
            </Line>
          );
        })}
      </ol>
      <More n={list.length} most={mostWays} all={all} onAll={setAll} />
    </section>
  );
}

/** One thing or way: pressed, it changes the fight. */
function Line({
  side,
  edits,
  onEdit,
  value,
  title,
  share,
  after,
  children,
}: {
  readonly side?: Side | undefined;
  readonly edits: readonly Edit[] | undefined;
  readonly onEdit: (edits: readonly Edit[]) => void;
  readonly value: string;
  readonly title?: string | undefined;
  /** of the largest in the list, signed */
  readonly share?: number;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}) {
  const { say } = useLanguage();
  const label = (
    <>
      {side && <span className="vh">{say(msg(side.word))}: </span>}
      {children}
    </>
  );
  return (
    <li data-look={side?.look}>
      {edits ? (
        <button type="button" className={classes.label} onClick={() => onEdit(edits)} title={title}>
          {label}
        </button>
      ) : (
        <span className={classes.label} title={title}>
          {label}
        </span>
      )}
      {after}
      <b>{value}</b>
      {share !== undefined && share !== 0 && (
        <i aria-hidden="true" data-minus={share < 0 || undefined} style={{ width: `${Math.abs(share) * 100}%` }} />
      )}
    </li>
  );
}

function More({
  n,
  most,
  all,
  onAll,
}: {
  readonly n: number;
  readonly most: number;
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}) {
  const { t, number } = useLanguage();
  if (n <= most) return null;
  return (
    <button type="button" className={classes.more} aria-expanded={all} onClick={() => onAll(!all)}>
      {all ? t('ui.adds.fewer') : t('ui.adds.all', { n: name(number(n)) })}
    </button>
  );
}
