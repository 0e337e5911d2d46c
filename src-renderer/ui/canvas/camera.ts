/** Where the map is looked at: the point of the sheet in the middle of the view, and pixels of the page per pixel of the sheet. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const leastZoom = 0.12;
export const mostZoom = 4;

const between = (n: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(Math.max(n, least), most);

/** The whole of it in sight, as large as it goes up to `most`. */
export const fitted = (all: Rect, view: Size, most: number, margin = 14): Camera => {
  const across = (view.width - 2 * margin) / Math.max(1, all.right - all.left);
  const down = (view.height - 2 * margin) / Math.max(1, all.bottom - all.top);
  return {
    x: (all.left + all.right) / 2,
    y: (all.top + all.bottom) / 2,
    zoom: between(Math.min(across, down), leastZoom, most),
  };
};

/** Below this a hex shows neither its number nor its counter. */
const tooSmall = 0.45;
/** Where a map begins that is too large to be read as a whole: at the points that matter; undefined: it can be read. */
export const nearEnough = (
  whole: Camera,
  points: readonly { readonly x: number; readonly y: number }[],
  view: Size,
  usual: number,
): Camera | undefined => {
  if (whole.zoom >= tooSmall * usual || points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const room = 120;
  const all = {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    top: Math.min(...ys) - room,
    bottom: Math.max(...ys) + room,
  };
  const near = fitted(all, view, usual);
  return { ...near, zoom: Math.max(near.zoom, tooSmall * usual) };
};

export const toView = (
  camera: Camera,
  view: Size,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } => ({
  x: (x - camera.x) * camera.zoom + view.width / 2,
  y: (y - camera.y) * camera.zoom + view.height / 2,
});
export const toSheet = (
  camera: Camera,
  view: Size,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } => ({
  x: (x - view.width / 2) / camera.zoom + camera.x,
  y: (y - view.height / 2) / camera.zoom + camera.y,
});

/** Zoomed so that the point under the finger stays under it. */
export const zoomedAt = (camera: Camera, view: Size, factor: number, x: number, y: number): Camera => {
  const zoom = between(camera.zoom * factor, leastZoom, mostZoom);
  const under = toSheet(camera, view, x, y);
  return {
    x: under.x - (x - view.width / 2) / zoom,
    y: under.y - (y - view.height / 2) / zoom,
    zoom,
  };
};

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** The map can be pushed aside, but never out of sight: its edge stays within the middle of the view. */
export const kept = (camera: Camera, all: Rect): Camera => ({
  ...camera,
  x: between(camera.x, all.left, all.right),
  y: between(camera.y, all.top, all.bottom),
});

/** The part of the sheet that is in sight. */
export const inSight = (camera: Camera, view: Size): Rect => ({
  left: camera.x - view.width / 2 / camera.zoom,
  right: camera.x + view.width / 2 / camera.zoom,
  top: camera.y - view.height / 2 / camera.zoom,
  bottom: camera.y + view.height / 2 / camera.zoom,
});

/** Whether a point of the sheet is in sight. */
export const seesPoint = (
  camera: Camera,
  view: Size,
  { x, y }: { readonly x: number; readonly y: number },
): boolean => {
  const { left, top, right, bottom } = inSight(camera, view);
  return x > left && x < right && y > top && y < bottom;
};

/** What is in sight, and as much of the room wanted at its edges as it has. */
const roomIn = (camera: Camera, view: Size, room: number) => {
  const sight = inSight(camera, view);
  const [width, height] = [sight.right - sight.left, sight.bottom - sight.top];
  return { sight, width, height, wide: Math.min(room, width / 3), high: Math.min(room, height / 3) };
};

/**
 * Turned, not zoomed, to the first part of the whole as one reads in which some of these points lie, with room around
 * them; and the point it begins at. Part by part all of them are seen.
 */
export const firstPart = <P extends { readonly x: number; readonly y: number }>(
  camera: Camera,
  view: Size,
  points: readonly P[],
  all: Rect,
  room: number,
): { readonly camera: Camera; readonly first: P } | undefined => {
  const { width, height, wide, high } = roomIn(camera, view, room);
  const top = Math.min(...points.map(({ y }) => y));
  const row = points.filter(({ y }) => y <= top + height - 2 * high);
  const [begins, ...others] = row;
  if (!begins) return undefined;
  const first = others.reduce((left, one) => (one.x < left.x ? one : left), begins);
  // beyond its edges nothing is to be seen
  const x = Math.min(first.x - wide + width / 2, Math.max(all.right - width / 2, (all.left + all.right) / 2));
  const y = Math.min(top - high + height / 2, Math.max(all.bottom - height / 2, (all.top + all.bottom) / 2));
  return { camera: { ...camera, x, y }, first };
};

/** Moved as little as brings a point into sight, with room around it. */
export const bringing = (camera: Camera, view: Size, x: number, y: number, room: number): Camera => {
  const { sight, wide, high } = roomIn(camera, view, room);
  const dx = x < sight.left + wide ? x - sight.left - wide : x > sight.right - wide ? x - sight.right + wide : 0;
  const dy = y < sight.top + high ? y - sight.top - high : y > sight.bottom - high ? y - sight.bottom + high : 0;
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
};
