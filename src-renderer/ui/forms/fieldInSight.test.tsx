// @vitest-environment happy-dom
import '../../testing/setUp.ts';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useFieldInSight } from './fieldInSight.ts';

function Form({ tall, position }: { readonly tall: number; readonly position: 'sticky' | 'static' }) {
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useFieldInSight(form, end);
  const measured = (foot: HTMLDivElement | null) => {
    end.current = foot;
    if (foot) Object.defineProperty(foot, 'offsetHeight', { value: tall, configurable: true });
  };
  return (
    <form ref={form}>
      <input aria-label="field" />
      <div ref={measured} style={{ position }}>
        <button type="submit">go</button>
      </div>
    </form>
  );
}

it('a field leaves room for the foot that stays in sight, and moves out of its way as it grows', () => {
  const { container, rerender } = render(<Form tall={80} position="sticky" />);
  const room = () => container.querySelector('form')?.style.getPropertyValue('--foot');
  const field = container.querySelector('input');
  if (!field) throw new Error('no field');
  expect(room()).toBe('80px');
  const scrolled = vi.spyOn(field, 'scrollIntoView').mockImplementation(() => {});
  field.focus();
  rerender(<Form tall={80} position="sticky" />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Form tall={190} position="sticky" />);
  expect([room(), scrolled.mock.calls]).toEqual(['190px', [[{ block: 'nearest' }]]]);
  // large text: the foot stays behind the fields, and covers none
  rerender(<Form tall={190} position="static" />);
  expect(room()).toBe('0px');
});
