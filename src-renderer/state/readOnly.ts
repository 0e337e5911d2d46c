import { useT } from '../words/Language.tsx';
import { useReadOnly } from './settings.ts';

/** Why nothing can be written here, in words: another window holds the library, the folder refuses or is gone. */
export const useReadOnlyText = (): string | undefined => {
  const t = useT();
  const reason = useReadOnly();
  if (reason === undefined) return undefined;
  return t(
    reason === 'folder' || reason === 'gone' || reason === 'second' ? `ui.readOnly.${reason}` : 'ui.readOnly.locked',
  );
};
