export { LineChart } from './LineChart.tsx';
export type { LineChartProps } from './LineChart.tsx';
export type { ChartSeries } from '../../charts/chart-types.ts';
