import { useMemo } from 'react';
import type { TextField } from '#rules/kit/forms/fields.ts';
import type { LineUnit } from '#rules/kit/forms/line/lineWorld.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { NamePick } from './NamePick.tsx';

/** Beside the division's name its units need not say it again. */
const shortNames = ({ name: of, units }: FighterPick): readonly string[] =>
  units.map((unit) => (unit.name.startsWith(`${of}, `) ? unit.name.slice(of.length + 2) : unit.name));

/** A unit's name: typed freely, or picked from those who may be added so that what is known of them fills the rows. */
export function RosterPick({
  field,
  value,
  picks,
  disabled,
  onText,
  onPick,
}: {
  readonly field: TextField;
  readonly value: string;
  readonly picks: readonly FighterPick[];
  readonly disabled?: boolean;
  readonly onText: (text: string) => void;
  readonly onPick: (units: readonly LineUnit[]) => void;
}) {
  const { t, say } = useLanguage();
  const names = useMemo(
    () =>
      picks.map((pick) => ({
        id: pick.id,
        name: pick.what === 'unit' ? pick.name : t(`ui.play.rows.${pick.what}`, { what: name(pick.name) }),
        units: pick.units,
        // asked of those that are shown: what a fight says of a unit looks at the map
        get about() {
          return pick.what === 'unit'
            ? pick.says().map(say).join(', ')
            : t('ui.play.rows.units', {
                count: pick.units.length,
                names: name(shortNames(pick).join(' · ')),
              });
        },
      })),
    [picks, t, say],
  );
  return (
    <NamePick
      label={say(field.msg)}
      value={value}
      names={names}
      max={field.max}
      placeholder={names.length ? t('ui.play.rows.pick') : undefined}
      disabled={disabled}
      onText={onText}
      onPick={({ units }) => onPick(units)}
    />
  );
}
