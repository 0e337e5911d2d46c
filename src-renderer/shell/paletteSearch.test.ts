import { expect, it } from 'vitest';
import { found } from './paletteSearch.ts';

const groups = [
  { group: 'Places', actions: [{ label: 'Journal' }, { label: 'Supply', description: 'lines and sources' }] },
  { group: 'Calculators', actions: [{ label: 'Čir: previsione', keywords: ['calcolatore', '9.1'] }] },
  { group: 'Units', actions: [{ label: 'Führer Begleit' }, { label: 'Gruppo Barbò' }] },
];
const labels = (asked: string) => found(asked, groups).flatMap(({ actions }) => actions.map(({ label }) => label));

it('finds what a plain keyboard can type, and by what is said beside a name', () => {
  expect(labels('cir')).toEqual(['Čir: previsione']);
  expect(labels('barbo')).toEqual(['Gruppo Barbò']);
  expect(labels('fuhrer')).toEqual(['Führer Begleit']);
  expect(labels('begleit führer')).toEqual(['Führer Begleit']);
  expect(labels('calcolatore')).toEqual(['Čir: previsione']);
  expect(labels('sources')).toEqual(['Supply']);
  expect(labels('nothing so')).toEqual([]);
  expect(found('', groups)).toEqual(groups);
});

it('what begins so stands before what only holds it, its group with it', () => {
  expect(labels('b')).toEqual(['Führer Begleit', 'Gruppo Barbò']);
  const two = [
    { group: 'a', actions: [{ label: 'Retreat' }, { label: 'Other' }] },
    { group: 'b', actions: [{ label: 'Retreat at once' }, { label: 'Tree' }] },
  ];
  expect(found('tre', two).map(({ group, actions }) => [group, ...actions.map(({ label }) => label)])).toEqual([
    ['b', 'Tree', 'Retreat at once'],
    ['a', 'Retreat'],
  ]);
});
