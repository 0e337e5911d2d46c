import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

/** Units as they are typed: what the example of play does not state is invented. */
const unit = (attack: number, defence: number, er: number, over: JsonObject = {}): JsonObject => ({
  kind: 'combat',
  formation: 'Blue',
  attack,
  defence,
  er,
  ...over,
});
const panzer = (attack: number, er: number, over: JsonObject = {}): JsonObject =>
  unit(attack, attack, er, { class: 'mot', traits: ['armoured', 'vehicle'], ...over });
const grenadiers = (attack: number, er: number, over: JsonObject = {}): JsonObject =>
  unit(attack, attack, er, { class: 'mot', traits: ['motInfantry'], ...over });
const gun = (support: number, er: number, over: JsonObject = {}): JsonObject => ({
  kind: 'artillery',
  formation: 'Blue',
  class: 'heavy',
  attack: support,
  defence: 1,
  er,
  range: 6,
  distance: 3,
  ...over,
});
const hq = (points: number, over: JsonObject = {}): JsonObject => ({
  kind: 'hq',
  formation: 'Red',
  defence: 1,
  er: 5,
  commandPoints: points,
  spend: 'none',
  distance: 0,
  ...over,
});
const plane = (cas: number, er: number): JsonObject => ({ kind: 'air', cas, er });
const rolled = (...answers: readonly (readonly [ask: string, key: string | number])[]): Json =>
  answers.map(([ask, key]) => ({ ask, key }));
const outcome = (read: JsonObject): Json => ({ done: { result: { outcome: read } } });

const open: JsonObject = { context: { turn: 2 } };
const rifles = [unit(2, 4, 4)];
const batteries: Json = [{ support: 3, automatic: true }, { support: 4 }, { support: 5 }];

/** The attacks of the example of play, die by die. */
const play: readonly Example[] = [
  ...cases({ rule: '10.53', proves: ['RTL-EX-14', 'RTL-10.53b'], question: 'attack', input: open }, [
    [
      '18 against artillery alone: 8:1 at −3, a 6 reads row 3, D3R',
      {
        german: [panzer(10, 6), grenadiers(8, 5)],
        soviet: [gun(4, 4, { formation: 'Red', distance: 0 })],
        answers: rolled(['die', 6]),
      },
      outcome({ column: '8-1', row: '3', text: 'D3R', drm: -3, defence: 1 }),
    ],
  ]),
  ...cases({ rule: '10.6', proves: ['RTL-EX-16'], question: 'attack', input: open }, [
    [
      '17 against 4: 4:1 at 0, a 6 reads DR',
      {
        german: [panzer(10, 4), grenadiers(7, 4)],
        soviet: rifles,
        otherDrm: 1,
        answers: rolled(['die', 6], ['way-defender', 'clear']),
      },
      outcome({ column: '4-1', row: '6', text: 'DR', drm: 0 }),
    ],
  ]),
  ...cases({ rule: '10.22', proves: ['RTL-EX-18', 'RTL-EX-20', 'RTL-10.22a'], question: 'attack', input: open }, [
    [
      '24 against 2 without armour: Assault 7:1; a village and ER 7 against 2 are −4, a 5 eliminates',
      {
        german: [grenadiers(24, 7)],
        soviet: [unit(2, 2, 4, { disrupted: true })],
        terrain: ['village'],
        answers: rolled(['die', 5]),
      },
      outcome({ crt: 'assault', column: '7-1', row: '1', drm: -4, text: 'DE' }),
    ],
  ]),
  ...cases({ rule: '10.61', proves: ['RTL-EX-21'], question: 'attack', input: open }, [
    [
      '2 against 3 with an ER better by one: Mobile 1:2, a 9 reads row 8, A1R',
      {
        german: [unit(2, 2, 5, { class: 'mot', traits: ['vehicle', 'recon'] })],
        soviet: [unit(2, 3, 4)],
        unlisted: ['armoured'],
        answers: rolled(['die', 9]),
      },
      outcome({ crt: 'mobile', column: '1-2', row: '8', text: 'A1R' }),
    ],
  ]),
  ...cases({ rule: '10.5', proves: ['RTL-EX-26'], question: 'attack', input: open }, [
    [
      '11 against 7: 3:2 at +2; a 4 reads row 6, where the Assault table has A2 D2 and the example A1 DR',
      {
        attacker: 'soviet',
        soviet: [unit(11, 4, 5)],
        german: [unit(4, 6, 5), gun(3, 5), plane(2, 7)],
        weather: 'overcast',
        answers: rolled(['cas-defender', 'full'], ['guns-defender', 'half'], ['die', 4]),
      },
      outcome({ crt: 'assault', column: '3-2', row: '6', drm: 2, text: 'A2 D2', sure: false }),
    ],
  ]),
  ...cases({ rule: '10.61', proves: ['RTL-EX-28'], question: 'attack', input: open }, [
    [
      'an HQ alone: Assault 7:1, ER 7 against 5, a 2 reads row 0, DE',
      { german: [grenadiers(7, 7)], soviet: [hq(1)], answers: rolled(['die', 2]) },
      outcome({ crt: 'assault', column: '7-1', row: '0', drm: -2, text: 'DE' }),
    ],
  ]),
];

/** Strengths, support, columns, checks, DRMs, one by one. */
const steps: readonly Example[] = [
  ...cases({ rule: '3.53', proves: ['RTL-3.53'], question: 'strength' }, [
    [
      'armour of 3 and of 4 out of supply into swamp by road is 2; infantry adds its 5 whole',
      {
        units: [
          { attack: 3, class: 'mot', swampRoad: true },
          { attack: 4, class: 'mot', swampRoad: true, oos: true },
          { attack: 5 },
        ],
      },
      { attack: 7 },
    ],
  ]),
  ...cases({ rule: '3.55', proves: ['RTL-3.55'], question: 'support', input: { batteries } }, [
    [
      'an automatic 3, and 4 and 5 halved by the check, all halved by swamp: 1 + 1 + 1',
      { check: 'half', groundHalves: true },
      { brought: 3, used: 3 },
    ],
    ['the check failed, the automatic one comes', { check: 'none' }, { brought: 3, used: 3 }],
  ]),
  ...cases({ rule: '12.13', proves: ['RTL-3.55'], question: 'support', input: { batteries } }, [
    ['of 12 no more than the cap', { cap: 7 }, { brought: 12, used: 7 }],
  ]),
  ...cases(
    { rule: '10.52', proves: ['RTL-10.52', 'RTL-EX-36'], question: 'column', input: { crt: 'assault', attack: 8 } },
    [
      ['8 against 2 is 4:1', { defence: 2 }, { column: '4-1', fixed: null }],
      ['against 3 it is 2:1', { defence: 3 }, { column: '2-1', fixed: null }],
      ['against 4 too', { defence: 4 }, { column: '2-1' }],
      ['against 5 it is 3:2', { defence: 5 }, { column: '3-2' }],
    ],
  ),
  ...cases(
    {
      rule: '10.52',
      proves: ['RTL-10.52', 'RTL-EX-04', 'RTL-EX-09', 'RTL-EX-32'],
      question: 'column',
      input: { crt: 'mobile' },
    },
    [
      ['18 against 4 is 4:1', { attack: 18, defence: 4 }, { column: '4-1' }],
      ['27 against 4 is 6:1', { attack: 27, defence: 4 }, { column: '6-1' }],
      ['38 against 10 is 3:1', { attack: 38, defence: 10 }, { column: '3-1' }],
    ],
  ),
  ...cases({ rule: '10.53', proves: ['RTL-10.52'], question: 'column' }, [
    ['under 1:4 there is no die', { attack: 1, defence: 5 }, { column: null, fixed: 'A2R' }],
  ]),
  ...cases({ rule: '10.53', proves: ['RTL-10.52', 'RTL-AMB-06'], question: 'column' }, [
    [
      'with disruption, where the players ruled so',
      { attack: 1, defence: 5, context: { options: { amb06: 'mobile' } } },
      { column: null, fixed: 'A2Rd' },
    ],
  ]),
  ...cases({ rule: '10.42', proves: ['RTL-10.42'], question: 'check' }, [
    [
      'artillery of ER 6 at +3: a 5 is an 8, half',
      { kind: 'artillery', er: 6, drm: 3, face: 5 },
      { er: 6, full: 3, half: 3, none: 4, gives: 'half' },
    ],
  ]),
  ...cases({ rule: '3.42', proves: ['RTL-10.42'], question: 'check' }, [
    [
      'out of supply and disrupted an ER of 7 is 4',
      { er: 7, oos: true, disrupted: true },
      { er: 4, full: 4, half: 0, none: 6, gives: null },
    ],
  ]),
  ...cases({ rule: '10.32', proves: ['RTL-10.32', 'RTL-10.62'], question: 'drm' }, [
    [
      'a town in rain is an Assault; the terrain and the ER make −4',
      {
        attack: {
          attackTotal: 9,
          defenceTotal: 3,
          attackerEr: 7,
          defenderEr: 1,
          terrain: ['town'],
          weather: 'rain',
        },
      },
      {
        crt: 'assault',
        reasons: [{ id: 'rtl.attack.must.rain' }, { id: 'rtl.attack.must.noArmour' }, { id: 'rtl.attack.must.town' }],
        drms: [
          { id: 'terrain', n: 2 },
          { id: 'er', n: -6 },
        ],
        sum: -4,
        net: -4,
      },
    ],
    [
      'rows need no names',
      { attack: { german: [{ attack: 6, er: 5 }], soviet: [{ defence: 3, er: 4 }] } },
      { drms: [{ id: 'er', n: -1 }] },
    ],
  ]),
  ...cases({ rule: '10.44', proves: ['RTL-P3'], question: 'attack-chances' }, [
    [
      '3:1 from two hexes: with coordination five rows of ten empty the hex, without it three',
      {
        attack: { attackTotal: 9, defenceTotal: 3, attackerEr: 5, defenderEr: 5, unlisted: ['twoHexes'] },
        context: { turn: 2 },
      },
      { checks: [{ id: 'units', er: 5, drm: 1 }], measures: { emptied: { exact: '19/50' } } },
    ],
  ]),
];

/** What a result costs, who retreats and who advances. */
const after: readonly Example[] = [
  ...cases({ rule: '11.24', proves: ['RTL-11.24'], question: 'result' }, [
    [
      'who cannot pay D2 with his one step takes one off A1',
      { text: 'A1 D2', attackerSteps: 4, defenderSteps: 1 },
      { attacker: { steps: 0, cut: true } },
    ],
  ]),
  ...cases({ rule: '11.21', question: 'losses' }, [
    [
      'the lead unit loses first: both steps of it, or one of each',
      {
        units: [
          { id: 'a', steps: 2 },
          { id: 'b', steps: 1 },
        ],
        steps: 2,
        lead: 'a',
      },
      { rows: [{ a: 2 }, { a: 1, b: 1 }] },
    ],
  ]),
  ...cases({ rule: '11.56', question: 'retreat-options' }, [
    [
      'through an empty hex in ZOC always two hexes, past motorised enemies at the price of a step',
      { from: 'assault', clear: false, zocHexes: 1, motEnemy: true },
      { least: 2, passage: 'loss' },
    ],
  ]),
  ...cases({ rule: '11.61', proves: ['RTL-11.61'], question: 'advance-options' }, [
    ['motorised units advance two hexes after the Mobile table', { class: 'mot', after: 'mobile' }, { hexes: 2 }],
  ]),
  ...cases({ rule: '8.64', question: 'overrun-bars' }, [
    [
      'no overrun into a town; it would cost a point and the hex, in halves 2 and 2',
      { group: [{ traits: ['armoured'] }], terrain: ['town'], entry: 2 },
      { rules: ['8.64'], mpHalves: 4 },
    ],
  ]),
  ...cases({ rule: '9.2', proves: ['RTL-P6'], question: 'attack-ahead', input: { context: { turn: 2 } } }, [
    [
      'the defender may refuse on 5 of 10, and call in cars two hexes away on 6',
      {
        ahead: {
          german: [panzer(12, 5, { id: 'pz' })],
          soviet: [unit(2, 4, 5, { id: 'rifles', formation: 'Red', class: 'mot', hex: '4545' })],
          target: '4545',
          refuse: true,
          reacting: [{ id: 'cars', formation: 'Red', defence: 2, er: 6, away: 2 }],
        },
      },
      {
        not: null,
        refusal: 5,
        reacts: [{ id: 'cars', faces: 6, rules: [] }],
        arrivals: [
          { came: ['cars'], n: 6, total: 10 },
          { came: [], n: 4, total: 10 },
        ],
        declared: null,
      },
    ],
    ['nobody is attacked', { ahead: { german: [panzer(12, 5, { id: 'pz' })] } }, { not: '9.11', plain: null }],
  ]),
  ...cases({ rule: '8.63', proves: ['RTL-P7'], question: 'overrun-chances', input: { context: { turn: 2 } } }, [
    [
      'with 2½ MP the first hex takes 1½, and the second cannot be paid',
      {
        chain: {
          german: [panzer(12, 5, { id: 'pz' })],
          soviet: [unit(2, 4, 5, { id: 'rifles', formation: 'Red', class: 'mot', hex: '4545' })],
          mpLeft: 5,
          hexes: [{ hex: '4545', entry: 1 }, { entry: 2 }],
        },
      },
      {
        hexes: [
          { hex: '4545', mpHalves: 3, leftHalves: 2, not: null },
          { mpHalves: 4, not: '8.63' },
        ],
      },
    ],
  ]),
];

export const examples: readonly Example[] = [...play, ...steps, ...after];
