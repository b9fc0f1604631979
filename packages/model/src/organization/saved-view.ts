/** A person's own way of looking at a list, kept under a name. */
import * as z from 'zod/mini';
import { carried, defineMessages } from '../kit/message.ts';
import { bilingual } from '../kit/text.ts';
import { labels } from '../kit/labels.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';

const viewMessages = defineMessages('saved_view', {
  columnName: {
    en: 'a column is named in letters, digits, dashes and dots',
    ne: 'स्तम्भको नाममा अक्षर, अङ्क, ड्यास र थोप्लो मात्र हुन्छन्',
  },
});

const columnId = z.string().check(z.regex(/^[\w.-]{1,80}$/, { error: carried(viewMessages.columnName) }));
const columnIds = z.array(columnId).check(z.maxLength(100));

/** How the columns are arranged, by their ids. */
const arrangement = z.strictObject({
  order: z.optional(columnIds),
  columns: z.optional(
    z.record(
      columnId,
      z.strictObject({
        width: z.optional(z.number()),
        isHidden: z.optional(z.boolean()),
        pin: z.optional(z.enum(['start', 'end', 'none'])),
      }),
    ),
  ),
  groupBy: z.optional(columnIds),
  density: z.optional(z.enum(['comfortable', 'compact', 'dense'])),
  isWrapped: z.optional(z.boolean()),
});

const state = z.strictObject({
  /** Filters, search and order, as they are in the list's address. */
  address: z.string().check(
    z.maxLength(2_000, { error: carried(messages.tooLong({ field: labels.address, most: 2_000 })) }),
    z.regex(/^[\x20-\x7e]*$/, {
      error: carried(
        messages.pattern({
          field: labels.address,
          format: bilingual('the search part of an address', 'ठेगानाको खोज भाग'),
        }),
      ),
    }),
  ),
  view: arrangement,
});

const screen = textSchema(bilingual('Screen', 'पृष्ठ'), { max: 200 });

export const savedViewBody = z.strictObject({ screen, name: textSchema(labels.name, { max: 80 }), state });
export const savedViewQuery = z.strictObject({ screen: z.optional(screen) });
export const savedView = z.object({ id: z.number(), screen: z.string(), name: z.string(), state });
export const savedViewList = z.object({ results: z.array(savedView) });
export type SavedView = z.infer<typeof savedView>;
