import type { Language } from '../../words/Language.tsx';
import type { Option } from './proposeSubject.ts';

/** What is said of a place, in words: its kinds, or that nothing lies there. */
export const optionText = (
  options: readonly Option[],
  as: string | undefined,
  { t, say }: Pick<Language, 't' | 'say'>,
): string => {
  if (as === '') return t('ui.map.lines.nothing');
  const kinds = options.find((one) => one.as === as)?.kinds ?? [];
  return kinds.map(({ msg }) => say(msg)).join(' + ');
};
