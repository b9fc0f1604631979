import type { Tone } from '../../tokens/names.ts';

/** What can happen to a request on its way. */
export const timelineActions = [
  'submitted',
  'forwarded',
  'approved',
  'confirmed',
  'declined',
  'cancelled',
  'edited',
] as const;
export type TimelineAction = (typeof timelineActions)[number];

/** Red for what ended it, green for everything that brought it on. */
export function toneOfAction(action: TimelineAction): Tone {
  return action === 'declined' || action === 'cancelled' ? 'critical' : 'positive';
}
