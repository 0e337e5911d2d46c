import type { MapHelper } from '#rules/kit/game/mapSpec.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';

/** The chips by what they are about, as the fight's own form calls it; those of one unit stand together. */
export const chipsOf = (calc: Calculator | undefined, helpers: readonly MapHelper[] = []) =>
  [...new Set(helpers.map(({ field }) => field))].map((field) => {
    const about = helpers.filter((each) => each.field === field);
    const list = calc?.fields[about[0]?.list ?? ''];
    return {
      field,
      label: list?.kind === 'rows' ? list.fields[field]?.msg : undefined,
      rows: [...new Set(about.map(({ row }) => row))].map((row) => about.filter((each) => each.row === row)),
    };
  });
