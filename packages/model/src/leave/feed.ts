/** The link by which calendar programs read somebody's own leave. */
import * as z from 'zod/mini';

export const calendarLinkPath = 'leave/:org/calendar-link';

/** Whether somebody has a link, and since when; the link itself is shown once. */
export const calendarLink = z.object({ made_at: z.nullable(z.string()) });
export type CalendarLink = z.infer<typeof calendarLink>;

export const madeCalendarLink = z.object({ address: z.string(), made_at: z.string() });
export type MadeCalendarLink = z.infer<typeof madeCalendarLink>;
