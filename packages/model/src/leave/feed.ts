/** The private link by which calendar programs read a person's calendar. */
import { carried, listed } from '../kit/message.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { layerNames } from '../events/calls.ts';
import * as z from 'zod/mini';

export const calendarLinkPath = 'leave/:org/calendar-link';

const layer = z.enum(layerNames, {
  error: carried(messages.choice({ field: bilingual('Layers', 'तह'), choices: listed(layerNames) })),
});

/** What a link shows. Reasons and types of leave, years of birth and notes are in no link. */
const shown = {
  layers: z.array(layer),
  /** Only when the person is busy, with no titles. */
  is_busy_only: z.boolean(),
};

/** What a new link shows; absent: everything that its owner may read. */
export const calendarLinkBody = z.strictObject({
  layers: z._default(z.array(layer).check(z.maxLength(layerNames.length)), [...layerNames]),
  is_busy_only: z._default(z.boolean(), false),
});

/** Whether a person has a link, since when and of what; the link itself is shown once. */
export const calendarLink = z.object({ made_at: z.nullable(z.string()), ...shown });
export type CalendarLink = z.infer<typeof calendarLink>;

export const madeCalendarLink = z.object({ address: z.string(), made_at: z.string(), ...shown });
export type MadeCalendarLink = z.infer<typeof madeCalendarLink>;
