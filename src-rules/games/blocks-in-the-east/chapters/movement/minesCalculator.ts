import { chance } from '#rules/kit/chance/dist.ts';
import { throwCalc } from '#rules/kit/procedure/throws.ts';
import { chanceMsg, meanMsg, unused } from '../../model/calculatorFields.ts';
import { highestPf } from '../../model/units.ts';
import { type Passage, passage, sinksPp } from './mines.ts';
import { msg } from './msg.ts';

const unit = { field: 'cargo', is: 'unit' } as const;
const pp = { field: 'cargo', is: 'pp' } as const;

const fields = {
  cargo: {
    kind: 'choice',
    msg: msg('bite.ops.field.cargo'),
    start: 'unit',
    options: [
      { key: 'unit', msg: msg('bite.ops.cargo.unit') },
      { key: 'pp', msg: msg('bite.ops.cargo.pp') },
    ],
  },
  mined: {
    kind: 'toggle',
    msg: msg('bite.ops.field.mined'),
    hint: msg('bite.ops.field.mined.hint'),
    start: true,
    rule: '18.1',
  },
  pf: {
    kind: 'count',
    msg: msg('bite.ops.field.pfNow'),
    start: 4,
    min: 0,
    max: highestPf,
    big: true,
    rule: '3.11',
    when: unit,
  },
  zeroFace: { kind: 'toggle', msg: msg('bite.ops.field.zeroFace'), start: false, rule: '7.7.10', when: unit },
  enemySea: {
    kind: 'toggle',
    msg: msg('bite.ops.field.enemySea'),
    hint: msg('bite.ops.field.enemySea.hint'),
    start: true,
    rule: '18.1',
    when: unit,
  },
  pp: { kind: 'count', msg: msg('bite.ops.field.pp'), start: 1, min: 0, max: 20, big: true, rule: '11.3', when: pp },
  rail: { kind: 'toggle', msg: msg('bite.ops.field.rail'), start: false, rule: '11.3', when: pp },
  majorPorts: { kind: 'toggle', msg: msg('bite.ops.field.majorPorts'), start: true, rule: '11.2', when: pp },
} as const;

type Landed = { readonly of: 'unit'; readonly passage: Passage } | { readonly of: 'pp'; readonly lost: number };
interface Sea {
  readonly thrown?: string;
  readonly of: 'unit' | 'pp';
}

const passageMsg = {
  arrives: msg('bite.ops.mines.arrives'),
  damaged: msg('bite.ops.mines.damaged'),
  lost: msg('bite.ops.mines.lost'),
} as const;
const passageOf = (key: string): Passage => (key === 'damaged' || key === 'lost' ? key : 'arrives');

/** 11.3, 18.1, 18.2: through the mines of the Black Sea, the Sea of Azov and the Gulf of Finland. */
export const mines = throwCalc<typeof fields, Sea, Landed>({
  id: 'mines',
  v: 1,
  msg: msg('bite.ops.calc.mines'),
  rule: '18.1',
  fields,
  begin: (input) => {
    if (!input.mined) return { not: msg('bite.ops.mines.free'), rule: input.cargo === 'unit' ? '18.1' : '11.3' };
    if (input.cargo === 'unit')
      // AMB-46: also where both sides control the sea
      return input.enemySea ? { state: { of: 'unit' } } : { not: msg('bite.ops.mines.ownSea'), rule: '18.1' };
    if (input.rail) return { not: msg('bite.ops.mines.rail'), rule: '11.3' };
    if (!input.majorPorts) return { not: msg('bite.ops.mines.minorPort'), rule: '11.2' };
    return input.pp > 0 ? { state: { of: 'pp' } } : { not: msg('bite.ops.mines.nothing'), rule: '11.3' };
  },
  next: ({ thrown, of }, input) => {
    if (thrown !== undefined) return undefined;
    const to = (key: string): Sea => ({ of, thrown: key });
    return of === 'unit'
      ? {
          id: 'mines',
          who: 'table',
          msg: msg('bite.ops.ask.mine'),
          rule: '18.1',
          of: { face: 6 },
          grain: (face) => passage(face, input.pf, input.zeroFace),
          to,
        }
      : {
          id: 'mines',
          who: 'table',
          msg: msg('bite.ops.ask.minesPp', { count: input.pp }),
          rule: '11.3',
          of: { hits: [{ msg: msg('bite.ops.dice.mines'), count: input.pp, toHit: sinksPp, sides: 6 }] },
          to,
        };
  },
  result: ({ thrown = '', of }) => (of === 'unit' ? { of, passage: passageOf(thrown) } : { of, lost: Number(thrown) }),
  key: (landed) => (landed.of === 'unit' ? landed.passage : String(landed.lost)),
  says: ({ input, context, ends }, explanation) => {
    if (input.cargo === 'unit') {
      const at = (which: Passage) => chance(ends, (one) => one.of === 'unit' && one.passage === which);
      const arrives = at('arrives');
      return {
        answer: chanceMsg(arrives),
        says: msg('bite.ops.mines.says', { p: arrives.p, damaged: at('damaged').p, lost: at('lost').p }),
        rows: (['arrives', 'damaged', 'lost'] as const).map((which) => ({
          msg: passageMsg[which],
          value: chanceMsg(at(which)),
          rule: '18.1',
        })),
        hints: unused(context, ['o18', '18.0']),
      };
    }
    const lostOf = (one: Landed): number => (one.of === 'pp' ? one.lost : 0);
    explanation.figure('dice', msg('bite.ops.figure.mineDice')).add(input.pp, msg('bite.ops.step.mineDice'), '11.3');
    const none = chance(ends, (one) => lostOf(one) === 0);
    return {
      answer: chanceMsg(none),
      says: msg('bite.ops.mines.saysPp', { n: input.pp, p: none.p }),
      rows: [
        {
          msg: msg('bite.ops.mines.meanPp'),
          value: meanMsg(
            [...ends.ways.values()].reduce((so, { value, n }) => so + (lostOf(value) * n) / ends.total, 0),
          ),
          rule: '11.3',
        },
        ...Array.from({ length: input.pp + 1 }, (_, n) => ({
          msg: msg('bite.ops.ppLost', { count: n }),
          value: chanceMsg(chance(ends, (one) => lostOf(one) === n)),
          rule: '11.3',
        })),
      ],
    };
  },
  ending: (landed, input) =>
    landed.of === 'unit'
      ? { says: msg('bite.ops.end.mines', { how: passageMsg[landed.passage] }), facts: [], guide: [] }
      : { says: msg('bite.ops.end.minesPp', { lost: landed.lost, n: input.pp }), facts: [], guide: [] },
});
