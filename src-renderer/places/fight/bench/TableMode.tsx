import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import { name } from '#rules/kit/words/message.ts';
import { columnName, Ratio } from '../../../ui/fight/OddsView.tsx';
import { Die } from '../../../ui/parts/Die.tsx';
import { EnterCap } from '../../../ui/parts/KeyCap.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { TableSheet } from './TableSheet.tsx';
import classes from './tableMode.module.css';

/** The fight for two people who stand around the map: one column, one row of faces, nothing small. */
export function TableMode({
  panel,
  face,
  place,
  says,
  canRecord,
  choices,
  onFace,
  onRecord,
  onChoice,
  onNext,
  resolves,
  own,
}: {
  readonly panel: OddsPanel | undefined;
  readonly face: number | null;
  readonly place: string;
  /** what is asked now, or how it ended; the die has had its say */
  readonly says?: string;
  readonly canRecord: boolean;
  /** what a side may choose now */
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly onFace: (face: number) => void;
  readonly onRecord: () => void;
  readonly onChoice: (key: string) => void;
  /** the fight is over: on to the next */
  readonly onNext?: () => void;
  /** no game is open: the result is told, nothing is recorded */
  readonly resolves?: boolean;
  /** a die of its own is awaited: what it is for, and what its faces give */
  readonly own?: { readonly says: string; readonly gives: readonly string[] };
}) {
  const { t, say, number } = useLanguage();
  const column = panel && columnName(panel);
  const row = own ? undefined : panel?.faces.find((each) => each.face === face);
  const faces = own
    ? own.gives.map((_, i) => ({ face: i + 1, code: '' }))
    : (panel?.faces ?? []).map((each) => ({ face: each.face, code: each.code }));
  const above = panel?.column === undefined ? undefined : panel.columns[panel.column + 1];
  return (
    <TableSheet
      top={panel && !panel.not && <Ratio panel={panel} />}
      place={place}
      empty={faces.length === 0}
      middle={
        <>
          {panel?.not ? (
            <p className={classes.not}>
              {say(panel.not.msg)} {t('ui.play.tableMode.type')}
            </p>
          ) : (
            <output className={classes.col}>{column ?? '?'}</output>
          )}
          {own && (
            <div className={classes.result} role="status">
              {face !== null && (
                <span className={classes.resultDie}>
                  <Die face={face} sides={panel?.die.sides} size={104} filled />
                </span>
              )}
              <p>{(face === null ? undefined : own.gives[face - 1]) ?? own.says}</p>
            </div>
          )}
          {row && (
            <div className={classes.result} role="status">
              <span className={classes.resultDie}>
                <Die face={row.face} sides={panel?.die.sides} size={104} filled />
              </span>
              <b>{row.code}</b>
              <p>{says ?? say(row.says)}</p>
            </div>
          )}
        </>
      }
      keys={
        faces.length > 0 && (
          <ol className={classes.six} data-many={faces.length > 6 || undefined}>
            {faces.map((each) => (
              <li key={each.face}>
                <button type="button" aria-pressed={each.face === face} onClick={() => onFace(each.face)}>
                  <Die
                    face={each.face}
                    sides={panel?.die.sides}
                    size={faces.length > 6 ? 76 : 92}
                    filled={each.face === face}
                  />
                  {each.code !== '' && <span>{each.code}</span>}
                </button>
              </li>
            ))}
          </ol>
        )
      }
      says={
        panel?.short !== undefined && above !== undefined
          ? t('ui.play.fight.short', { count: panel.short, n: name(number(panel.short)), column: name(above) })
          : null
      }
      choices={choices}
      onChoice={onChoice}
      onNext={onNext}
    >
      {canRecord && (
        <button type="button" data-go="" disabled={face === null} onClick={onRecord}>
          {t(resolves ? 'ui.play.fight.resolve' : 'ui.play.fight.record')} <EnterCap />
        </button>
      )}
    </TableSheet>
  );
}
