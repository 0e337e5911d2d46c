import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { directionsOf, neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';

/** One hex and its six neighbours, to be held against the map. */
export function SevenHexes({ grid, hex }: { readonly grid: Grid; readonly hex: string }) {
  const { t } = useLanguage();
  const size = 40;
  const { corners, centre } = pixelsOf(grid, size);
  const middle = centre(hex);
  if (!middle) return null;
  const neighbours = neighboursOf(grid, hex);
  const points = (x: number, y: number) => corners.map((corner) => `${x + corner.x},${y + corner.y}`).join(' ');
  const all = [hex, ...neighbours].flatMap((number, i) => {
    const at = number === undefined ? undefined : centre(number);
    return number !== undefined && at ? [{ number, x: at.x - middle.x, y: at.y - middle.y, middle: i === 0 }] : [];
  });
  const said = directionsOf(grid).flatMap((direction, i) => {
    const number = neighbours[i];
    return number === undefined ? [] : [t(`ui.map.direction.${direction}`, { hex: name(number) })];
  });
  return (
    <svg viewBox="-120 -118 240 236" role="img" aria-label={`${hex}: ${said.join(', ')}`}>
      {all.map(({ number, x, y, middle: inside }) => (
        <g key={number}>
          <polygon
            points={points(x, y)}
            fill={inside ? 'var(--pencil-tint)' : 'var(--paper)'}
            stroke={inside ? 'var(--pencil)' : 'var(--line-strong)'}
            strokeWidth={inside ? 3 : 1.5}
          />
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            fill="var(--ink)"
            style={{ font: '600 18px var(--cond)' }}
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
