import type { ReactNode } from 'react';
import type { BookColumn, BookSection } from '#rules/kit/game/book.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { Sign } from '../../ui/parts/Sign.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { turnWord } from '../../words/turns.ts';
import classes from './book.module.css';
import type { Leaf } from './pages.ts';

export type BookRow = Leaf['rows'][number];

interface Props {
  readonly open: OpenGame;
  readonly leaf: Leaf;
  readonly carries: string;
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
  /** what can be done about the line chosen */
  readonly tools: (row: BookRow, chosen: boolean) => ReactNode;
  /** stands over the lines */
  readonly head: ReactNode;
}

const sections: readonly BookSection[] = ['income', 'spent', 'lapsed'];

/** +46 and −4, with a true minus. */
export const useSigned = () => {
  const { number } = useLanguage();
  return (n: number): string => (n < 0 ? `−${number(-n)}` : `+${number(n)}`);
};

const useWords = ({ open, leaf }: Pick<Props, 'open' | 'leaf'>) => {
  const { t } = useLanguage();
  const { context, game } = open;
  const first = game.scenarios.find(({ id }) => id === open.envelope.scenario)?.first ?? 1;
  return {
    carried: leaf.turn > first ? t('ui.book.carried', { turn: turnWord(game, leaf.turn - 1) }) : t('ui.book.atStart'),
    left: t(leaf.turn < context.turn ? 'ui.book.atEnd' : 'ui.book.inHand'),
  };
};

/** What one line is about; the button chooses it. */
function Line({
  row,
  selected,
  onSelect,
  tools,
}: Pick<Props, 'selected' | 'onSelect' | 'tools'> & { readonly row: BookRow }) {
  const { t, say } = useLanguage();
  const on = selected === row.id;
  // what went by itself is taken back without looking for it
  const offered = on || (row.section === 'lapsed' && row.reverses === undefined);
  return (
    <>
      <button
        type="button"
        className={classes.line}
        data-line={row.id}
        data-off={row.reversed !== undefined || undefined}
        aria-expanded={on}
        onClick={() => onSelect(on ? undefined : row.id)}
      >
        {say(row.for)} <RuleRef rule={row.rule} plain />
        {row.over && <em> {t('ui.play.ledger.override')}</em>}
        {row.reversed !== undefined && <em> {t('ui.book.takenBack')}</em>}
      </button>
      {offered && <span className={classes.tools}>{tools(row, on)}</span>}
    </>
  );
}

/** The page as a book: change small, balance bold, a column a colour; what lapses is tinted. */
export function BookTable(props: Props) {
  const { leaf, carries, head } = props;
  const { t, say, number } = useLanguage();
  const signed = useSigned();
  const words = useWords(props);
  const { columns } = leaf.page;
  const cell = (column: BookColumn, change: number | undefined, balance: number | undefined) => (
    <td key={column.account} data-lapses={column.lapses || undefined}>
      {change !== undefined && <small>{signed(change)} </small>}
      {balance !== undefined && <b>{number(balance)}</b>}
    </td>
  );
  const carried = columns.some(({ account }) => (leaf.carried[account] ?? 0) !== 0);
  return (
    <table className={classes.table}>
      <caption className="vh">{say(leaf.page.title)}</caption>
      <thead>
        <tr>
          <td>{head}</td>
          {columns.map((column) => (
            <th key={column.account} scope="col" data-lapses={column.lapses || undefined}>
              <span>
                {column.head && say(column.head)}
                <Sign of={column} size={26} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section) => {
        const rows = leaf.rows.filter((row) => row.section === section);
        const opening = section === 'income' && carried;
        if (rows.length === 0 && !opening) return null;
        return (
          <tbody key={section}>
            <tr className={classes.section}>
              <th scope="rowgroup">{t(`ui.book.${section}`)}</th>
              {columns.map((column) => (
                <td key={column.account} data-lapses={column.lapses || undefined} />
              ))}
            </tr>
            {opening && (
              <tr>
                <th scope="row">
                  {words.carried} <RuleRef rule={carries} plain />
                </th>
                {columns.map((column) => {
                  const n = leaf.carried[column.account] ?? 0;
                  return cell(column, undefined, n === 0 ? undefined : n);
                })}
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.id} data-reverses={row.reverses !== undefined || undefined}>
                <th scope="row">
                  <Line {...props} row={row} />
                </th>
                {columns.map((column) => {
                  const n = row.change[column.account];
                  return cell(column, n, n === undefined ? undefined : row.balance[column.account]);
                })}
              </tr>
            ))}
          </tbody>
        );
      })}
      <tfoot>
        <tr>
          <th scope="row">{words.left}</th>
          {columns.map((column) => (
            <td key={column.account} data-lapses={column.lapses || undefined} data-idle={column.idle || undefined}>
              {column.idle ? t('ui.book.idle') : number(leaf.left[column.account] ?? 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The same where there is no room for columns: one line an entry, and the balance that stays in sight. */
export function BookLines(props: Props) {
  const { leaf, carries, head } = props;
  const { t, number } = useLanguage();
  const signed = useSigned();
  const words = useWords(props);
  const { columns } = leaf.page;
  const carried = columns.filter(({ account }) => (leaf.carried[account] ?? 0) !== 0);
  return (
    <>
      <div className={classes.listHead}>{head}</div>
      {sections.map((section) => {
        const rows = leaf.rows.filter((row) => row.section === section);
        const opening = section === 'income' && carried.length > 0;
        if (rows.length === 0 && !opening) return null;
        return (
          <section key={section} className={classes.list}>
            <h3>{t(`ui.book.${section}`)}</h3>
            <ul>
              {opening && (
                <li>
                  <span>
                    {words.carried} <RuleRef rule={carries} plain />
                  </span>
                  <span className={classes.sums}>
                    {carried.map((column) => (
                      <span key={column.account} data-lapses={column.lapses || undefined}>
                        <Sign of={column} size={20} /> {number(leaf.carried[column.account] ?? 0)}
                      </span>
                    ))}
                  </span>
                </li>
              )}
              {rows.map((row) => (
                <li key={row.id}>
                  <span>
                    <Line {...props} row={row} />
                  </span>
                  <span className={classes.sums}>
                    {columns.map((column) => {
                      const n = row.change[column.account];
                      return n === undefined ? null : (
                        <span key={column.account} data-lapses={column.lapses || undefined}>
                          <Sign of={column} size={20} /> {signed(n)}
                        </span>
                      );
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className={classes.stuck}>
        <b>{words.left}</b>
        <span className={classes.sums}>
          {columns
            .filter((column) => !column.idle)
            .map((column) => (
              <span key={column.account} data-lapses={column.lapses || undefined}>
                <Sign of={column} size={24} /> {number(leaf.left[column.account] ?? 0)}
              </span>
            ))}
        </span>
      </p>
    </>
  );
}
