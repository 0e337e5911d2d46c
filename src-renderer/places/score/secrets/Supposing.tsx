import { useMemo, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { fillFrom, parsePlain } from '#rules/kit/forms/parse.ts';
import type { SecretSpec } from '#rules/kit/game/secret.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { FieldsForm } from '../../../ui/forms/FieldsForm.tsx';
import { Outlook } from '../../../ui/score/Outlook.tsx';

/**
 * What the player who knows the secret supposes of the rest of the game, and the chances that follow. It lives in
 * this component alone: it is not kept with calculators' inputs, and is gone with the screen.
 */
export function Supposing({
  open,
  behind,
  choice,
  shown = true,
}: {
  readonly open: OpenGame;
  readonly behind: NonNullable<SecretSpec['behind']>;
  readonly choice: readonly string[];
  /** false: the chances are covered */
  readonly shown?: boolean;
}) {
  const { game, context } = open;
  const [typed, setTyped] = useState<JsonObject>({});
  const value = useMemo(() => ({ ...fillFrom(behind.fields, context), ...typed }), [behind, context, typed]);
  const parsed = useMemo(() => parsePlain(behind.fields, value), [behind, value]);
  const outlook = useMemo(
    () => (shown && parsed.ok ? behind.outlook(choice, parsed.value, context) : undefined),
    [shown, parsed, behind, choice, context],
  );
  return (
    <>
      <FieldsForm
        fields={behind.fields}
        value={value}
        context={context}
        troubles={parsed.ok ? [] : parsed.troubles}
        sides={game.sides}
        rosters={game.rosters}
        onChange={setTyped}
      />
      {outlook && <Outlook outlook={outlook} />}
    </>
  );
}
