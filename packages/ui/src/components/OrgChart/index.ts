export { OrgChart } from './OrgChart.tsx';
export type { OrgChartProps } from './OrgChart.tsx';
export type { OrgEntry } from './org-tree.ts';
