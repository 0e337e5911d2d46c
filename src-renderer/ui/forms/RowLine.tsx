import type { JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { RowsField, Trouble } from '#rules/kit/forms/fields.ts';
import { nameField } from '#rules/kit/forms/unitRow.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { ExplanationStep, Figure } from '#rules/kit/procedure/figures.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { FigureText } from '../parts/FigureText.tsx';
import { Icon } from '../parts/Icon.tsx';
import { UnitSymbol } from '../parts/UnitSymbol.tsx';
import { HalfMark, TopInput, topField } from './FaceInputs.tsx';
import faceClasses from './faces.module.css';
import classes from './form.module.css';
import { OpenRow } from './OpenRow.tsx';
import { EffectLine } from './rowEffects.tsx';
import { about, armOf } from './rowWords.ts';
import { symbolOf, symbolOfArm } from './symbols.ts';
import type { RowsInHand } from './useRows.ts';
import { asCount, asText, idOf } from './values.ts';

/** One row: its symbol, name and figure on a line; open, its fields below. */
export function RowLine({
  field,
  row,
  n,
  of,
  isOut,
  hand,
  units,
  side,
  context,
  whole,
  figure,
  effects,
  wrong,
  picks,
  disabled,
  sets,
  keeps,
  ground,
  onTake,
}: {
  readonly field: RowsField;
  readonly row: JsonObject;
  /** its place among all rows, from 1, and how many there are */
  readonly n: number;
  readonly of: number;
  readonly isOut: boolean;
  readonly hand: RowsInHand;
  /** rows of hexes or steps carry no symbol */
  readonly units: boolean;
  readonly side: Side | undefined;
  readonly context: Context;
  readonly whole: JsonObject | undefined;
  readonly figure: Figure | undefined;
  /** what is told on the line; what its group shares stands at the head */
  readonly effects: readonly ExplanationStep[];
  readonly wrong: readonly Trouble[];
  readonly picks: readonly FighterPick[] | undefined;
  readonly disabled: boolean | undefined;
  /** rows may be taken out and back */
  readonly sets: boolean;
  /** keeps what was typed of it in its list; undefined: the list knows as much */
  readonly keeps: (() => void) | undefined;
  readonly ground: JsonObject | undefined;
  readonly onTake: (values: JsonObject) => void;
}) {
  const { say, t } = useLanguage();
  const id = idOf(row);
  const named = nameField(field);
  const top = topField(field.fields);
  const half = top?.[1].mark;
  const mark = half !== undefined && field.fields[half] ? ([half, field.fields[half]] as const) : undefined;
  const called = field.called?.(row);
  const title =
    (called && say(called)) ||
    (named && asText(row[named])) ||
    t(units ? 'ui.play.rows.unit' : 'ui.play.rows.row', { n });
  const isOpen = hand.open === id;
  const aside = isOut || hand.staysOut(row);
  return (
    <div className={classes.unit} data-out={aside || undefined} data-top={top ? '' : undefined}>
      <button
        type="button"
        className={classes.unitLine}
        data-plain={!units || undefined}
        data-row={id}
        aria-expanded={isOpen}
        aria-label={isOut ? t('ui.play.rows.isOut', { unit: name(title) }) : undefined}
        onClick={() => (isOpen ? hand.close() : hand.setOpen(id))}
        onKeyDown={(event) => hand.onKeyDown(event, row)}
      >
        {units && (
          <span className={classes.ctr} data-look={side?.look}>
            <UnitSymbol
              kind={field.arm ? symbolOfArm(field.arm(row)) : symbolOf(row)}
              width={side?.look === 'soviet' ? 31 : 36}
              title={armOf(field, row, say)}
            />
          </span>
        )}
        <span className={classes.nm}>
          <b>{title}</b>
          <small>{about(field, row, say, figure)}</small>
        </span>
        <span className={classes.ef}>
          {wrong.length > 0 ? (
            <Icon name="refuse" size={20} title={t('ui.play.trouble.mark')} />
          ) : (
            <EffectLine steps={effects} />
          )}
        </span>
        <span className={classes.st}>{figure && <FigureText n={figure.value} per={figure.per} />}</span>
      </button>
      {top && !isOpen && !isOut && (
        <div className={faceClasses.beside}>
          {mark && (!mark[1].when || holds(mark[1].when, { input: { ...whole, ...row }, context })) && (
            <HalfMark
              label={say(mark[1].msg)}
              on={row[mark[0]] === true}
              disabled={disabled}
              onChange={(on) => hand.change(id, mark[0], on)}
            />
          )}
          <TopInput
            plain
            field={top[1]}
            fields={field.fields}
            row={row}
            value={asCount(row[top[0]])}
            trouble={wrong.filter(({ path }) => path === top[0]).map(({ msg }) => say(msg))[0]}
            disabled={disabled}
            onChange={(value) => hand.change(id, top[0], value)}
          />
        </div>
      )}
      {isOpen && (
        <OpenRow
          field={field}
          row={row}
          whole={whole}
          context={context}
          picks={picks}
          troubles={wrong}
          figure={figure}
          disabled={disabled}
          onChange={(key, value) => hand.change(id, key, value)}
          onPick={(picked) => hand.pick(id, picked)}
          ground={ground}
          onTake={onTake}
          tools={[
            ...(sets
              ? [
                  {
                    id: 'out',
                    label: t(aside ? 'ui.play.rows.back' : 'ui.play.rows.takeOut'),
                    run: () => hand.toggle(id),
                  },
                ]
              : []),
            ...(keeps ? [{ id: 'keep', label: t('ui.play.rows.keep'), run: keeps }] : []),
            { id: 'copy', label: t('ui.play.rows.copy'), off: hand.full, run: () => hand.copy(id) },
            { id: 'up', label: t('ui.play.rows.up'), off: n === 1, run: () => hand.move(id, -1) },
            { id: 'down', label: t('ui.play.rows.down'), off: n === of, run: () => hand.move(id, 1) },
            { id: 'remove', label: t('ui.play.rows.remove'), run: () => hand.remove(id) },
          ]}
        />
      )}
    </div>
  );
}
