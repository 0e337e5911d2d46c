import { useCallback, useMemo } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { followed } from '#rules/kit/forms/mapSaid.ts';
import { fightersOf } from '#rules/kit/game/fighters.ts';
import { earlierRows, fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { hexIn } from '#rules/kit/procedure/fightRecord.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import { changeDraft, draftOf, useBench } from '../../../state/bench.ts';
import { formFromMap, fromMap } from '../../../state/fromMap.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { typedOn } from '../../../state/totals.ts';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import { FieldsForm } from '../../../ui/forms/FieldsForm.tsx';
import { useAlongWithMap } from './useAlongWithMap.ts';

/** Enter in a field of its own ends the typing: what is pressed next is the die, the result has the keyboard. */
const leaveByEnter = (event: React.KeyboardEvent): void => {
  if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.closest('main')?.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true });
};

/** What a fight is asked about, as it is typed; once it is in the record, as it was. */
export function Forces({
  fight,
  calc,
  open,
  readOnly,
  figures,
  sums,
}: {
  readonly fight: Fight;
  readonly calc: Calculator;
  readonly open: OpenGame | undefined;
  readonly readOnly: boolean;
  readonly figures: readonly Figure[] | undefined;
  readonly sums?: { readonly [field: string]: Figure };
}) {
  const { scope, game, draft, flow, value } = fight;
  const ground = useMemo(
    () => (flow ? undefined : fromMap(game, calc, fight.context)),
    [game, calc, flow, fight.context],
  );
  const about = useMemo(
    () => (flow ? undefined : formFromMap(game, calc, fight.context)),
    [game, calc, flow, fight.context],
  );
  const said = useMemo(() => about?.(value), [about, value]);
  useAlongWithMap(fight, calc, { said, ground });
  const flows = open?.state.flows;
  const fighters = useMemo(() => {
    const earlier = earlierRows(game, flows ?? {});
    const world = flow ? undefined : fightLineOf(game, calc, fight.context, earlier);
    return world && fightersOf(game, world, fight.context, earlier);
  }, [game, calc, flow, flows, fight.context]);
  const target = hexIn(value);
  const picks = useMemo(
    () => fighters && ((field: string, taken: readonly string[]) => fighters({ field, target, taken })),
    [fighters, target],
  );
  const setValue = useCallback(
    (input: JsonObject) => {
      const before = { ...value, ...draftOf(useBench.getState(), scope, calc.id).input };
      // what nobody has set goes along with the hex that is named
      const next = about ? followed(calc.fields, input, about(before), about(input)) : input;
      changeDraft(scope, calc.id, typedOn(calc, before, next, fight.context));
    },
    [scope, calc, value, about, fight.context],
  );
  const setOut = useCallback((out: readonly string[]) => changeDraft(scope, calc.id, { out }), [scope, calc.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside have the focus, this only listens
    <div onKeyDown={leaveByEnter}>
      <FieldsForm
        key={calc.id}
        fields={calc.fields}
        value={fight.value}
        context={fight.context}
        troubles={fight.troubles}
        sides={game.sides}
        rosters={game.rosters}
        figures={figures}
        sums={sums}
        out={flow ? undefined : draft.out}
        disabled={flow !== undefined || readOnly}
        ground={ground}
        said={said}
        picks={picks}
        onChange={setValue}
        {...(flow ? {} : { onOut: setOut })}
      />
    </div>
  );
}
