export const monthViewStrings = {
  more: (count: number): string => `+${count} more`,
  events: (count: number): string => (count === 0 ? 'no events' : count === 1 ? '1 event' : `${count} events`),
  none: 'Nothing in this month',
  allDay: 'All day',
  continues: 'continues',
};
