import { describe, expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { flawsOf, messagesIn } from '../../../testing/messages.ts';
import { blocksInTheEast as game } from '../index.ts';
import { damageNo } from '../sites/state.ts';
import { type Drawing, draw, scene, statesOf, verdict, zoneHexes } from '../testing/draw.ts';
import { isSource, networkOf, shipmentsOf } from './network.ts';
import { linesOfNation, supplyAt } from './supply.ts';

/** Columns 01 to 09, row 03 a railway from Berlin (0103) eastward; columns from 06 on are the USSR. */
const line = ['0103', '0203', '0303', '0403', '0503', '0603', '0703', '0803', '0903'];
const land = (more: Partial<Drawing> = {}) =>
  draw({
    columns: [1, 9],
    rows: [1, 5],
    links: { rail: [line], ...more.links },
    names: { '0103': 'Berlin', ...more.names },
    ...more,
    ...(more.links ? { links: { rail: [line], ...more.links } } : {}),
  });
const plain = land({});
const base = { options: { level: 'base' } } as const;
const say = speaker('en', [game.text.en]);
const dica = speaker('it', [game.text.it]);
/** What of a verdict cannot be said in one of the two languages. */
const unsaid = (of: object) =>
  [...messagesIn(JSON.parse(JSON.stringify(of))).values()].flatMap((one) => flawsOf(game, one));

describe('main sources and what is joined to them', () => {
  it('BITE-4.1-1 each nation has its own: a capital by name, Siberia for the Soviets, also in Italian', () => {
    const sheet = draw({
      columns: [1, 9],
      rows: [1, 5],
      names: {
        '0101': 'Berlino',
        '0301': 'Belgrado',
        '0501': 'Helsinki',
        '0701': 'Bucarest',
        '0105': 'Budapest',
        '0305': 'Bratislava',
      },
      boxes: { box1: { name: 'Siberia', kind: 'offMap', links: [{ to: '0905', link: 'land' }] } },
    });
    const at = { g1: '0101', ita: '0301', fin: '0501', rom: '0701', hun: '0105', svk: '0305', s1: '0905' };
    const here = scene(sheet, at);
    expect(statesOf(here, ...Object.keys(at))).toEqual(Array(7).fill('supplied'));
    // each away from its own, beside another's
    const there = { g1: '0803', ita: '0803', fin: '0101', rom: '0101', hun: '0803', svk: '0803' };
    expect(statesOf(scene(sheet, there), ...Object.keys(there))).toEqual(Array(6).fill('none'));
    expect(statesOf(scene(sheet, { s1: '0101' }), 's1')).toEqual(['none']);
    const moscow = draw({ columns: [1, 4], rows: [1, 4], names: { '0202': 'Moscow' } });
    expect(statesOf(scene(moscow, { s1: '0202' }), 's1')).toEqual(['none']);
  });

  it('BITE-4.1-1 the Chechens live on Grozny (30.0)', () => {
    const sheet = draw({ columns: [1, 9], rows: [1, 5], names: { '0303': 'Grozny', '0903': 'Berlin' } });
    const rosters = {
      axis: { id: 'axis', units: [{ id: 'chechens', name: 'Chechens', values: { nation: 'GER', class: 'mountain' } }] },
    };
    const near = scene(sheet, { chechens: '0404' }, { rosters });
    expect(statesOf(near, 'chechens')).toEqual(['none']);
    const held = scene(sheet, { chechens: '0404' }, { rosters, cells: { owner: { grozny: 'axis' } } });
    expect(statesOf(held, 'chechens')).toEqual(['supplied']);
  });

  it('BITE-4.2-1 a railway hex joined to the main source is a source, and needs no city', () => {
    const here = scene(plain, { g1: '0803', g2: '0805', g3: '0801' });
    expect(statesOf(here, 'g1', 'g2', 'g3')).toEqual(['supplied', 'supplied', 'supplied']);
    const said = verdict(here, 'g2');
    expect(say(said.says)).toMatch(/^The source at 0.03 is 2 hexes away; railway or sea leads on to Berlin\.$/);
    expect(dica(said.says)).toContain('ferrovia o mare portano verso Berlino');
    // off the railway by four
    const far = draw({ columns: [1, 9], rows: [1, 9], links: { rail: [line] }, names: { '0103': 'Berlin' } });
    expect(statesOf(scene(far, { g1: '0406', g2: '0407' }), 'g1', 'g2')).toEqual(['supplied', 'none']);
  });

  const ports = (features: Drawing['features'] = {}, sea: readonly string[] = []): Drawing => ({
    columns: [1, 9],
    rows: [1, 5],
    names: { '0103': 'Berlin' },
    links: { rail: [['0103', '0203']] },
    features: { portMinor: ['0203', '0803'], ...features },
    boxes: {
      baltic: {
        name: 'Baltic',
        kind: 'sea',
        features: sea,
        links: ['0203', '0803'].map((to) => ({ to, link: 'sea' })),
      },
    },
  });
  it('BITE-4.2-1 a port joined by sea is one as well, by whatever route', () => {
    const sheet = draw(ports());
    const here = scene(sheet, { g1: '0803', g2: '0805' });
    expect(statesOf(here, 'g1', 'g2')).toEqual(['supplied', 'supplied']);
    expect(verdict(here, 'g1').ways[0]?.line.find(({ leg }) => leg === 'net')?.path).toEqual([
      '0803',
      'baltic',
      '0203',
      '0103',
    ]);
    // the other port is Soviet, or an enemy stands there
    expect(statesOf(scene(sheet, { g1: '0803' }, { cells: { control: { '0203': 'soviet' } } }), 'g1')).toEqual([
      'none',
    ]);
    expect(statesOf(scene(sheet, { g1: '0805', s1: '0803' }), 'g1')).toEqual(['none']);
  });

  it('BITE-32.2-1 three hits of bombs and a port is no source this month', () => {
    const named = draw({ ...ports(), names: { '0103': 'Berlin', '0803': 'Riga' } });
    const sites = { id: 'sites', units: [{ id: 'riga', name: 'Riga', values: { port: 'minor' } }] };
    const hit = (turn: number, hits: number) =>
      statesOf(
        scene(
          named,
          { g1: '0803' },
          { rosters: { sites }, cells: { 'port-bombed': { riga: damageNo({ turn, hits }) } } },
        ),
        'g1',
      )[0];
    expect([hit(2, 2), hit(2, 3), hit(1, 3)]).toEqual(['supplied', 'none', 'supplied']);
  });

  it('BITE-9.2-1 snow closes ports and seas that freeze', () => {
    const snow = { cells: { weather: { 2: 'snow' } } };
    const states = (drawing: Drawing, over = {}) => statesOf(scene(draw(drawing), { g1: '0803' }, over), 'g1')[0];
    expect([states(ports()), states(ports(), snow)]).toEqual(['supplied', 'supplied']);
    const iced = ports({ freezes: ['0803'] });
    expect([states(iced), states(iced, snow)]).toEqual(['supplied', 'none']);
    const sea = ports({}, ['freezes']);
    expect([states(sea), states(sea, snow), states(sea, { ...snow, ...base })]).toEqual([
      'supplied',
      'none',
      'supplied',
    ]);
    expect(say(verdict(scene(draw(sea), { g1: '0803' }, snow), 'g1').says)).toContain('frozen');
  });

  it('BITE-AMB-31 own open ports carry supply, or only over a sea the enemy does not control, too', () => {
    const sheet = draw({
      ...ports({ portMinor: ['0203', '0803'], portMajor: ['0905'] }),
      boxes: {
        baltic: { name: 'Baltic', kind: 'sea', links: ['0203', '0803', '0905'].map((to) => ({ to, link: 'sea' })) },
      },
    });
    const with_ = (amb31: string, soviet: string) =>
      statesOf(scene(sheet, { g1: '0803' }, { options: { amb31 }, cells: { control: { '0905': soviet } } }), 'g1')[0];
    expect([with_('ports', 'soviet'), with_('alone', 'soviet')]).toEqual(['supplied', 'none']);
    expect([with_('ports', 'axis'), with_('alone', 'axis')]).toEqual(['supplied', 'supplied']);
  });

  it('BITE-4.2-3 the network goes on over own hexes that nothing closes', () => {
    const joined = (over: Parameters<typeof scene>[2], pieces: { readonly [piece: string]: string } = {}) => {
      const { board, field } = scene(plain, pieces, over);
      return board.ids.filter((_, node) => networkOf(field, 'GER')[node] === 1);
    };
    expect(joined({})).toEqual(line);
    expect(joined({ cells: { control: { '0503': 'soviet' } } })).toEqual(line.slice(0, 4));
    // AMB-28: in a zone a railway hex is neither crossed nor a source
    expect(joined({}, { s1: '0605' })).toEqual(line);
    expect(joined({}, { s1: '0604' })).toEqual(line.slice(0, 5));
    expect(joined({}, { s1: '0604', g1: '0603' })).toEqual(line);
    expect(joined({ cells: { partisans: { '0403': 2 } } })).toEqual(line);
    expect(joined({ cells: { partisans: { '0403': 3 } } })).toEqual(line.slice(0, 3));
    // an enemy block of the air alone closes no hex, but its zone does
    expect(joined({}, { s12: '0603' })).toEqual(line.slice(0, 4));
  });

  it('BITE-4.2-2 production asks the same test; PP only blue routes between major ports, and no partisan', () => {
    const drawing = (port: string, link: string) =>
      draw({
        ...ports({ portMinor: [], [port]: ['0203', '0803'] }),
        boxes: { baltic: { name: 'Baltic', kind: 'sea', links: ['0203', '0803'].map((to) => ({ to, link })) } },
      });
    const fed = (sheet: ReturnType<typeof draw>, over = {}) => {
      const { board, field } = scene(sheet, { g1: '0803' }, over);
      const node = board.nodeOf('0803');
      return [isSource(field, 'GER', node), shipmentsOf(field, 'GER')[node] === 1];
    };
    expect(fed(drawing('portMajor', 'blue'))).toEqual([true, true]);
    expect(fed(drawing('portMajor', 'sea'))).toEqual([true, false]);
    expect(fed(drawing('portMinor', 'blue'))).toEqual([true, false]);
    expect(fed(drawing('portMajor', 'blue'), { cells: { partisans: { '0203': 1 } } })).toEqual([true, false]);
    const { board, field } = scene(plain, {}, { cells: { partisans: { '0403': 1 } } });
    expect(line.map((at) => shipmentsOf(field, 'GER')[board.nodeOf(at)])).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(line.map((at) => isSource(field, 'GER', board.nodeOf(at)))).toEqual(Array(9).fill(true));
  });

  it('BITE-4.2-2 Kerch in June 1942: the railway blocked by a partisan, with and without Sevastopol (11.3)', () => {
    const crimea = draw({
      columns: [1, 9],
      rows: [1, 5],
      links: { rail: [line.slice(0, 8)] },
      names: { '0103': 'Berlin', '0803': 'Kerch', '0705': 'Sevastopol', '0203': 'Constanta' },
      features: { portMinor: ['0803'], portMajor: ['0705', '0203'] },
      boxes: {
        black: { name: 'Black Sea', kind: 'sea', links: ['0803', '0705', '0203'].map((to) => ({ to, link: 'blue' })) },
      },
    });
    const from = (site: string, partisans: number) => {
      const cells = { partisans: { '0603': partisans }, owner: {}, control: { '0705': 'axis' } };
      const { board, field } = scene(crimea, { g1: '0803' }, { cells });
      return shipmentsOf(field, 'GER')[board.nodeOf(site)] === 1;
    };
    expect([from('0803', 0), from('0803', 1), from('0705', 1)]).toEqual([true, false, true]);
    const railed = draw({
      ...{ columns: [1, 9], rows: [1, 5], names: { '0103': 'Berlin' } },
      links: { rail: [line.slice(0, 8), ['0803', '0704', '0705']] },
      features: { portMajor: ['0705', '0203'] },
      boxes: { black: { name: 'Black Sea', kind: 'sea', links: ['0705', '0203'].map((to) => ({ to, link: 'blue' })) } },
    });
    const { board, field } = scene(railed, {}, { cells: { partisans: { '0603': 1 } } });
    expect(shipmentsOf(field, 'GER')[board.nodeOf('0803')]).toBe(1);
    expect(shipmentsOf(field, 'GER', { blue: false })[board.nodeOf('0803')]).toBe(0);
  });

  it('BITE-SBE6-1 what the Soviets have to build first carries nothing until then', () => {
    const east = draw({
      columns: [1, 9],
      rows: [1, 5],
      links: { rail: [['0103', '0203']], railSaratov: [['0203', '0303', '0403']] },
      features: { linkedSoviet: ['0103'] },
    });
    expect(statesOf(scene(east, { s1: '0403' }, { scenario: 'SBE9' }), 's1')).toEqual(['supplied']);
    expect(verdict(scene(east, { s1: '0403' }, { scenario: 'SBE9' }), 's1').ways[0]?.source).toBe('0203');
    expect(verdict(scene(east, { s1: '0403' }, { scenario: 'SBE8' }), 's1').ways[0]?.source).toBe('0403');
  });

  it('BITE-4.1-1 a map drawn in part: the line leaves it, or goes on where a hex says so', () => {
    const part = draw({ columns: [1, 5], rows: [1, 5], links: { rail: [line.slice(0, 5)] } });
    const lost = verdict(scene(part, { s1: '0403' }), 's1');
    expect(lost.state).toBe('none');
    expect(say(lost.says)).toContain('The line to Siberia leaves the drawn map');
    expect(dica(lost.says)).toContain('La linea verso la Siberia esce dalla mappa disegnata');
    const marked = draw({
      columns: [1, 5],
      rows: [1, 5],
      links: { rail: [line.slice(0, 5)] },
      features: { linkedSoviet: ['0103'] },
    });
    expect(statesOf(scene(marked, { s1: '0403', g1: '0405' }), 's1', 'g1')).toEqual(['supplied', 'none']);
  });
});

describe('zones of control', () => {
  const one = (more: Partial<Drawing> = {}, pieces: { readonly [piece: string]: string } = {}, over = {}) =>
    zoneHexes(scene(draw({ columns: [1, 5], rows: [1, 5], ...more }), { s1: '0303', ...pieces }, over), 'soviet');
  const ring = one();

  it('BITE-3.19-1 six hexes around, unsupplied or not; not where an enemy stands, not over water, side or strait', () => {
    expect(ring).toHaveLength(6);
    expect(ring.every((hex) => ['02', '03', '04'].includes(hex.slice(0, 2)))).toBe(true);
    expect(one({}, {}, { cells: { barrels: { s1: 'yes' } } })).toEqual(ring);
    expect(one({}, { g1: '0302' })).toEqual(ring.filter((hex) => hex !== '0302'));
    // AMB-29: any block of the other side, and where both stand they fight and have none
    expect(one({}, { g9: '0302' })).toEqual(ring.filter((hex) => hex !== '0302'));
    expect(one({}, { g1: '0303' })).toEqual([]);
    expect(one({ terrain: { water: ['0302'] } })).toEqual(ring.filter((hex) => hex !== '0302'));
    for (const side of ['water', 'strait'])
      expect(one({ sides: { [side]: [['0302', '0303']] } })).toEqual(ring.filter((hex) => hex !== '0302'));
  });
  it('BITE-3.19-1 partisans have none; aircraft on the ground have', () => {
    const zone = (piece: string) =>
      zoneHexes(scene(draw({ columns: [1, 5], rows: [1, 5] }), { [piece]: '0303' }), 'soviet').length;
    expect([zone('s1'), zone('s12'), zone('s11')]).toEqual([6, 6, 0]);
  });
  it('BITE-3.19-1 BITE-8.0-1 over an unfrozen river only without rule 8', () => {
    const river = { sides: { river: [['0302', '0303']] } } as const;
    const without = ring.filter((hex) => hex !== '0302');
    expect(one(river)).toEqual(without);
    expect(one(river, {}, base)).toEqual(ring);
    expect(one(river, {}, { options: { a08: false } })).toEqual(ring);
    expect(one(river, {}, { cells: { weather: { 2: 'snow' } } })).toEqual(ring);
    expect(one(river, {}, { cells: { weather: { 2: 'rain' } } })).toEqual(without);
  });
  it('BITE-8.0-1 not into a major city, bunker or fortress of the enemy, until it is empty and ringed', () => {
    const held = { cells: { control: { '0302': 'axis' } } };
    for (const kind of ['major', 'capital', 'bunker', 'fortress']) {
      const walls = { features: { [kind]: ['0302'] } };
      expect(one(walls, {}, held)).toEqual(ring.filter((hex) => hex !== '0302'));
      expect(one(walls, {}, { ...held, ...base })).toEqual(ring);
      expect(one(walls)).toEqual(ring);
      // a ring of six, all there: s1 is one of them
      const six = { s2: '0201', s3: '0202', s4: '0301', s5: '0401', s6: '0402' };
      expect(one(walls, six, held)).toContain('0302');
      const { s4: _, ...five } = six;
      expect(one(walls, five, held)).not.toContain('0302');
      expect(one(walls, { ...six, g1: '0302' }, held)).not.toContain('0302');
    }
    expect(one({ features: { minor: ['0302'] } }, {}, held)).toEqual(ring);
  });
  it('BITE-3.19-1 a block beside the drawn part has its zone in it, and the off-map boxes are like hexes', () => {
    const part = draw({ columns: [1, 5], rows: [1, 5], without: ['0303'] });
    expect(zoneHexes(scene(part, { s1: '0303' }), 'soviet')).toEqual(ring);
    const north = draw({
      columns: [1, 5],
      rows: [1, 5],
      boxes: {
        petsamo: {
          name: 'Petsamo',
          kind: 'offMap',
          links: [
            { to: '0101', link: 'rail' },
            { to: 'murmansk', link: 'land' },
          ],
        },
        murmansk: { name: 'Murmansk', kind: 'offMap', links: [] },
      },
    });
    expect(zoneHexes(scene(north, { s1: 'petsamo' }), 'soviet')).toEqual(['0101', 'murmansk']);
  });
});

describe('the path on land', () => {
  it('BITE-4.3-1 a hex in the zone of both is closed to both; an own block opens its own', () => {
    const front = draw({ columns: [1, 9], rows: [1, 5], names: { '0103': 'Berlin' } });
    expect(statesOf(scene(front, { g1: '0303' }), 'g1')).toEqual(['supplied']);
    // Soviets on both sides of the hexes between
    const wall = { s1: '0201', s2: '0205', s3: '0203' };
    expect(statesOf(scene(front, { g1: '0403', ...wall }), 'g1')).toEqual(['none']);
    const one = { g1: '0403', s1: '0204' };
    const closed = verdict(scene(draw({ columns: [1, 4], rows: [3, 4], names: { '0103': 'Berlin' } }), one), 'g1');
    expect(closed.state).toBe('none');
    expect(closed.openings[0]?.causes[0]?.rule).toMatch(/3\.19|4\.3/);
    expect(
      statesOf(
        scene(draw({ columns: [1, 4], rows: [3, 4], names: { '0103': 'Berlin' } }), { ...one, g2: '0303', g3: '0203' }),
        'g1',
      ),
    ).toEqual(['supplied']);
  });
  it('BITE-4.3-2 hexes are counted to the source: its own is 0, three are enough, four too many (AMB-26)', () => {
    const open = draw({ columns: [1, 9], rows: [1, 5], names: { '0103': 'Berlin' } });
    const here = scene(open, { g1: '0103', g2: '0403', g3: '0503' });
    expect(statesOf(here, 'g1', 'g2', 'g3')).toEqual(['supplied', 'supplied', 'none']);
    expect(say(verdict(here, 'g2').ways[0]?.says ?? { id: '' })).toBe('3 of 3 hexes');
    const far = verdict(here, 'g3');
    expect(say(far.says)).toContain('The source is 1 hex too far; the range is 3.');
    expect(say(far.ways[0]?.says ?? { id: '' })).toBe('1 hex too far');
  });
  it('BITE-4.3-2 mountains only at its ends, water never (AMB-27)', () => {
    const strip = (terrain: Drawing['terrain'], rail: readonly string[] = []) =>
      draw({
        columns: [1, 5],
        rows: [3, 3],
        names: { '0103': 'Berlin' },
        terrain: terrain ?? {},
        links: { rail: [rail] },
      });
    const state = (sheet: ReturnType<typeof draw>) => statesOf(scene(sheet, { g1: '0403' }), 'g1')[0];
    expect(state(strip({}))).toBe('supplied');
    expect(state(strip({ mountain: ['0203'] }))).toBe('none');
    expect(state(strip({ mountain: ['0403'] }))).toBe('supplied');
    expect(state(strip({ mountain: ['0103'] }))).toBe('supplied');
    // a railway through the mountain, and the mountain hex itself the source
    expect(state(strip({ mountain: ['0203'] }, ['0103', '0203']))).toBe('supplied');
    expect(state(strip({ mountain: ['0203'] }, ['0103', '0203', '0303']))).toBe('supplied');
    expect(state(strip({ mountain: ['0303'], water: ['0203'] }))).toBe('none');
    expect(say(verdict(scene(strip({ mountain: ['0203'] }), { g1: '0403' }), 'g1').says)).toContain('Only mountains');
    expect(say(verdict(scene(strip({ water: ['0203'] }), { g1: '0403' }), 'g1').says)).toContain(
      'Neither land nor railway',
    );
  });
  it('BITE-4.3-2 BITE-29.1-2 one battalion lets a line pass, two close the land, three the railway', () => {
    const strip = draw({ columns: [1, 5], rows: [3, 3], names: { '0103': 'Berlin' } });
    const with_ = (n: number) =>
      statesOf(scene(strip, { g1: '0403' }, { cells: { partisans: { '0303': n } } }), 'g1')[0];
    expect([with_(1), with_(2), with_(3)]).toEqual(['supplied', 'none', 'none']);
    const rail = draw({ columns: [1, 9], rows: [3, 3], names: { '0103': 'Berlin' }, links: { rail: [line] } });
    const on = (n: number) => statesOf(scene(rail, { g1: '0903' }, { cells: { partisans: { '0303': n } } }), 'g1')[0];
    expect([on(1), on(2), on(3)]).toEqual(['supplied', 'supplied', 'none']);
    // they are the Axis's trouble alone
    const east = draw({ columns: [1, 5], rows: [3, 3], features: { linkedSoviet: ['0103'] } });
    expect(statesOf(scene(east, { s1: '0403' }, { cells: { partisans: { '0303': 3 } } }), 's1')).toEqual(['supplied']);
    const said = verdict(scene(strip, { g1: '0403' }, { cells: { partisans: { '0303': 2 } } }), 'g1');
    expect(said.openings[0]?.causes.map(({ rule }) => rule)).toEqual(['29.1']);
    expect(unsaid(said)).toEqual([]);
  });
  it('BITE-5.3-1 Romanians trace no line through Hungary, nor Hungarians through Romania', () => {
    const strip = draw({
      columns: [1, 9],
      rows: [3, 3],
      links: { rail: [line] },
      names: { '0103': 'Budapest', '0903': 'Bucharest' },
      labels: { HUN: ['0203', '0303'], ROM: ['0703', '0803'] },
      features: { linkedAxis: ['0103', '0903'] },
    });
    const here = scene(strip, { rom: '0403', hun: '0603', g1: '0503' });
    expect(verdict(here, 'rom').ways[0]?.source).toBe('0403');
    expect(verdict(here, 'rom').ways[0]?.line.at(-1)?.path.at(-1)).toBe('0903');
    expect(verdict(here, 'hun').ways[0]?.line.at(-1)?.path.at(-1)).toBe('0103');
    const cut = { cells: { control: { '0503': 'soviet', '0603': 'soviet', '0703': 'soviet' } } };
    expect(statesOf(scene(strip, { rom: '0403' }, cut), 'rom')).toEqual(['none']);
    expect(statesOf(scene(strip, { g1: '0403' }, cut), 'g1')).toEqual(['supplied']);
  });
  it('BITE-5.3-1 Finns, and Germans supplied through Finland, trace nothing beyond the operations area', () => {
    const strip = draw({
      columns: [1, 9],
      rows: [3, 3],
      names: { '0103': 'Helsinki' },
      labels: { FIN: ['0103', '0203'], FOA: ['0303', '0403'] },
      links: { rail: [line] },
      features: { linkedAxis: ['0103', '0903'] },
    });
    const here = scene(strip, { fin: '0403', g1: '0403' });
    expect(statesOf(here, 'fin', 'g1')).toEqual(['supplied', 'supplied']);
    expect(statesOf(scene(strip, { fin: '0603' }), 'fin')).toEqual(['none']);
    // other Germans are supplied from their own side, not through Finland
    expect(statesOf(scene(strip, { g1: '0603' }), 'g1')).toEqual(['supplied']);
    expect(
      statesOf(scene(strip, { g1: '0503' }, { cells: { control: { '0703': 'soviet', '0803': 'soviet' } } }), 'g1'),
    ).toEqual(['none']);
    expect(
      verdict(here, 'g1')
        .ways.map(({ id }) => id)
        .sort(),
    ).toEqual(['GER', 'north']);
  });
});

describe('range', () => {
  const open = draw({
    columns: [1, 9],
    rows: [1, 5],
    names: { '0103': 'Berlin' },
  });
  const east = draw({ columns: [1, 9], rows: [1, 5], features: { linkedSoviet: ['0103'] } });
  const reach = (piece: string, over: Parameters<typeof scene>[2]) =>
    ['0103', '0203', '0303', '0403', '0503'].filter(
      (at) => statesOf(scene(piece === 's1' ? east : open, { [piece]: at }, over), piece)[0] === 'supplied',
    ).length - 1;
  it('BITE-9.1-1 BITE-39.0-2 three hexes in clear weather and at BASE, two in rain, light rain and snow', () => {
    const in_ = (weather: string, options = {}) =>
      reach('g1', { options: { o39: true, ...options }, cells: { weather: { 2: weather } } });
    expect([in_('clear'), in_('rain'), in_('lightRain'), in_('snow')]).toEqual([3, 2, 2, 2]);
    expect([in_('rain', { level: 'base' }), in_('snow', { a09: false })]).toEqual([3, 3]);
  });
  it('BITE-33.0-2 one hex for the Axis in the first winter; Finns and Germans in Finland have two', () => {
    const winter = { turn: 7, options: { o33: true } };
    expect([
      reach('g1', winter),
      reach('s1', winter),
      reach('g1', { turn: 7 }),
      reach('g1', { ...winter, turn: 19 }),
    ]).toEqual([1, 2, 2, 2]);
    const finland = draw({
      columns: [1, 9],
      rows: [1, 5],
      names: { '0103': 'Berlin' },
      features: { linkedFinland: ['0103'] },
      labels: { FIN: ['0303'], SCA: ['0403'] },
    });
    const at = (piece: string, hex: string) => statesOf(scene(finland, { [piece]: hex }, winter), piece)[0];
    expect([at('fin', '0303'), at('fin', '0403'), at('g1', '0303'), at('g1', '0305'), at('rom', '0303')]).toEqual([
      'supplied',
      'none',
      'supplied',
      'none',
      'none',
    ]);
    expect(verdict(scene(open, { g1: '0303' }, winter), 'g1').ways[0]?.rule).toBe('33.0');
  });
});

describe('what is asked of a hex, and what is said', () => {
  it('BITE-4.3-2 path, distance, or the first cause', () => {
    const here = scene(land({ names: { '0103': 'Berlin' } }), { s1: '0604' });
    const ask = (hex: string) => {
      const node = here.board.nodeOf(hex);
      return supplyAt(here.field, here.around, linesOfNation(here.field, 'GER', node), node);
    };
    expect(ask('0205')).toMatchObject({ ok: true, distance: 2 });
    expect(ask('0903')).toMatchObject({ ok: false, cause: 'blocked' });
  });
  it('BITE-4.4-1 what follows: no replacements, half the points, no attack; aircraft rebase; surrender at the end', () => {
    const alone = scene(draw({ columns: [1, 3], rows: [1, 3] }), { g1: '0202', g9: '0203', stat: '0201', s1: '0302' });
    const rules = (piece: string) => verdict(alone, piece).effects.map(({ msg, rule }) => `${rule} ${say(msg)}`);
    expect(rules('s1')).toEqual([
      '4.4 No repairs, no replacements',
      '4.4 Half its MP, 1 at least',
      '4.4 It may not attack',
      '7.9 It surrenders in the final check if it is still so',
    ]);
    expect(rules('g1')).toContain('12.4 Only a desperate attack');
    expect(rules('g9')).toContain('4.4 It may only rebase, at half range');
    expect(rules('stat').at(-1)).toBe('4.5 Static: it neither weakens nor surrenders');
    for (const piece of ['s1', 'g1', 'g9', 'stat']) expect(unsaid(verdict(alone, piece))).toEqual([]);
    const simple = scene(draw({ columns: [1, 3], rows: [1, 3] }), { g1: '0202' }, base);
    expect(verdict(simple, 'g1').effects.map(({ rule }) => rule)).toEqual(['4.4', '4.4', '4.4', '7.9']);
  });
  it('BITE-4.3-1 each cause by itself: an enemy is no zone; a railway in other hands asks for control, and then there is a line', () => {
    const strip = draw({
      columns: [1, 9],
      rows: [3, 3],
      names: { '0103': 'Berlin' },
      links: { rail: [line] },
      labels: { USSR: line.slice(4), POL: line.slice(0, 4) },
    });
    const lost = verdict(scene(strip, { g1: '0903' }), 'g1');
    expect(say(lost.says)).toContain('in other hands');
    expect(lost.openings.map(({ hexes }) => hexes)).toEqual([['0503', '0603', '0703', '0803']]);
    expect(lost.openings[0]?.causes.map(({ rule, facts }) => [rule, facts?.length])).toEqual(Array(4).fill(['3.1', 1]));
    const control = Object.fromEntries(['0503', '0603', '0703', '0803'].map((at) => [at, 'axis']));
    expect(statesOf(scene(strip, { g1: '0903' }, { cells: { control } }), 'g1')).toEqual(['supplied']);
    // a hex of ours with an enemy in it wants him gone, no more; one of his also control
    const ours = verdict(scene(strip, { g1: '0403', s1: '0303' }), 'g1');
    expect(ours.openings[0]?.causes.map(({ rule }) => rule)).not.toContain('3.1');
    const both = verdict(scene(strip, { g1: '0903', s1: '0603' }), 'g1');
    expect(both.openings[0]?.hexes).toEqual(['0503', '0603', '0703', '0803']);
    expect(both.openings[0]?.causes.filter(({ hex }) => hex === '0603').map(({ rule }) => rule)).toEqual([
      '4.3',
      '3.1',
    ]);
  });
});

describe('sieges', () => {
  /** a port on the sea at 0303: water north of it */
  const port = (names: Drawing['names'] = {}, features: Drawing['features'] = {}) =>
    draw({
      columns: [1, 6],
      rows: [1, 6],
      terrain: { water: ['0302', '0202', '0402'] },
      names,
      features: { portMinor: ['0303'], linkedSoviet: ['0606'], ...features },
      boxes: { sea: { name: 'Black Sea', kind: 'sea', links: ['0303', '0606'].map((to) => ({ to, link: 'sea' })) } },
    });
  const neighbours = scene(port(), {}).board;
  const beside = (hex: string) => {
    const node = neighbours.nodeOf(hex);
    return neighbours.ids.filter((_, to) => neighbours.arcOf(node, to) >= 0);
  };
  const ring = beside('0303').filter((hex) => !['0302', '0202', '0402', 'sea'].includes(hex));
  const closed = { s1: '0303', ...Object.fromEntries(ring.map((hex, i) => [`g${i + 1}`, hex])) };

  it('BITE-12.1-1 a port with the enemy all round is besieged though the sea is open; one hex free and it is not', () => {
    const sheet = port({}, { portMajor: ['0606'] });
    expect(ring.length).toBeGreaterThan(2);
    const said = verdict(scene(sheet, closed), 's1');
    expect(said.state).toBe('besieged');
    expect(said.effects.map(({ rule }) => rule)).toEqual(['12.1', '4.4', '4.4', '12.1']);
    expect(say(said.says)).toContain(`All ${ring.length} land hexes around 0303`);
    expect(said.openings[0]?.way).toBe('siege');
    expect(unsaid(said)).toEqual([]);
    const free = Object.fromEntries(Object.entries(closed).filter(([, hex]) => hex !== ring[0]));
    expect(verdict(scene(sheet, { ...free, s2: ring[0] ?? '' }), 's1').state).toBe('supplied');
    expect(verdict(scene(sheet, closed, { options: { a12: false } }), 's1').state).toBe('supplied');
    expect(verdict(scene(sheet, closed, base), 's1').state).toBe('supplied');
  });
  it('BITE-12.1-1 the own capital likewise, for the Soviets Moscow; another town simply has no supply', () => {
    const town = (names: Drawing['names']) =>
      draw({ columns: [1, 6], rows: [1, 6], names: names ?? {}, features: { linkedSoviet: ['0606'] } });
    const all = beside('0404').filter((hex) => hex !== 'sea');
    const six = { s1: '0404', ...Object.fromEntries(all.map((hex, i) => [`g${i + 1}`, hex])) };
    expect(verdict(scene(town({ '0404': 'Moscow' }), six), 's1').state).toBe('besieged');
    expect(verdict(scene(town({ '0404': 'Mosca' }), six), 's1').state).toBe('besieged');
    expect(verdict(scene(town({ '0404': 'Kiev' }), six), 's1').state).toBe('none');
    const berlin = { g1: '0404', ...Object.fromEntries(all.map((hex, i) => [`s${i + 1}`, hex])) };
    expect(verdict(scene(town({ '0404': 'Berlin' }), berlin), 'g1').state).toBe('besieged');
    // the main source itself, and still no siege at BASE
    expect(verdict(scene(town({ '0404': 'Berlin' }), berlin, base), 'g1').state).toBe('supplied');
  });
  it('BITE-12.2-1 Sevastopol besieged is marked, but loses nothing and never surrenders (AMB-55)', () => {
    const said = verdict(scene(port({ '0303': 'Sevastopol' }, { fortress: ['0303'] }), closed), 's1');
    expect([said.state, said.tone]).toEqual(['sevastopol', 'half']);
    expect(unsaid(said)).toEqual([]);
    expect(said.effects.map(({ rule }) => rule)).toEqual(['12.1', '4.4', '4.4', '12.2']);
    expect(verdict(scene(port({ '0303': 'Sebastopoli' }), closed), 's1').state).toBe('sevastopol');
  });

  const north = (volkhov: Drawing['names'] = { '0603': 'Volkhov' }) =>
    draw({
      columns: [1, 7],
      rows: [1, 5],
      names: { '0303': 'Leningrad', '0203': 'Oranienbaum', ...volkhov },
      features: { fortress: ['0203', '0303'], linkedSoviet: ['0703'] },
      links: { rail: [['0603', '0703']] },
    });
  const pair = (sheet = north()) => {
    const { board } = scene(sheet, {});
    const both = [board.nodeOf('0303'), board.nodeOf('0203')];
    return board.ids.filter((_, to) => !both.includes(to) && both.some((node) => board.arcOf(node, to) >= 0));
  };
  it('BITE-12.3-1 Leningrad and Oranienbaum hold out as one; the Road of Life decides how', () => {
    const around = pair();
    expect(around).toHaveLength(8);
    const at = { s1: '0303', s2: '0203', ...Object.fromEntries(around.map((hex, i) => [`g${i + 1}`, hex])) };
    const here = scene(north(), at);
    expect(statesOf(here, 's1', 's2')).toEqual(['pocket', 'pocket']);
    expect(unsaid(verdict(here, 's1'))).toEqual([]);
    expect(verdict(here, 's1').effects.map(({ rule }) => rule)).toEqual(['12.3', '4.4', '4.4', '12.3']);
    expect(say(verdict(here, 's1').says)).toContain('Road of Life to Volkhov is open');
    // in snow as well
    expect(statesOf(scene(north(), at, { cells: { weather: { 2: 'snow' } } }), 's1')).toEqual(['pocket']);
    // Volkhov lost, or its railway; or not drawn at all
    const cut = { cells: { control: { '0603': 'axis' } } };
    expect(statesOf(scene(north(), at, cut), 's1', 's2')).toEqual(['besieged', 'besieged']);
    expect(statesOf(scene(north(), { ...at, stat: '0703' }), 's1')).toEqual(['besieged']);
    expect(say(verdict(scene(north({}), at), 's1').says)).toContain('Volkhov is not drawn');
    // a single hex open and neither is besieged
    const open = Object.fromEntries(Object.entries(at).filter(([piece]) => piece !== 'g1'));
    expect(statesOf(scene(north(), { ...open, s3: around[0] ?? '' }), 's1')).not.toContain('pocket');
    // Oranienbaum fallen: Leningrad alone
    expect(statesOf(scene(north(), { ...at, s2: '0505', stat: '0203' }), 's1')).toEqual(['pocket']);
  });
  it('BITE-12.3-1 over Lake Ladoga a line goes in snow, too, without a port', () => {
    const lake = (name: string) => ({
      ...north(),
      boxes: {
        box1: { name, kind: 'sea', features: ['freezes'], links: ['0303', '0603'].map((to) => ({ to, link: 'sea' })) },
      },
    });
    const snow = { cells: { weather: { 2: 'snow' } } };
    expect(statesOf(scene(lake('Lago Ladoga'), { s1: '0303' }, snow), 's1')).toEqual(['supplied']);
    expect(statesOf(scene(lake('A lake'), { s1: '0303' }, snow), 's1')).toEqual(['none']);
  });
});
