import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { type Contenders, contendersAt, holdsAlone } from '#rules/kit/game/contenders.ts';
import type { FightAt, MapFight, MapHelper, Overlay, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { changeDraft, openCalc } from '../../../state/bench.ts';
import { benchOnMap } from '../../../state/fightOnMap.ts';
import { type FightOnMap, showPane } from '../../../state/mapDesk.ts';
import { useFight } from '../../../ui/fight/walk/useFight.ts';
import { ToggleChip } from '../../../ui/forms/inputs.tsx';
import { asRows, idOf } from '../../../ui/forms/values.ts';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { Proposed } from '../view/Proposed.tsx';
import classes from '../view/supply.module.css';
import type { MapNow } from '../view/useMap.ts';
import { chipsOf } from './chipsOf.ts';
import { FightFought, FightHead } from './FightFought.tsx';
import toolsClasses from './tools.module.css';

const keyOf = ({ list, row, field }: MapHelper): string => `${list}/${row}/${field}`;
const rowOf = (input: JsonObject, { list, row }: MapHelper): JsonObject | undefined =>
  asRows(input[list] ?? []).find((each) => idOf(each) === row);

/** The input with guns, headquarters and aircraft as their chips say; of the chips of one field the last pressed counts. */
const withHelpers = ({ input, helpers = [] }: MapFight, set: { readonly [key: string]: Json }): JsonObject => {
  const valueIn = (list: string, row: JsonObject): Json => {
    const own = helpers.filter((each) => each.list === list && each.row === idOf(row));
    // what is offered no more, with others who attack, is not taken either
    const taken = own.flatMap((each): readonly (readonly [string, Json])[] => {
      const value = set[keyOf(each)];
      return value === each.on || value === each.off ? [[each.field, value]] : [];
    });
    return taken.length === 0 ? row : { ...row, ...Object.fromEntries(taken) };
  };
  const lists = [...new Set(helpers.map(({ list }) => list))];
  return {
    ...input,
    ...Object.fromEntries(lists.map((list) => [list, asRows(input[list] ?? []).map((row) => valueIn(list, row))])),
  };
};

/** Whether he takes part: as the rules would have it, until the players say otherwise. */
const isIn = ({ id }: Piece, { aside }: Contenders, switched: { readonly [piece: string]: boolean }): boolean =>
  switched[id] ?? !Object.hasOwn(aside, id);

/** A fight for this hex by those beside it: who takes part, how it stands, the die, and where they go behind it. */
export function FightPane({
  now,
  pane,
  led,
}: {
  readonly now: MapNow;
  readonly pane: FightOnMap;
  /** where who goes behind it may go, as it is drawn on the map */
  readonly led: Overlay | undefined;
}) {
  const { t, say } = useLanguage();
  const { map, board, stand, context, scope, open } = now;
  const { target } = pane;
  const there = useMemo(() => contendersAt(map, target, board, stand, context), [map, target, board, stand, context]);
  const [switched, setSwitched] = useState<{ readonly [piece: string]: boolean }>({});
  const [set, setSet] = useState<{ readonly [key: string]: Json }>({});
  const at = useMemo((): FightAt | undefined => {
    const attackers = there.may.filter((piece) => isIn(piece, there, switched));
    const side = attackers[0]?.side;
    return side === undefined ? undefined : { target, attackers: attackers.map(({ id }) => id), side };
  }, [there, switched, target]);
  const laid = useMemo(() => at && map.fight?.(at, board, context), [at, map, board, context]);
  const input = useMemo(() => laid && withHelpers(laid, set), [laid, set]);
  // what is booked ahead of the fight knows who was put in beside the attackers
  const ahead = useMemo(() => {
    const joining = (laid?.helpers ?? []).flatMap((each) =>
      input && rowOf(input, each)?.[each.field] === each.on ? [{ row: each.row, field: each.field, on: each.on }] : [],
    );
    return at && laid?.note && joining.length > 0 ? map.fight?.({ ...at, joining }, board, context)?.note : laid?.note;
  }, [at, laid, input, map, board, context]);

  const bench = benchOnMap(scope, target);
  const fight = useFight(bench, open.game, context, open);
  const begun = fight.flow !== undefined;
  // the next fight is not one against who has just taken the hex
  const wasBegun = useRef(begun);
  const isTaken = holdsAlone(stand, target, context);
  useEffect(() => {
    if (wasBegun.current && !begun && isTaken) showPane(scope, { is: 'hex' });
    wasBegun.current = begun;
  }, [begun, isTaken, scope]);
  const { calc } = laid ?? {};
  // an attack, an overrun, an assault: the phase says which
  const kind = fight.calc ?? open.game.calculators.find(({ id }) => id === calc);
  const lies = fight.draft.input;
  useLayoutEffect(() => {
    // a fight that is over and put away leaves an empty bench: the map is laid on it again
    if (begun || calc === undefined || input === undefined || lies === input) return;
    openCalc(bench, calc);
    changeDraft(bench, calc, { input, out: [], flow: undefined });
  }, [bench, begun, calc, input, lies]);
  const note = begun || (now.readOnly && !now.desk.tried) ? undefined : ahead;
  const ready = begun || (input !== undefined && lies === input);

  return (
    <section className={classes.toolPane} aria-label={t('ui.supply.fight.here')}>
      {kind && (
        <p className="eyebrow">
          {say(kind.msg)} <RuleRef rule={kind.rule} />
        </p>
      )}
      <h1>{t('ui.supply.fight.title', { hex: name(target) })}</h1>
      {/* above the chips: the odds stay in sight while they are pressed */}
      {ready && !pane.deed && <FightHead fight={fight} />}
      {!begun && (
        <WhoFights now={now} there={there}>
          {there.may.map((piece) => (
            <ToggleChip
              key={piece.id}
              label={t('ui.supply.fight.unit', { unit: now.called(piece), hex: name(piece.hex) })}
              value={isIn(piece, there, switched)}
              onChange={(on) => setSwitched({ ...switched, [piece.id]: on })}
            />
          ))}
        </WhoFights>
      )}
      {!begun &&
        chipsOf(kind, laid?.helpers).map(({ key, label, side, rows }) => (
          <fieldset key={key} className={toolsClasses.helpers}>
            <legend className="eyebrow">
              <WhoseChips sides={open.game.sides} side={side} /> {label && say(label)}
            </legend>
            {rows.map((helpers) => (
              <Together key={helpers[0]?.row} now={now} helpers={helpers}>
                {helpers.map((helper) => (
                  <HelperChip
                    key={`${keyOf(helper)}=${helper.on}`}
                    now={now}
                    helper={helper}
                    alone={helpers.length === 1}
                    row={input && rowOf(input, helper)}
                    onChange={(on) => setSet({ ...set, [keyOf(helper)]: on ? helper.on : helper.off })}
                  />
                ))}
              </Together>
            ))}
          </fieldset>
        ))}
      {note && <Proposed scope={scope} label={say(note.msg)} propose={() => note.proposal} />}
      {ready && <FightFought now={now} pane={pane} fight={fight} led={led} />}
      {!begun && <Others now={now} there={there} />}
    </section>
  );
}

/** Who is attacked, and a chip for everybody who may have a part in it. */
function WhoFights({
  now,
  there,
  children,
}: {
  readonly now: MapNow;
  readonly there: Contenders;
  readonly children: ReactNode;
}) {
  const { t, say } = useLanguage();
  const { holders, may } = there;
  if (holders.length === 0) return <p className={classes.lead}>{t('ui.supply.fight.nobody')}</p>;
  if (may.length === 0) return <p className={classes.lead}>{t('ui.supply.fight.none')}</p>;
  return (
    <>
      <p className={classes.lead}>
        {t('ui.supply.fight.against', { units: nameList(holders.map((piece) => say(now.called(piece)))) })}
      </p>
      <fieldset className={toolsClasses.attackers}>
        <legend className="eyebrow">{t('ui.supply.fight.by')}</legend>
        {children}
      </fieldset>
    </>
  );
}

/** Whose these are. */
function WhoseChips({ sides, side }: { readonly sides: readonly Side[]; readonly side: string | undefined }) {
  const { say } = useLanguage();
  const whose = sides.find(({ id }) => id === side);
  return whose && <SideMark look={whose.look}>{say({ id: whose.word })}</SideMark>;
}

/** Several chips of one unit, behind its name. */
function Together({
  now,
  helpers,
  children,
}: {
  readonly now: MapNow;
  readonly helpers: readonly MapHelper[];
  readonly children: ReactNode;
}) {
  const { say } = useLanguage();
  const piece = now.pieceOf(helpers[0]?.row ?? '');
  if (helpers.length < 2 || !piece) return children;
  const unit = say(now.called(piece));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the one of all
    <div role="group" aria-label={unit}>
      <span>{unit}</span>
      <div>{children}</div>
    </div>
  );
}

function HelperChip({
  now,
  helper,
  alone,
  row,
  onChange,
}: {
  readonly now: MapNow;
  readonly helper: MapHelper;
  /** no other chip of its unit stands beside it: it names the unit itself */
  readonly alone: boolean;
  readonly row: JsonObject | undefined;
  readonly onChange: (on: boolean) => void;
}) {
  const { t, say } = useLanguage();
  const piece = now.pieceOf(helper.row);
  const unit = helper.called ?? (piece && now.called(piece));
  if (!row || !unit) return null;
  return (
    <ToggleChip
      label={alone ? t('ui.supply.fight.helper', { unit, what: helper.msg }) : say(helper.msg)}
      value={row[helper.field] === helper.on}
      onChange={onChange}
    />
  );
}

/** Those near it who have no part in it, or begin outside it, and why. */
function Others({ now, there: { may, aside, cannot: not } }: { readonly now: MapNow; readonly there: Contenders }) {
  const { t, say } = useLanguage();
  const cannot = [...may.flatMap((piece) => (aside[piece.id] ? [{ piece, why: aside[piece.id] }] : [])), ...not];
  if (cannot.length === 0) return null;
  const silent = cannot.filter(({ why }) => why === undefined);
  return (
    <ul className="dim">
      {cannot.map(
        ({ piece, why }) =>
          why && (
            <li key={piece.id}>
              {/* a reason of the fight's own rules names him */}
              {why.msg.p?.unit === undefined && `${say(now.called(piece))}: `}
              {say(why.msg)} <RuleRef rule={why.rule} />
            </li>
          ),
      )}
      {silent.length > 0 && (
        <li>{t('ui.supply.fight.not', { units: nameList(silent.map(({ piece }) => say(now.called(piece)))) })}</li>
      )}
    </ul>
  );
}
