import type { SheetTrouble } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './editor.module.css';

/** What is wrong with a map file or text, place by place. */
export function TroubleList({ troubles }: { readonly troubles: readonly SheetTrouble[] }) {
  const { t, say } = useLanguage();
  return (
    <ol className={classes.troubles}>
      {troubles.map(({ at, msg, line, column }) => (
        <li key={`${at}/${msg.id}`}>
          <code>{line === undefined ? at : t('ui.map.line', { line, column: name(column ?? 1) })}</code>
          <span>{say(msg)}</span>
        </li>
      ))}
    </ol>
  );
}
