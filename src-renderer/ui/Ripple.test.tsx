import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Correction } from '../state/corrections.ts';
import { closeGame, gameNow } from '../state/store.ts';
import { draw } from '../testing/draw.tsx';
import { openPgg } from '../testing/openPgg.ts';
import { ui } from '../words/text.ts';
import { Ripple } from './Ripple.tsx';

afterEach(() => {
  cleanup();
  closeGame();
});

it('what became of an entry follows its full stop', async () => {
  await openPgg();
  const open = gameNow();
  if (!open) throw new Error('no game');
  const correction = {
    report: {
      changed: [],
      redone: [],
      dropped: [],
      added: [],
      flagged: [{ entry: { says: ui('ui.supply.place.others') }, msg: ui('ui.play.now') }],
    },
    after: { context: open.context },
  } as unknown as Correction;
  draw(<Ripple open={open} correction={correction} onAccept={vi.fn()} onBack={vi.fn()} />);
  expect(screen.getByText(/^Who is missing here is typed once, for every game of this title\. /)).toBeTruthy();
});
