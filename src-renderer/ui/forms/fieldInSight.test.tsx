import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { keepTappedInSight, useFieldInSight } from './fieldInSight.ts';

/** The height of the screen, at whose lower edge the foot stays. */
const screen = 600;

function Form({ tall, position }: { readonly tall: number; readonly position: 'sticky' | 'static' }) {
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useFieldInSight(form, end);
  const measured = (foot: HTMLDivElement | null) => {
    end.current = foot;
    if (!foot) return;
    Object.defineProperty(foot, 'offsetHeight', { value: tall, configurable: true });
    foot.getBoundingClientRect = () => new DOMRect(0, screen - tall, 300, tall);
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
  const lies = (top: number) => {
    field.getBoundingClientRect = () => new DOMRect(0, top, 300, 44);
  };
  lies(450);
  rerender(<Form tall={80} position="sticky" />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Form tall={190} position="sticky" />);
  expect([room(), scrolled.mock.calls]).toEqual(['190px', [[{ block: 'nearest' }]]]);
  // a field that was left elsewhere, out of sight or above the foot, stays there
  for (const top of [-200, 700, 300]) {
    lies(top);
    rerender(<Form tall={190 + top / 100} position="sticky" />);
  }
  expect(scrolled).toHaveBeenCalledTimes(1);
  // large text: the foot stays behind the fields, and covers none
  rerender(<Form tall={190} position="static" />);
  expect(room()).toBe('0px');
  // the screen is turned, and nothing is drawn anew
  const foot = container.querySelector<HTMLElement>('form > div');
  if (foot) foot.style.position = 'sticky';
  window.dispatchEvent(new Event('resize'));
  expect(room()).toBe('190px');
});

it('a field that is tapped comes into sight whole; a press on a button moves nothing', () => {
  const stop = keepTappedInSight();
  const { container } = render(<Form tall={80} position="sticky" />);
  const [field, button] = [container.querySelector('input'), container.querySelector('button')];
  if (!field || !button) throw new Error('no form');
  const scrolled = [field, button].map((one) => vi.spyOn(one, 'scrollIntoView').mockImplementation(() => {}));
  const tap = (one: HTMLElement) => {
    one.focus();
    one.click();
    return scrolled.map(({ mock }) => mock.calls.length);
  };
  expect([tap(field), tap(button)]).toEqual([
    [1, 0],
    [1, 0],
  ]);
  stop();
  expect(tap(field)).toEqual([1, 0]);
});
