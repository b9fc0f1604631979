export { RequestTimeline, timelineActions, toneOfAction } from './RequestTimeline.tsx';
export type { RequestTimelineProps, TimelineEntry, TimelineAction } from './RequestTimeline.tsx';
