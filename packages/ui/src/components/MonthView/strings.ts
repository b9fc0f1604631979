import { counted } from '../../strings/counted.ts';
export const monthViewStrings = {
  more: (count: number): string => `+${count} more`,
  events: (count: number): string => (count === 0 ? 'no events' : counted(count, 'event')),
  none: 'Nothing in this month',
  allDay: 'All day',
  continues: 'continues',
};
