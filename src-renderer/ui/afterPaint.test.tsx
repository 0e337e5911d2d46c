import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catchUp, useBehind } from './afterPaint.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Drawn = ({
  value,
  at,
  listen,
}: {
  readonly value: string;
  readonly at: string;
  readonly listen?: () => void;
}) => {
  const drawn = useBehind(value, at);
  return <Dear key={drawn} text={drawn} {...(listen ? { listen } : {})} />;
};

const Dear = ({ text, listen }: { readonly text: string; readonly listen?: () => void }) => {
  useEffect(() => listen?.(), [listen]);
  return <p>{text}</p>;
};

const shown = () => screen.getByRole('paragraph').textContent;

describe('what is drawn a frame behind', () => {
  it('stays for one frame when its key changes, and follows by itself', async () => {
    const { rerender } = render(<Drawn value="table" at="1" />);
    rerender(<Drawn value="fight" at="2" />);
    expect(shown()).toBe('table');
    await waitFor(() => expect(shown()).toBe('fight'));
  });

  it('is never behind while the key is the same', () => {
    const { rerender } = render(<Drawn value="unticked" at="1" />);
    rerender(<Drawn value="ticked" at="1" />);
    expect(shown()).toBe('ticked');
  });

  it('catches up before the next key, effects included', () => {
    const listen = vi.fn();
    const { rerender } = render(<Drawn value="table" at="1" listen={listen} />);
    rerender(<Drawn value="fight" at="2" listen={listen} />);
    expect(listen).toHaveBeenCalledTimes(1);
    catchUp();
    expect(shown()).toBe('fight');
    expect(listen).toHaveBeenCalledTimes(2);
  });

  it('draws the last of several, not each', async () => {
    const { rerender } = render(<Drawn value="a" at="1" />);
    rerender(<Drawn value="b" at="2" />);
    rerender(<Drawn value="c" at="3" />);
    expect(shown()).toBe('a');
    await waitFor(() => expect(shown()).not.toBe('a'));
    expect(shown()).toBe('c');
  });

  it('does not wait for a page nobody sees', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { rerender } = render(<Drawn value="table" at="1" />);
    act(() => rerender(<Drawn value="fight" at="2" />));
    expect(shown()).toBe('fight');
  });
});
