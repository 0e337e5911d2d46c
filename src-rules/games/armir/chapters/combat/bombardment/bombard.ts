import { readFace } from '#rules/kit/chance/dice.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import { calc } from '#rules/kit/procedure/calc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { stepsLeft } from '../../../model/reading.ts';
import type { Counter } from '../../../model/units.ts';
import { dieWords } from '../crt/read.ts';
import { msg } from '../msg.ts';
import { endingOf } from './ending.ts';
import { bombardFields } from './fields.ts';
import { bombardPanel } from './panel.ts';
import { asResult, type Fired, faces, type Result, readOn, resultMsg, resultOn, results } from './results.ts';
import { type Shot, shotOf } from './shot.ts';
import { mayLose } from './stepLoss.ts';

interface State {
  readonly shot: Shot;
  readonly result?: Result;
  /** a die whose result the players read on their card */
  readonly face?: number;
}

const dieAsk = (shot: Shot): Ask => ({
  kind: 'chance',
  id: 'die',
  who: shot.side,
  msg: msg('armir.guns.ask.die'),
  rule: '11.1',
  entry: { kind: 'face', sides: 6 },
  ways: () => faces.map((one) => [String(one), 1] as const),
  read: (raw) => {
    const read = typeof raw === 'number' || typeof raw === 'string' ? readFace(raw, { sides: 6 }) : undefined;
    return read === undefined ? undefined : String(read);
  },
});
/** The players' card says what their table does not. */
const cardAsk = (shot: Shot, face: number, context: Context): Ask => {
  const read = readOn(shot, face, context);
  return {
    kind: 'choice',
    id: 'card',
    who: shot.side,
    msg: msg('armir.guns.ask.card', { value: shot.value, die: name(dieWords(face, shot.die)) }),
    rule: '11.1',
    options: results.map((key) => ({ key, msg: resultMsg[key] })),
    usual: '?',
    ...(read.ok ? {} : { box: read.missing }),
  };
};
/** What it keeps, or that it goes; of one whose steps nobody typed its name alone. */
const stepOption = (one: Counter, context: Pick<Context, 'cells'>): Msg => {
  const unit = msg('armir.guns.unit', { unit: name(one.name) });
  const steps = stepsLeft(context, one);
  if (steps === undefined) return unit;
  return steps > 1 ? msg('armir.fight.ask.left', { unit, count: steps - 1 }) : msg('armir.fight.ask.out', { unit });
};
const stepAsk = (shot: Shot, able: readonly Counter[], context: Pick<Context, 'cells'>): Ask => ({
  kind: 'choice',
  id: 'step',
  who: shot.enemy,
  msg: msg('armir.guns.ask.step'),
  rule: '12.2.1',
  options: shot.there.map((one) => ({
    key: one.id,
    msg: stepOption(one, context),
    ...(able.includes(one) ? {} : { not: msg('armir.guns.bar.lostMore') }),
  })),
  usual: able[0]?.id ?? '',
});

/** 11: one bombardment, from its declaration to the step of DSG1. */
export const bombard = calc<typeof bombardFields, State, Fired>({
  id: 'bombard',
  v: 1,
  msg: msg('armir.guns.calc.bombard'),
  rule: '11',
  fields: bombardFields,
  first: (input, context, explanation) => {
    const shot = shotOf(input, context, explanation);
    if (shot.empty) return { not: shot.empty.msg, rule: shot.empty.rule };
    const [bar] = shot.bars;
    return bar && !input.anyway ? { not: bar.msg, rule: bar.rule } : { state: { shot } };
  },
  stages: {
    first: function* ({ shot }, context) {
      const { key }: Answer = yield dieAsk(shot);
      const result = resultOn(shot, Number(key), context);
      return result === '?'
        ? { next: 'card', state: { shot, face: Number(key) } }
        : { next: 'step', state: { shot, result } };
    },
    card: function* ({ shot, face = 0 }, context) {
      const { key }: Answer = yield cardAsk(shot, face, context);
      return { next: 'step', state: { shot, result: asResult(key) } };
    },
    step: function* ({ shot, result = '?' }, context) {
      const [bar] = shot.bars;
      const fired: Fired = { result, ...(bar ? { over: bar.rule } : {}) };
      const able = result === 'DSG1' ? mayLose(context, shot.there) : [];
      const [first] = able;
      if (!first) return { done: fired };
      if (able.length === 1) return { done: { ...fired, unit: first.id } };
      const { key }: Answer = yield stepAsk(shot, able, context);
      return { done: { ...fired, unit: key } };
    },
  },
  key: ({ result, unit }) => (unit === undefined ? result : `${result} ${unit}`),
  stateKey: ({ result }) => result ?? '',
  panel: bombardPanel,
  ending: endingOf,
});
