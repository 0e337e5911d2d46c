import { expect, it } from 'vitest';
import { sides, unitClasses } from '../ids.ts';
import { blocksInTheEast } from '../index.ts';
import { cities, cityIds } from '../model/cities.ts';
import { type Pp, payers, printedIncome } from '../model/income.ts';
import { priceOf, surrenderPp } from '../model/prices.ts';
import { rulesOf } from '../model/scenarios.ts';
import { knownSites } from '../model/sites/known.ts';

/** The book's tables typed a second time, as they are read there: a single cell that is another is found. */
const rows = (text: string) => text.trim().split(/\n\s*/);

/** 5Y 3R: yellow, red, blue, fuel. */
const said = ({ yellow, red, blue, black }: Pp): string =>
  [yellow && `${yellow}Y`, red && `${red}R`, blue && `${blue}B`, black && `${black}K`].filter(Boolean).join(' ') || '-';

it('BITE-3.6-2 the printed income of every scenario: Germany, Romania, Hungary, the Soviets', () => {
  const incomes = rows(`
    SBE1 | 5Y | - | - | 10Y
    SBE2 | 5Y | - | - | 20Y
    SBE3 | 5Y | 2Y | 1Y | 15Y
    SBE4 | 15Y | 2Y | 1Y | 46Y
    SBE5 | 24Y 3R 9B 10K | 2Y 2K | 1Y 1K | 46Y 7R 6B
    SBE6 | 36Y 8R 12B 12K | 2Y 2K | 1Y 1K | 34Y 12R 12B
    SBE7 | 37Y 13R 15B 14K | 2Y 2K | 1Y 1K | 34Y 18R 18B
    SBE8 | 28Y 15R 18B 14K | 2Y 2K | 1Y 1K | 43Y 18R 18B
    SBE9 | 24Y 3R 9B 10K | 2Y 2K | 1Y 1K | 46Y 7R 6B`);
  const of = ({ id }: { readonly id: string }) =>
    [id, ...payers.map((nation) => said(printedIncome(id, nation)))].join(' | ');
  expect(blocksInTheEast.scenarios.map(of)).toEqual(incomes);
});

it('BITE-SBE-3 months, length, difficulty and level of every scenario', () => {
  const scenarios = rows(`
    SBE1 turns 1-4 (4), difficulty 1, base
    SBE2 turns 1-4 (4), difficulty 2, base
    SBE3 turns 1-6 (6), difficulty 3, base
    SBE4 turns 1-3 (3), difficulty 4, base
    SBE5 turns 1-6 (6), difficulty 8, advanced, surprise
    SBE6 turns 13-18 (6), difficulty 7, advanced
    SBE7 turns 25-30 (6), difficulty 6, advanced
    SBE8 turns 37-49 (13), difficulty 6, advanced
    SBE9 turns 1-49 (49), difficulty 10, advanced, surprise`);
  const of = ({ id }: { readonly id: string }) => {
    const { first, last, difficulty, level, surprise } = rulesOf(id);
    const months = `turns ${first}-${last} (${last - first + 1})`;
    return `${id} ${months}, difficulty ${difficulty}, ${level}${surprise ? ', surprise' : ''}`;
  };
  expect(blocksInTheEast.scenarios.map(of)).toEqual(scenarios);
});

it('BITE-11.1-1 the cities and places the book names, and what it says of them', () => {
  const homes = (side: string) => cities.filter(({ home }) => home === side).map(({ name }) => name);
  expect(homes(sides.soviet).join(' ')).toBe(
    'Leningrad Moscow Stalingrad Baku Rostov Kharkov Sevastopol Oranienbaum Grozny Vyborg Murmansk Archangelsk',
  );
  expect(homes(sides.axis).join(' ')).toBe('Berlin Peenemünde Helsinki Bucharest Budapest Bratislava');
  expect(cities.map(({ id }) => id)).toEqual(cityIds);
  expect(cityIds).toEqual(cities.map(({ name }) => name.toLowerCase().replace('ü', 'u')));
  const places = rows(`
    Leningrad SOV fortress 2 yellow 3 red active
    Moscow SOV major capital 3 blue active
    Kerch SOV 1 yellow minor port
    Maykop SOV 5 black
    Oranienbaum SOV fortress 1 white active
    Police GER 2 black plant active
    Stalingrad SOV
    Baku SOV
    Rostov SOV
    Kharkov SOV
    Sevastopol SOV fortress major port
    Grozny SOV
    Kalinin SOV major
    Vologda SOV major
    Rybinsk SOV minor
    Vyborg SOV no partisans
    Salla SOV no partisans
    Berlin GER major capital
    Peenemünde GER
    Helsinki FIN major capital
    Bucharest ROM major capital
    Budapest HUN major capital
    Bratislava SVK major capital`);
  const of = ({ name, values }: (typeof knownSites)[number]) =>
    [
      ...[name, values.country, values.kind, values.capital && 'capital'],
      ...['yellow', 'red', 'blue', 'black', 'white'].map((colour) => values[colour] && `${values[colour]} ${colour}`),
      ...[values.plant && 'plant', values.port && `${values.port} port`, values.active && 'active'],
      values.partisans === false && 'no partisans',
    ]
      .filter(Boolean)
      .join(' ');
  expect(knownSites.map(of)).toEqual(places);
});

it('BITE-7.3-1 BITE-11.0-1 what a PF costs by its colour, and the colour that goes with it by class', () => {
  const plain = { coloured: false, fuel: true };
  const price = (...pf: Parameters<typeof priceOf>[0]) => priceOf(pf, 'infantry', plain).yellow;
  expect([price('black'), price('white'), price('red'), price('blue')]).toEqual([1, 2, 3, 1]);
  const inColour = (colour: 'red' | 'blue' | 'black') =>
    unitClasses.filter((one) => priceOf(['white'], one, { coloured: true, fuel: true })[colour] === 2).join(' ');
  expect(inColour('red')).toBe('mechanised tanks');
  expect(inColour('blue')).toBe('paratroops fighter bomber longRange');
  expect(inColour('black')).toBe('armouredHq airHq navalHq supremeHq');
  // 4.5: one of its colour besides, but for paratroops and the naval HQ
  const besides = unitClasses.filter((one) => said(surrenderPp(one, true)) !== '1Y');
  expect(besides.join(' ')).toBe('mechanised tanks armouredHq airHq supremeHq fighter bomber longRange');
});
