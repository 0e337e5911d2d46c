import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
import {
  bringing,
  type Camera,
  fitted,
  mostZoom,
  panned,
  type Size,
  toSheet,
  toView,
  zoomedAt,
} from '../canvas/camera.ts';
import { drawLoupe, onCross } from './loupe.ts';

/** As far as a finger trembles where it means one place. */
const tremble = 8;
const between = (n: number, most: number): number => Math.min(most, Math.max(0, n));

/**
 * A photo to be looked at closely, with a cross to set: wheel and fingers zoom, a drag pushes, a touch sets the cross, and
 * the cross itself is dragged under a loupe.
 */
export const usePicture = (picture: ImageBitmap, marks: readonly Point[]) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [looked, setLooked] = useState<Camera>();
  const [at, setCross] = useState<Point>({ x: picture.width / 2, y: picture.height / 2 });
  /** where a finger is down, and the place of the picture it means */
  const [held, setHeld] = useState<{ readonly finger: Point; readonly place: Point }>();
  const camera = useMemo(
    () => looked ?? fitted({ left: 0, top: 0, right: picture.width, bottom: picture.height }, size, mostZoom, 4),
    [looked, size, picture],
  );

  useLayoutEffect(() => {
    const box = canvas.current;
    if (!box) return undefined;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const box = canvas.current;
    const ctx = box?.getContext('2d');
    if (!box || !ctx) return;
    const ratio = Math.min(3, window.devicePixelRatio || 1);
    box.width = Math.max(1, Math.round(size.width * ratio));
    box.height = Math.max(1, Math.round(size.height * ratio));
    const origin = toView(camera, size, 0, 0);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(picture, origin.x, origin.y, picture.width * camera.zoom, picture.height * camera.zoom);
    const cross = (place: Point, colour: string) => {
      const { x, y } = toView(camera, size, place.x, place.y);
      for (const [ink, width] of [
        ['#fff', 6],
        [colour, 3],
      ] as const) {
        ctx.strokeStyle = ink;
        ctx.lineWidth = width;
        ctx.beginPath();
        ctx.arc(x, y, 12, 0, 2 * Math.PI);
        ctx.moveTo(x - 20, y);
        ctx.lineTo(x + 20, y);
        ctx.moveTo(x, y - 20);
        ctx.lineTo(x, y + 20);
        ctx.stroke();
      }
    };
    for (const mark of marks) cross(mark, '#18201b');
    const pencil = getComputedStyle(document.documentElement).getPropertyValue('--pencil').trim() || 'purple';
    cross(at, pencil);
    if (held) drawLoupe(ctx, picture, camera, size, { ...held, ink: pencil });
  }, [picture, marks, size, camera, at, held]);

  const latest = useRef({ camera, size });
  latest.current = { camera, size };
  const look = useCallback((next: (camera: Camera, size: Size) => Camera) => {
    const now = next(latest.current.camera, latest.current.size);
    // several moves may come before the next drawing
    latest.current = { ...latest.current, camera: now };
    setLooked(now);
  }, []);
  const inBox = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = canvas.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  // The wheel must be kept from the dialog, which React's listeners cannot.
  useEffect(() => {
    const box = canvas.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = inBox(event);
      const unit = event.deltaMode === 1 ? 30 : 1;
      look((now, view) => zoomedAt(now, view, Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), x, y));
    };
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  });

  const inside = ({ x, y }: Point): Point => ({ x: between(x, picture.width), y: between(y, picture.height) });
  const setAt = (place: Point) => setCross(inside(place));
  const fingers = useRef(new Map<number, Point>());
  const moved = useRef(false);
  /** the cross as it was when a finger took hold of it, and where that was */
  const grabbed = useRef<{ readonly from: Point; readonly at: Point } | undefined>(undefined);
  const hands = {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      if (fingers.current.size === 0) moved.current = false;
      const finger = inBox(event);
      fingers.current.set(event.pointerId, finger);
      const alone = fingers.current.size === 1;
      grabbed.current = alone && onCross(finger, at, camera, size) ? { from: finger, at } : undefined;
      setHeld(alone ? { finger, place: grabbed.current?.at ?? toSheet(camera, size, finger.x, finger.y) } : undefined);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = inBox(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!moved.current && !other && Math.hypot(now.x - before.x, now.y - before.y) < tremble) return;
      moved.current = true;
      fingers.current.set(event.pointerId, now);
      if (grabbed.current && !other) {
        const { from, at: was } = grabbed.current;
        const place = inside({ x: was.x + (now.x - from.x) / camera.zoom, y: was.y + (now.y - from.y) / camera.zoom });
        setCross(place);
        setHeld({ finger: now, place });
        return;
      }
      setHeld(undefined);
      if (!other) {
        look((one) => panned(one, now.x - before.x, now.y - before.y));
        return;
      }
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      look((one, view) =>
        panned(
          zoomedAt(one, view, apart(now) / apart(before), middle.x, middle.y),
          (now.x - before.x) / 2,
          (now.y - before.y) / 2,
        ),
      );
    },
    onPointerUp: (event: PointerEvent<HTMLCanvasElement>) => {
      const touched = fingers.current.delete(event.pointerId) && !moved.current && fingers.current.size === 0;
      setHeld(undefined);
      if (!touched || grabbed.current) return;
      const { x, y } = inBox(event);
      setAt(toSheet(camera, size, x, y));
    },
    onPointerCancel: (event: PointerEvent<HTMLCanvasElement>) => {
      fingers.current.delete(event.pointerId);
      grabbed.current = undefined;
      setHeld(undefined);
    },
  };
  return {
    canvas,
    at,
    setAt,
    hands,
    /** the cross moves by a pixel of the photo, or far over the screen, and stays in sight */
    step: (dx: number, dy: number, far: boolean) => {
      const by = far ? 24 / camera.zoom : 1;
      const next = inside({ x: at.x + dx * by, y: at.y + dy * by });
      setAt(next);
      if (looked) look((now, view) => bringing(now, view, next.x, next.y, 40 / now.zoom));
    },
    /** closer at the cross, or further away */
    zoomBy: (factor: number) =>
      look((now, view) => {
        const { x, y } = toView(now, view, at.x, at.y);
        return zoomedAt(now, view, factor, x, y);
      }),
    whole: () => setLooked(undefined),
  };
};
