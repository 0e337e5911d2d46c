import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Fighter, type FightWords, terms } from '#rules/kit/forms/line/lineWorld.ts';
import { name } from '#rules/kit/words/message.ts';
import { namedIn } from '../../model/fields.ts';
import { isGone } from '../../model/reading.ts';
import { actingIn } from '../command/markers.ts';
import { msg } from './msg.ts';

/** A fight as one line: "8/8 Pz, AA269/269 x 2 foot 3-4-6 woods river". */

/** What a fight asks of a counter: attack, defence, ER; of an HQ or a leader its command points (15.3). */
const fighter = (values: JsonObject): Fighter => {
  const { kind, attack, defence, er, commandPoints, cas } = values;
  // 0 in a row: nobody has typed it
  const count = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);
  switch (kind) {
    case 'hq':
    case 'leader':
      return {
        says: [
          count(commandPoints) === undefined
            ? msg('rtl.fighter.untyped')
            : msg('rtl.fighter.command', { count: count(commandPoints) ?? 0 }),
        ],
        not: msg('rtl.fighter.commandOnly'),
      };
    case 'bridge':
      return { says: [], not: msg('rtl.fighter.bridge') };
    case 'air':
      return { says: [msg('rtl.fighter.cas', { cas: count(cas) ?? 0 })] };
    default: {
      const numbers = [attack, defence, er].map((each) => count(each) ?? 0);
      return numbers.some((each) => each > 0)
        ? { says: [msg('rtl.fighter.values', { values: name(numbers.join('-')) })] }
        : { says: [msg('rtl.fighter.untyped')] };
    }
  }
};

export const fightWords: FightWords = {
  calcs: ['attack', 'overrun'],
  attacker: 'attacker',
  numbers: ['cas', 'attack', 'defence', 'er'],
  reverse: { when: { field: 'steps', is: 1 }, numbers: ['attack2', 'defence2', 'er2'], has: 'twoSteps' },
  ground: { terrain: ['woods'] },
  whole: ({ formation }) => (typeof formation === 'string' ? formation : undefined),
  fighter,
  gone: ({ id }, context) => isGone(context, id),
  keyOf: (name, _, context) => namedIn(context, name).id,
  acts: ({ values: { formation } }, context) => typeof formation === 'string' && actingIn(context).includes(formation),
  kinds: [
    { values: { kind: 'combat', class: 'foot' }, words: terms('foot, infantry, inf', 'piedi, fanteria, fant') },
    { values: { kind: 'combat', class: 'mot' }, words: terms('mot, motorised, motorized', 'mot, motorizzata') },
    {
      values: { kind: 'combat', class: 'mot', traits: ['armoured'] },
      words: terms('tank, tanks, armored', 'carri, corazzata'),
    },
    { values: { kind: 'combat', class: 'heavy' }, words: terms('heavy', 'pesante') },
    { values: { kind: 'artillery' }, words: terms('guns, artillery', 'artiglieria, art') },
    { values: { kind: 'hq' }, words: terms('HQ', 'HQ') },
    { values: { kind: 'leader' }, words: terms('leader', 'comandante') },
    { values: { kind: 'air' }, words: terms('air', 'aereo') },
    { values: { kind: 'bridge' }, words: terms('bridge', 'ponte') },
  ],
  words: {
    'attacker.german': terms('German, Germans', 'tedesco, tedeschi'),
    'attacker.soviet': terms('Soviet, Soviets', 'sovietico, sovietici'),
    target: terms('target', 'bersaglio'),
    'terrain.woods': terms('woods, forest', 'boschi, bosco, foresta'),
    'terrain.hills': terms('hills, hill', 'colline, collina'),
    strongpoint: terms('strongpoint', 'caposaldo'),
    noRetreat: terms('no retreat', 'no ritirata'),
    'sequence.assault': terms('assault', 'assalto'),
    'sequence.mobile': terms('mobile', 'mobile'),
    'crt.assault': terms('crt assault', 'crt assalto'),
    'crt.mobile': terms('crt mobile', 'crt mobile'),
    otherDrm: terms('drm', 'drm'),
    mpLeft: terms('mp', 'mp'),
    entry: terms('entry', 'costo'),
    fromZoc: terms('from zoc', 'da zoc'),
    '!together': terms('joined', 'unito'),
    'across.stream': terms('stream', 'ruscello'),
    'across.river': terms('river', 'fiume'),
    'unit.across.stream': terms('stream', 'ruscello'),
    'unit.across.river': terms('river', 'fiume'),
    'unit.oos': terms('oos', 'oos, fr'),
    'unit.disrupted': terms('disrupted, dis', 'disorganizzata, dis'),
    'unit.lead': terms('lead', 'testa'),
    'unit.fired': terms('fired', 'sparato'),
    'unit.inZoc': terms('zoc', 'zoc'),
    'unit.spent': terms('spent', 'spesi'),
    'unit.distance': terms('dist', 'dist'),
    'unit.steps': terms('left, steps', 'rimasti, livelli'),
    'unit.commandPoints': terms('points', 'punti'),
    'unit.swampRoad': terms('road', 'strada'),
    '!unit.part': terms('stays', 'resta'),
  },
};
