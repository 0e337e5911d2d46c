import { useCallback, useMemo } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import { changeDraft } from '../../../state/bench.ts';
import { fromMap } from '../../../state/fromMap.ts';
import { FieldsForm } from '../../../ui/forms/FieldsForm.tsx';
import type { Fight } from './useFight.ts';

/** What a fight is asked about, as it is typed; once it is in the record, as it was. */
export function Forces({
  fight,
  calc,
  readOnly,
  figures,
  sums,
}: {
  readonly fight: Fight;
  readonly calc: Calculator;
  readonly readOnly: boolean;
  readonly figures: readonly Figure[] | undefined;
  readonly sums?: { readonly [field: string]: Figure };
}) {
  const { scope, game, draft, flow } = fight;
  const ground = useMemo(
    () => (flow ? undefined : fromMap(game, calc, fight.context)),
    [game, calc, flow, fight.context],
  );
  const setValue = useCallback((input: JsonObject) => changeDraft(scope, calc.id, { input }), [scope, calc.id]);
  const setOut = useCallback((out: readonly string[]) => changeDraft(scope, calc.id, { out }), [scope, calc.id]);
  return (
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
      onChange={setValue}
      {...(flow ? {} : { onOut: setOut })}
    />
  );
}
