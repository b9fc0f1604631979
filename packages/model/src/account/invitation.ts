/** Joining an organization: what an account is asked, and what it answers. */
import * as z from 'zod/mini';
import { labels } from '../kit/labels.ts';
import { textSchema } from '../kit/text-schema.ts';

export const invitationAnswer = z.object({
  id: z.number(),
  organization: z.object({ slug: z.string(), name: z.string() }),
  invited_at: z.string(),
});
export type Invitation = z.infer<typeof invitationAnswer>;

/** The two parts of a personal link. */
export const linkParts = { uid: textSchema(labels.link, { max: 64 }), token: textSchema(labels.link, { max: 128 }) };
export interface LinkParts {
  readonly uid: string;
  readonly token: string;
}

export const joinedAnswer = z.object({ slug: z.string(), name: z.string() });

/** From whom an account's own mails come; `home` is null for the installation. */
export const accountHome = z.object({
  home: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  organizations: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type AccountHome = z.infer<typeof accountHome>;
