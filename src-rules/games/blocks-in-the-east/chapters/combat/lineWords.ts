import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Fighter, type FightWords, type LineTerms, terms } from '#rules/kit/forms/line/lineWorld.ts';
import { name } from '#rules/kit/words/message.ts';
import { unitClasses } from '../../ids.ts';
import { isInPlay } from '../../model/barrels.ts';
import { asBlock, isOnMap, poolState } from '../../model/blocks/block.ts';
import { fightsIn } from '../../model/scenarios.ts';
import { msg } from './msg.ts';
import { asSide, keyOfName } from './whose.ts';

/** A battle as one line: "2 tanks 4-3-2-1, 7. Flieger x 3 infantry 3-2-1 forest". */

/** What a battle asks of a block: the PF it stands at and its faces (3.11). */
const fighter = (values: JsonObject): Fighter => {
  const { faces, pf, supplied } = values;
  const supply = supplied === false ? [msg('bite.fighter.oos')] : [];
  const list = typeof faces === 'string' ? faces.trim() : '';
  if (list === '' && typeof pf !== 'number') return { says: [msg('bite.fighter.untyped'), ...supply] };
  return {
    says: [
      ...(typeof pf === 'number' ? [msg('bite.fighter.pf', { pf })] : []),
      ...(list === '' ? [] : [msg('bite.fighter.faces', { faces: name(list) })]),
      ...supply,
    ],
  };
};

/** On the map, of a nation the scenario has; what the text knows of a block counts before its list is typed. */
const acts: FightWords['acts'] = (unit, context) => {
  const block = asBlock(unit, asSide(unit.field));
  return isOnMap(poolState(block, context)) && fightsIn(context.scenario, block.nation);
};

const sovietOnly: ReadonlySet<string> = new Set(['marines', 'navalHq', 'partisans', 'longRange']);
const shorts: { readonly [K in string]?: LineTerms } = {
  infantry: terms('infantry, inf', 'fanteria, fant'),
  mountain: terms('mountain', 'montagna, alpini'),
  cavalry: terms('cavalry, cav', 'cavalleria, cav'),
  paratroops: terms('paratroops, para', 'paracadutisti, para'),
  marines: terms('marines', 'marina'),
  artillery: terms('artillery, guns, art', 'artiglieria, art'),
  mechanised: terms('mechanized, mechanised, mech', 'meccanizzati, meccanizzata, mecc'),
  tanks: terms('tanks, tank, pz', 'carri, pz'),
  armouredHq: terms('armored HQ, HQ', 'QG corazzato, QG'),
  airHq: terms('air HQ', 'QG aereo'),
  navalHq: terms('naval HQ', 'QG navale'),
  supremeHq: terms('supreme HQ', 'QG supremo'),
  partisans: terms('partisans', 'partigiani'),
  static: terms('static', 'statica'),
  fighter: terms('fighters, fighter', 'caccia'),
  bomber: terms('bombers, bomber', 'bombardieri, bombardiere'),
  longRange: terms('long range', 'lungo raggio'),
};

export const fightWords: FightWords = {
  calcs: ['battle'],
  attacker: 'attacks',
  numbers: ['faces'],
  one: 'pf',
  ground: { terrain: 'forest' },
  fighter,
  gone: ({ id }, context) => !isInPlay(context, id),
  keyOf: (called, side, context) => keyOfName(called, asSide(side), context),
  acts,
  kinds: unitClasses.flatMap((key) => {
    const words = shorts[key];
    return words ? [{ ...(sovietOnly.has(key) ? { field: 'soviet' } : {}), values: { class: key }, words }] : [];
  }),
  words: {
    'attacks.axis': terms('Axis', 'Asse'),
    'attacks.soviet': terms('Soviet, Soviets', 'sovietico, sovietici'),
    'attackerRetreat.after': terms('attacker retreats by round', 'attaccante si ritira a round'),
    'attackerRetreat.below': terms('attacker retreats when weak', 'attaccante si ritira se debole'),
    'attackerRetreat.best': terms('attacker retreats at best', 'attaccante si ritira al meglio'),
    'defenderRetreat.after': terms('defender retreats by round', 'difensore si ritira a round'),
    'defenderRetreat.below': terms('defender retreats when weak', 'difensore si ritira se debole'),
    'defenderRetreat.best': terms('defender retreats at best', 'difensore si ritira al meglio'),
    attackerAfter: terms('attacker after', 'attaccante dopo'),
    attackerBelow: terms('attacker at', 'attaccante con'),
    attackerHex: terms('worth to the attacker', 'vale per l’attaccante'),
    defenderAfter: terms('defender after', 'difensore dopo'),
    defenderBelow: terms('defender at', 'difensore con'),
    defenderHex: terms('worth to the defender', 'vale per il difensore'),
    hex: terms('hex', 'esagono'),
    'unit.pf': terms('pf', 'pf'),
    'unit.half': terms('half', 'mezzo'),
    '!unit.supplied': terms('oos', 'fr'),
    'unit.supplied': terms('supplied', 'rifornita'),
    'unit.crosses.river': terms('river', 'fiume'),
    'unit.crosses.strait': terms('strait', 'stretto'),
    'unit.shield.every': terms('shield', 'scudo'),
    'unit.shield.some': terms('some shields', 'alcuni scudi'),
    'unit.grounded': terms('grounded', 'a terra'),
    'unit.leads': terms('charges', 'carica'),
    'unit.nation.GER': terms('ger', 'ger'),
    'unit.nation.ITA': terms('ita', 'ita'),
    'unit.nation.FIN': terms('fin', 'fin'),
    'unit.nation.ROM': terms('rom', 'rom'),
    'unit.nation.HUN': terms('hun', 'ung'),
    'unit.nation.SVK': terms('svk', 'slk'),
    'city.minor': terms('minor city, city', 'città minore, città'),
    'city.major': terms('major city', 'città maggiore'),
    'terrain.forest': terms('forest, woods', 'foresta, bosco'),
    'weather.lightRain': terms('light rain', 'pioggia leggera'),
  },
};
