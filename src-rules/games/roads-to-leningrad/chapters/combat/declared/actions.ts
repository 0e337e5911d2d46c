import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { beforeRoll, type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, otherSide } from '../../../ids.ts';
import { groups } from '../../../model/cells.ts';
import { needs } from '../../../model/erChecks.ts';
import { hex, namedIn, namedUnits, units } from '../../../model/fields.ts';
import { operation } from '../../../model/phases.ts';
import { allowUnless, rolledTen } from '../../../model/propose.ts';
import { countersOf, stepsLeft } from '../../../model/reading.ts';
import { holdsFort, inStrongpoint } from '../../../model/strongpoints.ts';
import { type Counter, isCombat } from '../../../model/units.ts';
import { activeSide, type Declared, declaredIn, fightersIn } from '../fight/declared.ts';
import { msg } from '../msg.ts';
import { refusedFacts } from '../results/after.ts';
import { partLines } from '../ways/beside.ts';
import { noRetreatBars, passes, passing } from './before.ts';
import { attackerBar, declaring } from './declaring.ts';
import {
  erField,
  erOf,
  faceField,
  helperField,
  helpOf,
  leadField,
  leadIn,
  offer,
  pointsField,
  reactorField,
  targetField,
} from './fields.ts';
import { reactionBarsOf } from './react.ts';
import { refusalIn } from './refusing.ts';

/** 9: attacks declared; then refusal, reaction and no retreat, in this order. */

const group = groups.operations;
const mine = (context: Context): readonly Counter[] =>
  countersOf(context).filter((one) => one.side === activeSide(context) && isCombat(one));
/** 9.1, 7.21: who may attack the hex, as far as the record knows; if nobody, all. */
const attackersFor = (context: Context, { hex: typed }: JsonObject): readonly Offer[] => {
  const at = typeof typed === 'string' ? typed : '';
  const might = mine(context).filter((one) => attackerBar(context, at, one) === undefined);
  return (might.length > 0 ? might : mine(context)).map((one) => offer(context, one));
};

/** 9.1 */
const declare = action({
  id: 'declare',
  msg: msg('rtl.chk.action.declare'),
  about: msg('rtl.chk.action.declare.about'),
  rule: '9.1',
  group,
  fields: {
    hex: { ...hex, msg: msg('rtl.chk.field.target'), big: true },
    units: { ...units(msg('rtl.chk.field.attackers'), mine), offers: attackersFor },
    what: {
      kind: 'choice',
      msg: msg('rtl.field.marker'),
      start: 'on',
      options: [
        { key: 'on', msg: msg('rtl.marker.on') },
        { key: 'off', msg: msg('rtl.marker.off') },
      ],
    },
  },
  proposes: (input, context) => {
    if (input.hex === '') return refuse(msg('rtl.chk.bar.noHex'), '9.12');
    if (input.what === 'off')
      return {
        ok: true,
        says: msg('rtl.chk.says.undeclared', { hex: name(input.hex) }),
        facts: [unmark(marks.declared, input.hex)],
      };
    return declaring(input.hex, namedUnits(context, input.units), context);
  },
});

const foughtAll = ({ units: all }: Declared, context: Context): readonly Fact[] =>
  all.map((id) => mark(marks.fought, id, true, operation(context)));
const find = (context: Context, at: string): Declared | undefined => declaredIn(context).find((one) => one.hex === at);
const noEr: Objection = { msg: msg('rtl.chk.bar.noEr'), rule: '3.42' };

/** 9.2 */
const refuseCombat = action({
  id: 'refuse',
  msg: msg('rtl.chk.action.refuse'),
  about: msg('rtl.chk.action.refuse.about'),
  rule: '9.2',
  group,
  fields: {
    hex: targetField,
    lead: leadField,
    er: erField,
    onlyThroughZoc: { kind: 'toggle', msg: msg('rtl.chk.field.onlyThroughZoc'), start: false, rule: '9.25' },
    face: faceField,
  },
  proposes: (input, context) => {
    const lead = leadIn(context, input);
    const er = erOf(context, input.er, lead);
    if (er === undefined) return refuse(noEr.msg, noEr.rule);
    const declared = find(context, input.hex);
    const known = refusalIn(context, input.hex, { lead: lead.counter, onlyThroughZoc: input.onlyThroughZoc });
    const { units: there, leaving, parts } = known;
    const ids = there.length > 0 ? there.map(({ id }) => id) : lead.id === '' ? [] : [lead.id];
    const [bar] = known.bars;
    if (input.face === null) return beforeRoll(bar, needs(lead, er, 0, '9.23'));
    const pass = passes(input.face, er);
    const p = { hex: name(input.hex === '' ? '–' : input.hex), die: input.face, n: passing(er) };
    return allowUnless(
      bar,
      msg(pass ? 'rtl.chk.says.refused' : 'rtl.chk.says.notRefused', p),
      [
        rolledTen('refuse', input.face),
        ...ids.map((id) => mark(marks.refused, id, true, operation(context))),
        ...(pass && declared ? [unmark(marks.declared, declared.hex), ...foughtAll(declared, context)] : []),
        ...(pass ? refusedFacts(input.hex, ids, declared?.units ?? [], context) : []),
      ],
      pass
        ? [
            { msg: msg('rtl.chk.next.retreat'), rule: '11.31' },
            ...partLines(parts, leaving, context),
            { msg: msg('rtl.chk.next.notTarget'), rule: '9.24' },
            { msg: msg('rtl.chk.next.advance'), rule: '9.23' },
          ]
        : [{ msg: msg('rtl.chk.next.stays'), rule: '9.26' }],
    );
  },
});

/** 9.3: unit by unit. */
const react = action({
  id: 'react',
  msg: msg('rtl.chk.action.react'),
  about: msg('rtl.chk.action.react.about'),
  rule: '9.3',
  group,
  fields: {
    unit: reactorField,
    hex: targetField,
    lead: leadField,
    er: erField,
    inZoc: { kind: 'toggle', msg: msg('rtl.chk.field.inZoc'), start: false, rule: '9.32' },
    helper: helperField,
    points: pointsField,
    face: faceField,
  },
  proposes: (input, context) => {
    const unit = namedIn(context, input.unit);
    if (unit.id === '') return refuse(msg('rtl.chk.bar.nobody'), '9.3');
    const er = erOf(context, input.er, unit);
    if (er === undefined) return refuse(noEr.msg, noEr.rule);
    const { counter } = unit;
    const at = textAt(context, cells.at, unit.id);
    const lead = leadIn(context, input).counter;
    const help = helpOf(context, input, 'reaction', counter?.formation, at);
    const [bar] = counter ? reactionBarsOf(context, counter, { hex: input.hex, lead, inZoc: input.inZoc }) : [];
    if (input.face === null) return beforeRoll(bar ?? help.bar, needs(unit, er, help.points, '9.33'));
    const pass = passes(input.face, er, help.points);
    const p = { unit: name(unit.name), die: input.face, n: passing(er, help.points) };
    return allowUnless(
      bar ?? help.bar,
      msg(pass ? 'rtl.chk.says.reacts' : 'rtl.chk.says.noReaction', p),
      [rolledTen('react', input.face), ...help.facts, mark(marks.reacted, unit.id, true, operation(context))],
      pass
        ? [
            { msg: msg('rtl.chk.next.halfMa'), rule: '9.31' },
            { msg: msg('rtl.chk.next.adjacent'), rule: '9.34' },
            { msg: msg('rtl.chk.next.free'), rule: '9.35' },
          ]
        : [],
    );
  },
});

/** 9.4 */
const noRetreat = action({
  id: 'no-retreat',
  msg: msg('rtl.chk.action.noRetreat'),
  about: msg('rtl.chk.action.noRetreat.about'),
  rule: '9.4',
  group,
  fields: {
    hex: targetField,
    lead: leadField,
    er: erField,
    strongpoint: { kind: 'toggle', msg: msg('rtl.chk.field.strongpoint'), start: false, rule: '9.41' },
    helper: helperField,
    points: pointsField,
    face: faceField,
  },
  proposes: (input, context) => {
    if (input.hex === '') return refuse(msg('rtl.chk.bar.noHex'), '9.42');
    const lead = leadIn(context, input);
    const er = erOf(context, input.er, lead);
    if (er === undefined) return refuse(noEr.msg, noEr.rule);
    const other = otherSide(activeSide(context));
    const here = fightersIn(context, input.hex, other);
    const steps = here.length === 0 ? undefined : here.reduce((so, one) => so + stepsLeft(context, one), 0);
    const fort = input.strongpoint || holdsFort(context, input.hex, other);
    const [bar] = noRetreatBars(steps, fort);
    const help = helpOf(context, input, 'noRetreat', lead.counter?.formation, input.hex);
    if (input.face === null) return beforeRoll(bar ?? help.bar, needs(lead, er, help.points, '9.42'));
    const pass = passes(input.face, er, help.points);
    const p = { hex: name(input.hex), die: input.face, n: passing(er, help.points) };
    return allowUnless(
      bar ?? help.bar,
      msg(pass ? 'rtl.chk.says.stands' : 'rtl.chk.says.noStand', p),
      [
        rolledTen('no-retreat', input.face),
        ...help.facts,
        ...(pass
          ? [mark(marks.noRetreat, input.hex, input.strongpoint ? inStrongpoint : true, operation(context))]
          : []),
      ],
      pass ? [{ msg: msg('rtl.chk.next.stands'), rule: '9.43' }] : [],
    );
  },
});

export const checkActions = [declare, refuseCombat, react, noRetreat];
