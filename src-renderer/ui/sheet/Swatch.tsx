import type { ReactNode } from 'react';
import type { BrushLook } from './brushes.ts';

const hex = 'M7 1.5h14l6.500 10.500-6.500 10.500H7L.5 12Z';
const ground = (fill: string, more: ReactNode = null) => (
  <>
    <path d={hex} fill={fill} stroke="var(--line-strong)" strokeWidth="1.2" />
    {more}
  </>
);
const line = (d: string, stroke: string, width: number, dash?: string) => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
);

const tree = (d: string) => <path d={d} fill="var(--done)" opacity="0.7" />;
/** Woods that stand on something: a tree, and the sign of what is below it. */
const wooded = (fill: string, sign: string, stroke: string) =>
  ground(
    fill,
    <>
      {tree('m6 14 3.500-7 3.500 7Z')}
      {line(sign, stroke, 1.8)}
    </>,
  );

const terrains = {
  clear: ground('var(--paper)'),
  forest: ground('var(--wood)', tree('m9 15 3-6 3 6Zm6 4 3-6 3 6Z')),
  roughForest: wooded('var(--wood)', 'm14 17 3-6m2 6 3-6', 'var(--contour)'),
  mountainForest: wooded('var(--wood)', 'm13 17 4.500-8 4.500 8', 'var(--contour)'),
  marshForest: wooded('var(--wood)', 'M14 16h8m-4 0v-5', 'var(--water)'),
  swampForest: wooded('var(--marsh)', 'M14 16h8m-4 0v-5', 'var(--water)'),
  marsh: ground('var(--paper-2)', line('M8 11h6m-3 0V7m4 10h6m-3 0v-4', 'var(--water)', 1.6)),
  swamp: ground('var(--marsh)', line('M7 11h8m-4-3v3m2 6h9m-4-3v3', 'var(--water)', 1.6)),
  majorCity: ground(
    'var(--town)',
    <path d="M8 5h5v6H8Zm7 0h5v4h-5Zm0 6h5v7h-5Zm-7 2h5v5H8Z" fill="var(--ink-3)" opacity="0.8" />,
  ),
  minorCity: ground(
    'var(--paper)',
    <>
      <circle cx="14" cy="12" r="6.5" fill="var(--town)" stroke="var(--ink-3)" />
      <path d="M10.500 9h3v3h-3Zm4.500 3h3v3h-3Z" fill="var(--ink-3)" />
    </>,
  ),
  mountain: ground('var(--paper-2)', line('m6 16 4-8 4 8m0 0 4-8 4 8', 'var(--contour)', 2)),
  rough: ground('var(--paper-2)', line('m8 16 3-5m2 5 3-5m2 5 3-5m-10-1 2-4m3 4 2-4', 'var(--contour)', 1.6)),
  water: ground('var(--water)'),
} as const;

const sides = {
  river: line('M3 19 10 6l7 12 8-12', 'var(--water)', 4),
  majorRiver: (
    <>
      {line('M3 19 10 6l7 12 8-12', 'var(--water)', 6.5)}
      {line('M3 19 10 6l7 12 8-12', 'var(--paper)', 1.2)}
    </>
  ),
  lake: line('M3 12h22', 'var(--water)', 10),
  bridge: (
    <>
      {line('M3 12h22', 'var(--water)', 4)}
      {line('M11 4v16m6-16v16', 'var(--ink)', 2)}
    </>
  ),
  strait: line('M3 12h22', 'var(--water)', 6, '3 3'),
  fortified: line('M3 15h22M7 15V9m5 6V9m5 6V9m5 6V9', 'var(--ink)', 2),
} as const;

const links = {
  road: (
    <>
      {line('M2 17 11 8l7 6 8-8', 'var(--road)', 5)}
      {line('M2 17 11 8l7 6 8-8', 'var(--paper)', 1.8)}
    </>
  ),
  rail: (
    <>
      {line('M2 17 11 8l7 6 8-8', 'var(--ink-2)', 2)}
      {line('M2 17 11 8l7 6 8-8', 'var(--ink-2)', 7, '1.6 4.4')}
    </>
  ),
  trail: line('M2 17 11 8l7 6 8-8', 'var(--road)', 2.6, '5 3'),
  sea: line('M2 14c6-8 18 8 24-2', 'var(--water)', 2.4, '6 4'),
  land: line('M2 17 11 8l7 6 8-8', 'var(--ink-3)', 2, '2 3'),
} as const;

const edge = (turn: number) => (
  <path d="M4 12 13 6v4h10v4H13v4Z" fill="var(--ink-2)" transform={`rotate(${turn} 14 12)`} />
);
const source = (colour: string, bars: string) => (
  <>
    {line('M9 10.500h14v9H9Zm0 0L16 5l7 5.500M14 19.500v-5h4v5', colour, 2)}
    <path d={bars} fill={colour} />
  </>
);
const features = {
  sourceAxis: source('var(--axis)', 'M3 5.500h3v14H3Z'),
  sourceSoviet: source('var(--soviet)', 'M2 5.500h1.800v14H2Zm2.800 0h1.800v14H4.800Z'),
  westEdge: edge(0),
  northEdge: edge(90),
  eastEdge: edge(180),
  southEdge: edge(270),
  port: line('M14 6v14M9.500 10h9M6 14c0 8 16 8 16 0', 'var(--ink)', 2),
  fort: line('M6.500 19V6h4v3.500h2V6h3v3.500h2V6h4v13Z', 'var(--ink)', 2),
  star: (
    <path
      d="m14 2.500 2.900 6.500 7.100.300-5.600 4.600 2 6.900L14 16.700 7.600 20.800l2-6.900L4 9.300l7.100-.300Z"
      fill="var(--ink)"
    />
  ),
  town: <circle cx="14" cy="12" r="5.500" fill="none" stroke="var(--ink)" strokeWidth="2" />,
  city: (
    <>
      <circle cx="14" cy="12" r="8" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <circle cx="14" cy="12" r="3.500" fill="var(--ink)" />
    </>
  ),
  ice: line('M14 3v18M6 7.500l16 9m0-9-16 9', 'var(--ink)', 2),
  rough: line('M5 18 9.500 7 14 18l4.500-11L23 18', 'var(--ink)', 2),
  mountain: (
    <>
      {line('M5 19 14 4l9 15Z', 'var(--ink)', 2)}
      <path d="m14 4-4 6.500h8Z" fill="var(--ink)" />
    </>
  ),
  marsh: line('M5 17h18M9 17v-6m5 6V6.500M19 17v-6', 'var(--ink)', 2),
  swamp: line('M5 19h18M5 12.500h18M10 19v-5m8 5v-5m-4-1.500V6', 'var(--ink)', 2),
} as const;

const tools = {
  erase: line('m5 15 9-10 8 7-8 8H9Zm4.500-5 8 7M14 20h9', 'var(--ink)', 2),
  name: line('M4 6h20v12H4Zm5 9V9h10v6M14 9v6', 'var(--ink)', 2),
  label: line('M5 6h12l6 6-6 6H5Zm5 6h.1', 'var(--ink)', 2),
  box: line('M3 6h15v12H3Zm15 6h8', 'var(--ink)', 2),
  copy: line('M4 4h13v11H4Zm6 11v5h14V9h-7', 'var(--ink)', 2),
} as const;

const shapeOf = (look: BrushLook): ReactNode => {
  switch (look.of) {
    case 'terrain':
      return terrains[look.look];
    case 'side':
      return sides[look.look];
    case 'link':
      return links[look.look];
    case 'feature':
      return features[look.look];
    case 'tool':
      return tools[look.look];
  }
};

/** What a brush puts on the map, small. */
export function Swatch({ look }: { readonly look: BrushLook }) {
  return (
    <svg width="1.75rem" height="1.5rem" viewBox="0 0 28 24" aria-hidden="true">
      {shapeOf(look)}
    </svg>
  );
}
