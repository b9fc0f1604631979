/** Levels, steps and basic salaries that someone had, has and will have here, the newest first. */
import * as z from 'zod/mini';
import { employment } from './employment.ts';

const changes = Object.keys(employment.fields.change.choices) as [string, ...string[]];

export const salaryHistory = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      change: z.enum(changes),
      starts_on: z.string(),
      ends_on: z.nullable(z.string()),
      level: z.nullable(z.string()),
      step: z.nullable(z.number()),
      /** A month, a decimal, by the scale that the level has today; null where it has none. */
      monthly: z.nullable(z.string()),
    }),
  ),
});
export type SalaryHistory = z.infer<typeof salaryHistory>;
