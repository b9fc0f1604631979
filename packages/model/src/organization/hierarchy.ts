/** The chart of an organisation as the API answers it. */
import * as z from 'zod/mini';

export const hierarchy = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      full_name: z.string(),
      name_ne: z.nullable(z.string()),
      job_title: z.string(),
      profile_picture: z.nullable(z.string()),
      division: z.nullable(z.string()),
      /** The first supervisor; null at the top. */
      supervisor_id: z.nullable(z.number()),
    }),
  ),
});
export type Hierarchy = z.infer<typeof hierarchy>;
