import { useCallback } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { changeDraft } from '../../../state/bench.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { useSettled } from '../../../ui/afterPaint.ts';
import { answer, type Fight } from '../../../ui/fight/walk/useFight.ts';
import { useFightDice } from '../../../ui/fight/walk/useFightDice.ts';
import { BattleFight } from './BattleFight.tsx';
import { BattlePlan } from './BattlePlan.tsx';
import { BattleTable } from './BattleTable.tsx';

/** A battle of blocks: planned to its end while the forces are typed, then fought throw by throw. */
export function BattleBench({
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
  const { scope, calc, draft, played, flow, view } = fight;
  const calcId = calc?.id ?? '';
  const readOnly = open?.readOnly !== undefined;
  const settled = useSettled();
  const planning = !flow && fight.answers.length === 0 && !draft.begun;
  const panel = view.panel?.kind === 'battle' ? view.panel : undefined;
  const canBegin = planning && played?.ask !== undefined && !readOnly;
  const begin = useCallback(() => changeDraft(scope, calcId, { begun: true, face: null }), [scope, calcId]);
  const back = useCallback(
    () => changeDraft(scope, calcId, { begun: false, face: null, faces: undefined }),
    [scope, calcId],
  );
  const choose = useCallback((key: string) => void answer(fight, open, key, 'table'), [fight, open]);
  const setValue = useCallback((input: JsonObject) => changeDraft(scope, calcId, { input }), [scope, calcId]);
  const dice = useFightDice(fight, open, readOnly, { begin: canBegin ? begin : undefined, counts: tableMode });
  const screen = { fight, open, dice, panel, readOnly };

  if (tableMode)
    return <BattleTable {...screen} place={place} {...(canBegin ? { onBegin: begin } : {})} onChoose={choose} />;
  if (planning)
    return <BattlePlan {...screen} settled={settled} {...(canBegin ? { onBegin: begin } : {})} onValue={setValue} />;
  return <BattleFight {...screen} {...(flow || readOnly ? {} : { onBack: back })} onChoose={choose} />;
}
