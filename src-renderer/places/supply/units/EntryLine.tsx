import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { bare } from '#rules/kit/base/found.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { useCommand } from '../../../state/keys.ts';
import { changeDesk } from '../../../state/mapDesk.ts';
import { isUnknown, readEntry } from '../../../state/placing/entry.ts';
import { placingOf } from '../../../state/placing/placing.ts';
import { inPlay, namedUnits, numberedKinds, untyped } from '../../../state/placing/roll.ts';
import { go } from '../../../state/route.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { EnterCap, KeyCap } from '../../../ui/parts/KeyCap.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { make } from '../view/deeds.ts';
import type { MapNow } from '../view/useMap.ts';
import classes from './entryLine.module.css';

/** "2 rifle at 1412": one line puts units on the map, one entry in the journal whatever it holds. */
export function EntryLine({ now, onLeave }: { readonly now: MapNow; readonly onLeave: () => void }) {
  const { t, say } = useLanguage();
  const { open, map, context, sheet, desk, scope, stand, judge } = now;
  const [text, setText] = useState('');
  const [troubles, setTroubles] = useState<readonly Msg[]>([]);
  const [done, setDone] = useState<Msg>();
  const field = useRef<HTMLInputElement>(null);
  const units = useMemo(() => namedUnits(open.game, map, context), [open.game, map, context]);
  // a kind is known by its own name too, in the language that is spoken
  const counted = useMemo(
    () => numberedKinds(map).map((kind) => ({ ...kind, short: [...kind.short, bare(say(kind.msg))] })),
    [map, say],
  );
  const playing = useMemo(() => inPlay(map, now.board, context, units), [map, now.board, context, units]);
  const [kind] = counted;
  // hexes of the players' own sheet
  const [hex = '', other = hex] = useMemo(() => Object.keys(sheet.hexes).sort(), [sheet]);
  // one of the side that is looked at, where it has any
  const placeable = units.filter(({ unit }) => playing.has(unit.id) && !unit.name.includes(','));
  const shown = placeable.find(({ kind: { side } }) => side === judge?.side) ?? placeable[0];
  const example = t(kind ? 'ui.supply.entry.example' : 'ui.supply.entry.exampleNamed', {
    kind: name(kind?.short.at(-1) ?? ''),
    unit: name(shown?.unit.name ?? '…'),
    hex: name(hex),
    other: name(other),
  });
  // what stands there still is written over, not written on
  useCommand('map.entry', () => {
    field.current?.focus();
    field.current?.select();
  });

  // after placing, wherever it was done: the chosen hex is where it went
  const amiss = (desk.cursor !== undefined && map.amiss?.(desk.cursor, now.board, stand, context)) || [];

  const sideOf = (piece: string): string | undefined =>
    (now.pieceOf(piece) ?? units.find(({ unit }) => unit.id === piece)?.kind)?.side;
  const enter = () => {
    if (text.trim() === '') return;
    const read = readEntry(text, {
      grid: sheet.grid,
      boxes: sheet.boxes,
      units,
      inPlay: playing,
      untyped: untyped(map, now.board, context, units),
      counted,
      numbered: [...stand.pieces, ...stand.off].map((piece) => piece.id).filter((id) => id.includes('#')),
      sides: open.game.sides.flatMap(({ id, word }) => [id, say({ id: word })].map((each) => ({ id, word: each }))),
      side: judge?.side,
      cursor: desk.cursor,
    });
    if (!read.ok) {
      setTroubles(read.troubles);
      setDone(undefined);
      return;
    }
    const change = placingOf(map, context, read.wanted);
    if (!make(now, change)) return;
    setTroubles([]);
    setDone(change.says);
    setText('');
    const last = read.wanted.at(-1);
    const own = read.wanted.findLast(
      (each) => each.what === 'unit' && each.hex !== null && sideOf(each.piece) === judge?.side,
    );
    changeDesk(scope, {
      ...(last?.hex ? { cursor: last.hex } : {}),
      // while trying, the question stays the one it was
      ...(desk.tried ? { chosen: now.chosen?.id } : own?.what === 'unit' ? { chosen: own.piece } : {}),
    });
  };

  return (
    <form
      className={classes.entry}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label>
        <span className="vh">{t('ui.supply.entry')}</span>
        <KeyCap of="map.entry" />
        <input
          ref={field}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={400}
          value={text}
          // what it has just placed is taken back by its own Ctrl Z
          data-spent={done && text === '' ? '' : undefined}
          placeholder={example}
          aria-invalid={troubles.length > 0 || undefined}
          aria-describedby={troubles.length > 0 ? 'supply-entry-trouble' : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            onLeave();
          }}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setTroubles([]);
          }}
        />
      </label>
      <Button type="submit">
        {t('ui.supply.entry.put')} <EnterCap />
      </Button>
      <div className={classes.entrySays} role="status" id="supply-entry-trouble">
        {troubles.map((trouble) => (
          <p key={say(trouble)} className="note">
            <Icon name="refuse" size={18} />
            <span>{say(trouble)}</span>
            {isUnknown(trouble) && (
              // a name no list has yet is not the end of the way
              <Button size="compact-md" onClick={() => go({ at: 'things', game: open.game.id })}>
                {t('ui.supply.entry.typeIt')}
              </Button>
            )}
          </p>
        ))}
        {troubles.length === 0 &&
          amiss.map(({ msg, rule }) => (
            <p key={say(msg)} className="note due">
              <Icon name="due" size={18} />
              <span>
                {sheet.boxes[desk.cursor ?? '']?.name ?? desk.cursor}: {say(msg)} <RuleRef rule={rule} plain />
              </span>
            </p>
          ))}
        {done && troubles.length === 0 && <p className="vh">{say(done)}</p>}
      </div>
    </form>
  );
}
