import { useT } from '../words/Language.tsx';
import { useReadOnly } from './settings.ts';

/** Why nothing can be written here, in words: another window holds the library, or the folder refuses. */
export const useReadOnlyText = (): string | undefined => {
  const t = useT();
  const reason = useReadOnly();
  if (reason === undefined) return undefined;
  return reason === 'folder' ? t('ui.readOnly.folder') : t('ui.readOnly.locked');
};
