import { describe, expect, it } from 'vitest';
import { withinMonths } from '../../model/attempts.ts';
import { advanced } from '../../testing/battles.ts';
import { figureIn, panelIn } from '../../testing/ops.ts';
import { dortmundLimit } from '../victory/die.ts';
import { dortmund } from '../victory/dieCalculator.ts';
import { italy, partisans } from './diceCalculators.ts';

const here = advanced({ o29: true, o36: true });
const shown = (msg: { readonly p?: object } | undefined) => ({ ...msg?.p }) as { p?: number; exact?: { name: string } };

describe('Italy', () => {
  it('BITE-36.0-1 rolls 1, 2, 4, then 5 of 6', () => {
    const panel = panelIn(italy, { turn: 26, until: 29 }, here);
    const months = panel.rows.filter(({ value }) => value.id === 'bite.ops.italy.row');
    expect(months.map(({ value }) => value.p?.limit)).toEqual([1, 2, 4, 5]);
    // in July 1/6; in August 5/6 of 2/6; in September 5/6 · 4/6 of 4/6; in October what is left of 5/6
    expect(months.map(({ value }) => shown(value.p?.p as object).exact?.name)).toEqual([
      '1/6',
      '5/18',
      '10/27',
      '25/162',
    ]);
  });
});

describe('the victory die of the Axis', () => {
  it('BITE-SBE9-1 needs a city of both pairs: 1 of 6, 2 of 6 with three, all four win at once', () => {
    expect(dortmundLimit([])).toBe(0);
    expect(dortmundLimit(['moscow', 'baku'])).toBe(0);
    expect(dortmundLimit(['leningrad', 'stalingrad'])).toBe(0);
    expect(dortmundLimit(['moscow', 'stalingrad'])).toBe(1);
    expect(dortmundLimit(['moscow', 'baku', 'leningrad'])).toBe(2);
    expect(dortmundLimit(['moscow', 'baku', 'leningrad', 'stalingrad'])).toBe(6);
  });

  it('BITE-SBE9-1 BITE-12.P-8 within n months wins with 1 − (1 − p)^n', () => {
    const three = panelIn(dortmund, { held: ['moscow', 'baku', 'leningrad'], months: 1 }, here);
    expect(figureIn(three, 'limit')).toBe(2);
    const long = withinMonths(1, 40);
    expect((long.ways.get('true')?.n ?? 0) / long.total).toBeCloseTo(1 - (5 / 6) ** 40, 12);
  });
});

it('BITE-29.1-1 BITE-AMB-47 partisans: a third of the minor cities, all major ones, as far as there are counters', () => {
  const count = (raw: object) => figureIn(panelIn(partisans, { turn: 5, ...raw }, here), 'partisans');
  expect(count({ minor: 8, major: 2 })).toBe(4);
  expect(count({ minor: 2, major: 0 })).toBe(0);
  expect(count({ minor: 30, major: 4, onMap: 15 })).toBe(5);
});
