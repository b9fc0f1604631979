/** What the server says of a trip that is being written: its days, allowances, and why it cannot be sent. */
import * as z from 'zod/mini';
import { messageAnswer, named, textAnswer } from '../../kit/answer.ts';
import type { Fields } from '../../kit/fields.ts';
import { travelRequest, tripShares } from './request.ts';

const { departs_on, departs_at, returns_on, returns_at, legs, associates, other_costs } = travelRequest.fields;

/** What of a trip its estimate depends on. */
export const estimatedTrip = {
  departs_on,
  departs_at,
  returns_on,
  returns_at,
  legs: { ...legs, is_stored: false },
  associates: { ...associates, is_stored: false },
  other_costs,
} as const satisfies Fields;

/** Amounts are decimals, days AD ISO. */
export const tripEstimate = named(
  'TripEstimate',
  z.object({
    days: z.array(
      z.object({
        day: z.string(),
        place: z.nullable(textAnswer),
        minutes: z.number(),
        share: z.enum(Object.keys(tripShares) as (keyof typeof tripShares)[]),
        amount: z.nullable(z.object({ currency: z.string(), amount: z.string() })),
      }),
    ),
    per_diem: z.nullable(z.string()),
    associates: z.nullable(z.string()),
    estimate: z.nullable(z.string()),
    /** Why it cannot be sent as it is. */
    refusal: z.nullable(messageAnswer),
  }),
);
export type TripEstimate = z.infer<typeof tripEstimate>;
