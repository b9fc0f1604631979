/** Photos of people, as both halves know them. */
import * as z from 'zod/mini';
import { defineMessages } from '../kit/message.ts';

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

/** What is wrong with a picture that is to become a photo. */
export const photoMessages = defineMessages('photo', {
  type: { en: 'Send a photo as JPEG, PNG or WebP.', ne: 'JPEG, PNG वा WebP ढाँचाको फोटो पठाउनुहोस्।' },
  unreadable: {
    en: 'The photo cannot be read, or it is larger than 60 megapixels.',
    ne: 'फोटो पढ्न सकिएन, वा ६० मेगापिक्सेलभन्दा ठूलो छ।',
  },
  small: {
    en: 'The photo must be at least {side} × {side} pixels.',
    ne: 'फोटो कम्तीमा {side} × {side} पिक्सेलको हुनुपर्छ।',
  },
  large: { en: 'The photo can have at most {most} MB.', ne: 'फोटो बढीमा {most} MB को हुन सक्छ।' },
});
