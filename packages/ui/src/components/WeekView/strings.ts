export const weekViewStrings = {
  allDay: 'All day',
  none: 'Nothing on these days',
};
