import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useCommand } from '../../state/keys.ts';
import { useLanguage } from '../../words/Language.tsx';
import type { UnderPhoto } from './brushes.ts';
import { type Camera, panned, seesPoint, zoomedAt } from './camera.ts';
import classes from './HexCanvas.module.css';
import { type MapDrawing, mapDrawing } from './mapDrawing.ts';
import type { MapHandle } from './mapProps.ts';
import { watchPalette } from './palette.ts';
import type { Scene } from './scene.ts';
import { type Spot, spotOn, type Touched, useHands } from './useHands.ts';
import { firstHex, isArrow, walked } from './walk.ts';

export interface HexCanvasProps extends Touched {
  readonly sheet: Sheet;
  readonly spec: SheetSpec;
  readonly scene: Scene;
  /** the grid is shown and can be walked where nothing is drawn yet */
  readonly wholeGrid?: boolean;
  readonly photo?: UnderPhoto | undefined;
  readonly label: string;
  /** said once to those who listen: what the map shows and how it is used */
  readonly about?: string | undefined;
  readonly cursor?: string | undefined;
  readonly sayHex: (hex: string) => string;
  readonly onCursor: (hex: string) => void;
  /** a key on the map; true: taken. Space arrives when it is let go and nothing was dragged meanwhile. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** a key that is somebody else's just now: the map lets it pass */
  readonly leaves?: ((key: string) => boolean) | undefined;
  readonly handle?: Ref<MapHandle> | undefined;
  /** where it was looked at is found again under this name */
  readonly lookedAt?: string | undefined;
  /** a small map inside a form: no zoom, no keys */
  readonly still?: boolean;
  readonly children?: ReactNode;
}

/** Where maps were looked at, as long as the page is open; absent: the whole of it. */
const looks = new Map<string, Camera>();

/** The map on two canvases: looked at, walked with the arrows, zoomed and pushed; what is done to it others decide. */
export function HexCanvas(props: HexCanvasProps) {
  const { sheet, spec, scene, wholeGrid = false, photo, label, about, cursor, sayHex, handle, still = false } = props;
  const { t } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const lower = useRef<HTMLCanvasElement>(null);
  const upper = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<MapDrawing | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [focused, setFocused] = useState(false);
  const [said, setSaid] = useState('');
  const help = useId();

  // The drawing lives as long as the page shows it; what it shows is handed to it below.
  const first = useRef({ sheet, spec, wholeGrid, lookedAt: props.lookedAt });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!lower.current || !upper.current || !box) return undefined;
    const map = mapDrawing({ ground: lower.current, over: upper.current }, first.current);
    drawing.current = map;
    const measure = () =>
      map.resize({ width: box.clientWidth, height: box.clientHeight }, Math.min(3, window.devicePixelRatio || 1));
    measure();
    const { lookedAt } = first.current;
    const before = lookedAt === undefined ? undefined : looks.get(lookedAt);
    if (before) map.setCamera(before);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    const stopWatching = watchPalette(map.repalette);
    // faces that come later are drawn with
    void document.fonts?.ready.then(map.repalette);
    return () => {
      observer.disconnect();
      stopWatching();
      if (lookedAt !== undefined) {
        if (map.isFit()) looks.delete(lookedAt);
        else looks.set(lookedAt, map.camera());
      }
      map.stop();
      drawing.current = undefined;
    };
  }, []);
  // arrows walk at once, unless the hand is on something else of the screen
  useEffect(() => {
    if (!still && !document.activeElement?.closest('#sheet *, [role="dialog"]'))
      frame.current?.focus({ preventScroll: true });
  }, [still]);
  useLayoutEffect(() => drawing.current?.setSheet(sheet, spec), [sheet, spec]);
  useLayoutEffect(() => drawing.current?.setScene(scene), [scene]);
  useLayoutEffect(() => drawing.current?.setPhoto(photo), [photo]);
  useLayoutEffect(() => drawing.current?.setHand({ cursor, focused }), [cursor, focused]);

  const spotAt = useCallback((x: number, y: number, shift: boolean): Spot => {
    const map = drawing.current;
    if (!map) return { direction: 0, near: 0, x: 0, y: 0, shift };
    const point = map.atPoint(x, y);
    return spotOn(map, point.x, point.y, shift);
  }, []);
  const inFrame = (event: { readonly clientX: number; readonly clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  // Said only while the keyboard walks: a mouse would chatter. Said with the step itself: an effect that waits could be
  // one of the render before, which would speak of the hex just left and take the step's word away.
  const toSay = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (cursor === undefined || toSay.current !== cursor) return;
    toSay.current = undefined;
    setSaid(sayHex(cursor));
    drawing.current?.show(cursor);
  }, [cursor, sayHex]);

  const zoomBy = (factor: number, x?: number, y?: number): void => {
    const map = drawing.current;
    if (!map) return;
    const view = map.view();
    map.setCamera(zoomedAt(map.camera(), view, factor, x ?? view.width / 2, y ?? view.height / 2));
  };
  const near = (): void => {
    const map = drawing.current;
    if (!map) return;
    if (!map.isFit()) {
      map.fit();
      return;
    }
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    map.setCamera({ ...map.camera(), zoom: size });
    if (latest.current.cursor !== undefined) map.show(latest.current.cursor, true);
  };
  useCommand('map.zoom', near, !still);

  useImperativeHandle(
    handle,
    (): MapHandle => ({
      hexAt: (clientX, clientY) => {
        const { x, y } = inFrame({ clientX, clientY });
        const spot = spotAt(x, y, false);
        return spot.box ?? spot.hex;
      },
      show: (hex) => drawing.current?.show(hex),
      turnTo: (hexes) => drawing.current?.turnTo(hexes),
      sees: (hex) => {
        const map = drawing.current;
        const centre = map?.ground().layout.pixels.centre(hex);
        return !!map && !!centre && seesPoint(map.camera(), map.view(), centre);
      },
      zoom: (how) => {
        if (how === 'fit') drawing.current?.fit();
        else if (how === 'next') near();
        else zoomBy(how === 'in' ? 1.35 : 1 / 1.35);
      },
      focus: () => frame.current?.focus(),
    }),
  );

  // The wheel must be kept from the page, which React's listeners cannot.
  useEffect(() => {
    const box = frame.current;
    if (!box || still) return undefined;
    const onWheel = (event: WheelEvent) => {
      const map = drawing.current;
      if (!map) return;
      event.preventDefault();
      const { x, y } = inFrame(event);
      const unit = event.deltaMode === 1 ? 30 : 1;
      if (event.shiftKey || (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)))
        map.setCamera(panned(map.camera(), -(event.deltaX || event.deltaY) * unit, 0));
      else zoomBy(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => box.removeEventListener('wheel', onWheel);
  });

  // what sighted players take in at a glance
  const summary = useMemo(() => {
    const drawn = Object.keys(sheet.hexes).sort();
    const [first] = drawn;
    return first === undefined
      ? t('ui.map.summary.none')
      : t('ui.map.summary', { count: drawn.length, first: name(first), last: name(drawn.at(-1) ?? first) });
  }, [sheet.hexes, t]);

  const hands = useHands(drawing, latest, spotAt);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const map = drawing.current;
    if (!map || latest.current.leaves?.(event.key)) return;
    if (event.key === ' ') {
      event.preventDefault();
      hands.space.current ??= 'held';
      return;
    }
    if (latest.current.onKey?.(event)) {
      event.preventDefault();
      return;
    }
    if (isArrow(event.key) && !event.shiftKey) {
      event.preventDefault();
      const { layout } = map.ground();
      const camera = map.camera();
      const from = latest.current.cursor;
      const next =
        from === undefined
          ? firstHex(latest.current.sheet, layout, camera.x, camera.y)
          : walked(latest.current.sheet, layout, from, event.key, wholeGrid);
      if (next === undefined) return;
      toSay.current = next;
      latest.current.onCursor(next);
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const step = 90;
      const dx = event.key === 'ArrowLeft' ? step : event.key === 'ArrowRight' ? -step : 0;
      const dy = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
      map.setCamera(panned(map.camera(), dx, dy));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      tapCursor();
    } else if (event.key === '+' || event.key === '=') {
      event.preventDefault();
      zoomBy(1.35);
    } else if (event.key === '-' || event.key === '−') {
      event.preventDefault();
      zoomBy(1 / 1.35);
    } else if (event.key === 'Home' && cursor !== undefined) {
      event.preventDefault();
      map.show(cursor, true);
    }
  };
  const tapCursor = () => {
    const map = drawing.current;
    const at = latest.current.cursor;
    const centre = at === undefined ? undefined : (map?.ground().layout.pixels.centre(at) ?? boxCentre(map, at));
    if (map && centre) latest.current.onTap(spotOn(map, centre.x, centre.y, false));
  };
  const onKeyUp = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== ' ' || event.target !== event.currentTarget) return;
    const was = hands.space.current;
    hands.space.current = undefined;
    if (was === 'held' && !latest.current.onKey?.(event)) tapCursor();
  };

  return (
    <div className={classes.frame}>
      <div
        ref={frame}
        className={classes.map}
        role="application"
        aria-label={label}
        aria-describedby={help}
        tabIndex={still ? -1 : 0}
        onFocus={() => {
          setFocused(true);
          if (cursor !== undefined) setSaid(sayHex(cursor));
        }}
        onBlur={() => {
          setFocused(false);
          hands.space.current = undefined;
        }}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onContextMenu={(event) => event.preventDefault()}
        {...hands.on}
      >
        <canvas ref={lower} aria-hidden="true" />
        <canvas ref={upper} aria-hidden="true" />
      </div>
      <p id={help} className="vh">
        {summary} {about ?? t('ui.map.help')}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
      {!still && (
        <div className={classes.zoom}>
          <ZoomButton label={t('ui.map.zoomIn')} text="+" onClick={() => zoomBy(1.35)} />
          <ZoomButton label={t('ui.map.zoomOut')} text="−" onClick={() => zoomBy(1 / 1.35)} />
          <button type="button" aria-label={t('ui.map.fit')} title={t('ui.map.fit')} onClick={near}>
            <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true">
              <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" fill="none" stroke="currentColor" strokeWidth="2.2" />
            </svg>
          </button>
        </div>
      )}
      {props.children}
    </div>
  );
}

function ZoomButton({
  label,
  text,
  onClick,
}: {
  readonly label: string;
  readonly text: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      {text}
    </button>
  );
}

const boxCentre = (map: MapDrawing | undefined, id: string) => map?.ground().layout.boxes.find((box) => box.id === id);
