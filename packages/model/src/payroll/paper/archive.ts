/** A ZIP of papers of many people, as the person who asked for it sees it. */
import * as z from 'zod/mini';
import { textAnswer } from '../../kit/answer.ts';

export const paperArchive = z.object({
  /** The background work, by which it is cancelled. */
  job: z.number(),
  is_working: z.boolean(),
  /** PDFs that are made, of `total`; both 0 while that is not known. */
  progress: z.object({ done: z.number(), total: z.number() }),
  /** What came of it, or why it ended; null before. */
  message: z.nullable(textAnswer),
  /** Whether the file is there; it is removed after a day. */
  is_ready: z.boolean(),
});
export type PaperArchive = z.infer<typeof paperArchive>;
