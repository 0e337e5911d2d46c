import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attack } from '#rules/games/panzergruppe-guderian/chapters/combat/fight/attack.ts';
import { context, mix, panelOf } from '#rules/games/panzergruppe-guderian/testing/fights.ts';
import { draw } from '../../testing/draw.tsx';
import { OddsHead } from './OddsView.tsx';

it('what may turn out to be no fight stands beside the columns, so that they add up to all', () => {
  const fight = { german: [{ attack: 8 }], soviet: [{ untried: true, hex: '3010' }], target: '3010' };
  const told = (lines: Readonly<Record<string, number>>) => {
    const here = context({ tables: { mixRifle: mix('mixRifle', lines) } });
    draw(<OddsHead panel={panelOf(attack, fight, here)} />);
    const list = screen.getByRole('list', { name: 'Chance of each column' });
    const items = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s/g, ' '));
    cleanup();
    return items;
  };
  expect(told({ '2-2-6': 1, '4-4-6': 1, '0-0-6': 2 })).toEqual(['2-1 25.0 %', '4-1 25.0 %', 'no die 50.0 %']);
  expect(told({ '2-2-6': 1, '4-4-6': 1 })).toEqual(['2-1 50.0 %', '4-1 50.0 %']);
});
