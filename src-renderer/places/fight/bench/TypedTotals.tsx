import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { asCount, asRows } from '../../../ui/forms/values.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { useT } from '../../../words/Language.tsx';
import classes from './fight.module.css';

/** Points typed as totals count beside the units listed later: said, and cleared by one press. */
export function TypedTotals({
  calc,
  value,
  onClear,
}: {
  readonly calc: Calculator;
  readonly value: JsonObject;
  readonly onClear: (value: JsonObject) => void;
}) {
  const t = useT();
  const { quick } = calc;
  const listed = Object.entries(calc.fields).some(
    ([id, field]) => field.kind === 'rows' && field.side !== undefined && asRows(value[id]).length > 0,
  );
  if (!quick || !listed) return null;
  const attack = asCount(value[quick.attack]) ?? 0;
  const defence = asCount(value[quick.defence]) ?? 0;
  if (attack + defence === 0) return null;
  return (
    <p className="note due" role="status">
      <Icon name="due" size={18} />
      <span>
        {t('ui.play.fight.totalsToo', { a: attack, d: defence })}{' '}
        <button
          type="button"
          className={classes.link}
          onClick={() => onClear({ ...value, [quick.attack]: 0, [quick.defence]: 0 })}
        >
          {t('ui.play.fight.clearTotals')}
        </button>
      </span>
    </p>
  );
}
