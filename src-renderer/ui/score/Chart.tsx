import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Scale } from './scale.ts';

export interface Drawn {
  readonly key: string;
  readonly label: string;
  /** a colour of ours */
  readonly color: string;
  readonly dash: string | undefined;
  /** bars of this line are hatched */
  readonly hatched: boolean;
}

/** The picture alone: who does not see it has the same in numbers beside it. */
export function Chart({
  kind,
  data,
  lines,
  scale,
  format,
}: {
  readonly kind: 'level' | 'amount';
  readonly data: readonly { readonly [key: string]: string | number | undefined }[];
  readonly lines: readonly Drawn[];
  readonly scale: Scale;
  readonly format: (n: number) => string;
}) {
  const shared = {
    className: 'chart',
    h: '100%',
    data: [...data],
    dataKey: 'turn',
    accessibilityLayer: false,
    gridAxis: 'x' as const,
    gridColor: 'var(--line)',
    textColor: 'var(--ink-2)',
    strokeDasharray: '0',
    tickLine: 'none' as const,
    valueFormatter: format,
    xAxisProps: { minTickGap: 24, interval: 'preserveStartEnd' as const, padding: { left: 8, right: 8 }, height: 30 },
    yAxisProps: { domain: [scale.from, scale.to], ticks: [...scale.ticks], width: 44, interval: 0 },
  };
  if (kind === 'level')
    return (
      <LineChart
        {...shared}
        curveType="linear"
        strokeWidth={2.5}
        withDots={data.length <= 14}
        dotProps={{ r: 3, strokeWidth: 1.5 }}
        connectNulls={false}
        lineChartProps={{ margin: { top: 10, right: 0, bottom: 0, left: 0 } }}
        lineProps={(series) => {
          const dash = lines.find((line) => line.key === series.name)?.dash;
          return dash === undefined ? {} : { strokeDasharray: dash };
        }}
        series={lines.map(({ key, label, color }) => ({ name: key, label, color }))}
      />
    );
  return (
    <BarChart
      {...shared}
      maxBarWidth={22}
      barChartProps={{ margin: { top: 10, right: 0, bottom: 0, left: 0 }, barGap: 1 }}
      cursorFill="var(--paper-2)"
      barProps={(series) => {
        const line = lines.find((each) => each.key === series.name);
        return line?.hatched
          ? { fill: `url(#hatch-${line.key})`, stroke: line.color, strokeWidth: 1.5, fillOpacity: 1 }
          : { fillOpacity: 1 };
      }}
      series={lines.map(({ key, label, color }) => ({ name: key, label, color }))}
    >
      <defs>
        {lines
          .filter((line) => line.hatched)
          .map(({ key, color }) => (
            <pattern key={key} id={`hatch-${key}`} width="6" height="6" patternUnits="userSpaceOnUse">
              <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" stroke={color} strokeWidth="2" />
            </pattern>
          ))}
      </defs>
    </BarChart>
  );
}
