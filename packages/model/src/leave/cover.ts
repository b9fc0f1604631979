/** Minimum cover: how many of a division must be present on a working day. Leave that leaves fewer is marked, and not refused. */
import * as z from 'zod/mini';
import { named } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { leaveMessages } from './messages.ts';

/** Where days below it are asked for. */
export const coverGapsPath = 'leave/:org/cover-gaps';

export const leaveCover = defineEntity({
  name: 'leave_cover',
  label: bilingual('Minimum cover', 'न्यूनतम उपस्थिति'),
  plural: bilingual('Minimum cover', 'न्यूनतम उपस्थिति'),
  path: 'leave/:org/minimum-cover',
  codes: { read: '6.01', write: '6.01' },
  sort: 'division',
  name_field: 'division',
  fields: {
    division: f.reference({
      label: bilingual('Division', 'महाशाखा'),
      required: true,
      to: 'division',
      name_field: 'name',
    }),
    least: f.number({ label: bilingual('At least', 'कम्तीमा'), required: true, min: 1, max: 10_000 }),
    measure: f.choice({
      label: bilingual('Measured in', 'केमा'),
      required: true,
      choices: {
        People: bilingual('Employees', 'कर्मचारी'),
        Percent: bilingual('Percent of the division', 'महाशाखाको प्रतिशत'),
      },
      default: 'People',
    }),
  },
  rules: ({ least, measure }) =>
    measure === 'Percent' && least > 100 ? { least: [leaveMessages.percentAbove] } : undefined,
});

/** A day on which leave, approved or pending, leaves fewer of a division than must be there. */
export const coverGap = z.object({
  day: z.string(),
  division: z.object({ id: z.number(), name: z.string() }),
  present: z.number(),
  members: z.number(),
  needed: z.number(),
});
export type CoverGap = z.infer<typeof coverGap>;

export const coverGaps = named('CoverGaps', z.object({ results: z.array(coverGap) }));
export type CoverGapsAnswer = z.infer<typeof coverGaps>;
