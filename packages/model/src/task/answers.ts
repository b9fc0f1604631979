/** What pages of projects, of the plan and of efficiency are answered, besides records. */
import * as z from 'zod/mini';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

/** Progress of a project against its budget. */
export const projectProgress = z.object({
  tasks: z.number(),
  completed: z.number(),
  overdue: z.number(),
  /** Minutes of approved logs, and of logs that are sent and wait. */
  approved_minutes: z.number(),
  waiting_minutes: z.number(),
  /** What approved logs are worth, for the lead and for who plans projects; null for others. */
  amount: z.nullable(z.string()),
});
export type ProjectProgress = z.infer<typeof projectProgress>;

/** Where a task is moved. */
export const moveAsked = {
  starts_on: f.date({ label: bilingual('New start', 'नयाँ सुरु मिति'), required: true }),
} as const;

const place = z.object({ starts_on: z.nullable(z.string()), deadline: z.string() });
/** Tasks that a move changes, the moved one first. */
export const plannedMoves = z.object({
  moves: z.array(z.object({ id: z.number(), title: z.string(), was: place, becomes: place })),
});
export type PlannedMoves = z.infer<typeof plannedMoves>;

/** Days of tasks as they were seen and as they become. The reverse undoes it. */
export const movesGiven = {
  moves: f.lines({
    label: bilingual('Tasks', 'कार्य'),
    required: true,
    max: 500,
    is_stored: false,
    item: {
      task: f.number({ label: bilingual('Task', 'कार्य'), required: true, min: 1 }),
      was_starts_on: f.date({ label: bilingual('Start as seen', 'देखिएको सुरु मिति') }),
      was_deadline: f.date({ label: bilingual('Deadline as seen', 'देखिएको अन्तिम मिति'), required: true }),
      starts_on: f.date({ label: bilingual('Starts on', 'सुरु मिति') }),
      deadline: f.date({ label: bilingual('Deadline', 'अन्तिम मिति'), required: true }),
    },
  }),
} as const;
