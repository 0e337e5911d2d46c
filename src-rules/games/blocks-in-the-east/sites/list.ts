import type { Around } from '../../../kit/around.ts';
import type { Offer } from '../../../kit/fields.ts';
import type { RosterData, RosterTrouble, RosterUnit } from '../../../kit/table.ts';
import { name } from '../../../kit/text.ts';
import { cityNamed } from '../data/cities.ts';
import type { Colour } from '../data/income.ts';
import { type CityKind, cityKinds, rosters } from '../ids.ts';
import { s } from '../text/speak-sites.ts';
import { type Country, countries, countryMsg, type PortKind, ports, siteFields, type sitePp } from './fields.ts';
import { knownSites } from './known.ts';

/** The players' list of production centres, read. */

export interface Site {
  /** its key in the cells of the record: a city of the rules keeps its own id whatever row it stands in */
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly kind: CityKind;
  readonly capital: boolean;
  /** what its people, mines and wells give a month: paid to whoever holds it */
  readonly goods: { readonly [C in 'yellow' | 'black']: number };
  /** factories that work, a PP a month each: never the enemy's (3.3) */
  readonly plants: { readonly [C in Exclude<Colour, 'yellow'>]: number };
  readonly port: PortKind;
  /** 29.1: counted for partisans */
  readonly partisans: boolean;
}

const plain = (text: string): string => text.trim().toLocaleLowerCase();
const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise;
/** What fits its column; the rest is said beside the list and counts as nothing. */
const countOf = (values: RosterUnit['values'], id: (typeof sitePp)[number]): number => {
  const value = values[id];
  const { min, max } = siteFields[id];
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : 0;
};

const readSite = ({ id, name: called, values }: RosterUnit): Site => {
  const country = oneOf(countries, values.country, 'SOV');
  const works = values.active !== false;
  const black = countOf(values, 'black');
  const plant = values.plant === true;
  return {
    id: cityNamed(called)?.id ?? id,
    name: called.trim(),
    country,
    kind: oneOf(cityKinds, values.kind, values.capital === true ? 'major' : 'none'),
    capital: values.capital === true,
    goods: { yellow: countOf(values, 'yellow'), black: plant ? 0 : black },
    plants: {
      red: works ? countOf(values, 'red') : 0,
      blue: works ? countOf(values, 'blue') : 0,
      black: plant && works ? black : 0,
    },
    port: oneOf(ports, values.port, 'none'),
    partisans: values.partisans !== false,
  };
};

/** A place counts once, where it stands first. */
const readAll = (units: readonly RosterUnit[]): readonly Site[] => {
  const seen = new Set<string>();
  return units.flatMap((unit) => {
    if (plain(unit.name) === '') return [];
    const site = readSite(unit);
    if (seen.has(site.id) || seen.has(plain(site.name))) return [];
    seen.add(site.id).add(plain(site.name));
    return [site];
  });
};
const fromText = readAll(knownSites);
const read = new WeakMap<RosterData, readonly Site[]>();

/** The list this game uses; without one, what the text says. */
export const sitesOf = (around: Pick<Around, 'rosters'>): readonly Site[] => {
  const roster = around.rosters[rosters.sites];
  if (!roster) return fromText;
  const known = read.get(roster) ?? readAll(roster.units);
  read.set(roster, known);
  return known;
};

/** A site by its name, by the name of a city of the rules, or by its key. */
export const siteNamed = (around: Pick<Around, 'rosters'>, called: string): Site | undefined => {
  const wanted = plain(called);
  if (wanted === '') return undefined;
  const all = sitesOf(around);
  const key = cityNamed(called)?.id;
  return all.find((site) => plain(site.name) === wanted) ?? all.find(({ id }) => id === key || id === called.trim());
};

export const offered = (sites: readonly Site[]): readonly Offer[] =>
  sites.map((site) => ({ name: site.name, msg: countryMsg[site.country] }));

/** Names that stand in the list twice, and PP no map prints. */
export const siteTroubles = ({ units }: RosterData): readonly RosterTrouble[] => {
  const first = new Map<string, number>();
  return units.flatMap((unit, row): readonly RosterTrouble[] => {
    const called = plain(unit.name);
    if (called === '') return [];
    const key = cityNamed(unit.name)?.id ?? called;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, row);
      return [];
    }
    return [{ row, msg: s('bite.site.twice', { site: name(unit.name.trim()), row: before + 1 }) }];
  });
};
