import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../cells-ids.ts';
import { markers } from '../data/schedule.ts';
import type { Bar } from '../markers.ts';
import { airHexes, barsAir, barsBreak, barsInterdiction, brokenRails } from '../markers.ts';
import { placeOf, textOf } from '../reading.ts';
import { t } from '../text/speak.ts';
import { plain } from '../words.ts';
import { hex, hexOrNone } from './fields.ts';
import { never, unless } from './propose.ts';

const group = t('pgg.group.markers');

/** Without a hex nothing is placed, and nobody may override that. */
const needsHex = (hex: string, rule: string): Proposal | undefined =>
  hex === '' ? never(t('pgg.bar.noHex'), rule) : undefined;

/** 13.2: up to three air markers, one a hex. */
const airPlace = action({
  id: 'air-place',
  msg: t('pgg.action.air'),
  rule: '13.2',
  about: t('pgg.action.air.about'),
  side: sides.german,
  group,
  fields: {
    hex1: { ...hexOrNone(t('pgg.field.firstHex')), big: true },
    hex2: hexOrNone(t('pgg.field.secondHex')),
    hex3: hexOrNone(t('pgg.field.thirdHex')),
  },
  // 13.2: in B5, and before turn 1
  when: (around) => {
    const { side, name: phase } = placeOf(around);
    const here = phase === 'markers' || (side === 'ger' && phase === 'interdiction');
    return here && airHexes(around).length < markers.air;
  },
  proposes: ({ hex1, hex2, hex3 }, around) => {
    const wanted = [hex1, hex2, hex3].filter((one) => one !== '');
    if (wanted.length === 0) return never(t('pgg.bar.noHex'), '13.2');
    const lie = [...airHexes(around)];
    let bar: Bar | undefined;
    for (const one of wanted) {
      bar ??= barsAir(around, one, lie);
      lie.push(one);
    }
    const hexes = list(wanted.map(plain)) ?? plain('');
    return unless(
      bar,
      t('pgg.says.air', { count: wanted.length, hexes }),
      [...new Set(wanted)].map((one) => setAt(recordCells.air, one, true)),
    );
  },
});

/** 13.33: taken off by hand; at the end of the Soviet movement phase they go by themselves. */
const airLift = action({
  id: 'air-lift',
  msg: t('pgg.action.airLift'),
  rule: '13.33',
  group,
  fields: { hex: hexOrNone(t('pgg.field.hexOrAll')) },
  when: (around) => airHexes(around).length > 0,
  proposes: ({ hex: one }, around) => {
    const lie = airHexes(around);
    const lifted = one === '' ? lie : lie.filter((each) => each === one);
    const hexes = list(lifted.map(plain));
    if (!hexes) return never(t('pgg.bar.noMarkerThere'), '13.33');
    return unless(
      undefined,
      t('pgg.says.airLift', { count: lifted.length, hexes }),
      lifted.map((each) => setAt(recordCells.air, each, null)),
    );
  },
});

/** 13.41, 13.42, 13.45: the Soviet marker. */
const interdictionPlace = action({
  id: 'interdiction-place',
  msg: t('pgg.action.interdiction'),
  rule: '13.42',
  about: t('pgg.action.interdiction.about'),
  side: sides.soviet,
  group,
  fields: { hex: hex(), germans: { kind: 'toggle', msg: t('pgg.field.germansThere'), start: false, rule: '13.45' } },
  when: (around) => {
    const { side, name: phase } = placeOf(around);
    return side === 'sov' && phase === 'interdiction';
  },
  proposes: ({ hex: at, germans }, around) =>
    needsHex(at, '13.42') ??
    unless(barsInterdiction(around, at, germans), t('pgg.says.interdiction', { hex: name(at) }), [
      set(recordCells.sovietMarker, at),
      setAt(recordCells.sovietMarkerUses, String(around.turn), at),
      post(accounts.interdiction, -1, t('pgg.post.interdiction', { hex: name(at) }), '13.41'),
    ]),
});

const interdictionLift = action({
  id: 'interdiction-lift',
  msg: t('pgg.action.interdictionLift'),
  rule: '13.46',
  group,
  fields: {},
  when: (around) => textOf(around.cells, recordCells.sovietMarker) !== '',
  proposes: (_input, around) => {
    const at = textOf(around.cells, recordCells.sovietMarker);
    if (at === '') return never(t('pgg.bar.noMarkerThere'), '13.46');
    return unless(undefined, t('pgg.says.interdictionLift', { hex: name(at) }), [set(recordCells.sovietMarker, '')]);
  },
});

/** 6.37: broken rails, six markers at most. */
const railBreak = action({
  id: 'rail-break',
  msg: t('pgg.action.railBreak'),
  rule: '6.37',
  about: t('pgg.action.railBreak.about'),
  side: sides.german,
  group,
  fields: { hex: hex() },
  when: (around) => placeOf(around).side === 'ger',
  proposes: ({ hex: at }, around) =>
    needsHex(at, '6.37') ??
    unless(barsBreak(around, at), t('pgg.says.railBreak', { hex: name(at) }), [setAt(recordCells.brokenRail, at, 0)]),
});

const notBroken = (hexes: readonly string[], at: string): Bar | undefined =>
  hexes.includes(at) ? undefined : { msg: t('pgg.bar.notBroken', { hex: name(at) }), rule: '6.37' };

/** A German combat unit in the hex may take the marker up again. */
const railPickUp = action({
  id: 'rail-pick-up',
  msg: t('pgg.action.railPickUp'),
  rule: '6.37',
  side: sides.german,
  group,
  fields: { hex: hex() },
  when: (around) => brokenRails(around).length > 0 && placeOf(around).side === 'ger',
  proposes: ({ hex: at }, around) => {
    const missing = needsHex(at, '6.37');
    if (missing) return missing;
    const bar = notBroken(brokenRails(around), at);
    return bar
      ? never(bar.msg, bar.rule)
      : unless(undefined, t('pgg.says.railPickUp', { hex: name(at) }), [setAt(recordCells.brokenRail, at, null)]);
  },
});

/** A Soviet combat unit entering the hex removes it; rail use there begins again next turn. */
const railRepair = action({
  id: 'rail-repair',
  msg: t('pgg.action.railRepair'),
  rule: '6.37',
  about: t('pgg.action.railRepair.about'),
  side: sides.soviet,
  group,
  fields: { hex: hex() },
  when: (around) => brokenRails(around).length > 0 && placeOf(around).side === 'sov',
  proposes: ({ hex: at }, around) => {
    const missing = needsHex(at, '6.37');
    if (missing) return missing;
    const bar = notBroken(brokenRails(around), at);
    return bar
      ? never(bar.msg, bar.rule)
      : unless(undefined, t('pgg.says.railRepair', { hex: name(at), n: around.turn + 1 }), [
          setAt(recordCells.brokenRail, at, around.turn),
        ]);
  },
});

export const markerActions: readonly Action[] = [
  airPlace,
  airLift,
  interdictionPlace,
  interdictionLift,
  railBreak,
  railPickUp,
  railRepair,
];
