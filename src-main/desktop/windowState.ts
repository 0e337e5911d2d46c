import { z } from 'zod';

/** Where the window was and how large, kept in the library. */
export const windowStateSchema = z.object({
  x: z.number().int().optional(),
  y: z.number().int().optional(),
  width: z.number().int().min(320).max(20_000),
  height: z.number().int().min(320).max(20_000),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowStateSchema>;

export const firstWindow: WindowState = { width: 1280, height: 860, maximized: false };

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const least = 120;
const overlap = (from: number, size: number, low: number, span: number): number =>
  Math.min(from + size, low + span) - Math.max(from, low);

/** A remembered place that is still on a screen; a screen unplugged since must not hide the window. */
export const placeOn = (state: WindowState, screens: readonly Area[]): WindowState => {
  const { x, y } = state;
  const home =
    x === undefined || y === undefined
      ? undefined
      : screens.find(
          (area) =>
            overlap(x, state.width, area.x, area.width) >= least &&
            overlap(y, state.height, area.y, area.height) >= least,
        );
  const room = home ?? screens[0];
  const size = {
    width: room ? Math.min(state.width, room.width) : state.width,
    height: room ? Math.min(state.height, room.height) : state.height,
  };
  if (!home || x === undefined || y === undefined) return { ...size, maximized: state.maximized };
  // The title bar stays within reach: above the screen's edge nobody can grasp it.
  return { x, y: Math.max(y, home.y), ...size, maximized: state.maximized };
};
