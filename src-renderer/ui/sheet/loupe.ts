import type { Point } from '#rules/kit/hexmap/pixels.ts';
import { type Camera, type Size, toView } from '../canvas/camera.ts';

const radius = 64;
const above = 104;
const between = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), Math.max(least, most));

/** What lies under a finger, seen three times closer beside it: above, and below where there is no room. */
export const drawLoupe = (
  ctx: CanvasRenderingContext2D,
  picture: ImageBitmap,
  camera: Camera,
  view: Size,
  { finger, place, ink }: { readonly finger: Point; readonly place: Point; readonly ink: string },
): void => {
  const zoom = Math.max(1.5, camera.zoom * 3);
  const x = between(finger.x, radius + 4, view.width - radius - 4);
  const y = finger.y - above > radius ? finger.y - above : finger.y + above;
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = '#fff';
  ctx.fill();
  ctx.clip();
  ctx.drawImage(picture, x - place.x * zoom, y - place.y * zoom, picture.width * zoom, picture.height * zoom);
  ctx.restore();
  const ring = (colour: string, width: number) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.moveTo(x - 14, y);
    ctx.lineTo(x + 14, y);
    ctx.moveTo(x, y - 14);
    ctx.lineTo(x, y + 14);
    ctx.stroke();
  };
  ring('#fff', 5);
  ring(ink, 2);
};

/** Whether a touch takes hold of the cross instead of the picture. */
export const onCross = (touch: Point, at: Point, camera: Camera, view: Size): boolean => {
  const cross = toView(camera, view, at.x, at.y);
  return Math.hypot(touch.x - cross.x, touch.y - cross.y) < 30;
};
