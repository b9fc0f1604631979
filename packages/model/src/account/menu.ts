/** What the side menu of someone says beside its words: how much waits behind an entry, and for whom an entry is at all (TOP-14, TOP-15). */
import * as z from 'zod/mini';

/**
 * `asked.<request>`: requests of that entity on which one is asked for a decision; `open.<request>`: all that are open, for HR. Other names
 * are those that a module gives.
 */
export const menuSignals = z.object({
  counts: z.record(z.string(), z.number()),
  qualities: z.record(z.string(), z.boolean()),
});
export type MenuSignals = z.infer<typeof menuSignals>;
