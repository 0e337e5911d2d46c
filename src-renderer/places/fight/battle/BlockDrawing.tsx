import type { Side } from '#rules/kit/game/specs.ts';
import type { BattleBlock } from '#rules/kit/procedure/panel.ts';
import { symbolOfArm } from '../../../ui/forms/symbols.ts';
import { UnitStrokes } from '../../../ui/parts/UnitSymbol.tsx';
import classes from './blocks.module.css';

/** Where the faces stand round the block: the present one on top, and each hit turns the next to it. */
const places = [
  { x: 56, y: 26, turn: 0, size: 30, weight: 600 },
  { x: 92, y: 58, turn: 90, size: 19, weight: 400 },
  { x: 56, y: 91, turn: 180, size: 19, weight: 400 },
  { x: 20, y: 58, turn: 270, size: 19, weight: 400 },
] as const;

/** A block as it stands on the table; what has left the battle is only an outline, struck through or with an arrow. */
export function BlockDrawing({ block, look }: { readonly block: BattleBlock; readonly look: Side['look'] }) {
  const { faces, face, state } = block;
  const isIn = state === 'in';
  return (
    <svg className={classes.block} viewBox="0 0 112 112" aria-hidden="true" data-look={look} data-state={state}>
      <rect className={classes.edge} x="3" y="3" width="106" height="106" rx="4" />
      {isIn && look === 'soviet' && <rect className={classes.inner} x="8.5" y="8.5" width="95" height="95" rx="2" />}
      <svg x="34" y="43.500" width="44" height="29.300" viewBox="0 0 48 32" aria-hidden="true">
        <UnitStrokes kind={symbolOfArm(block.arm)} />
      </svg>
      {isIn &&
        places.map(({ x, y, turn, size, weight }, i) => {
          const n = faces[face + i];
          return n === undefined ? null : (
            <text
              key={turn}
              x={x}
              y={y}
              transform={`rotate(${turn} ${x} ${y})`}
              fontSize={size}
              fontWeight={weight}
              data-now={i === 0 || undefined}
            >
              {n}
            </text>
          );
        })}
      {isIn && block.shield && (
        // the shield beside the face; filled once it has taken its hit
        <path
          className={classes.shield}
          data-mark={block.mark || undefined}
          d="M82 14h17v10c0 7-8.500 11-8.500 11S82 31 82 24Z"
        />
      )}
      {state === 'gone' && <path className={classes.struck} d="m14 14 84 84M98 14 14 98" />}
      {state === 'retreated' && <path className={classes.struck} d="M20 92h70M36 78 20 92l16 14" />}
      {state === 'surrendered' && <path className={classes.struck} d="M24 104V76h34l-8 9 8 9H24" />}
    </svg>
  );
}
