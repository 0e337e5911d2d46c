import { describe, expect, it } from 'vitest';
import { bid } from '../../testing/at.ts';
import { advanced, row } from '../../testing/battles.ts';
import { draw } from '../../testing/draw.ts';
import { panelIn, planOf, refusalOf, thrown } from '../../testing/ops.ts';
import { listed, place } from '../../testing/sites.ts';
import { bombing } from './bombing.ts';

const here = advanced({ o19: true, o32: true });
const raid = { attacks: 'axis', weather: 'clear', axisAbove: [row('bomber', 4)] };
const soviet = { attacks: 'soviet', weather: 'clear', sovietAbove: [row('longRange', 4)] };

const diceOf = (raw: object, throws: readonly number[] = []) => {
  const { ask } = thrown(bombing, raw, throws, here).at;
  return ask?.kind === 'chance' && ask.entry.kind === 'hits' ? ask.entry.dice : undefined;
};

describe('the dice of a strategic raid', () => {
  it('BITE-32.0-1 TECH 2 bombers need reconnaissance for full dice, strategic ones never', () => {
    expect(diceOf(raid)).toMatchObject([{ count: 2, toHit: 5 }]);
    expect(diceOf({ ...raid, scouted: true })).toMatchObject([{ count: 4, toHit: 5 }]);
    expect(diceOf(soviet)).toMatchObject([{ count: 4, toHit: 6 }]);
    expect(diceOf({ ...raid, axisAbove: [row('bomber', 4, { strategic: true })] })).toMatchObject([{ count: 4 }]);
  });

  it('BITE-32.0-1 weather weighs on all but Soviets; rain stops them; a fortress is no cover for a factory', () => {
    expect(diceOf({ ...raid, scouted: true, weather: 'snow' })).toMatchObject([{ count: 2 }]);
    expect(diceOf({ ...soviet, weather: 'snow' })).toMatchObject([{ count: 4 }]);
    expect(refusalOf(bombing, { ...raid, weather: 'rain' }, here)?.rule).toBe('9.2');
    const fort = { ...raid, scouted: true, city: 'fortress' };
    expect(diceOf(fort)).toMatchObject([{ count: 2, toHit: 5 }]);
    expect(diceOf(fort, [0])).toMatchObject([{ count: 4, toHit: 5 }]);
  });

  it('BITE-32.0-1 only bombers, tactical ones from TECH 2', () => {
    expect(refusalOf(bombing, { ...raid, axisAbove: [row('fighter', 3)] }, here)?.msg.id).toBe(
      'bite.ops.bombing.barred',
    );
    expect(refusalOf(bombing, { ...soviet, sovietAbove: [row('bomber', 3)] }, here)?.msg.id).toBe(
      'bite.ops.bombing.barred',
    );
    expect(refusalOf(bombing, { ...raid, axisAbove: [] }, here)?.msg.id).toBe('bite.ops.bombing.nobody');
  });

  it('BITE-32.0-1 BITE-7.7.2-1 anti-aircraft fire first; what is left bombs once', () => {
    const city = { ...raid, scouted: true, city: 'major', sovietBelow: [row('infantry', 2)] };
    expect(diceOf(city)?.map(({ count }) => count)).toEqual([2, 2]);
    expect(diceOf(city, [3])).toMatchObject([{ count: 1, toHit: 5 }]);
    expect(thrown(bombing, city, [4], here).at.done?.key).toBe('0');
    const { at } = thrown(bombing, city, [1, 3], here);
    expect(at.done?.key).toBe('3');
  });
});

describe('what hits do', () => {
  const twelve = { ...raid, scouted: true, axisAbove: [row('bomber', 12)] };
  const guide = (raw: object, hits: number) =>
    thrown(bombing, { ...twelve, ...raw }, [hits], here).at.done?.ending.guide.map(({ msg }) => [msg.id, msg.p?.count]);

  it('BITE-32.1-1 a centre loses a PP for each, no more than it makes; ten destroy it', () => {
    expect(guide({ aim: 'industry', pp: 3 }, 2)).toEqual([['bite.ops.guide.ppLess', 2]]);
    expect(guide({ aim: 'industry', pp: 3 }, 9)).toEqual([['bite.ops.guide.ppLess', 3]]);
    expect(guide({ aim: 'industry', pp: 3 }, 10)?.[1]).toEqual(['bite.ops.guide.razed', undefined]);
    const rows = panelIn(bombing, { ...raid, scouted: true, pp: 1 }, here).rows;
    const lost = rows.filter(({ msg }) => msg.id === 'bite.ops.ppLost').map(({ value }) => value.p?.exact);
    expect(lost).toEqual([{ name: '16/81' }, { name: '65/81' }]);
  });

  it('BITE-32.1-1 BITE-32.2-1 BITE-32.3-1 a place of the list keeps the damage in the record', () => {
    const facts = (raw: object, hits: number) =>
      thrown(bombing, { ...twelve, site: 'Leningrad', ...raw }, [hits], here).at.done?.ending.facts;
    // which PP go the rules do not say: those most are made of, never more than there are
    expect(facts({ aim: 'industry', pp: 5 }, 2)).toMatchObject([
      { cell: 'bombed', key: 'leningrad', value: 't13 Y1 R1' },
    ]);
    expect(facts({ aim: 'industry', pp: 5 }, 9)).toMatchObject([{ value: 't13 Y2 R3' }]);
    expect(facts({ aim: 'industry', pp: 5 }, 10)).toMatchObject([{ cell: 'razed', key: 'leningrad', value: 'yes' }]);
    expect(facts({ aim: 'port' }, 3)).toMatchObject([{ cell: 'port-bombed', value: 1303 }]);
    expect(facts({ aim: 'rail' }, 2)).toMatchObject([{ cell: 'station-bombed', value: 1302 }]);
    expect(facts({ aim: 'rail' }, 0)).toEqual([]);
    expect(facts({ aim: 'industry', site: '' }, 4)).toEqual([]);
  });

  it('BITE-32.0-1 damage acts in the owner’s next step, though nobody kept the steps gone by', () => {
    const at = (place: string, past?: readonly string[]) => ({ ...here, place, ...(past ? { past } : {}) });
    const turn = (raw: object, context: typeof here) => {
      const [fact] = thrown(bombing, { ...twelve, ...raw }, [2], context).at.done?.ending.facts ?? [];
      return fact?.kind === 'set' ? String(fact.value) : undefined;
    };
    const station = { attacks: 'soviet', sovietAbove: [row('longRange', 12)], aim: 'rail', site: 'Berlin' };
    // the Axis rail step of the month is over as the Soviets fly: by the place alone, as in a game
    expect(turn(station, at('t13/soviet/movement'))).toBe('1402');
    expect(turn(station, at('t13/soviet/movement', ['t13/axis/rail']))).toBe('1402');
    expect(turn(station, at('t13/axis/supply'))).toBe('1302');
    expect(turn({ aim: 'industry', site: 'Leningrad', pp: 5 }, at('t13/axis/movement'))).toBe('t13 Y1 R1');
    // by hand the same
    const byHand = (place: string) => bid('site-bombed', { site: 'Berlin', aim: 'station', hits: 2 }, at(place));
    expect(byHand('t13/soviet/movement')).toMatchObject({ facts: [{ value: 1402 }] });
    expect(byHand('t13/axis/supply')).toMatchObject({ facts: [{ value: 1302 }] });
  });

  it('BITE-32.2-1 BITE-32.3-1 no port is bombed where there is none, no station without a city, no place of one’s own', () => {
    const list = listed(
      place('Minetown', { yellow: 2, kind: 'none', port: 'none' }),
      place('Harbour', { kind: 'major', port: 'major' }),
      place('Unsaid'),
    );
    const context = { ...here, rosters: list };
    const why = (raw: object) => refusalOf(bombing, { ...twelve, ...raw }, context)?.msg.id;
    expect([why({ aim: 'port', site: 'Minetown' }), why({ aim: 'rail', site: 'Minetown' })]).toEqual([
      'bite.bar.no.port',
      'bite.bar.no.station',
    ]);
    expect([why({ aim: 'port', site: 'Harbour' }), why({ aim: 'rail', site: 'Harbour' })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(why({ ...soviet, aim: 'port', site: 'Harbour' })).toBe('bite.bar.ownSite');
    const hints = panelIn(bombing, { ...twelve, aim: 'port', site: 'Unsaid' }, context).hints.map(({ msg }) => msg.id);
    expect(hints).toContain('bite.bar.unsaid.port');
    const byHand = (site: string) => bid('site-bombed', { site, aim: 'port', hits: 1 }, context);
    expect(byHand('Minetown')).toMatchObject({ ok: false, msg: { id: 'bite.bar.no.port' } });
    expect(byHand('Harbour').ok).toBe(true);
    // the drawn map says it where the list does not
    const sheet = draw({
      columns: [1, 2],
      rows: [1, 1],
      names: { '0101': 'Unsaid', '0201': 'Harbour' },
      features: { portMinor: ['0201'] },
    });
    const drawn = { ...here, rosters: listed(place('Unsaid'), place('Harbour')), sheets: { map: sheet } };
    expect(refusalOf(bombing, { ...twelve, aim: 'port', site: 'Unsaid' }, drawn)?.msg.id).toBe('bite.bar.no.port');
    expect(refusalOf(bombing, { ...twelve, aim: 'port', site: 'Harbour' }, drawn)).toBeUndefined();
  });

  it('BITE-7.7.3-1 aircraft at 0 PF are not sent', () => {
    const empty = { ...soviet, sovietAbove: [row('longRange', 0, { faces: '3 2 1 0' })] };
    expect(refusalOf(bombing, empty, here)?.msg.id).toBe('bite.ops.bombing.empty');
  });

  it('BITE-32.2-1 a port closes with one, and is no source with three', () => {
    expect(guide({ aim: 'port' }, 0)).toEqual([]);
    expect(guide({ aim: 'port' }, 2)).toEqual([['bite.ops.guide.closed', undefined]]);
    expect(guide({ aim: 'port' }, 3)?.map(([id]) => id)).toEqual(['bite.ops.guide.closed', 'bite.ops.guide.noSource']);
    const port = panelIn(bombing, { ...raid, scouted: true, aim: 'port' }, here);
    // four dice at 5: 65 of 81 at least one, 9 of 81 at least three
    expect(port.rows.slice(0, 2).map(({ value }) => value.p?.exact)).toEqual([{ name: '65/81' }, { name: '1/9' }]);
  });

  it('BITE-32.3-1 a station takes an MSF for each hit', () => {
    expect(guide({ aim: 'rail' }, 4)).toEqual([['bite.ops.guide.station', 4]]);
    expect(guide({ aim: 'rail' }, 0)).toEqual([]);
    expect(planOf(bombing, { ...raid, scouted: true, aim: 'rail' }, here)[0]).toBe('16/81');
  });
});
