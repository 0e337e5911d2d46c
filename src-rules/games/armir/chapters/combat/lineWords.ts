import { type Fighter, type FightWords, terms } from '#rules/kit/forms/line/lineWorld.ts';
import { sides } from '../../ids.ts';
import { idOf, isAlive } from '../../model/members.ts';
import { recordedSteps } from './fight/fields.ts';
import { hasAttacked } from './fight/hints.ts';
import { msg } from './msg.ts';

/** A fight as one line: "Julia, 2 fanteria 12-9 x Ravenna dsg fiume". */

/** What a fight asks of a counter: the CP of the step it stands on, and how many are left; a gun's support (2.2). */
const fighter: FightWords['fighter'] = (values, now): Fighter => {
  const { kind, cp, value, left, oos } = values;
  if (now && !isAlive(now.context, now.id)) return { says: [], not: msg('armir.fighter.gone') };
  if (kind === 'hq') return { says: [], not: msg('armir.fighter.hq') };
  const supply = oos === true ? [msg('armir.fighter.oos')] : oos === false ? [msg('armir.fighter.supplied')] : [];
  if (kind === 'heavyArtillery') return { says: [], not: msg('armir.fighter.bombards') };
  if (kind === 'artillery')
    return { says: typeof value === 'number' ? [msg('armir.fighter.support', { value }), ...supply] : supply };
  const ladder = typeof cp === 'string' ? cp.split(/\s+/).filter(Boolean) : [];
  const said = typeof left === 'number' && left > 0 ? left : now && recordedSteps(now.context, now.id);
  const steps = Math.min(said ?? ladder.length, ladder.length);
  const here = Number(ladder[Math.max(0, ladder.length - steps)]);
  if (ladder.length === 0 || !Number.isFinite(here)) return { says: [msg('armir.fighter.untyped')] };
  return {
    says: [
      msg('armir.fighter.cp', { cp: here }),
      msg('armir.fighter.steps', { count: steps }),
      ...(now && hasAttacked(now.context, now.id) ? [msg('armir.fighter.attacked')] : supply),
    ],
  };
};

export const fightWords: FightWords = {
  calcs: ['combat', 'mobile-assault'],
  attacker: 'attacker',
  numbers: ['cp', 'value'],
  ground: { city: true },
  // the counters of XXIV Pz.Korps take the place of others of the same division
  whole: ({ division, formation }) =>
    typeof division !== 'string' || division === '' ? undefined : formation === 'xxiv' ? `${division} XXIV` : division,
  fighter,
  acts: ({ id }, context) => !hasAttacked(context, id),
  gone: ({ id }, context) => !isAlive(context, id),
  keyOf: (name, side, context) => idOf(context, name, side === sides.axis ? sides.axis : sides.soviet),
  kinds: [
    { values: { kind: 'combat', move: 'other' }, words: terms('infantry, inf', 'fanteria, fant') },
    { values: { kind: 'combat', move: 'motorised' }, words: terms('motorised, motorized, mot', 'motorizzata, mot') },
    {
      values: { kind: 'combat', move: 'tracked' },
      words: terms('tracked, tank, tanks', 'cingolata, cingolati, carri'),
    },
    { field: 'axis', values: { kind: 'artillery' }, words: terms('guns, artillery', 'artiglieria, art') },
    { field: 'axis', values: { kind: 'heavyArtillery' }, words: terms('heavy guns', 'artiglieria pesante') },
    { values: { kind: 'hq' }, words: terms('HQ', 'HQ') },
  ],
  words: {
    'attacker.axis': terms('Axis', 'Asse'),
    'attacker.soviet': terms('Soviet, Soviets', 'sovietico, sovietici'),
    target: terms('target', 'bersaglio'),
    city: terms('city', 'città'),
    strongpoint: terms('strongpoint', 'caposaldo'),
    allRiver: terms('river, all river', 'fiume, tutte fiume'),
    allStrongpoint: terms('strongpoint sides', 'lati di caposaldo'),
    mp: terms('mp', 'mp'),
    road: terms('road', 'strada'),
    closed: terms('closed', 'vietato'),
    'unit.cp': terms('CP', 'CP'),
    'unit.value': terms('support', 'supporto'),
    'unit.left': terms('left', 'rimasti'),
    'unit.distance': terms('dist', 'dist'),
    'unit.oos': terms('oos', 'oos, fr'),
    'unit.dsg': terms('dsg', 'dsg'),
    'unit.retreated': terms('retreated', 'ritirata'),
    'unit.heavy': terms('heavy', 'pesante'),
    'unit.supports': terms('supports', 'dà supporto'),
    'unit.across.river': terms('river', 'fiume'),
    'unit.across.don': terms('Don', 'Don'),
    'unit.across.strongpoint': terms('strongpoint', 'caposaldo'),
  },
};
