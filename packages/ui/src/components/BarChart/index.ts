export { BarChart } from './BarChart.tsx';
export type { BarChartProps } from './BarChart.tsx';
export type { ChartSeries } from '../../charts/chart-types.ts';
