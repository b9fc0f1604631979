/** What there is of each setting of an organization, which the page of all settings shows beside its name. */
import * as z from 'zod/mini';

const text = z.object({ en: z.string(), ne: z.string() });

/** By the entity's name: how many records, what they are called for that number, and what the module says of them. */
export const settingsState = z.record(
  z.string(),
  z.object({
    count: z.number(),
    /** Absent where a setting is one record, which is there when it was saved once. */
    label: z.optional(text),
    note: z.optional(text),
  }),
);
export type SettingsState = z.infer<typeof settingsState>;
