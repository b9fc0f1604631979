/** Endpoints of events under `/api/v1/`; `:org` is the organization's slug. */
export const eventEndpoints = {
  event: 'event/:org/event',
  calendar: 'event/:org/calendar',
  roomCheck: 'event/:org/room-check',
  invitation: 'event-invitation',
} as const;
