import { useMedia } from '../../ui/theme/useMedia.ts';
import { useT } from '../../words/Language.tsx';

/** How a sheet of cells is typed into: by keys, or by a finger. */
export function GridHelp({ className }: { readonly className: string | undefined }) {
  const t = useT();
  const touch = useMedia('(pointer: coarse)');
  return <p className={className}>{t(touch ? 'ui.grid.touch' : 'ui.grid.help')}</p>;
}
