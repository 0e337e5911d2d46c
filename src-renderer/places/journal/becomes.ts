import type { Json, Scalar } from '#rules/kit/base/json.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { list, type Msg, type Name, name, nameList } from '#rules/kit/words/message.ts';
import { keyCalled, valueCalled } from '../../state/cellWords.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { ui } from '../../words/text.ts';

type Within = Pick<OpenGame, 'game' | 'context'>;

type Said = Msg | Name | number;

const plain = (value: Json | undefined): Said =>
  typeof value === 'number'
    ? value
    : typeof value === 'boolean'
      ? ui(value ? 'ui.play.yes' : 'ui.play.no')
      : name(typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''));

/** One fact that was set anew, as "what: before → after"; undefined where nothing of it differs. */
const becomes = ({ game, context }: Within, was: Fact, now: Fact): Msg | undefined => {
  if (JSON.stringify(was) === JSON.stringify(now)) return undefined;
  const line = (what: Msg | Name, before: Said, after: Said): Msg =>
    ui('ui.play.said.becomes', { what, before, after });
  if (was.kind === 'set' && now.kind === 'set') {
    const cell = game.cells.find((each) => each.id === was.cell);
    const said = (value: Scalar | null): Said =>
      cell ? valueCalled({ context }, cell, was.key ?? '', value) : plain(value);
    const what = cell?.msg ?? name(was.cell);
    return was.key === undefined
      ? line(what, said(was.value), said(now.value))
      : ui('ui.play.said.becomesKey', {
          what,
          key: cell ? keyCalled({ game, context }, cell, was.key) : name(was.key),
          before: said(was.value),
          after: said(now.value),
        });
  }
  if (was.kind === 'post' && now.kind === 'post') {
    const account = game.accounts.find((each) => each.id === was.account);
    const per = account?.per ?? 1;
    return line(account?.msg ?? name(was.account), plain(was.n / per), plain(now.n / per));
  }
  if (was.kind === 'roll' && now.kind === 'roll')
    return line(ui('ui.play.journal.thrown'), nameList(was.faces), nameList(now.faces));
  if (was.kind === 'tick' && now.kind === 'tick')
    return line(ui('ui.play.journal.ticked'), plain(was.on), plain(now.on));
  if (was.kind === 'note' && now.kind === 'note') return ui('ui.play.said.note', { text: name(now.text) });
  if (was.kind === 'option' && now.kind === 'option') {
    const option = game.options.find((each) => each.id === was.option);
    const said = (value: Json): Said => option?.choices.find((each) => each.value === value)?.msg ?? plain(value);
    return line(option?.msg ?? name(was.option), said(was.value), said(now.value));
  }
  return undefined;
};

/** What values set anew come to, in one message: it is shown before it is accepted, and stands in the journal. */
export const whatBecomes = (within: Within, was: readonly Fact[], now: readonly Fact[]): Msg | undefined =>
  list(
    was.flatMap((fact, i) => {
      const other = now[i];
      return (other && becomes(within, fact, other)) ?? [];
    }),
    'semicolons',
  );
