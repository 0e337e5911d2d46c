import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import { givesOf } from '#rules/kit/procedure/session.ts';
import { changeDraft } from '../../../state/bench.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { useSettled } from '../../../ui/afterPaint.ts';
import { answer, type Fight, nextFight } from '../../../ui/fight/walk/useFight.ts';
import { useFightDice } from '../../../ui/fight/walk/useFightDice.ts';
import { useFieldInSight } from '../../../ui/forms/fieldInSight.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { AddsOf } from './Adds.tsx';
import { FightFoot } from './FightFoot.tsx';
import { FightHead } from './FightHead.tsx';
import { WithLine } from './FightLine.tsx';
import { FightResult } from './FightResult.tsx';
import { FightWhy } from './FightWhy.tsx';
import { Forces } from './Forces.tsx';
import classes from './fight.module.css';
import { TableMode } from './TableMode.tsx';
import { TypedTotals } from './TypedTotals.tsx';

const noFigures: readonly Figure[] = [];
const noChoices: readonly { readonly key: string; readonly label: string }[] = [];

/** One calculator: units left, the result in the middle, the reasons right, the die and Record at the lower edge. */
export function OddsBench({
  fight,
  open,
  place,
  tableMode,
}: {
  readonly fight: Fight;
  readonly open: OpenGame | undefined;
  readonly place: string;
  readonly tableMode: boolean;
}) {
  const { t, say } = useLanguage();
  const { scope, calc, played, view, face, flow } = fight;
  const { panel } = view;
  const readOnly = open?.readOnly !== undefined;
  const dice = useFightDice(fight, open, readOnly);
  // column, faces and units first; reasons and choices a frame later
  const settled = useSettled();
  const odds = panel?.kind === 'odds' ? panel : undefined;
  const ask = played?.ask;
  const gives = givesOf(ask);
  const calcId = calc?.id ?? '';

  // the next fight begins at its top, however far down the last one was read
  const forces = useRef<HTMLElement>(null);
  const [bench, foot] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  useFieldInSight(bench, foot);
  const { over } = fight;
  useEffect(() => {
    if (!over) forces.current?.scrollTo?.({ top: 0 });
  }, [over]);

  const setValue = useCallback((input: JsonObject) => changeDraft(scope, calcId, { input }), [scope, calcId]);

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
        {...(fight.over && played?.done
          ? { says: say(played.done.ending.says) }
          : ask && !dice.entry
            ? { says: say(ask.msg) }
            : {})}
        canRecord={(dice.entry !== undefined || dice.waits) && !readOnly}
        {...(gives && ask ? { own: { says: say(ask.msg), gives: gives.map((each) => say(each)) } } : {})}
        choices={
          ask?.kind === 'choice' && !readOnly
            ? ask.options.filter((option) => option.not === undefined).map(({ key, msg }) => ({ key, label: say(msg) }))
            : noChoices
        }
        onFace={dice.setFace}
        onRecord={dice.record}
        onChoice={(key) => answer(fight, open, key, 'table')}
        resolves={open === undefined}
        {...(fight.over ? { onNext: () => nextFight(fight, open) } : {})}
      />
    );
  }
  if (!calc) return <p>{t('ui.play.fight.none')}</p>;

  return (
    <WithLine
      fight={fight}
      calc={calc}
      open={open}
      off={flow !== undefined || fight.over || readOnly}
      onInput={setValue}
    >
      <div ref={bench} className={classes.bench}>
        <FightHead fight={fight} calc={calc} open={open} settled={settled} onUse={setValue} />

        <section
          ref={forces}
          className={classes.units}
          aria-label={t('ui.play.fight.forces')}
          data-home=""
          tabIndex={-1}
        >
          {flow && (
            <p className={classes.locked}>
              <Icon name="journal" size={18} /> {t('ui.play.fight.locked')}
            </p>
          )}
          {!flow && !readOnly && (
            <TypedTotals scope={scope} calc={calc} value={fight.value} context={fight.context} draft={fight.draft} />
          )}
          <Forces fight={fight} calc={calc} open={open} readOnly={readOnly} figures={rowFigures} sums={sums} />
        </section>

        <div className={classes.answers}>
          <FightResult fight={fight} settled={settled} />
          <FightWhy panel={settled ? panel : undefined} stale={view.stale}>
            {settled && !readOnly && <AddsOf fight={fight} onValue={setValue} />}
          </FightWhy>
        </div>
        <FightFoot ref={foot} fight={fight} open={open} dice={dice} readOnly={readOnly} />
      </div>
    </WithLine>
  );
}
