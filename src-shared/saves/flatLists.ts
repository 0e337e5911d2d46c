import { isRecord } from '#rules/kit/base/json.ts';

/**
 * Version 1 joined many things two by two, a list in a list in a list: past a dozen the disk took no line of them. The
 * texts by which it did so, and the flat list of the kit that reads the same.
 */
const joined = {
  'kit.list': [
    ...['pgg.list', 'rtl.list', 'rtl.attack.list', 'armir.list', 'armir.map.list', 'armir.fight.list'],
    ...['armir.victory.list', 'bite.list', 'ui.supply.said.and', 'ui.supply.said.three', 'ui.secret.said.list'],
  ],
  'kit.list.semicolons': [
    ...['pgg.groups', 'rtl.attack.result.both', 'bite.barrels.two', 'bite.tech.also', 'ui.play.said.becomesAnd'],
  ],
  'kit.list.plus': ['pgg.hint.units', 'armir.fight.units'],
  'kit.list.sentences': ['rtl.says.supplyAnd', 'armir.guns.says.two'],
} as const;
const forms: ReadonlyMap<unknown, string> = new Map(
  Object.entries(joined).flatMap(([form, ids]) => ids.map((id) => [id, form] as const)),
);
/** In the order in which the old texts said them. */
const spoken = ['a', 'first', 'second', 'b', 'rest'] as const;

type Members = Readonly<Record<string, unknown>>;

const listOf = (value: Members): unknown => {
  const id = forms.get(value.id);
  if (id === undefined || !isRecord(value.p)) return undefined;
  const items: unknown[] = [];
  for (const key of spoken) {
    if (!Object.hasOwn(value.p, key)) continue;
    const item = flatLists(value.p[key]);
    // what was folded goes into the list it was folded into
    if (isRecord(item) && item.id === id && isRecord(item.p) && Array.isArray(item.p.items))
      items.push(...item.p.items);
    else items.push(item);
  }
  return items.length < 2 ? undefined : { id, p: { items } };
};

/** The same data with every list of version 1 as a flat one; what holds none comes back as it is. */
export const flatLists = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    let changed = false;
    const members: unknown[] = [];
    for (const member of value) {
      const flat = flatLists(member);
      changed ||= flat !== member;
      members.push(flat);
    }
    return changed ? members : value;
  }
  if (!isRecord(value)) return value;
  const list = listOf(value);
  if (list !== undefined) return list;
  let changed = false;
  const members: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value)) {
    const flat = flatLists(member);
    changed ||= flat !== member;
    members.push([key, flat]);
  }
  return changed ? Object.fromEntries(members) : value;
};
