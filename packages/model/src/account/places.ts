/** The organisations that someone works in, seen from above: those they supervise in, and those they work for as HR or auditor. */
import * as z from 'zod/mini';

const organization = { slug: z.string(), name: z.string(), abbreviation: z.string() };

/** AUD-3. `people` are those whom one supervises there today. */
export const supervisedOrganizations = z.object({
  results: z.array(z.object({ ...organization, people: z.number() })),
});
export type SupervisedOrganizations = z.infer<typeof supervisedOrganizations>;

/** Null stands for what the reader may not see there. */
const figure = z.nullable(z.number());
export const centralDashboard = z.object({
  results: z.array(
    z.object({
      ...organization,
      employees: figure,
      joined_lately: figure,
      online: z.number(),
      open_requests: z.number(),
      posts_waiting: figure,
      unresolved: z.number(),
    }),
  ),
});
export type CentralDashboard = z.infer<typeof centralDashboard>;

const usage = z.object({
  count: z.number(),
  /** In bytes. */
  size: z.number(),
  purposes: z.array(z.object({ purpose: z.string(), count: z.number(), size: z.number() })),
});
export type StorageUsage = z.infer<typeof usage>;
/** What is stored for someone, and for those who may read reports, what the whole organisation stores. */
export const storageAnswer = z.object({
  own: usage,
  largest: z.array(
    z.object({ id: z.number(), name: z.string(), purpose: z.string(), size: z.number(), created_at: z.string() }),
  ),
  organization: z.nullable(usage),
});
export type StorageAnswer = z.infer<typeof storageAnswer>;
