import { type Action, action } from '#rules/kit/game/action.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../../ids.ts';
import { hex, hexOrNone, markerGroup } from '../../model/fields.ts';
import { airHexes, markers } from '../../model/markers.ts';
import { allowUnless, needsHex } from '../../model/propose.ts';
import { placeOf } from '../../model/reading.ts';
import { plain } from '../../model/words.ts';
import { barsAir, barsInterdiction } from './markers.ts';
import { msg } from './msg.ts';

/** 13.2: up to three air markers, one a hex. */
const airPlace = action({
  id: 'air-place',
  msg: msg('pgg.action.air'),
  verb: 'place',
  rule: '13.2',
  about: msg('pgg.action.air.about'),
  side: sides.german,
  group: markerGroup,
  fields: {
    hex1: hexOrNone(msg('pgg.field.firstHex')),
    hex2: hexOrNone(msg('pgg.field.secondHex')),
    hex3: hexOrNone(msg('pgg.field.thirdHex')),
  },
  // 13.2: in B5, and before turn 1
  when: (context) => {
    const { side, name: phase } = placeOf(context);
    const here = phase === 'markers' || (side === 'ger' && phase === 'interdiction');
    return here && airHexes(context).length < markers.air;
  },
  proposes: ({ hex1, hex2, hex3 }, context) => {
    const wanted = [hex1, hex2, hex3].filter((one) => one !== '');
    if (wanted.length === 0) return refuse(msg('pgg.bar.noHex'), '13.2');
    const lie = [...airHexes(context)];
    let bar: Objection | undefined;
    for (const one of wanted) {
      bar ??= barsAir(context, one, lie);
      lie.push(one);
    }
    const hexes = list(wanted.map(plain)) ?? plain('');
    return allowUnless(
      bar,
      msg('pgg.says.air', { count: wanted.length, hexes }),
      [...new Set(wanted)].map((one) => setAt(recordCells.air, one, true)),
    );
  },
});

/** 13.33: taken off by hand; at the end of the Soviet movement phase they go by themselves. */
const airLift = action({
  id: 'air-lift',
  msg: msg('pgg.action.airLift'),
  rule: '13.33',
  group: markerGroup,
  fields: { hex: hexOrNone(msg('pgg.field.hexOrAll')) },
  when: (context) => airHexes(context).length > 0,
  proposes: ({ hex: one }, context) => {
    const lie = airHexes(context);
    const lifted = one === '' ? lie : lie.filter((each) => each === one);
    const hexes = list(lifted.map(plain));
    if (!hexes) return refuse(msg('pgg.bar.noMarkerThere'), '13.33');
    return allowUnless(
      undefined,
      msg('pgg.says.airLift', { count: lifted.length, hexes }),
      lifted.map((each) => setAt(recordCells.air, each, null)),
    );
  },
});

/** 13.41, 13.42, 13.45: the Soviet marker. */
const interdictionPlace = action({
  id: 'interdiction-place',
  msg: msg('pgg.action.interdiction'),
  verb: 'place',
  rule: '13.42',
  about: msg('pgg.action.interdiction.about'),
  side: sides.soviet,
  group: markerGroup,
  fields: { hex: hex(), germans: { kind: 'toggle', msg: msg('pgg.field.germansThere'), start: false, rule: '13.45' } },
  when: (context) => {
    const { side, name: phase } = placeOf(context);
    return side === 'sov' && phase === 'interdiction';
  },
  proposes: ({ hex: at, germans }, context) =>
    needsHex(at, '13.42') ??
    allowUnless(barsInterdiction(context, at, germans), msg('pgg.says.interdiction', { hex: name(at) }), [
      set(recordCells.sovietMarker, at),
      setAt(recordCells.sovietMarkerUses, String(context.turn), at),
      post(accounts.interdiction, -1, msg('pgg.post.interdiction', { hex: name(at) }), '13.41'),
    ]),
});

const interdictionLift = action({
  id: 'interdiction-lift',
  msg: msg('pgg.action.interdictionLift'),
  rule: '13.46',
  group: markerGroup,
  fields: {},
  when: (context) => textIn(context, recordCells.sovietMarker) !== '',
  proposes: (_input, context) => {
    const at = textIn(context, recordCells.sovietMarker);
    if (at === '') return refuse(msg('pgg.bar.noMarkerThere'), '13.46');
    return allowUnless(undefined, msg('pgg.says.interdictionLift', { hex: name(at) }), [
      set(recordCells.sovietMarker, ''),
    ]);
  },
});

export const interdictionActions: readonly Action[] = [airPlace, airLift, interdictionPlace, interdictionLift];
