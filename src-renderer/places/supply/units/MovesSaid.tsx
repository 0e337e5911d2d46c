import type { Piece, Reason } from '#rules/kit/game/mapSpec.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import type { MapNow } from '../view/useMap.ts';

interface Props {
  readonly now: MapNow;
  readonly pieces: readonly Piece[];
  /** a move is asked for: whose phase it is is said then, too, and otherwise who has moved already, alone */
  readonly asked: boolean;
}

/** Said beside a move, once of all it is true of; nothing is kept from moving. */
export function MovesSaid({ now, pieces, asked }: Props) {
  const { map, board, stand, context } = now;
  const { say } = useLanguage();
  const said = new Map<string, { readonly reason: Reason; readonly of: Piece[] }>();
  for (const piece of pieces) {
    const { notNow, moved } = map.moves?.(piece.id, board, stand, context) ?? {};
    for (const reason of [asked ? notNow : undefined, moved]) {
      if (!reason) continue;
      const words = say(reason.msg);
      const known = said.get(words);
      if (known) known.of.push(piece);
      else said.set(words, { reason, of: [piece] });
    }
  }
  return [...said].map(([words, { reason, of }]) => (
    <p key={words} className="note">
      <Icon name="due" size={18} />
      <span>
        {of.length < pieces.length && <b>{of.map((piece) => say(now.called(piece))).join(', ')}: </b>}
        {words} <RuleRef rule={reason.rule} plain />
      </span>
    </p>
  ));
}
