import { memo } from '#rules/kit/base/memo.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { taskKey, ticked } from '#rules/kit/sequence/walker.ts';
import { type Name, nameList } from '#rules/kit/words/message.ts';
import { boxes, cells } from '../../ids.ts';
import { allowUnless } from '../../model/propose.ts';
import { isOos } from '../../model/reading.ts';
import { isSupply, keepBefore } from '../../model/snapshot.ts';
import { airLeft, airTargets } from './byAir.ts';
import { msg } from './msg.ts';
import { type Judged, judged } from './unsupplied.ts';

/** 8e: markers set on who has no supply and taken from who has, for both sides at once (AMB-12). */

export const hexList = (hexes: Iterable<string>): Name =>
  nameList([...new Set(hexes)].map((hex) => (hex === boxes.tem ? 'TeM' : hex)));

const change = (context: Context, { id, state }: Judged): readonly Fact[] => {
  if (state === 'waits') return [];
  const oos = state === 'oos';
  return isOos(context, id) === oos ? [] : [setAt(cells.oos, id, oos ? 'yes' : null)];
};

/** "Mark status": the whole of the supply phase as the map has it. Asked at every look, so worked out once. */
export const bookSupply = memo((context: Context): Proposal => propose(context));

const propose = (context: Context): Proposal => {
  if (!isSupply(context)) return refuse(msg('armir.bar.notSupply'), '8');
  const all = judged(context);
  if (!all || all.length === 0) return refuse(msg('armir.bar.nobodyDrawn'), '8');
  const out = all.filter(({ state }) => state === 'oos');
  const waiting = all.filter(({ state }) => state === 'waits');
  const facts = all.flatMap((one) => change(context, one));
  // since the phase began: the die of a corps has put its marker down already
  const newly = out.filter(({ marked }) => !marked).length;
  const back = all.filter(({ state, marked }) => state === 'supplied' && marked).length;
  const says =
    out.length === 0
      ? back === 0
        ? msg('armir.says.supplyKept', { n: all.length })
        : msg('armir.says.supplyAll', { n: all.length, back })
      : msg('armir.says.supplyNamed', {
          units: nameList(out.map(({ name }) => name)),
          n: all.length,
          fresh: newly,
          back,
        });
  const bar: Objection | undefined =
    waiting.length > 0
      ? { msg: msg('armir.bar.dieFirst', { hexes: hexList(waiting.map(({ hex }) => hex)) }), rule: '8.4' }
      : undefined;
  const open = (waiting.length > 0 ? ['trace'] : ['trace', 'markers'])
    .filter((task) => !ticked(context, task))
    .map((task) => taskKey(context.place, task));
  const booked = [...keepBefore(context), ...facts, ...open.map((task): Fact => ({ kind: 'tick', task, on: true }))];
  if (booked.length === 0) return refuse(bar?.msg ?? msg('armir.bar.supplyDone'), bar?.rule ?? '8');
  return allowUnless(bar, says, booked, airNote(context));
};

/** 9.2: what aircraft could still do about it. */
const airNote = (context: Context): readonly Objection[] => {
  const left = airLeft(context);
  const german = left.german > 0 ? airTargets(context, 'german') : [];
  const italian = left.italian ? airTargets(context, 'italian') : [];
  return [
    ...(german.length > 0
      ? [{ msg: msg('armir.next.airGerman', { n: left.german, hexes: hexList(german) }), rule: '9.2' }]
      : []),
    ...(italian.length > 0 ? [{ msg: msg('armir.next.airItalian', { hexes: hexList(italian) }), rule: '9.2' }] : []),
  ];
};
