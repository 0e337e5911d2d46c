import { chanceIn } from '#rules/kit/chance/dist.ts';
import type { Explanation } from '#rules/kit/procedure/explain.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { type Said, valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { columnsOf, standAfter } from '../fight/ready.ts';
import { msg } from '../msg.ts';
import { type Chain, chainOf, type Link } from './chain.ts';
import { type ChainInput, chainFields } from './chainFields.ts';
import { placeBars } from './run.ts';

/** P7 as a calculator: the chance of clearing one hex after another, and what it costs. */

const percent = (p: number): Msg => msg('rtl.ahead.percent', { p });
const hexMsg = ({ hex }: Link['hex'], i: number): Msg =>
  hex === '' ? msg('rtl.chain.hexNumber', { n: i + 1 }) : msg('rtl.chain.hex', { hex: name(hex) });
const mean = (n: number): Msg => msg('rtl.ahead.mean', { n: Math.round(n * 100) / 100 });

/** 8.63: what is left of the MP, hex after hex. */
const mpFigure = (input: ChainInput, { links }: Chain, explanation: Explanation): void => {
  const typed = input.mpLeft > 0;
  const figure = explanation.figure('mp', msg(typed ? 'rtl.chain.figure.left' : 'rtl.chain.figure.spent'), { per: 2 });
  const sign = typed ? -1 : 1;
  if (typed) figure.add(input.mpLeft, msg('rtl.run.field.mpLeft'), '8.63');
  for (const [i, { hex, not }] of links.entries()) {
    if (not) break;
    const at = { hex: hexMsg(hex, i) };
    if (hex.before > 0) figure.add(sign * hex.before, msg('rtl.chain.step.before', at), '8.11');
    figure.add(sign * 2, msg('rtl.chain.step.overrun', at), '8.63');
    if (hex.entry > 0) figure.add(sign * hex.entry, msg('rtl.chain.step.entry', at), '8.63');
  }
};

const gridOf = ({ links }: Chain): NonNullable<ValuePanel['grids']>[number] => ({
  id: 'chain',
  msg: msg('rtl.chain.grid'),
  rule: '8.67',
  corner: msg('rtl.chain.corner'),
  cols: [
    msg('rtl.chain.col.odds'),
    msg('rtl.chain.col.drm'),
    msg('rtl.chain.col.alone'),
    msg('rtl.chain.col.cleared'),
    msg('rtl.chain.col.left'),
  ],
  rows: links.map(({ hex, run, not, tried, cleared, total, left }, i) => {
    const { column, drm } = standAfter(run.made, {});
    const alone = tried > 0 ? cleared / tried : 0;
    const text = (what: string): Msg => msg('rtl.ahead.text', { what: name(what) });
    return {
      msg: hexMsg(hex, i),
      cells: [
        { value: text(column === undefined ? '–' : (columnsOf('mobile')[column] ?? '')) },
        { value: text(`${drm > 0 ? '+' : ''}${drm}`.replace('-', '−')) },
        not ? { value: text('–') } : { value: percent(alone), p: alone },
        { value: percent(cleared / total), p: cleared / total },
        { value: left === undefined || not ? text('–') : msg('rtl.ahead.mean', { n: left / 2 }) },
      ],
    };
  }),
});

const says = (input: ChainInput, context: Context, explanation: Explanation): Said => {
  if (input.hexes.length === 0) {
    const nobody = msg('rtl.chain.not.nobody');
    return { answer: nobody, says: nobody, not: { msg: nobody, rule: '8.6' } };
  }
  const chain = chainOf(input, context);
  if (!chain) return { answer: msg('rtl.chain.unknown'), says: msg('rtl.chain.unknown') };
  const { links, lost } = chain;
  const [first] = links;
  if (first?.not) return { answer: first.not.msg, says: first.not.msg, not: first.not };
  mpFigure(input, chain, explanation);
  const done = links.filter(({ not }) => !not);
  const last = done.at(-1) ?? first;
  const all = last ? chanceIn(last.cleared, last.total) : { p: 0 };
  const worn = chainOf(input, context, true);
  const against = (reasons: Said['hints'] & object) => reasons.map((one) => ({ ...one, against: true }));
  return {
    answer: msg('rtl.chain.answer', { count: done.length, p: all.p }),
    says: msg('rtl.chain.says', { count: done.length, p: all.p, n: Math.round(lost.attacker * 100) / 100 }),
    grids: [gridOf(chain)],
    rows: [
      ...done.map(({ cleared, total }, i) => ({
        msg: msg('rtl.chain.row.cleared', { count: i + 1 }),
        value: withFraction(chanceIn(cleared, total)),
        rule: '8.67',
      })),
      { msg: msg('rtl.chain.row.attackerLoses'), value: mean(lost.attacker), rule: '8.68' },
      { msg: msg('rtl.chain.row.defenderLoses'), value: mean(lost.defender), rule: '11.21' },
    ],
    hints: [
      ...links.flatMap(({ hex, not, run }, i) =>
        against([
          ...(not ? [{ msg: msg('rtl.chain.at', { hex: hexMsg(hex, i), why: not.msg }), rule: not.rule }] : []),
          ...(not
            ? []
            : placeBars({ ...input, ...hex, terrain: new Set(hex.terrain) }, context).map(({ msg: why, rule }) => ({
                msg: msg('rtl.chain.at', { hex: hexMsg(hex, i), why }),
                rule,
              }))),
          ...run.left.map(({ msg: why, rule }) => ({ msg: msg('rtl.chain.at', { hex: hexMsg(hex, i), why }), rule })),
        ]),
      ),
      ...(input.together ? [] : against([{ msg: msg('rtl.run.bar.together'), rule: '8.62' }])),
      ...(links.length > 1 ? [{ msg: msg('rtl.res.guide.otherZoc'), rule: '8.67' }] : []),
      { msg: msg('rtl.chain.hint.losses'), rule: '11.22' },
      ...(worn ? shadedHint(chain, worn) : []),
      ...(input.attackTotal > 0 ? [{ msg: msg('rtl.chain.hint.typed'), rule: '8.65' }] : []),
      ...(links.some(({ hex }) => hex.defence > 0 && hex.steps === 0)
        ? [{ msg: msg('rtl.chain.hint.steps'), rule: '11.21' }]
        : []),
    ],
  };
};
/** 11.12: the range, by what the boxes nobody has marked are. */
const shadedHint = (plain: Chain, shaded: Chain): Said['hints'] & object => {
  const chances = [plain, shaded].map(({ links }) => {
    const last = links.filter(({ not }) => !not).at(-1);
    return last ? last.cleared / last.total : 0;
  });
  const lost = [plain.lost.attacker, shaded.lost.attacker].map((n) => Math.round(n * 100) / 100);
  if (chances[0] === chances[1] && lost[0] === lost[1]) return [];
  return [
    {
      msg: msg('rtl.chain.hint.shading', {
        p: Math.min(...chances),
        q: Math.max(...chances),
        n: Math.min(...lost),
        m: Math.max(...lost),
      }),
      rule: '11.12',
    },
  ];
};
const withFraction = ({ p, exact }: ReturnType<typeof chanceIn>): Msg =>
  exact === undefined || exact.length > 15 ? percent(p) : msg('rtl.chain.chance', { p, exact: name(exact) });

export const chainCalculator = valueCalc({
  id: 'overrun-chain',
  msg: msg('rtl.chain.calc'),
  rule: '8.6',
  fields: chainFields,
  says,
});
