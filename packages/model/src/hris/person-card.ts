/** What the hover card of a person tells (CHIP-5). */
import * as z from 'zod/mini';

export const personCard = z.object({
  id: z.number(),
  full_name: z.string(),
  name_ne: z.nullable(z.string()),
  job_title: z.string(),
  employee_level: z.nullable(z.string()),
  profile_picture: z.nullable(z.string()),
  profile_picture_thumb: z.nullable(z.string()),
  cover_picture: z.nullable(z.string()),
  cover_picture_thumb: z.nullable(z.string()),
  is_online: z.boolean(),
  is_current: z.boolean(),
  organization: z.object({ name: z.string(), slug: z.string() }),
  branch: z.nullable(z.object({ name: z.string(), code: z.nullable(z.string()) })),
  division: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  email: z.string(),
  last_online: z.nullable(z.string()),
  is_audit_user: z.boolean(),
});
export type PersonCard = z.infer<typeof personCard>;
