import { memo, useEffect, useRef } from 'react';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import { MISSING } from '#rules/kit/procedure/odds.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Die } from '../parts/Die.tsx';
import { FigureText } from '../parts/FigureText.tsx';
import { NotNow } from './NotNow.tsx';
import classes from './odds.module.css';

export const figureOf = (panel: { readonly figures: readonly Figure[] }, id: string): Figure | undefined =>
  panel.figures.find((figure) => figure.id === id);

/** "26 : 9" */
export function Ratio({ panel }: { readonly panel: OddsPanel }) {
  const attack = figureOf(panel, panel.attack);
  const defence = figureOf(panel, panel.defence);
  if (!attack || !defence) return null;
  // what is not revealed has no number yet
  const one = (figure: Figure) =>
    panel.unsettled?.includes(figure.id) ? '?' : <FigureText n={figure.value} per={figure.per} />;
  return (
    <span className={classes.ratio}>
      {one(attack)} : {one(defence)}
    </span>
  );
}

export const columnName = (panel: OddsPanel): string | undefined =>
  panel.column === undefined ? undefined : panel.columns[panel.column];

/** The column drawn large, the ratio, what is missing to the next and to spare above the one below. */
export const OddsHead = memo(function OddsHead({ panel }: { readonly panel: OddsPanel }) {
  const { t, number, percent } = useLanguage();
  const column = columnName(panel);
  const below = panel.column === undefined ? undefined : panel.columns[panel.column - 1];
  const above = panel.column === undefined ? undefined : panel.columns[panel.column + 1];
  if (panel.not) return <NotNow not={panel.not} />;
  // what turns out to be no fight at all has no column
  const noDie = panel.mix.length === 0 ? 0 : 1 - panel.mix.reduce((sum, { chance }) => sum + chance.p, 0);
  return (
    <div className={classes.odds}>
      {column === undefined ? (
        <ul className={classes.mix} aria-label={t('ui.play.fight.mix')}>
          {panel.mix.map((each) => (
            <li key={each.column}>
              <b>{panel.columns[each.column]}</b> {percent(each.chance.p)}
            </li>
          ))}
          {noDie > 1e-9 && (
            <li>
              {t('ui.play.fight.noDie')} {percent(noDie)}
            </li>
          )}
        </ul>
      ) : (
        <output className={classes.col} aria-label={t('ui.play.fight.column', { column: name(column) })}>
          {column}
        </output>
      )}
      <p>
        {panel.mix.length === 0 && (
          <b>
            <Ratio panel={panel} />
          </b>
        )}
        {panel.short !== undefined && above !== undefined && (
          <span>
            {t('ui.play.fight.short', { count: panel.short, n: name(number(panel.short)), column: name(above) })}
          </span>
        )}
        {panel.spare !== undefined && below !== undefined && (
          <span>
            {t('ui.play.fight.spare', { count: panel.spare, n: name(number(panel.spare)), column: name(below) })}
          </span>
        )}
      </p>
    </div>
  );
});

/** The strip of all columns; the fight's own is set in the middle of its weight. */
export const Columns = memo(function Columns({ panel }: { readonly panel: OddsPanel }) {
  const { t, percent } = useLanguage();
  return (
    <ol className={classes.cols} aria-label={t('ui.play.fight.columns')}>
      {panel.columns.map((column, i) => {
        const mixed = panel.mix.find((each) => each.column === i);
        return (
          <li
            key={column}
            data-on={panel.column === i || undefined}
            data-mixed={mixed !== undefined || undefined}
            aria-current={panel.column === i ? 'true' : undefined}
            title={mixed && percent(mixed.chance.p)}
          >
            {column}
          </li>
        );
      })}
    </ol>
  );
});

/** The head of a neighbouring column; at an end of the table there is none, and a head without words is no head. */
const Neighbour = ({ column }: { readonly column: string | undefined }) =>
  column === undefined ? <td className={classes.nb} /> : <th className={classes.nb}>{column}</th>;

/** One row a face: the result, its meaning, the chance in all, and what the neighbouring columns would say. */
export const Faces = memo(function Faces({ panel, face }: { readonly panel: OddsPanel; readonly face: number | null }) {
  const { t, say, percent } = useLanguage();
  // where there is no room for all of them the one that fell is in sight
  const list = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const section = list.current?.closest('section');
    const box = [section, section?.parentElement].find((each) => each && each.scrollHeight > each.clientHeight);
    if (!box) return;
    if (face === null) box.scrollTop = 0;
    else list.current?.querySelector('[data-on]')?.scrollIntoView({ block: 'nearest' });
  }, [face]);
  const likeliest = panel.mix.toSorted((a, b) => b.chance.p - a.chance.p)[0];
  const shown = panel.column ?? panel.shown ?? likeliest?.column;
  const isLikeliest = panel.mix.find(({ column }) => column === shown)?.chance.p === likeliest?.chance.p;
  const below = shown === undefined ? undefined : panel.columns[shown - 1];
  const above = shown === undefined ? undefined : panel.columns[shown + 1];
  const seen = new Map<string, number>();
  for (const row of panel.faces) seen.set(row.code, (seen.get(row.code) ?? 0) + 1);
  const uncertain = panel.column === undefined;
  const many = panel.die.sides > 8;
  if (panel.faces.length === 0) {
    return (
      <ul className={classes.faces}>
        {panel.chances.map((each) => (
          <li key={each.code} className={classes.f} data-plain="">
            <b>{each.code}</b>
            <p>
              {say(each.says)}
              <small>{percent(each.chance.p)}</small>
            </p>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table ref={list} className={classes.faces} data-many={many || undefined}>
      <caption className="vh">{t('ui.play.fight.faces')}</caption>
      <thead>
        <tr className={classes.hd}>
          <th>
            <span className="vh">{t('ui.play.fight.face')}</span>
          </th>
          <th>
            {uncertain && shown !== undefined ? (
              <span className={classes.likely}>
                {t(isLikeliest ? 'ui.play.fight.likely' : 'ui.play.fight.shown', {
                  column: name(panel.columns[shown] ?? ''),
                })}
              </span>
            ) : (
              <span className="vh">{t('ui.play.fight.result')}</span>
            )}
          </th>
          <th>
            <span className="vh">{t('ui.play.fight.meaning')}</span>
          </th>
          <Neighbour column={below} />
          <Neighbour column={above} />
        </tr>
      </thead>
      <tbody>
        {panel.faces.map((row) => {
          const on = row.face === face;
          return (
            <tr key={row.face} className={classes.f} data-on={on || undefined} aria-current={on ? 'true' : undefined}>
              <td>
                <span className="vh">{row.face}</span>
                <Die face={row.face} sides={panel.die.sides} size={many ? 28 : 36} filled={on} />
              </td>
              <th scope="row">{row.code}</th>
              <td>
                <p>
                  {say(row.says)}
                  <small>
                    {((seen.get(row.code) ?? 0) > 1 && row.code !== MISSING) || uncertain
                      ? t('ui.play.fight.inAll', { chance: name(percent(row.chance.p)) })
                      : percent(row.chance.p)}
                  </small>
                </p>
              </td>
              <td className={classes.nb}>{row.below}</td>
              <td className={classes.nb}>{row.above}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

/** Who pays, in one bar: one side solid, both hatched, the hex holds empty. */
export const Bar = memo(function Bar({ panel }: { readonly panel: OddsPanel }) {
  const { say, percent } = useLanguage();
  // One look after another, so that each has one stretch of the bar.
  const looks = ['one', 'both', 'holds', 'missing'] as const;
  const parts = looks.flatMap((look) => panel.bar.filter((part) => part.look === look && part.p > 0));
  const label = panel.barSays.map((each) => `${percent(each.chance.p)} ${say(each.msg)}`).join(', ');
  if (parts.length === 0) return null;
  return (
    <figure>
      <div className={classes.bar} role="img" aria-label={label}>
        {parts.map((part) => (
          <i key={part.code} data-look={part.look} style={{ flexGrow: part.p }} title={percent(part.p)}>
            <em data-long={part.code.length > 3 || undefined}>{part.code}</em>
          </i>
        ))}
      </div>
      <figcaption className={classes.key} aria-hidden="true">
        {panel.barSays
          .filter((each) => each.chance.p > 0)
          .map((each) => (
            <span key={each.look} data-look={each.look}>
              <b>{percent(each.chance.p)}</b> {say(each.msg)}
            </span>
          ))}
      </figcaption>
    </figure>
  );
});
