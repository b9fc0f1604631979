import { playwright } from '@vitest/browser-playwright';

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * A real Chromium for tests. Vitest names the instance in place, so two projects must not share one object.
 * @param height of its window in px; what lies below cannot be photographed
 */
export function chromium(height = 800) {
  return {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions, contextOptions: { viewport: { width: 1280, height } } }),
    instances: [{ browser: 'chromium' as const }],
    viewport: { width: 1280, height: 800 },
  };
}
