import type { CommandId } from '../commands.ts';
import { capOf, useKeys } from '../keys.ts';

/** The key of a command as it is set now; nothing while single letters are off or the command has no key. */
export function KeyCap({ of, k }: { readonly of?: CommandId; readonly k?: string }) {
  const shown = useKeys((s) => (of ? s.bindingOf(of) : k));
  if (!shown) return null;
  return (
    <span aria-hidden="true">
      <kbd>{capOf(shown)}</kbd>
    </span>
  );
}
