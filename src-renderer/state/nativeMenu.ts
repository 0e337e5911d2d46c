import { useEffect } from 'react';
import { create } from 'zustand';
import { type MenuState, spanOf } from '#shared/menu.ts';
import { isCommand } from './commands.ts';
import { runCommand, useKeys } from './keys.ts';

/**
 * The desktop shell's own menu: it offers what a screen answers to just now, and the spans that can be undone by name.
 * In a browser there is none and nothing happens here.
 */
export interface SpanUndo {
  readonly span: string;
  readonly label: string;
  readonly run: () => void;
}
const useSpans = create<{ readonly spans: readonly SpanUndo[] }>(() => ({ spans: [] }));

export const hasNativeMenu = (): boolean => window.statoMaggiore?.offer !== undefined;

/** The open game names what can be undone; keep `spans` stable (memo). */
export const useSpanUndos = (spans: readonly SpanUndo[]): void => {
  useEffect(() => {
    useSpans.setState({ spans });
    return () => useSpans.setState({ spans: [] });
  }, [spans]);
};

/** Does what a menu item says. */
export const runMenu = (command: string): void => {
  const span = spanOf(command);
  if (span !== undefined)
    useSpans
      .getState()
      .spans.find((each) => each.span === span)
      ?.run();
  else if (isCommand(command)) runCommand(command);
};

const offered = (): MenuState => ({
  commands: [...new Set(useKeys.getState().listeners.map(({ id }) => id))],
  undo: useSpans
    .getState()
    .spans.slice(0, 12)
    .map(({ span, label }) => ({ span, label: label.slice(0, 200) })),
});

/** Tells the shell what the menu may offer, once for all that changes together. Answers the way to stop. */
export const keepNativeMenu = (): (() => void) => {
  const offer = window.statoMaggiore?.offer;
  if (!offer) return () => {};
  let told = '';
  let due = false;
  const tell = (): void => {
    due = false;
    const state = offered();
    const text = JSON.stringify(state);
    if (text === told) return;
    told = text;
    offer(state);
  };
  const soon = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(tell);
  };
  soon();
  const stops = [useKeys.subscribe(soon), useSpans.subscribe(soon)];
  return () => {
    for (const stop of stops) stop();
  };
};
