/** The news of a version (TOP-4). The person who runs an installation may put a file of their own there, so it is checked. */
import * as z from 'zod/mini';

const feature = z.object({
  icon: z.string(),
  title: z.string(),
  title_ne: z.optional(z.string()),
  description: z.string(),
  description_ne: z.optional(z.string()),
  link: z.optional(z.string()),
});
export type NewsFeature = z.infer<typeof feature>;

const whatsNew = z.object({ version: z.string(), date: z.string(), features: z.array(feature) });
export type WhatsNew = z.infer<typeof whatsNew>;

/** @throws where the file is no such thing */
export const readWhatsNew = (content: unknown): WhatsNew => z.parse(whatsNew, content);
