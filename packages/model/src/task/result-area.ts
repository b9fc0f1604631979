/** What an organization wants of its work: key result areas, to which tasks may belong. */
import * as z from 'zod/mini';
import { namedRef } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

export const resultArea = defineEntity({
  name: 'result_area',
  label: bilingual('Result area', 'नतिजा क्षेत्र'),
  plural: bilingual('Result areas', 'नतिजा क्षेत्रहरू'),
  path: 'task/:org/result-area',
  codes: { read: 'organizationMember', write: '8.02' },
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    description: f.longText({
      label: bilingual('Description', 'विवरण'),
      help: bilingual('What counts as a result here', 'यहाँ केलाई नतिजा मानिन्छ'),
      max: 1_000,
    }),
  },
});

/** How the tasks of each result area stand that a reader sees, those with the most open ones first. */
export const resultAreaFigures = z.object({
  results: z.array(z.object({ result_area: namedRef, open: z.number(), overdue: z.number(), completed: z.number() })),
});
export type ResultAreaFigures = z.infer<typeof resultAreaFigures>;
