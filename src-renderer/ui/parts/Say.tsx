import type { Msg } from '#rules/kit/words/message.ts';
import { useSay } from '../../words/Language.tsx';

/** A message in the present language. */
export function Say({ msg }: { readonly msg: Msg }) {
  return useSay()(msg);
}
