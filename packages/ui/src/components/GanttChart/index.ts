export { GanttChart } from './GanttChart.tsx';
export type { GanttChartProps } from './GanttChart.tsx';
export type { GanttMove, GanttTask, GanttZoom } from './gantt-types.ts';
