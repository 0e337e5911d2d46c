// `npm run bench -- fights`: one call of a calculator, warm, on fights that make much work: a table of odds, a plan over
// every check, untried units drawn from a pool. Every unit and every count is invented.

/** Invented units: what matters is how much work they make. */
const german = (id, attack, hex, more = {}) => ({
  id: id.replace('/', '-'),
  name: id,
  attack,
  defence: attack,
  hex,
  ...more,
});
const soviet = (id, more = {}) => ({ id, name: id, type: 'rifle', attack: 2, defence: 3, ...more });
const typed = (id, counts) => ({
  id,
  cols: ['strength', 'count'],
  rows: Object.keys(counts).map((_, n) => String(n + 1)),
  cells: Object.fromEntries(
    Object.entries(counts).flatMap(([strength, count], n) => [
      [`${n + 1}/strength`, { text: strength }],
      [`${n + 1}/count`, { text: String(count) }],
    ]),
  ),
  from: 'typed',
});

/** Milliseconds of one call, warm, median of many. */
const warmed = (rank) => (work, times) => {
  for (let i = 0; i < Math.min(times, 200); i++) work();
  const took = [];
  for (let i = 0; i < times; i++) {
    const from = performance.now();
    work();
    took.push(performance.now() - from);
  }
  return rank(took, 0.5);
};

export const fightsPart = async ({ load, row, ms, rank }) => {
  const warm = warmed(rank);
  const { games } = await load('src-rules/games/registry.ts');
  const { contextWithoutGame } = await load('src-rules/kit/game/contextOf.ts');
  const game = games.find((one) => one.id === 'panzergruppe-guderian');
  const attack = game.calculators.find((one) => one.id === 'attack');
  const context = contextWithoutGame(game);
  const known = attack.parse({
    attacker: 'german',
    forest: true,
    german: [
      german('20/12', 4, '3010', { type: 'panzer', division: '12', across: 'river' }),
      german('5/12', 2, '3010', { type: 'grenadier', division: '12', across: 'river' }),
      german('25/12', 2, '3010', { type: 'grenadier', division: '12', across: 'river' }),
      german('5', 9, '3011', { across: 'river' }),
      german('26', 2, '3011', { across: 'river', outOfSupply: true }),
    ],
    soviet: [soviet('a'), soviet('b')],
  }).value;
  const one = warm(() => attack.panel(known, context, []), 2_000);
  row('an attack with known strengths', '< 1 ms', ms(one), one < 1);

  const don = games.find((one) => one.id === 'armir');
  const combat = don.calculators.find((one) => one.id === 'combat');
  const own = {
    'combat-results': {
      id: 'combat-results',
      cols: ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'],
      rows: ['1', '2', '3', '4', '5', '6'],
      cells: Object.fromEntries(
        ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'].flatMap((column, n) =>
          [1, 2, 3, 4, 5, 6].map((die) => [`${die}/${column}`, { text: `${die < 4 ? 1 : '-'}/${Math.min(5, n)}` }]),
        ),
      ),
      from: 'typed',
    },
  };
  const rifles = ['12 8 4', '15 10 5', '9 6 3', '7 3'].map((cp, n) => ({ cp, hex: `131${n % 2}`, across: ['river'] }));
  const held = combat.parse({
    attacker: 'soviet',
    target: '1212',
    soviet: [...rifles, { cp: '6 3', move: 'tracked', hex: '1312', oos: true }],
    axis: [
      { cp: '7 4 2', division: 'A', dsg: true },
      { cp: '5 3', division: 'A' },
      { kind: 'artillery', value: 3, division: 'A' },
    ],
  }).value;
  const onTheDon = { ...contextWithoutGame(don, { tables: own }), turn: 2 };
  const two = warm(() => combat.panel(held, onTheDon, []), 2_000);
  row('a combat on a typed table, with support', '< 1 ms', ms(two), two < 1);

  const { wholeAttack } = await load('src-rules/games/roads-to-leningrad/testing/whole.ts');
  const north = games.find((one) => one.id === 'roads-to-leningrad');
  const planned = north.calculators.find((one) => one.id === 'attack');
  const inNorth = contextWithoutGame(north);
  const whole = planned.parse(wholeAttack).value;
  const tree = warm(() => planned.plan(whole, inNorth), 400);
  row('Roads to Leningrad: attack tree 720 leaves', '< 5 ms', ms(tree), tree < 5);
  const added = planned.contributions(whole, inNorth);
  const ways = added.ways.reduce((so, { list }) => so + list.length, 0);
  const all = warm(() => planned.contributions(whole, inNorth), 200);
  const what = `${added.things.length} things, ${ways} ways to spend points`;
  row('Roads to Leningrad: all that each thing adds', '< 50 ms', `${ms(all)} (${what})`, all < 50);

  const mixed = {
    ...context,
    tables: {
      mixRifle: typed('mixRifle', {
        '0-0-6': 4,
        '0-1-6': 2,
        '1-1-6': 14,
        '1-2-6': 20,
        '2-3-6': 18,
        '3-4-6': 12,
        '4-5-6': 8,
        '6-8-6': 4,
      }),
      mixArmor: typed('mixArmor', { '0-0-10': 2, '2-1-10': 6, '3-2-10': 6, '4-3-10': 4, '6-4-10': 2 }),
    },
  };
  const leader = (id, rating, hex) => ({ id, name: id, type: 'leader', rating, hex });
  const untried = attack.parse({
    attacker: 'soviet',
    soviet: [
      ...['1', '2', '3', '4', '5', '6'].map((id, n) =>
        soviet(id, { untried: true, hex: `301${n % 3}`, type: n === 5 ? 'armor' : 'rifle' }),
      ),
      leader('L1', 3, '3010'),
      leader('L2', 4, '3011'),
    ],
    german: [german('g1', 4, '3111'), german('g2', 2, '3111')],
  });
  const six = warm(() => attack.panel(untried.value, mixed, []), 40);
  row('an attack by six untried units in three hexes', '< 50 ms', ms(six), six < 50);
  const defenders = attack.parse({ ...known, soviet: ['1', '2', '3'].map((id) => soviet(id, { untried: true })) });
  const three = warm(() => attack.panel(defenders.value, mixed, []), 40);
  row('an attack on three untried units', '< 50 ms', ms(three), three < 50);
  // late in the game: two draws from the eliminated pile, counters dead unseen in both
  const late = {
    ...mixed,
    cells: {
      drawnRifle: 82,
      mapRifle: 20,
      outRifle: 62,
      generationRifle: 3,
      revealedRifle: { '1-1-6': 10, '1-2-6': 12, '2-3-6': 10, '3-4-6': 6, '2 2-3-6': 1, '3 1-2-6': 1 },
      redrawnRifle: {
        '2 1-1-6': 10,
        '2 1-2-6': 10,
        '2 2-3-6': 8,
        '2 3-4-6': 4,
        '2 1': 2,
        '2 drawn': 4,
        '3 1-2-6': 2,
        '3 3-4-6': 2,
        '3 2': 30,
        '3 drawn': 3,
      },
    },
  };
  const redrawn = attack.parse({
    ...known,
    soviet: ['1', '2', '3'].map((id) => soviet(id, { untried: true, generation: Number(id) })),
  });
  const generations = warm(() => attack.panel(redrawn.value, late, []), 40);
  const hints = attack.panel(redrawn.value, late, []).hints.map(({ msg }) => msg.id);
  const called = hints.includes('pgg.hint.redrawn') ? ', approximate' : ', exact';
  row('three untried units of three generations', '< 250 ms', `${ms(generations)}${called}`, generations < 250);
};
