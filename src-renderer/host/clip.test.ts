import { describe, expect, it } from 'vitest';
import { axisOrder } from '#rules/games/blocks-in-the-east/model/orderFields.ts';
import { asCell, columnNamed, hasSpaceAfter, typedChoice } from './clip.ts';

/** Months as the grid shows them in English. */
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const months = axisOrder.entry.options.map(({ key }) => {
  const turn = Number(key);
  const label = turn === 0 ? 'from the start' : `${names[(turn + 4) % 12]} ${1941 + Math.floor((turn + 4) / 12)}`;
  return { key, label };
});
const typed = (letters: string) =>
  [...letters].reduce(
    (so, letter) => {
      const { text, choice } = typedChoice(months, so.text, letter);
      return { text, label: choice?.label };
    },
    { text: '', label: undefined as string | undefined },
  ).label;

describe('a month in a cell', () => {
  it('BITE-REM-2 is typed letter by letter, the space of its name with it', () => {
    expect(months).toHaveLength(50);
    expect(typed('s')).toBe('Sep 1941');
    expect(typed('sep 1942')).toBe('Sep 1942');
    expect(typed('ju')).toBe('Jun 1941');
    expect(typed('jul 1944')).toBe('Jul 1944');
    expect(typed('f')).toBe('from the start');
    expect(hasSpaceAfter(months, 'sep')).toBe(true);
    expect([hasSpaceAfter(months, ''), hasSpaceAfter(months, 'se'), hasSpaceAfter(months, 'sep ')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('BITE-REM-2 is pasted by its name or the number of its turn; a month outside the war stays, marked', () => {
    const column = {
      key: 'entry',
      label: 'Enters',
      choices: months,
      fits: (text: string) => months.some(({ key }) => key === text),
    };
    expect([asCell(column, 'Sep 1942'), asCell(column, ' 16 '), asCell(column, 'from the start')]).toEqual([
      '16',
      '16',
      '0',
    ]);
    const outside = asCell(column, 'Sep 1946');
    expect([outside, column.fits(outside)]).toEqual(['Sep 1946', false]);
  });
});

it('a heading is known by what stands before its comma, where one column alone is called so', () => {
  const column = (key: string, label: string) => ({ key, label, fits: () => true });
  const columns = [column('faces', 'Faces, best first'), column('a', 'Range, first'), column('b', 'Range, second')];
  const named = (heading: string) => columnNamed(columns, heading)?.key;
  expect([named('FACES'), named('faces, best first'), named('Range'), named('best first')]).toEqual([
    'faces',
    'faces',
    undefined,
    undefined,
  ]);
});

describe('a class in a cell', () => {
  const names = ['Bombardieri', 'Bombardieri a lungo raggio', 'Carri', 'Truppe da montagna', 'QG aereo', 'QG aerea'];
  const classes = names.map((label) => ({ key: label.toLowerCase(), label }));
  const column = { key: 'class', label: 'Classe', choices: classes, fits: () => true };
  const letters = (text: string) =>
    [...text].reduce(
      (so, letter) => {
        const { text, choice } = typedChoice(classes, so.text, letter);
        return { text, label: choice?.label };
      },
      { text: '', label: undefined as string | undefined },
    ).label;

  it('BITE-REM-2 is meant by its singular too, pasted or letter by letter; where two differ so, the text stays', () => {
    expect(
      ['Bombardiere', 'bombardiere a lungo raggio', 'carro', 'Truppa da montagna'].map((text) => asCell(column, text)),
    ).toEqual(['bombardieri', 'bombardieri a lungo raggio', 'carri', 'truppe da montagna']);
    expect(['QG aeree', 'carrate', 'bombardano', '1941'].map((text) => asCell(column, text))).toEqual([
      'QG aeree',
      'carrate',
      'bombardano',
      '1941',
    ]);
    expect([letters('bombardiere'), letters('carro')]).toEqual(['Bombardieri', 'Carri']);
  });

  it('ARMIR-T7 is meant by its English plural, in either spelling, and by an Italian one with an h', () => {
    const as = (labels: readonly string[], ...typed: readonly string[]) => {
      const choices = labels.map((label) => ({ key: label, label }));
      return typed.map((text) => asCell({ key: 'x', label: 'x', choices, fits: () => true }, text));
    };
    expect(as(['motorised', 'tracked', 'on foot'], 'Motorized')).toEqual(['motorised']);
    expect(as(['Mechanized', 'Armored HQ', 'Air HQ'], 'mechanised', 'Armoured HQ', 'air HQs')).toEqual([
      'Mechanized',
      'Armored HQ',
      'Air HQ',
    ]);
    expect(as(['HQ', 'combat unit', 'leader'], 'HQs', 'Combat units', 'leaders')).toEqual([
      'HQ',
      'combat unit',
      'leader',
    ]);
    expect(as(['tedesca', 'croata', 'italiana'], 'tedeschi', 'tedesco', 'croati')).toEqual([
      'tedesca',
      'tedesca',
      'croata',
    ]);
    // what two could be stays as it was typed
    expect(as(['aerea', 'aereo'], 'aerei')).toEqual(['aerei']);
  });
});
