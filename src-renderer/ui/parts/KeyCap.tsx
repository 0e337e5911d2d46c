import type { CommandId } from '../../state/commands.ts';
import { capOf, useKeys } from '../../state/keys.ts';
import { useT } from '../../words/Language.tsx';

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

/** Enter, as the texts of the language call it. */
export function EnterCap() {
  const t = useT();
  return <kbd aria-hidden="true">{t('ui.play.key.enter')}</kbd>;
}

/** The bare letter of a command, in the corner of its place on the rail. */
export function KeyLetter({ of, className }: { readonly of: CommandId; readonly className?: string }) {
  const shown = useKeys((s) => s.bindingOf(of));
  if (!shown) return null;
  return (
    <i className={className} aria-hidden="true" style={{ fontStyle: 'normal' }}>
      {capOf(shown)}
    </i>
  );
}
