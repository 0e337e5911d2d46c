import { describe, expect, it } from 'vitest';
import { damageNo } from '../../../model/sites/state.ts';
import { type Drawing, draw, scene, statesOf, verdict } from '../../../testing/draw.ts';
import { base, dica, line, plain, say } from '../../../testing/supplyLand.ts';
import { isSource, networkOf, shipmentsOf } from '../../map/network.ts';

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
