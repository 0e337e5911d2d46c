import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { RuleRef } from './RuleRef.tsx';
import { RuleTabs, ruleBeside } from './ruleTabs.ts';

test('rule numbers of a form are no Tab stops, and the one beside the field is found from it', () => {
  draw(
    <div>
      <RuleTabs value={-1}>
        <p>
          <input aria-label="PF" /> <RuleRef rule="7.3" />
        </p>
        <p>
          <input aria-label="TECH" /> <RuleRef rule="3.14" />
        </p>
      </RuleTabs>
      <RuleRef rule="9.0" />
    </div>,
  );
  const rule = (n: string) => screen.getByRole('button', { name: new RegExp(n) });
  expect([rule('7.3').tabIndex, rule('3.14').tabIndex, rule('9.0').tabIndex]).toEqual([-1, -1, 0]);
  expect(ruleBeside(screen.getByRole('textbox', { name: 'TECH' }))).toBe(rule('3.14'));
  expect(ruleBeside(rule('9.0'))).toBe(rule('9.0'));
  expect(ruleBeside(null)).toBeUndefined();
});
