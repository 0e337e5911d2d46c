import type { MapHelper } from '#rules/kit/game/mapSpec.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';

/**
 * The chips by what they are about, as the fight's own form calls it; those of one unit stand together, each side's by
 * themselves: an HQ's name does not say whose it is.
 */
export const chipsOf = (calc: Calculator | undefined, helpers: readonly MapHelper[] = []) =>
  [...new Set(helpers.map(({ field }) => field))].flatMap((field) => {
    const about = helpers.filter((each) => each.field === field);
    const lists = [...new Set(about.map(({ list }) => list))];
    return lists.map((id) => {
      const list = calc?.fields[id];
      const own = about.filter((each) => each.list === id);
      return {
        key: `${field}/${id}`,
        label: list?.kind === 'rows' ? list.fields[field]?.msg : undefined,
        side: list?.side,
        rows: [...new Set(own.map(({ row }) => row))].map((row) => own.filter((each) => each.row === row)),
      };
    });
  });
