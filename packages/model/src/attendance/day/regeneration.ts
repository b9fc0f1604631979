/** Days of attendance that are worked out again because someone asks for it: which ones, and what it came to. */
import * as z from 'zod/mini';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { messages } from '../../kit/messages.ts';
import { bilingual } from '../../kit/text.ts';
import { attendanceMessages } from '../messages.ts';

/** Days of a person that are worked out again at once at most. */
const mostRegenerated = 62;

const days = {
  starts_on: f.date({ label: bilingual('From', 'देखि'), required: true, format: 'past' }),
  ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true, format: 'past' }),
};

const rangeErrors = ({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string }) => {
  if (ends_on < starts_on) return { ends_on: [messages.untilBeforeFrom] };
  if (Date.parse(ends_on) - Date.parse(starts_on) >= mostRegenerated * 86_400_000)
    return { ends_on: [attendanceMessages.rangeTooLong({ most: mostRegenerated })] };
  return undefined;
};

/** The body of the call; whose days they are is in its address. */
export const dayRegeneration = defineEntity({
  name: 'day_regeneration',
  label: bilingual('Days to recalculate', 'फेरि गणना गर्ने दिन'),
  fields: days,
  rules: rangeErrors,
});

/** The form of HR, which says whose days they are. */
export const personRegeneration = defineEntity({
  name: 'person_regeneration',
  label: bilingual('Days to recalculate', 'फेरि गणना गर्ने दिन'),
  fields: { employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }), ...days },
  rules: rangeErrors,
});

/** What it came to: days that were asked for, rows that came out otherwise, and days that are still to be worked out. */
export const regenerationAnswer = z.object({ days: z.number(), changed: z.number(), pending: z.number() });
export type RegenerationAnswer = z.infer<typeof regenerationAnswer>;
