import type { JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

/** June 1942, with the advanced blocks. */
const june42 = (options: JsonObject = {}): JsonObject => ({
  scenario: 'SBE6',
  turn: 13,
  options: { level: 'advanced', a08: true, a09: true, a10: true, a11: true, a12: true, a13: true, ...options },
});
const says = (id: string, p: JsonObject = {}) => ({
  panel: { says: { id, ...(Object.keys(p).length > 0 ? { p } : {}) } },
});
const answer = (id: string) => ({ panel: { answer: { id } } });
const legal = answer('bite.ops.stack.legal');

const stacks: readonly Example[] = [
  ...cases({ rule: '3.10', proves: ['BITE-3.10-1', 'BITE-E19'], question: 'stack', input: { air: 0 } }, [
    ['three support units stand together', { combat: 0, support: 3 }, legal],
    ['two and a combat unit', { combat: 1, support: 2 }, legal],
    ['one and two combat units', { combat: 2, support: 1 }, legal],
    [
      'three combat units do not',
      { combat: 3, support: 0 },
      { panel: { answer: { id: 'bite.ops.stack.combat', p: { count: 1 } } } },
    ],
    ['nor four units', { combat: 2, support: 2 }, answer('bite.ops.stack.ground')],
  ]),
  ...cases({ rule: '3.10', proves: ['BITE-3.10-1'], question: 'stack', input: { combat: 1, support: 0 } }, [
    ['one aircraft on an airfield', { air: 1 }, legal],
    ['not two', { air: 2 }, answer('bite.ops.stack.air')],
    ['two in a battle', { air: 2, where: 'battle' }, legal],
    ['not three', { air: 3, where: 'battle' }, answer('bite.ops.stack.air')],
    ['none without an airfield', { air: 1, airfield: false }, answer('bite.ops.stack.noAirfield')],
  ]),
  ...cases(
    {
      rule: '26.0',
      proves: ['BITE-26.0-1', 'BITE-3.10-1'],
      question: 'stack',
      input: { combat: 3, support: 1, air: 0 },
    },
    [
      ['three combat units are too many', {}, answer('bite.ops.stack.combat')],
      ['but with a special assault', { assault: 1 }, legal],
    ],
  ),
  ...cases({ rule: '23.0', proves: ['BITE-23.0-1', 'BITE-24.0-1'], question: 'stack' }, [
    ['Gustav is one more', { combat: 2, support: 2, air: 0, gustav: true }, legal],
  ]),
];

const ways: readonly Example[] = [
  ...cases(
    {
      rule: '7.5.3',
      proves: ['BITE-7.5.3-1'],
      question: 'move',
      input: {
        weather: 'clear',
        context: june42(),
        path: [{ terrain: 'forest' }, { terrain: 'plain' }, { terrain: 'hill' }],
      },
    },
    [
      ['infantry of 4 stops before the hill', {}, { panel: { says: { p: { n: 2, of: 3, spent: 3, left: 1 } } } }],
      ['cavalry of 5 takes it', { class: 'cavalry' }, { panel: { says: { p: { n: 3, left: 0 } } } }],
    ],
  ),
  ...cases(
    { rule: '7.5.5', proves: ['BITE-7.5.5-1'], question: 'move', input: { weather: 'clear', context: june42() } },
    [
      [
        'a strait costs 3',
        { path: [{ crossing: 'arrow', bothEnds: false }] },
        { panel: { says: { p: { n: 1, spent: 3 } } } },
      ],
    ],
  ),
];

const armour: readonly Example[] = [
  ...cases({ rule: '7.8', proves: ['BITE-7.8-1', 'BITE-39.0-2'], question: 'blitz', input: { context: june42() } }, [
    ['a blitz where a hex can cost 1', { weather: 'clear' }, says('bite.ops.blitz.yes')],
    ['not in rain', { weather: 'rain' }, says('bite.ops.blitz.noWeather')],
    ['nor in light rain', { weather: 'lightRain' }, says('bite.ops.blitz.noWeather')],
    ['nor in snow', { weather: 'snow' }, says('bite.ops.blitz.noWeather')],
    ['nor into forest', { weather: 'clear', terrain: 'forest' }, says('bite.ops.blitz.noHex')],
  ]),
  ...cases({ rule: '7.8', proves: ['BITE-7.8-2'], question: 'blitz', input: { weather: 'clear', context: june42() } }, [
    ['only who has fought', { fought: false }, says('bite.ops.blitz.notFought')],
    ['no infantry', { class: 'infantry' }, says('bite.ops.bar.notArmour')],
    [
      'no Soviet mechanized unit before November 1942',
      { class: 'mechanised', nation: 'SOV', turn: 17 },
      says('bite.ops.bar.sovietMechanised'),
    ],
    ['guns of TECH 2 join it', { class: 'artillery' }, says('bite.ops.blitz.yes')],
    ['those of TECH 1 do not', { class: 'artillery', nation: 'SOV', turn: 1 }, says('bite.ops.blitz.joinsNot')],
    ['aircraft join it', { class: 'fighter' }, says('bite.ops.blitz.yes')],
  ]),
];

const mined = june42({ o18: true });
const sea: readonly Example[] = [
  ...cases({ rule: '18.1', proves: ['BITE-18.1-1', 'BITE-AMB-46'], question: 'mines', input: { context: mined } }, [
    [
      'a unit on board arrives on 1 to 3, loses 1 PF on 4 and 5, is lost on 6',
      { pf: 4 },
      {
        results: [
          { key: 'arrives', exact: '1/2' },
          { key: 'damaged', exact: '1/3' },
          { key: 'lost', exact: '1/6' },
        ],
      },
    ],
    ['no die where the enemy does not control the sea', { enemySea: false }, { panel: { not: { rule: '18.1' } } }],
    ['nor where nothing is mined', { mined: false }, { panel: { not: { rule: '18.1' } } }],
  ]),
  ...cases(
    { rule: '18.1', proves: ['BITE-18.1-1', 'BITE-AMB-50'], question: 'mines', input: { pf: 1, context: mined } },
    [
      [
        'at 1 PF it goes down with the damage',
        {},
        {
          results: [
            { key: 'arrives', exact: '1/2' },
            { key: 'lost', exact: '1/2' },
          ],
        },
      ],
      [
        'unless it has a 0 face',
        { zeroFace: true },
        {
          results: [
            { key: 'arrives', exact: '1/2' },
            { key: 'damaged', exact: '1/3' },
            { key: 'lost', exact: '1/6' },
          ],
        },
      ],
    ],
  ),
  ...cases({ rule: '11.3', proves: ['BITE-11.3-1'], question: 'mines', input: { cargo: 'pp', context: mined } }, [
    [
      'PP on board are lost on a 6, one die each',
      { pp: 2 },
      {
        results: [
          { key: '0', exact: '25/36' },
          { key: '1', exact: '5/18' },
          { key: '2', exact: '1/36' },
        ],
      },
    ],
    ['by rail there is no die', { pp: 1, rail: true }, { panel: { not: { rule: '11.3' } } }],
  ]),
  ...cases(
    {
      rule: '11.2',
      proves: ['BITE-11.3-1', 'BITE-E12'],
      question: 'mines',
      input: { cargo: 'pp', pp: 1, context: mined },
    },
    [
      ['Kerch without Sevastopol is no major port', { majorPorts: false }, { panel: { not: { rule: '11.2' } } }],
      [
        'with it one die',
        {},
        {
          results: [
            { key: '0', exact: '5/6' },
            { key: '1', exact: '1/6' },
          ],
        },
      ],
    ],
  ),
];

/** Stacks, ways, blitz, mines. */
export const examples: readonly Example[] = [...stacks, ...ways, ...armour, ...sea];
