import type { BrowserCommand } from 'vitest/node';
import type {} from '@vitest/browser-playwright';

/** What the reader's own machine asks of a page. */
export interface Media {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Runs beside the browser: tells it to pretend. */
export const emulate: BrowserCommand<[media: Media]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (media: Media) => Promise<void>;
  }
}
