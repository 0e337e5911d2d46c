import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import { describeHex } from '#rules/kit/hexmap/describeHex.ts';
import type { SheetEdit } from '#rules/kit/hexmap/edit/edit.ts';
import { directionsOf, neighboursOf, straightLine } from '#rules/kit/hexmap/lattice.ts';
import { pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useCommand } from '../../state/keys.ts';
import { useLanguage } from '../../words/Language.tsx';
import { gameScene } from '../canvas/gameScene.ts';
import { HexCanvas } from '../canvas/HexCanvas.tsx';
import type { MapHandle, SheetEditorProps } from '../canvas/mapProps.ts';
import type { Scene } from '../canvas/scene.ts';
import type { Grab, Spot } from '../canvas/useHands.ts';
import { usePhoto } from '../canvas/usePhoto.ts';
import { Tool } from '../frame/Shell.tsx';
import { Icon } from '../parts/Icon.tsx';
import { KeyCap } from '../parts/KeyCap.tsx';
import { Boxes } from './Boxes.tsx';
import { BrushList } from './BrushList.tsx';
import { type BrushItem, brushesOf } from './brushes.ts';
import classes from './editor.module.css';
import { FileTools } from './FileTools.tsx';
import { GridSettings } from './GridSettings.tsx';
import { LabelForm, NameForm } from './Here.tsx';
import { PaintStatus } from './PaintStatus.tsx';
import { PhotoPanel } from './PhotoPanel.tsx';
import { ProposeOffer, ProposePanel } from './ProposePanel.tsx';
import { subjectDrawnBy } from './proposeSubject.ts';
import { blockOf, sideKeys, strokeOf, touchOf } from './strokes.ts';
import { useDrawing } from './useDrawing.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useProposeHands } from './useProposeHands.ts';

/** The brush in the hand: by mouse, finger and keyboard. */
export function Paint({
  start,
  spec,
  sides,
  markerKinds,
  stand,
  over,
  zonesOf,
  cursor: begin,
  photoOf,
  onChange,
  onDone,
  ...props
}: SheetEditorProps & { readonly start: Sheet }) {
  const language = useLanguage();
  const { t, say } = language;
  const drawing = useDrawing(start, onChange);
  const { sheet } = drawing;
  const items = useMemo(() => brushesOf(spec), [spec]);
  const [heldId, setHeldId] = useState(items[0]?.id ?? '');
  const held = items.find((item) => item.id === heldId) ?? items[0];
  const brush = held?.brush ?? { is: 'erase' };
  const [cursor, setCursor] = useState<string | undefined>(begin);
  const [direction, setDirection] = useState(0);
  const [label, setLabel] = useState(spec.labels[0]?.key ?? '');
  const [box, setBox] = useState<string>();
  const [boxLink, setBoxLink] = useState(spec.links[0]?.key ?? '');
  const [block, setBlock] = useState<{ readonly from: string; readonly to?: string }>();
  const [anchor, setAnchor] = useState<string>();
  const [hover, setHover] = useState<string>();
  const [pane, setPane] = useState<'paint' | 'grid'>('paint');
  const [withPhoto, setWithPhoto] = useState(false);
  const photo = usePhoto(photoOf, sheet.grid);
  const [withPropose, setWithPropose] = useState(false);
  const [nameAsked, setNameAsked] = useState(0);
  const [said, setSaid] = useState('');
  const map = useRef<MapHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const toTop = () => {
    if (panel.current) panel.current.scrollTop = 0;
  };
  /** What a brush asks for stands above the brushes: it comes into sight. */
  const showAsked = (item: BrushItem) => {
    if (['name', 'label', 'box', 'copy'].includes(item.brush.is)) toTop();
  };

  const drawnBy = subjectDrawnBy(brush.is);
  const proposals = useProposeHands({
    drawing,
    spec,
    photo: photo.under,
    wanted: drawnBy?.of ?? 'terrain',
    cursor,
    setCursor,
    map,
    say: setSaid,
  });
  const { proposing } = proposals;
  const open = proposing.stage === 'open';
  // what is asked now stands above the settings of the photo
  useEffect(() => {
    if (open && panel.current) panel.current.scrollTop = 0;
  }, [open]);
  const undo = (): void => {
    if (!proposing.undo()) drawing.undo();
  };
  useCommand('game.undo', undo);
  useCommand('game.redo', drawing.redo);

  const take = (item: BrushItem): void => {
    setHeldId(item.id);
    showAsked(item);
    setAnchor(undefined);
    setBlock(undefined);
    drawing.clearLeft();
  };
  const apply = (edit: SheetEdit | undefined, stroke?: string): boolean =>
    edit !== undefined && drawing.apply(edit, stroke);

  /** A touch of the brush: a tap, Enter or Space. */
  const touch = (spot: Spot): void => {
    const at = spot.hex ?? spot.box;
    if (at === undefined) return;
    setCursor(at);
    if (open) {
      proposals.touch(spot);
      return;
    }
    const now = drawing.now();
    switch (brush.is) {
      case 'name':
        if (now.hexes[at]) setNameAsked((n) => n + 1);
        return;
      case 'label':
        if (label.trim() !== '') apply({ do: 'label', hexes: [at], label: label.trim(), on: 'toggle' });
        return;
      case 'box':
        if (spot.box !== undefined && (box === undefined || spot.box === box)) setBox(spot.box);
        else if (box !== undefined) apply({ do: 'boxLink', id: box, to: at, link: boxLink, on: 'toggle' });
        return;
      case 'link':
        // a line hex by hex: the first touch begins it, each further one brings it on
        if (anchor !== undefined && anchor !== at) {
          const [first, second] = straightLine(now.grid, anchor, at);
          const on =
            first === undefined || second === undefined || !now.links[pairOf(first, second)]?.includes(brush.key);
          apply({ do: 'link', line: [anchor, at], kind: brush.key, on });
        }
        setAnchor(anchor === at ? undefined : at);
        return;
      case 'copy':
        if (!block) setBlock({ from: at });
        else if (block.to === undefined) setBlock({ ...block, to: at });
        else apply({ do: 'copy', hexes: blockOf(now, block.from, block.to), from: block.from, to: at });
        return;
      default:
        apply(touchOf(brush, spot, spot.shift));
    }
  };

  const grab = (spot: Spot): Grab | undefined => {
    if (spot.hex === undefined) return undefined;
    const { hex } = spot;
    if (open) return proposals.grab(spot);
    if (brush.is === 'copy') {
      if (block?.to !== undefined) return undefined;
      setBlock({ from: hex });
      return {
        move: (spots) => {
          const to = spots.findLast((one) => one.hex !== undefined)?.hex;
          if (to !== undefined) setBlock({ from: hex, to });
        },
        end: () => {},
        cancel: () => setBlock(undefined),
      };
    }
    const stroke = strokeOf(brush, drawing.now(), spot, label.trim());
    if (!stroke) return undefined;
    setAnchor(undefined);
    return {
      move: (spots) => {
        for (const change of stroke.over(drawing.now(), spots)) apply(change, stroke.id);
      },
      end: (last) => {
        if (last.hex !== undefined) setCursor(last.hex);
        drawing.endStroke();
      },
      cancel: drawing.endStroke,
    };
  };

  const onMapKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (open) return proposals.onMapKey(event);
    if (key === ' ') {
      touchCursor(event.shiftKey);
      return true;
    }
    if (cursor === undefined || event.shiftKey) return false;
    const neighbours = neighboursOf(sheet.grid, cursor);
    const side = sideKeys.indexOf(key.toLowerCase());
    if (brush.is === 'side') {
      if (key === ',' || key === '.') {
        turn(key === '.' ? 1 : 5);
        return true;
      }
      const beyond = neighbours[side];
      if (side < 0) return false;
      setDirection(side);
      if (beyond !== undefined) {
        apply({ do: 'sides', pairs: [[cursor, beyond]], kind: brush.key, on: 'toggle' });
        saySide(side);
      }
      return true;
    }
    if (brush.is === 'link' && side >= 0) {
      const next = neighbours[side];
      if (next !== undefined) {
        apply({ do: 'link', line: [cursor, next], kind: brush.key, on: 'toggle' });
        setCursor(next);
        setAnchor(undefined);
        map.current?.show(next);
        setSaid(sayHex(next));
      }
      return true;
    }
    return false;
  };
  const turn = (by: number): void => {
    const next = (direction + by) % 6;
    setDirection(next);
    saySide(next);
  };
  const saySide = (side: number): void => {
    const beyond = cursor === undefined ? undefined : neighboursOf(sheet.grid, cursor)[side];
    const word = directionsOf(sheet.grid)[side];
    if (cursor === undefined || word === undefined) return;
    const kinds = beyond === undefined ? [] : (drawing.now().sides[pairOf(cursor, beyond)] ?? []);
    const drawn = spec.sides.filter((kind) => kinds.includes(kind.key)).map((kind) => say(kind.msg));
    setSaid([t(`ui.map.direction.${word}`, { hex: name(beyond ?? '–') }), ...drawn].join('. '));
  };
  const touchCursor = (shift: boolean): void => {
    if (cursor === undefined) return;
    const isBox = sheet.boxes[cursor] !== undefined;
    touch({
      ...(isBox ? { box: cursor } : { hex: cursor }),
      direction,
      beyond: isBox ? undefined : neighboursOf(sheet.grid, cursor)[direction],
      near: 1,
      x: 0,
      y: 0,
      shift,
    });
    setSaid(words(drawing.now(), cursor));
  };

  useEditorKeys((event) => {
    if (pane !== 'paint') return false;
    if (proposals.onKey(event)) return true;
    if (event.key === 'Escape') {
      if (block) setBlock(undefined);
      else if (anchor !== undefined) setAnchor(undefined);
      else onDone();
      return true;
    }
    const item = event.shiftKey ? undefined : items.find((one) => one.digit === event.key);
    if (!item) return false;
    take(item);
    setSaid(say(item.msg));
    return true;
  });

  const words = (on: Sheet, hex: string): string =>
    describeHex({ sheet: on, spec }, hex)
      .map((part) => say(part))
      .join(', ');
  const sayHex = (hex: string): string => words(sheet, hex);

  const board = useMemo(() => (stand ? boardOf(start, spec) : undefined), [stand, start, spec]);
  const game = useMemo(
    () => gameScene({ stand, board, sides, markerKinds, zonesOf, over }),
    [stand, board, sides, markerKinds, zonesOf, over],
  );
  const beyond =
    brush.is === 'side' && !open && cursor !== undefined ? neighboursOf(sheet.grid, cursor)[direction] : undefined;
  const scene = useMemo((): Scene => {
    const picked =
      block?.to !== undefined
        ? blockOf(sheet, block.from, block.to)
        : block
          ? [block.from]
          : anchor === undefined
            ? undefined
            : [anchor];
    return {
      ...game,
      sides:
        beyond !== undefined && cursor !== undefined ? [...game.sides, { pair: pairOf(cursor, beyond) }] : game.sides,
      ...(picked && { picked }),
      ...(open && { proposed: proposals.places }),
    };
  }, [game, block, anchor, beyond, cursor, sheet, open, proposals.places]);

  if (pane === 'grid')
    return (
      <GridSettings
        spec={spec}
        grid={sheet.grid}
        onLeave={() => setPane('paint')}
        onTake={(grid, keep) => {
          apply({ do: 'grid', grid, keep });
          setCursor(undefined);
          setPane('paint');
        }}
      />
    );

  return (
    <div className={classes.room}>
      <section className={classes.editor} aria-label={t('ui.map.editor')} data-asking={open || undefined}>
        <div className={classes.bar}>
          <h1>{t('ui.map.editor')}</h1>
          <Tool icon="undo" label={t('ui.map.undo')} onClick={undo} disabled={!drawing.canUndo && !open} />
          <Tool icon="redo" label={t('ui.map.redo')} onClick={drawing.redo} disabled={!drawing.canRedo} />
          <FileTools
            game={props.game}
            spec={spec}
            sheet={sheet}
            onSheet={drawing.replace}
            onEdit={(edit) => void apply(edit)}
            cursor={cursor}
            onGrid={() => setPane('grid')}
            onPhoto={() => {
              setWithPhoto(!withPhoto);
              toTop();
            }}
            onPropose={() => {
              // the menu speaks of terrain; a brush of lines would speak of lines
              const [first] = items;
              if (first && drawnBy?.of !== 'terrain') take(first);
              setWithPropose(true);
              toTop();
            }}
          />
          <Button onClick={onDone} leftSection={<Icon name="check" size={20} />}>
            {t('ui.map.done')} <KeyCap of="map.paint" />
          </Button>
        </div>
        <div className={classes.map}>
          <HexCanvas
            sheet={sheet}
            spec={spec}
            scene={scene}
            wholeGrid
            photo={photo.under}
            label={t('ui.map.editor')}
            about={t('ui.map.paintHelp')}
            cursor={cursor}
            sayHex={sayHex}
            onCursor={setCursor}
            onTap={touch}
            onGrab={grab}
            onHover={(spot) => setHover(spot?.hex ?? spot?.box)}
            onKey={onMapKey}
            lookedAt={props.lookedAt}
            handle={map}
          />
        </div>
        <div ref={panel} className={classes.panel} data-tall={open || withPhoto || undefined}>
          {open && <ProposePanel {...proposals.panel} />}
          {withPhoto && (
            <PhotoPanel
              kept={photo}
              grid={sheet.grid}
              ready={photoOf !== undefined}
              onClose={() => setWithPhoto(false)}
            />
          )}
          {!open && (withPropose || proposing.stage === 'looking' || (photo.under && drawnBy)) && (
            <ProposeOffer
              proposing={proposing}
              sheet={sheet}
              spec={spec}
              photo={photo.under !== undefined}
              onClose={withPropose ? () => setWithPropose(false) : undefined}
            />
          )}
          {!open && brush.is === 'name' && (
            <NameForm
              sheet={sheet}
              spec={spec}
              hex={cursor}
              asked={nameAsked}
              onName={(text) => {
                if (cursor !== undefined) apply({ do: 'name', hex: cursor, name: text });
              }}
              onBack={() => map.current?.focus()}
            />
          )}
          {!open && brush.is === 'label' && <LabelForm spec={spec} label={label} onLabel={setLabel} />}
          {!open && brush.is === 'box' && (
            <Boxes
              sheet={sheet}
              spec={spec}
              held={box}
              link={boxLink}
              onHeld={setBox}
              onLink={setBoxLink}
              onEdit={(edit) => void apply(edit)}
            />
          )}
          {!open && brush.is === 'copy' && (
            <div className={classes.extra}>
              <p>
                {t(block?.to !== undefined ? 'ui.map.copy.put' : block ? 'ui.map.copy.corner' : 'ui.map.copy.begin')}
              </p>
              {block && <Button onClick={() => setBlock(undefined)}>{t('ui.map.copy.again')}</Button>}
            </div>
          )}
          {held && !open && (
            <BrushList
              items={items}
              held={held.id}
              onTake={take}
              onGo={() => {
                // walking to it with the arrows has scrolled the list down again
                showAsked(held);
                map.current?.focus();
              }}
            />
          )}
        </div>
        <PaintStatus
          sheet={sheet}
          spec={spec}
          at={hover ?? cursor}
          help={open ? 'propose' : brush.is === 'link' && anchor !== undefined ? 'linkOn' : brush.is}
          left={drawing.left}
        />
        <p className="vh" role="status">
          {said}
        </p>
      </section>
    </div>
  );
}
