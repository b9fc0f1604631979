/** Photos of people, as both halves know them. */
import * as z from 'zod/mini';

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const photoLimits = {
  /** Bytes of what is sent. */
  bytes: 5 * 1024 * 1024,
  /** Pixels that the shorter side has at least. */
  side: 64,
} as const;

/** A person's photo as it stands after a change; null after it was removed. */
export const photoAnswer = z.object({ profile_picture: z.nullable(z.string()) });
export type PhotoAnswer = z.infer<typeof photoAnswer>;
