import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import { draw } from '../../testing/draw.tsx';
import { ChoiceEntry } from '../../ui/fight/asked/Asks.tsx';
import { Guide } from '../../ui/fight/asked/Guide.tsx';

const said = (what: string) => ({ id: 'armir.fronts.say', p: { what: { name: what } } });
const ask: ChoiceAsk = {
  kind: 'choice',
  id: 'way',
  who: 'table',
  msg: said('Is there a way?'),
  rule: '11.3',
  options: [
    { key: 'clear', msg: said('clear') },
    { key: 'zoc', msg: said('zoc') },
  ],
  usual: 'clear',
};
/** The answer under Enter, by its place. */
const focused = () => {
  const answers = screen.getAllByRole('button').filter((each) => !each.getAttribute('aria-label')?.startsWith('Rule'));
  return answers.map((each) => each === document.activeElement).indexOf(true);
};

it('what the map says stands under the question, and the answer it speaks for stands under Enter', () => {
  const { unmount } = draw(<ChoiceEntry ask={ask} sides={[]} onKey={vi.fn()} />);
  const usual = focused();
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  draw(
    <ChoiceEntry
      ask={ask}
      sides={[]}
      asides={[{ msg: said('only this'), rule: '11.55', key: 'zoc' }]}
      onKey={vi.fn()}
    />,
  );
  expect(within(screen.getByRole('list', { name: /drawn map/ })).getAllByRole('listitem')).toHaveLength(1);
  expect([usual, focused()]).toEqual([0, 1]);
});

it('an answer the question does not have leaves the usual one', () => {
  draw(<ChoiceEntry ask={ask} sides={[]} asides={[{ msg: said('x'), rule: '11.3', key: 'gone' }]} onKey={vi.fn()} />);
  expect(focused()).toBe(0);
});

it('after the fight it stands below the guide, and nothing where nothing is drawn', () => {
  const guide = [{ msg: said('retreat'), rule: '11.3' }];
  const { unmount } = draw(<Guide guide={guide} asides={[]} sides={[]} next="next" onNext={vi.fn()} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  unmount();
  draw(<Guide guide={guide} asides={[{ msg: said('open'), rule: '11.31' }]} sides={[]} next="next" onNext={vi.fn()} />);
  expect(screen.getAllByRole('list')).toHaveLength(2);
});
