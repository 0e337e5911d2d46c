import { chanceOf } from '#rules/kit/chance/chanceOf.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import type { BattleBlock, BattlePanel } from '#rules/kit/procedure/panel.ts';
import { type Msg, msg, name } from '#rules/kit/words/message.ts';
import { ui } from '../../../words/text.ts';

/** How a side is called and drawn, whether the game knows it or not. */
export const sideOf = (sides: readonly Side[], id: string | undefined): { look: Side['look']; word: Msg } => {
  const side = sides.find((each) => each.id === id);
  return { look: side?.look ?? 'axis', word: msg(side?.word ?? id ?? '') };
};

/** All that is good for a side, of chances by end. */
export const goodFor = (
  panel: Pick<BattlePanel, 'ends'>,
  side: string | undefined,
  chances: { readonly [end: string]: number },
): number =>
  chanceOf(
    panel.ends.map((end) => [end.side, chances[end.key] ?? 0] as const),
    (one) => one === side,
  );

export const endsNow = (panel: Pick<BattlePanel, 'ends'>): { readonly [end: string]: number } =>
  Object.fromEntries(panel.ends.map((end) => [end.key, end.chance.p]));

/** What the next hit does to a block it falls on. */
export const nextHit = ({ faces, face, shield, mark }: BattleBlock): Msg => {
  const n = faces[face] ?? 0;
  const then = faces[face + 1];
  if (shield && !mark) return ui('ui.battle.block.nextMark');
  return then === undefined ? ui('ui.battle.block.nextGone', { n }) : ui('ui.battle.block.nextTo', { n, then });
};

/** The option of an open choice that lets the hit fall on this block: named by it, with or without a word before. */
export const optionFor = (ask: ChoiceAsk | undefined, { id, ties }: BattleBlock): string | undefined =>
  ties
    ? ask?.options.find(({ key, not }) => not === undefined && (key === id || key.endsWith(`.${id}`)))?.key
    : undefined;

/** 5+, or 6 alone; a dash where no face hits. */
export const toHitText = (toHit: number, sides = 6): string =>
  toHit > sides ? '–' : toHit === sides ? String(toHit) : `${toHit}+`;

export const toHitMsg = (toHit: number, sides = 6): Msg =>
  toHit > sides
    ? ui('ui.battle.hitsNever')
    : toHit === sides
      ? ui('ui.battle.hitsOnlyOn', { n: toHit })
      : ui('ui.battle.hitsOn', { n: name(String(toHit)) });
