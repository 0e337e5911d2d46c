// Counters and ground of Roads to Leningrad for tests and pictures. Names, values and terrain are invented; the map is
// drawn after no map.

const moving = { class: 'mot', formation: 'Blue' };
/** Rosters as the library keeps them: by their name, each unit by its own. */
const counters = {
  german: {
    Panzers: { ...moving, traits: ['armoured', 'vehicle'], attack: 8, defence: 5, er: 7, twoSteps: true, ma: 8 },
    Grenadiers: { ...moving, traits: ['motInfantry'], attack: 6, defence: 6, er: 7, ma: 8 },
    Howitzers: { kind: 'artillery', class: 'heavy', formation: 'Blue', attack: 4, defence: 1, er: 6, range: 6 },
    Staff: { ...moving, kind: 'hq', traits: ['vehicle'], defence: 1, er: 6, commandPoints: 2 },
    Stukas: { kind: 'air', er: 7, airType: 'A', cas: 2 },
  },
  soviet: {
    Outpost: { formation: 'Red', traits: ['infantry'], attack: 1, defence: 2, er: 3 },
    Tanks: { class: 'mot', formation: 'Red', traits: ['armoured', 'vehicle'], attack: 6, defence: 5, er: 5 },
    Lorries: { class: 'mot', formation: 'Red', traits: ['motInfantry'], attack: 4, defence: 6, er: 4 },
  },
  markers: {
    'Blue marker': { side: 'german', formations: 'Blue', value: 2 },
    'Green marker': { side: 'german', formations: 'Green', value: 1 },
    'Red marker': { side: 'soviet', formations: 'Red', value: 1 },
    'Brown marker': { side: 'soviet', formations: 'Brown', value: 1 },
  },
};

/** What the library is given: one roster after the other. */
export const rosters = Object.entries(counters).map(([of, units]) => ({
  kind: 'roster',
  game: 'roads-to-leningrad',
  of,
  name: 'Invented',
  data: { id: of, units: Object.entries(units).map(([name, values]) => ({ id: name, name, values })) },
}));

/** @type {(side: 'german' | 'soviet', names: Record<string, object>) => object[]} */
const rows = (side, names) => {
  /** @type {Record<string, object>} */
  const all = counters[side];
  return Object.entries(names).map(([name, more]) => {
    // a fight asks for no movement allowance
    const { ma: _, ...values } = { ma: 0, ...all[name] };
    return { id: name, name, ...values, ...more };
  });
};
/** A coordinated attack from two hexes: CAS, guns, an HQ, and tanks in its way. */
const attack = {
  attacker: 'german',
  target: '5019',
  german: rows('german', {
    Panzers: { hex: '4919' },
    Grenadiers: { hex: '5020' },
    Howitzers: { distance: 3 },
    Staff: { spend: 'units' },
    Stukas: {},
  }),
  soviet: rows('soviet', { Tanks: {}, Lorries: {} }),
};
const overrun = {
  attacker: 'german',
  german: rows('german', { Panzers: {}, Grenadiers: {}, Stukas: {} }),
  soviet: rows('soviet', { Outpost: {} }),
  terrain: ['rough'],
};
export const presets = Object.entries({ attack, overrun }).map(([of, data]) => ({
  kind: 'preset',
  game: 'roads-to-leningrad',
  of,
  name: 'Woods road',
  data,
}));

/** Rows 20 to 26, places 10 to 17, growing westward. w woods, r rough, m marsh, s swamp. */
const ground = ['...ww...', '..www.r.', '........', '.....ww.', '.m..www.', 'mm...w..', 'ss......'];
/** @type {Record<string, string>} */
const terrains = { '.': 'open', w: 'openWoods', r: 'rough', m: 'marsh', s: 'swamp' };
/** @type {Record<string, { terrain: string | undefined, features?: string[] }>} */
const hexes = {};
ground.forEach((letters, row) => {
  [...letters].forEach((letter, place) => {
    hexes[`${20 + row}${17 - place}`] = { terrain: terrains[letter] };
  });
});
Object.assign(hexes, {
  2217: { terrain: 'open', features: ['sourceGerman', 'village'] },
  2210: { terrain: 'open', features: ['sourceSoviet'] },
  2213: { terrain: 'open', features: ['village'] },
});
/** @type {Record<string, string[]>} */
const links = {};
for (let place = 10; place < 17; place++) links[`22${place}/22${place + 1}`] = ['main'];
/** @type {Record<string, string[]>} */
const sides = {};
for (let place = 10; place < 17; place++) {
  sides[`23${place}/24${place}`] = ['stream'];
  sides[`23${place}/24${place + 1}`] = ['stream'];
}
/** A sheet as the library keeps it. */
export const sheet = {
  kind: 'sheet',
  game: 'roads-to-leningrad',
  of: 'map',
  name: 'A road in the woods',
  data: {
    grid: {
      orientation: 'pointy',
      offset: 'odd',
      columns: 34,
      rows: 27,
      numbering: {
        first: 'row',
        columnDigits: 2,
        rowDigits: 2,
        firstColumn: 1,
        firstRow: 10,
        columnsGrow: 'left',
        rowsGrow: 'down',
      },
    },
    hexes,
    sides,
    links,
    boxes: {},
  },
};
/** Who stands there. */
export const standing = ['Panzers 2214', 'Grenadiers 2215', 'Staff 2216', 'Tanks 2211', 'Outpost 2412'];
