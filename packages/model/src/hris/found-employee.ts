/** What the search of employees in the top bar finds (TOP-3). */
import * as z from 'zod/mini';

export const foundEmployee = z.object({
  id: z.number(),
  profile_picture: z.nullable(z.string()),
  full_name: z.string(),
  name_ne: z.nullable(z.string()),
  username: z.string(),
  job_title: z.optional(z.nullable(z.string())),
  branch: z.optional(z.nullable(z.string())),
});
/** What tells people of one name apart, in a line: what they do, where, and the name that they sign in with. */
export const aboutEmployee = ({ job_title, branch, username }: FoundEmployee): string =>
  [job_title, branch, username].filter(Boolean).join(' · ');

export type FoundEmployee = z.infer<typeof foundEmployee>;
export const foundEmployeePage = z.object({ results: z.array(foundEmployee), next: z.nullable(z.string()) });
