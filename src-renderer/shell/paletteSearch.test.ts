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

it('one’s own words in a name, in any order, stand before what is only said of a thing', () => {
  const two = [
    { group: 'Rules', actions: [{ label: '§ 1', description: 'Starred place, changed' }] },
    { group: 'Tables', actions: [{ label: 'Misplaced starlings' }] },
    { group: 'Actions', actions: [{ label: 'A place that is starred' }, { label: 'Starred place: changed' }] },
    { group: 'Screens', actions: [{ label: 'Starred place' }] },
  ];
  expect(found('starred place', two).flatMap(({ actions }) => actions.map(({ label }) => label))).toEqual([
    'Starred place',
    'Starred place: changed',
    'A place that is starred',
    '§ 1',
  ]);
  expect(found('star place', two).at(-2)?.group).toBe('Tables');
});

it('where nothing has all the words, what has most of them in its name is meant', () => {
  const places = [
    { group: 'Actions', actions: [{ label: 'Località con stella' }, { label: 'Località' }] },
    { group: 'Rules', actions: [{ label: '§ 3', description: 'luogo' }] },
  ];
  const named = (asked: string) => found(asked, places).flatMap(({ actions }) => actions.map(({ label }) => label));
  expect(named('luogo con stella')).toEqual(['Località con stella']);
  expect(named('con un nulla')).toEqual([]);
});

it('what cannot be done now stands behind what is so called, and before what is only said to do with it', () => {
  const now = [
    { group: 'Rules', actions: [{ label: '§ 9', description: 'Air supply' }] },
    { group: 'Calculators', actions: [{ label: 'Bringing air supply' }] },
  ];
  const later = [{ group: 'Later', actions: [{ label: 'Air supply' }] }];
  expect(found('air supply', now, later).map(({ group }) => group)).toEqual(['Calculators', 'Later', 'Rules']);
});

it('two lists of one heading are one group: what is told apart by its heading is never left behind', () => {
  const twice = [
    { group: 'Set-ups', actions: [{ label: 'Open' }] },
    { group: 'Games', actions: [{ label: 'One' }] },
    { group: 'Set-ups', actions: [{ label: 'Send' }] },
  ];
  const all = [
    { group: 'Set-ups', actions: [{ label: 'Open' }, { label: 'Send' }] },
    { group: 'Games', actions: [{ label: 'One' }] },
  ];
  expect(found('', twice)).toEqual(all);
  expect(found('e', twice)).toEqual([all[0], all[1]]);
});
