import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { rolled, set, setAt } from '#rules/kit/record/facts.ts';
import { cityIds } from '../data/cities.ts';
import { dieNow, holds, winsUpTo } from '../dortmund.ts';
import { unless } from '../facts.ts';
import type { Nation } from '../ids.ts';
import { cells } from '../ids.ts';
import { cityChangesHands } from '../sites/hands.ts';
import { t } from '../text/speak.ts';
import { nationMsg } from '../units.ts';
import { sideMsg } from '../words.ts';
import { face, noDie, side } from './fields.ts';

const group = t('bite.group.victory');

/** 3.3: control of a city changes hands at once. */
const city = action({
  id: 'city',
  msg: t('bite.action.city'),
  rule: '3.3',
  about: t('bite.action.city.about'),
  group,
  fields: {
    city: {
      kind: 'choice',
      msg: t('bite.field.city'),
      start: 'leningrad',
      options: cityIds.map((key) => ({ key, msg: t(`bite.city.${key}`) })),
      big: true,
    } as const,
    side,
  },
  proposes: (input, around) => {
    const p = { city: t(`bite.city.${input.city}`), side: sideMsg(input.side) };
    const { facts, also } = cityChangesHands(around, input.city, input.side);
    return unless(
      holds(around, input.city, input.side) ? { msg: t('bite.bar.sameOwner', p), rule: '3.3' } : undefined,
      t('bite.says.city', p),
      facts,
      [...also, ...(input.side === 'soviet' ? surrendersWith(input.city) : [])],
    );
  },
});

/** 7.11-2: whose capital it is. */
const capitals: ReadonlyMap<string, Nation> = new Map([
  ['berlin', 'GER'],
  ['helsinki', 'FIN'],
  ['bucharest', 'ROM'],
  ['budapest', 'HUN'],
  ['bratislava', 'SVK'],
]);
export const surrendersWith = (lost: string) => {
  const nation = capitals.get(lost);
  return nation ? [{ msg: t('bite.next.surrender', { nation: nationMsg[nation] }), rule: '7.11' }] : [];
};

/** SBE1, SBE2: what only the map tells; the players agree on it. */
const cutOff = action({
  id: 'cut-off',
  msg: t('bite.action.cutOff'),
  rule: 'SBE1',
  about: t('bite.action.cutOff.about'),
  group,
  fields: { yes: { kind: 'toggle', msg: t('bite.field.cutOff'), start: true, big: true } },
  when: (around) => around.scenario === 'SBE1' || around.scenario === 'SBE2',
  proposes: (input, around) => {
    const [id, rule] = around.scenario === 'SBE2' ? (['moscow', 'SBE2'] as const) : (['leningrad', 'SBE1'] as const);
    const p = { city: t(`bite.city.${id}`) };
    return unless(
      around.scenario === 'SBE1' || around.scenario === 'SBE2' ? undefined : { msg: t('bite.bar.otherScenario'), rule },
      input.yes ? t('bite.says.cutOff', p) : t('bite.says.notCutOff', p),
      [setAt(cells.cutOff, id, input.yes ? 'yes' : null)],
    );
  },
});

/** SBE4: which cities are major the map tells. */
const majors = action({
  id: 'majors',
  msg: t('bite.action.majors'),
  rule: 'SBE4',
  about: t('bite.action.majors.about'),
  side: 'axis',
  group,
  fields: {
    n: { kind: 'count', msg: t('bite.field.majors'), start: 0, min: 0, max: 99, from: 'cells.axis-majors', big: true },
  },
  when: (around) => around.scenario === 'SBE4',
  proposes: ({ n }) => ({ ok: true, says: t('bite.says.majors', { count: n }), facts: [set(cells.majors, n)] }),
});

/** SBE7, AMB-25: at least one supplied Soviet combat unit west of the Dnepr. */
const bridgehead = action({
  id: 'bridgehead',
  msg: t('bite.action.bridgehead'),
  rule: 'SBE7',
  about: t('bite.action.bridgehead.about'),
  side: 'soviet',
  group,
  fields: { yes: { kind: 'toggle', msg: t('bite.field.bridgehead'), start: true, big: true } },
  when: (around) => around.scenario === 'SBE7',
  proposes: (input) => ({
    ok: true,
    says: input.yes ? t('bite.says.bridgehead') : t('bite.says.noBridgehead'),
    facts: [set(cells.bridgehead, input.yes ? 'yes' : null)],
  }),
});

/** SBE9-1: rolled while the Axis holds a city of each pair. */
const dortmund = action({
  id: 'victory-die',
  msg: t('bite.action.dortmund'),
  rule: 'SBE9',
  about: t('bite.action.dortmund.about'),
  side: 'axis',
  group,
  fields: { die: face },
  when: dieNow,
  proposes: ({ die }, around) => {
    if (die === null) return noDie('SBE9');
    const limit = winsUpTo(around);
    return unless(
      dieNow(around) ? undefined : { msg: t('bite.bar.noVictoryDie'), rule: 'SBE9' },
      die <= limit ? t('bite.says.dortmundWon', { n: die, limit }) : t('bite.says.dortmund', { n: die, limit }),
      [rolled('victory', die), setAt(cells.dortmund, String(around.turn), die)],
    );
  },
});

export const cityActions: readonly Action[] = [city, cutOff, majors, bridgehead, dortmund];
