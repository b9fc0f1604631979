/** Photos of people, as both halves know them. */
import * as z from 'zod/mini';
import { messageAnswer, textAnswer, userRef } from '../kit/answer.ts';
import { defineMessages } from '../kit/message.ts';
import { bilingual } from '../kit/text.ts';

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const photoLimits = {
  /** Bytes of what is sent. */
  bytes: 5 * 1024 * 1024,
  /** Pixels that the shorter side has at least. */
  side: 64,
} as const;

/** A person's photo as it is after a change; null after it was removed. */
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
  noArchive: { en: 'Send a ZIP archive of photos.', ne: 'फोटोको ZIP फाइल पठाउनुहोस्।' },
  archiveLarge: { en: 'The archive can have at most {most} MB.', ne: 'ZIP फाइल बढीमा {most} MB को हुन सक्छ।' },
  archiveFull: {
    en: 'The archive can have at most {most} {most, one file, other files}.',
    ne: 'ZIP फाइलमा बढीमा {most} वटा फाइल हुन सक्छन्।',
  },
  archivePath: {
    en: 'The archive entry "{entry}" leads out of the archive. Remove it and send the archive again. Nothing was stored.',
    ne: 'ZIP फाइलको “{entry}” ले बाहिरको ठाउँ देखाउँछ। यसलाई हटाएर ZIP फाइल फेरि पठाउनुहोस्। केही पनि राखिएन।',
  },
  archiveLink: {
    en: 'The archive entry "{entry}" is a link. Replace it with the photo and send the archive again. Nothing was stored.',
    ne: 'ZIP फाइलको “{entry}” फोटो नभई लिङ्क हो। त्यसको ठाउँमा फोटो राखेर ZIP फाइल फेरि पठाउनुहोस्। केही पनि राखिएन।',
  },
  archiveTwice: {
    en: 'The archive has two entries named "{entry}". Keep one and send the archive again. Nothing was stored.',
    ne: 'ZIP फाइलमा “{entry}” नामका दुईवटा फाइल छन्। एउटा मात्र राखेर ZIP फाइल फेरि पठाउनुहोस्। केही पनि राखिएन।',
  },
  archiveDone: { en: 'Photos imported: {count}.', ne: '{count} फोटो आयात भए।' },
  archiveGone: { en: 'The archive is no longer stored. Upload it again.', ne: 'यो ZIP फाइल अब छैन। फेरि पठाउनुहोस्।' },
  large: { en: 'The photo can have at most {most} MB.', ne: 'फोटो बढीमा {most} MB को हुन सक्छ।' },
});

/** Of an archive of photos. */
export const photoArchiveLimits = { bytes: 100 * 1024 * 1024, files: 1_000 } as const;

/** What came of a file of an archive: only what is stored changed anything. */
export const photoFileStates = {
  stored: bilingual('Imported', 'आयात गरिएको'),
  there: bilingual('Has a photo already', 'फोटो पहिल्यै छ'),
  unknown: bilingual('No employee code in the name', 'नाममा कर्मचारी कोड छैन'),
  several: bilingual('Codes of several employees in the name', 'नाममा एकभन्दा बढी कर्मचारीको कोड'),
  twice: bilingual('Another file belongs to the same person', 'उही व्यक्तिको अर्को फाइल छ'),
  refused: bilingual('Not accepted', 'स्वीकार भएन'),
} as const;
export type PhotoFileState = keyof typeof photoFileStates;

export const photoArchiveAnswer = z.object({
  id: z.number(),
  file_name: z.string(),
  /** Whether the work is still under way. */
  is_working: z.boolean(),
  progress: z.object({ done: z.number(), total: z.number() }),
  /** What came of it, or why it ended; null before. */
  message: z.nullable(textAnswer),
  results: z.array(
    z.object({
      file: z.string(),
      state: z.enum(Object.keys(photoFileStates) as [PhotoFileState, ...PhotoFileState[]]),
      employee: z.nullable(userRef),
      /** Why a photo was refused; null otherwise. */
      problem: z.nullable(messageAnswer),
    }),
  ),
});
export type PhotoArchive = z.infer<typeof photoArchiveAnswer>;
