import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { explain } from '#rules/kit/procedure/explain.ts';
import { msg } from '#rules/kit/words/message.ts';
import { draw } from '../../testing/draw.tsx';
import { Reasons } from './Trail.tsx';

// The words stand for themselves; the strengths are invented.
const says = (id: string) => msg('ui.turn.title', { turn: { name: id } });

it('a division doubled is one line, and the figures at the right end add up to the total below them', () => {
  const w = explain();
  const regiments = [4, 2, 2].map((n, i) =>
    w
      .figure(`g${i}`, says(`r${i}`))
      .add(n, says('strength'), '')
      .times(2, says('whole'), '7.3'),
  );
  const attack = w.figure('attack', says('attack'));
  for (const [i, each] of regiments.entries()) attack.plus(each, says(`r${i}`), '');
  attack.halve('down', says('overrun'), '6.55');
  draw(<Reasons figures={w.figures} />);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/r0.*r1.*r2.*\(4 \+ 2 \+ 2\) × 2.*whole.*7\.3.*16$/i),
    expect.stringMatching(/overrun.*6\.55.*÷ 2$/i),
  ]);
});
