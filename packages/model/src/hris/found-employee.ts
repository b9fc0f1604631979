/** What the search of employees in the top bar finds (TOP-3). */
import * as z from 'zod/mini';

export const foundEmployee = z.object({
  id: z.number(),
  profile_picture: z.nullable(z.string()),
  full_name: z.string(),
  name_ne: z.nullable(z.string()),
  username: z.string(),
});
export type FoundEmployee = z.infer<typeof foundEmployee>;
export const foundEmployeePage = z.object({ results: z.array(foundEmployee), next: z.nullable(z.string()) });
