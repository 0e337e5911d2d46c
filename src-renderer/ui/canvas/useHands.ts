import { type PointerEvent, useRef } from 'react';
import { panned, zoomedAt } from './camera.ts';
import { sideNear } from './ground.ts';
import { boxUnder, hexSize } from './layout.ts';
import type { MapDrawing } from './mapDrawing.ts';
import type { Dragged } from './paintScene.ts';

/** A place on the map under a finger. */
export interface Spot {
  /** undefined: beside the grid, or on a box */
  readonly hex?: string | undefined;
  readonly box?: string | undefined;
  /** the direction of the nearest hexside and the hex beyond it, if there is one */
  readonly direction: number;
  readonly beyond?: string | undefined;
  /** 0 in the middle of the hex, 1 on its side */
  readonly near: number;
  /** in pixels of the sheet */
  readonly x: number;
  readonly y: number;
  readonly shift: boolean;
}

/** A drag that somebody took; what nobody takes moves the map. */
export interface Grab {
  /** every place on the way since the last call, close enough together that no hex is missed */
  readonly move: (spots: readonly Spot[]) => void;
  readonly end: (spot: Spot) => void;
  readonly cancel: () => void;
  /** a counter that follows the finger */
  readonly carries?: string;
}

/** Who is told what hands do on the map. */
export interface Touched {
  readonly onTap: (spot: Spot) => void;
  /** a drag begins here: answer who takes it */
  readonly onGrab?: (spot: Spot) => Grab | undefined;
  readonly onHover?: ((spot: Spot | undefined) => void) | undefined;
}

/** How far a finger may slip and still tap, in pixels. */
const slip = { mouse: 4, touch: 9, pen: 6 } as const;
const slipOf = (type: string): number => (type === 'mouse' || type === 'pen' ? slip[type] : slip.touch);

export const spotOn = (map: MapDrawing, x: number, y: number, shift: boolean): Spot => {
  const ground = map.ground();
  const box = boxUnder(ground.layout, { x, y });
  const hex = box === undefined ? ground.layout.pixels.hexUnder({ x, y }) : undefined;
  const side = hex === undefined ? { direction: 0, near: 0 } : sideNear(ground, hex, { x, y });
  return { hex, box, x, y, shift, ...side };
};

interface Finger {
  readonly id: number;
  readonly type: string;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/** Mouse, pen and fingers: a tap, a drag somebody takes, or the map pushed and pinched. */
export const useHands = (
  drawing: { readonly current: MapDrawing | undefined },
  latest: { readonly current: Touched },
  spotAt: (x: number, y: number, shift: boolean) => Spot,
) => {
  const fingers = useRef(new Map<number, Finger>());
  const mode = useRef<'none' | 'maybe' | 'push' | 'pinch' | 'grab'>('none');
  const grab = useRef<Grab | undefined>(undefined);
  const lastSpot = useRef<Spot | undefined>(undefined);
  const hovered = useRef<string | undefined>(undefined);
  const space = useRef<'held' | 'pushed' | undefined>(undefined);

  const here = (event: PointerEvent<HTMLDivElement>, at: { clientX: number; clientY: number } = event) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: at.clientX - box.left, y: at.clientY - box.top };
  };
  /** every place the pointer told of since the last call: a quick finger is somewhere else several times a frame */
  const onItsWay = (event: PointerEvent<HTMLDivElement>): readonly Spot[] => {
    const told = event.nativeEvent.getCoalescedEvents?.() ?? [];
    return (told.length > 0 ? told : [event]).flatMap((one) => {
      const { x, y } = here(event, one);
      return between(spotAt(x, y, event.shiftKey));
    });
  };
  /** every place between two, close enough that no hex and no side is missed */
  const between = (to: Spot): readonly Spot[] => {
    const from = lastSpot.current ?? to;
    lastSpot.current = to;
    const map = drawing.current;
    if (!map) return [to];
    const steps = Math.min(400, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (hexSize * 0.3)));
    return Array.from({ length: Math.max(1, steps) }, (_, n) => {
      const part = (n + 1) / Math.max(1, steps);
      return part === 1 ? to : spotOn(map, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, to.shift);
    });
  };
  const dragged = (point: { readonly x: number; readonly y: number }): void => {
    const carries = grab.current?.carries;
    const map = drawing.current;
    if (carries === undefined || !map) return;
    const at = map.atPoint(point.x, point.y);
    const carried: Dragged = { piece: carries, x: at.x, y: at.y };
    map.setDragged(carried);
  };
  const letGo = (): void => {
    grab.current = undefined;
    lastSpot.current = undefined;
    drawing.current?.setDragged(undefined);
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button > 1) return;
    event.currentTarget.focus({ preventScroll: true });
    const { x, y } = here(event);
    try {
      event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      // a pointer that is gone already
    }
    fingers.current.set(event.pointerId, { id: event.pointerId, type: event.pointerType, startX: x, startY: y, x, y });
    if (fingers.current.size === 2) {
      grab.current?.cancel();
      letGo();
      mode.current = 'pinch';
      return;
    }
    if (event.button === 1 || space.current) {
      if (space.current) space.current = 'pushed';
      mode.current = 'push';
      event.preventDefault();
      return;
    }
    mode.current = 'maybe';
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const map = drawing.current;
    const { x, y } = here(event);
    const finger = fingers.current.get(event.pointerId);
    if (!map) return;
    if (!finger) {
      if (event.pointerType !== 'mouse' || !latest.current.onHover) return;
      const spot = spotAt(x, y, event.shiftKey);
      const key = `${spot.hex ?? spot.box ?? ''}/${spot.direction}`;
      if (key !== hovered.current) {
        hovered.current = key;
        latest.current.onHover(spot);
      }
      return;
    }
    const [dx, dy] = [x - finger.x, y - finger.y];
    if (mode.current === 'maybe') {
      if (Math.hypot(x - finger.startX, y - finger.startY) < slipOf(finger.type)) return;
      const start = spotAt(finger.startX, finger.startY, event.shiftKey);
      grab.current = latest.current.onGrab?.(start);
      mode.current = grab.current ? 'grab' : 'push';
      lastSpot.current = start;
      if (grab.current) grab.current.move([start]);
    }
    if (mode.current === 'pinch') {
      const [one, other] = [...fingers.current.values()];
      if (!one || !other) return;
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      finger.x = x;
      finger.y = y;
      const nowFar = Math.hypot(one.x - other.x, one.y - other.y);
      const nowMiddle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      const moved = panned(map.camera(), nowMiddle.x - middle.x, nowMiddle.y - middle.y);
      map.setCamera(zoomedAt(moved, map.view(), far > 0 ? nowFar / far : 1, nowMiddle.x, nowMiddle.y));
      return;
    }
    finger.x = x;
    finger.y = y;
    if (mode.current === 'push') map.setCamera(panned(map.camera(), dx, dy));
    else if (mode.current === 'grab') {
      grab.current?.move(onItsWay(event));
      dragged({ x, y });
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const finger = fingers.current.get(event.pointerId);
    if (!finger) return;
    fingers.current.delete(event.pointerId);
    const { x, y } = here(event);
    const was = mode.current;
    // one finger of a pinch stays: it pushes on
    mode.current = fingers.current.size === 0 ? 'none' : 'push';
    if (was === 'maybe') {
      latest.current.onTap(spotAt(x, y, event.shiftKey));
    } else if (was === 'grab') {
      const spot = spotAt(x, y, event.shiftKey);
      grab.current?.end(spot);
      letGo();
    }
  };
  const onPointerCancel = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
    grab.current?.cancel();
    letGo();
    mode.current = fingers.current.size === 0 ? 'none' : 'push';
  };
  const onPointerLeave = () => {
    if (hovered.current === undefined) return;
    hovered.current = undefined;
    latest.current.onHover?.(undefined);
  };
  return { space, on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave } };
};
