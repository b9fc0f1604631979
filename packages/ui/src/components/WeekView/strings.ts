export const weekViewStrings = {
  allDay: 'All day',
  hours: 'Hours',
  none: 'Nothing on these days',
};
