import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Scalar } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { CellValue } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { keyCalled, unitsBehind, valueCalled } from '../../state/cellWords.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { CellForm } from '../../ui/forms/CellForm.tsx';
import { TextLine } from '../../ui/forms/inputs.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { textOf, useLanguage } from '../../words/Language.tsx';
import { Fold } from './Fold.tsx';
import classes from './ledger.module.css';

const isMap = (value: CellValue | undefined): value is { readonly [key: string]: Scalar } => typeof value === 'object';

/** One cell, or one line a key; each can be set by hand, with a reason that the journal keeps. */
export function Cell({ cell, open }: { readonly cell: CellSpec; readonly open: OpenGame }) {
  const language = useLanguage();
  const { t, say } = language;
  const saidOf = (value: Parameters<typeof textOf>[1]) => textOf(language, value);
  const [editing, setEditing] = useState<string>();
  const [key, setKey] = useState('');
  const value = open.state.cells[cell.id];
  const readOnly = open.readOnly !== undefined;
  const side = open.game.sides.find((each) => each.id === cell.side);
  const title = side ? <SideMark look={side.look}>{say(cell.msg)}</SideMark> : say(cell.msg);

  if (!cell.keys) {
    const plain = isMap(value) ? undefined : value;
    // what is not for every eye is set anew without being shown
    const isHidden = cell.showValue !== undefined && plain !== undefined && plain !== '';
    return (
      <div className={classes.line}>
        <span className={classes.title}>
          {title} <RuleRef rule={cell.rule} />
        </span>
        <b>{saidOf(valueCalled(open, cell, '', plain))}</b>
        {!readOnly && (
          <Button
            variant="subtle"
            aria-expanded={editing !== undefined}
            onClick={() => setEditing(editing === undefined ? '' : undefined)}
          >
            {t('ui.play.ledger.correct')}
          </Button>
        )}
        {editing !== undefined && (
          <CellForm cell={cell} open={open} value={isHidden ? undefined : plain} onDone={() => setEditing(undefined)} />
        )}
      </div>
    );
  }
  const map = isMap(value) ? value : {};
  const named = 'pattern' in cell.keys ? (cell.keys.known ?? []) : cell.keys;
  const known = named.filter(
    (each) => map[each.key] !== undefined || !each.when || holds(each.when, { context: open.context }),
  );
  const units = unitsBehind(open, cell);
  const keys = [
    ...known.map((each) => each.key),
    ...Object.keys(map).filter((each) => !known.some((one) => one.key === each)),
  ];
  const pattern = 'pattern' in cell.keys ? cell.keys : undefined;
  const canType = !readOnly && (!cell.showValue || cell.typed === true);
  const typed = unitNamed(units, key)?.id ?? pattern?.parseKey?.(key) ?? key;
  const fits = pattern
    ? new RegExp(`^(?:${pattern.pattern})$`).test(typed) &&
      (!pattern.rosters || unitNamed(units, key) !== undefined || pattern.parseKey?.(key) !== undefined)
    : false;
  return (
    <Fold
      open={keys.length > 0 && keys.length <= 8}
      summary={
        <>
          <span className={classes.title}>
            {title} <RuleRef rule={cell.rule} plain />
          </span>
          <span>{t('ui.play.ledger.entries', { count: Object.keys(map).length })}</span>
        </>
      }
    >
      {() => (
        <>
          {keys.map((each) => (
            <div key={each} className={classes.line} data-key="">
              <span className={classes.title}>{saidOf(keyCalled(open, cell, each))}</span>
              <b>{saidOf(valueCalled(open, cell, each, map[each]))}</b>
              {canType && (
                <Button
                  variant="subtle"
                  aria-expanded={editing === each}
                  onClick={() => setEditing(editing === each ? undefined : each)}
                >
                  {t('ui.play.ledger.correct')}
                </Button>
              )}
              {editing === each && (
                <CellForm
                  cell={cell}
                  open={open}
                  cellKey={each}
                  value={map[each]}
                  onDone={() => setEditing(undefined)}
                />
              )}
            </div>
          ))}
          {pattern && canType && (
            <div className={classes.line} data-key="">
              <TextLine label={say(pattern.hint)} value={key} max={60} onChange={setKey} />
              <Button
                disabled={!fits}
                onClick={() => {
                  setEditing(typed);
                }}
              >
                {t('ui.play.ledger.addKey')}
              </Button>
              {editing !== undefined && editing === typed && !keys.includes(typed) && (
                <CellForm
                  cell={cell}
                  open={open}
                  cellKey={typed}
                  value={undefined}
                  onDone={() => {
                    setEditing(undefined);
                    setKey('');
                  }}
                />
              )}
            </div>
          )}
        </>
      )}
    </Fold>
  );
}

const unitNamed = (units: readonly RosterUnit[], called: string): RosterUnit | undefined => {
  const wanted = called.trim().toLowerCase();
  return units.find((unit) => unit.name.trim().toLowerCase() === wanted);
};
