import { Button, SegmentedControl } from '@mantine/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Around } from '#rules/kit/around.ts';
import type { Calculator } from '#rules/kit/calc.ts';
import type { Game } from '#rules/kit/game.ts';
import { name } from '#rules/kit/text.ts';
import type { Figure } from '#rules/kit/trail.ts';
import type { JsonObject } from '#rules/kit/value.ts';
import { useSettled } from '../app/afterPaint.ts';
import { useCommand } from '../app/keys.ts';
import { DieKeys } from '../app/parts/Die.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { EnterCap, KeyCap } from '../app/parts/KeyCap.tsx';
import { ErrorLine } from '../app/parts/Notice.tsx';
import { RuleRef } from '../app/parts/RuleRef.tsx';
import { Reasons } from '../app/parts/Trail.tsx';
import { go } from '../app/route.ts';
import { rowIn } from '../game/rowIn.ts';
import type { OpenGame } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { ChoiceEntry, HitsEntry, SeenEntry } from './Asks.tsx';
import { changeDraft, openCalc } from './bench.ts';
import classes from './fight.module.css';
import { FieldsForm } from './form/FieldsForm.tsx';
import { asCount, asRows } from './form/values.ts';
import { Guide } from './Guide.tsx';
import { Bar, Columns, Faces, OddsHead } from './OddsView.tsx';
import { Policies } from './Policies.tsx';
import { Presets } from './Presets.tsx';
import { TableMode } from './TableMode.tsx';
import { useDiceKeys } from './useDiceKeys.ts';
import { answer, finish, finishByHand, goOn, halfDone, nextFight, rollAnewFor, rollFor, useFight } from './useFight.ts';
import { ValueView } from './ValueView.tsx';
import { Waiting } from './Waiting.tsx';

/** A column (3-1) and a ratio (26 : 9) are one word each: they never break over two lines. */
const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(/(\d+-\d+|[\d?]+ : [\d?]+)/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name
      <span key={at} className={classes.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Opens a row of the forces and puts the keyboard into its first big number. */
const typeInRow = (id: string): void => {
  const row = rowIn(document.body, 'row', id);
  if (row?.getAttribute('aria-expanded') === 'false') flushSync(() => row.click());
  const field = row?.parentElement?.querySelector<HTMLInputElement>('[data-big] input, [data-open] input[data-digits]');
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
};

const noFigures: readonly Figure[] = [];
const noChoices: readonly { readonly key: string; readonly label: string }[] = [];

/** One calculator: units left, the result in the middle, the reasons right, the die and Record at the lower edge. */
export function FightBench({
  scope,
  game,
  around,
  open,
  place,
  tableMode,
}: {
  readonly scope: string;
  readonly game: Game;
  readonly around: Around;
  readonly open: OpenGame | undefined;
  readonly place: string;
  readonly tableMode: boolean;
}) {
  const { t, say } = useLanguage();
  const fight = useFight(scope, game, around, open);
  const { calc, draft, played, view, face, flow } = fight;
  const { panel } = view;
  const stepping = useRef(false);
  const [again, setAgain] = useState(false);
  const [hand, setHand] = useState('');
  const readOnly = open?.readOnly !== undefined;
  // column, faces and units first; reasons and choices a frame later
  const settled = useSettled();
  const odds = panel?.kind === 'odds' ? panel : undefined;
  // nothing to read a column from: what is not revealed has no chances either
  const unknown = odds !== undefined && !odds.not && odds.column === undefined && odds.chances.length === 0;
  const ask = played?.ask;
  const awaitsDie = ask?.kind === 'chance' && ask.entry.kind === 'face';
  const entry = awaitsDie && ask.entry.kind === 'face' ? ask.entry : undefined;
  const waits = flow !== undefined && played?.done !== undefined && !flow.end;
  const isOver = fight.over;
  const calcId = calc?.id ?? '';

  const setValue = useCallback((input: JsonObject) => changeDraft(scope, calcId, { input }), [scope, calcId]);
  const setOut = useCallback((out: readonly string[]) => changeDraft(scope, calcId, { out }), [scope, calcId]);
  const setFace = (next: number | null) => {
    if (awaitsDie && !readOnly) changeDraft(scope, calcId, { face: next });
  };
  const record = () => {
    if (isOver) nextFight(fight);
    else if (waits) finish(fight);
    else if (awaitsDie && draft.face !== null && !readOnly) answer(fight, open, draft.face, 'table');
  };
  const roll = () => {
    if (!awaitsDie || readOnly) return;
    setAgain(rollFor(fight, open)?.again ?? false);
  };
  useCommand('die.roll', roll, awaitsDie && !readOnly);
  useDiceKeys({
    sides: entry?.sides ?? 6,
    ...(entry?.zero === undefined ? {} : { zero: entry.zero }),
    enabled: awaitsDie || waits || isOver,
    onFace: setFace,
    onEnter: record,
    onClear: () => setFace(null),
  });

  // The column is looked up as a number of its place: players read its name.
  const columnFigure = useMemo(
    () =>
      odds?.column === undefined
        ? undefined
        : odds.figures.findLast((each) => each.value === odds.column && each.steps.at(-1)?.op.op === 'read'),
    [odds],
  );
  const told = useMemo(
    () => (panel?.figures ?? noFigures).filter((each) => each !== columnFigure),
    [panel, columnFigure],
  );
  // a row that waits for its reveal has no number yet
  const rowFigures = useMemo(
    () => (panel?.figures ?? noFigures).filter((each) => !odds?.unsettled?.includes(each.id)),
    [panel, odds],
  );
  const sums = useMemo(() => {
    if (!calc || !odds) return {};
    const totals = [odds.attack, odds.defence].map((id) => odds.figures.find((figure) => figure.id === id));
    return Object.fromEntries(
      Object.entries(calc.fields).flatMap(([id, field]) => {
        const found =
          field.kind === 'rows' && field.side ? totals.find((figure) => figure?.side === field.side) : undefined;
        return found && !odds.unsettled?.includes(found.id) ? [[id, found]] : [];
      }),
    );
  }, [calc, odds]);

  if (tableMode) {
    return (
      <TableMode
        panel={odds}
        face={face}
        place={place}
        {...(isOver && played?.done
          ? { says: say(played.done.ending.says) }
          : ask && !awaitsDie
            ? { says: say(ask.msg) }
            : {})}
        canRecord={(awaitsDie || waits) && !readOnly}
        choices={
          ask?.kind === 'choice' && !readOnly
            ? ask.options.filter((option) => option.not === undefined).map(({ key, msg }) => ({ key, label: say(msg) }))
            : noChoices
        }
        onFace={setFace}
        onRecord={record}
        onChoice={(key) => answer(fight, open, key, 'table')}
        resolves={open === undefined}
        {...(isOver ? { onNext: () => nextFight(fight) } : {})}
      />
    );
  }
  if (!calc) return <p>{t('ui.play.fight.none')}</p>;

  const others = halfDone(open).filter((each) => each.id !== fight.flowId);
  const faceRow = odds?.faces.find((each) => each.face === face);
  const sentence = panel && !panel.not && (
    <Sentence
      says={say(panel.says)}
      {...(faceRow && face !== null
        ? {
            die: t('ui.play.fight.dieIs', { die: name(String(face)), code: name(faceRow.code) }),
            meaning: say(faceRow.says),
          }
        : {})}
    />
  );

  return (
    <div className={classes.bench}>
      <div className={classes.head}>
        {fight.calcs.length > 1 &&
          (fight.calcs.length > 5 ? (
            <label className={classes.chooser}>
              <span className="vh">{t('ui.play.fight.calculator')}</span>
              <select
                value={calc.id}
                onPointerDown={() => {
                  stepping.current = false;
                }}
                onKeyDown={() => {
                  stepping.current = true;
                }}
                onKeyUp={(event) => event.key === 'Enter' && event.currentTarget.blur()}
                onChange={(event) => {
                  openCalc(scope, event.currentTarget.value);
                  // chosen by hand, the keyboard goes back to the dice; arrows may go on choosing
                  if (!stepping.current) event.currentTarget.blur();
                }}
              >
                {fight.calcs.map((each) => (
                  <option key={each.id} value={each.id}>
                    {say(each.msg)}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <SegmentedControl
              aria-label={t('ui.play.fight.calculator')}
              value={calc.id}
              onChange={(id) => openCalc(scope, id)}
              data={fight.calcs.map((each) => ({ value: each.id, label: say(each.msg) }))}
            />
          ))}
        <RuleRef rule={calc.rule} />
        {settled && <Presets game={game.id} calc={calc.id} value={fight.value} onUse={setValue} />}
        {others.map((each) => (
          <Button key={each.id} variant="subtle" onClick={() => goOn(scope, each.id, each.flow)}>
            <Icon name="lapse" size={18} /> {t('ui.play.fight.goOn')}
          </Button>
        ))}
      </div>

      <section className={classes.units} aria-label={t('ui.play.fight.forces')}>
        {flow && (
          <p className={classes.locked}>
            <Icon name="journal" size={18} /> {t('ui.play.fight.locked')}
          </p>
        )}
        {!flow && !readOnly && <TypedTotals calc={calc} value={fight.value} onClear={setValue} />}
        <FieldsForm
          key={calc.id}
          fields={calc.fields}
          value={fight.value}
          around={fight.around}
          troubles={fight.troubles}
          sides={game.sides}
          rosters={game.rosters}
          figures={rowFigures}
          sums={sums}
          out={flow ? undefined : draft.out}
          disabled={flow !== undefined || readOnly}
          onChange={setValue}
          {...(flow ? {} : { onOut: setOut })}
        />
      </section>

      <section
        className={classes.mid}
        aria-label={t('ui.play.fight.result')}
        aria-busy={view.working !== undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {view.working && <Waiting working={view.working} onCancel={view.cancel} />}
        {view.cancelled && (
          <ErrorLine action={<Button onClick={view.retry}>{t('ui.play.fight.workAgain')}</Button>}>
            {t('ui.play.fight.cancelled')}
          </ErrorLine>
        )}
        {view.fault !== undefined && <ErrorLine>{t('ui.play.fight.fault', { why: name(view.fault) })}</ErrorLine>}
        {!panel && fight.troubles.length > 0 && (
          <div className={classes.not} role="status">
            <Icon name="refuse" size={36} />
            <p>
              {t('ui.play.fight.troubles', { count: fight.troubles.length })}
              {fight.troubles.slice(0, 3).map((trouble) => (
                <small key={trouble.path}>{say(trouble.msg)}</small>
              ))}
            </p>
          </div>
        )}
        {panel?.missing.map((gap, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps in the panel's own order
          <p key={i} className="note due">
            <Icon name="due" size={18} />
            <span>
              {say(gap.msg)}{' '}
              {gap.row !== undefined && !flow && (
                <button type="button" className={classes.link} onClick={() => typeInRow(gap.row ?? '')}>
                  {t('ui.play.fight.typeIt')}
                </button>
              )}
              {(gap.table ?? gap.roster) !== undefined && (
                <button
                  type="button"
                  className={classes.link}
                  onClick={() =>
                    go({
                      at: 'things',
                      game: game.id,
                      kind: gap.table === undefined ? 'roster' : 'table',
                      of: gap.table ?? gap.roster ?? '',
                    })
                  }
                >
                  {t('ui.play.fight.typeIt')}
                </button>
              )}
            </span>
          </p>
        ))}
        {odds && (
          <>
            {unknown ? <p className={classes.unknown}>{t('ui.play.fight.unknown')}</p> : <OddsHead panel={odds} />}
            {!odds.not && !unknown && (
              <>
                <Columns panel={odds} />
                <Faces panel={odds} face={face} />
                <Bar panel={odds} />
              </>
            )}
          </>
        )}
        {panel?.kind === 'value' && <ValueView panel={panel} />}
        {settled && odds && !odds.not && !unknown && <Policies policies={odds.policies} sides={game.sides} />}
      </section>

      <section className={classes.why} aria-label={t('ui.play.fight.why')}>
        <div className="sec">
          <h2>{t('ui.play.fight.why')}</h2>
          <span className="r">{t('ui.play.fight.whyAbout')}</span>
        </div>
        {settled && panel && <Reasons figures={told} unsettled={panel.unsettled} />}
        {settled &&
          columnFigure?.steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their own order
            <p key={i} className={classes.lookedUp}>
              {say(step.msg)} <RuleRef rule={step.rule} />
            </p>
          ))}
        {settled &&
          panel?.hints.map((hint, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hints in the panel's own order
            <p key={i} className={classes.hint}>
              <Unbroken text={say(hint.msg)} /> <RuleRef rule={hint.rule} />
            </p>
          ))}
      </section>

      <footer className={classes.foot}>
        {played?.misfit ? (
          <form
            className={classes.entry}
            onSubmit={(event) => {
              event.preventDefault();
              if (hand.trim() !== '' && finishByHand(fight, hand.trim())) setHand('');
            }}
          >
            <ErrorLine>
              {t('ui.play.fight.misfit', { ask: name(played.misfit.ask), answer: name(played.misfit.answer) })}
            </ErrorLine>
            <div className={classes.slots}>
              <label>
                <span className="eyebrow">{t('ui.play.fight.byHand')}</span>
                <input
                  type="text"
                  maxLength={200}
                  value={hand}
                  onChange={(event) => setHand(event.currentTarget.value)}
                />
              </label>
              <Button type="submit" variant="filled" disabled={hand.trim() === '' || readOnly}>
                {t('ui.play.fight.record')}
              </Button>
            </div>
          </form>
        ) : isOver ? (
          <Guide
            says={played?.done?.ending.says}
            guide={played?.done?.ending.guide ?? []}
            sides={game.sides}
            onNext={() => nextFight(fight)}
          />
        ) : ask?.kind === 'choice' ? (
          <ChoiceEntry
            ask={ask}
            sides={game.sides}
            disabled={readOnly}
            onKey={(key) => answer(fight, open, key, 'table')}
          />
        ) : ask?.kind === 'chance' && ask.entry.kind === 'seen' ? (
          <SeenEntry
            key={ask.id}
            ask={ask}
            sides={game.sides}
            disabled={readOnly}
            onRaw={(raw) => answer(fight, open, raw, 'table')}
          />
        ) : ask?.kind === 'chance' && ask.entry.kind === 'hits' ? (
          <HitsEntry
            key={ask.id}
            ask={ask}
            sides={game.sides}
            disabled={readOnly}
            onRaw={(raw) => answer(fight, open, raw, 'table')}
          />
        ) : (
          <>
            {sentence ?? <span />}
            {(entry || waits) && (
              <div className={classes.dice} data-dice="">
                {entry && (
                  <DieKeys
                    label={t('ui.play.fight.dieLabel')}
                    sides={entry.sides}
                    zero={entry.zero}
                    value={face}
                    onFace={setFace}
                    disabled={readOnly}
                  />
                )}
                {entry && !readOnly && (
                  <Button className={classes.tall} onClick={roll}>
                    {t('ui.command.roll')} <KeyCap of="die.roll" />
                  </Button>
                )}
                {!readOnly && (
                  <Button
                    className={classes.tall}
                    variant="filled"
                    disabled={entry !== undefined && draft.face === null}
                    onClick={record}
                  >
                    {open ? t('ui.play.fight.record') : t('ui.play.fight.resolve')} <EnterCap />
                  </Button>
                )}
              </div>
            )}
            {again && (
              <p className={classes.again} role="status">
                {t('ui.play.dice.again')}{' '}
                <button
                  type="button"
                  className={classes.link}
                  onClick={() => {
                    rollAnewFor(fight);
                    setAgain(false);
                  }}
                >
                  {t('ui.play.dice.anew')}
                </button>
              </p>
            )}
          </>
        )}
      </footer>
    </div>
  );
}

/** Points typed as totals count beside the units listed later: said, and cleared by one press. */
function TypedTotals({
  calc,
  value,
  onClear,
}: {
  readonly calc: Calculator;
  readonly value: JsonObject;
  readonly onClear: (value: JsonObject) => void;
}) {
  const { t } = useLanguage();
  const { quick } = calc;
  const listed = Object.entries(calc.fields).some(
    ([id, field]) => field.kind === 'rows' && field.side !== undefined && asRows(value[id]).length > 0,
  );
  if (!quick || !listed) return null;
  const attack = asCount(value[quick.attack]) ?? 0;
  const defence = asCount(value[quick.defence]) ?? 0;
  if (attack + defence === 0) return null;
  return (
    <p className="note due" role="status">
      <Icon name="due" size={18} />
      <span>
        {t('ui.play.fight.totalsToo', { a: attack, d: defence })}{' '}
        <button
          type="button"
          className={classes.link}
          onClick={() => onClear({ ...value, [quick.attack]: 0, [quick.defence]: 0 })}
        >
          {t('ui.play.fight.clearTotals')}
        </button>
      </span>
    </p>
  );
}

/** The fight in one line; one click copies it. */
function Sentence({ says, die, meaning }: { readonly says: string; readonly die?: string; readonly meaning?: string }) {
  const { t } = useLanguage();
  const [copied, setCopied] = useState(false);
  const text = [says, die && `${die}: ${meaning}`].filter(Boolean).join(' ');
  const copy = async () => {
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <button type="button" className={classes.say} onClick={() => void copy()} title={t('ui.play.fight.copy')}>
      <span>
        <Unbroken text={says} />
      </span>{' '}
      {die && (
        <>
          <b className="pencil">{die}</b>: {meaning}
        </>
      )}
      <small role="status">
        {copied ? t('ui.play.fight.copied') : <Icon name="copy" size={18} title={t('ui.play.fight.copy')} />}
      </small>
    </button>
  );
}
