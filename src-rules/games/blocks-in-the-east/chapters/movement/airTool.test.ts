import { describe, expect, it } from 'vitest';
import { cells } from '../../ids.ts';
import { scene } from '../../testing/draw.ts';
import { ask, land, said, shown } from '../../testing/tools.ts';

describe('aircraft', () => {
  const bases = { features: { linkedSoviet: ['0903'], minor: ['0203', '0403'], major: ['0103'] } };
  it('BITE-7.5.2-1 missions within range, twice as far to another base; unsupplied ones only rebase', () => {
    const here = scene(land(bases), { g9: '0203', s1: '0703', s2: '0903' }, { options: { a13: false } });
    const air = ask('air', 'g9', here);
    expect(air.says.p).toMatchObject({ n: 5, m: 10 });
    expect(shown(air, 'bad')).toEqual(['0703']);
    expect(shown(air, 'good')).toEqual(['0103', '0403']);
    const cut = scene(
      land(bases),
      { g9: '0203', s1: '0703' },
      { options: { a13: false }, cells: { [cells.barrels]: { g9: 'yes' } } },
    );
    expect(ask('air', 'g9', cut).says).toMatchObject({ id: 'bite.air.rebases', p: { n: 5 } });
  });

  it('BITE-7.7.16-1 they retreat to a base in range with room', () => {
    const list = {
      axis: {
        id: 'axis',
        units: ['a', 'b'].map((id) => ({ id, name: id, values: { nation: 'GER', class: 'fighter' } })),
      },
    };
    const here = scene(land(bases), { a: '0503', b: '0403' }, { rosters: list });
    expect(shown(ask('retreat', 'a', here), 'good')).toEqual(['0103', '0203']);
    expect(shown(ask('retreat', 'a', here), 'half')).toEqual(['0403']);
  });
});

it('BITE-7.7.3-1 at 0 PF aircraft only change their base', () => {
  const list = {
    axis: {
      id: 'axis',
      units: [{ id: 'rf', name: 'rf', values: { nation: 'ROM', class: 'fighter', faces: '2 1 0' } }],
    },
  };
  const air = (face: number) =>
    ask(
      'air',
      'rf',
      scene(
        land({ features: { linkedSoviet: ['0903'], major: ['0103', '0203'] } }),
        { rf: '0203', s1: '0503' },
        {
          rosters: list,
          options: { a13: false },
          cells: { [cells.face]: { rf: face } },
        },
      ),
    );
  expect(air(2).says.id).toBe('bite.air.says');
  expect(air(4).says.id).toBe('bite.air.rebases');
  expect(said(air(4))).toContain('bite.air.empty');
});
