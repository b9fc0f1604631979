/** What people hold beside their password: an authenticator app, and a device with passkeys. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** A code that the account has not used: the app of a person who waits for the next one. */
export function phone(key: string): () => string {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(Date.now() / 30_000), last + 1);
    return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: last * 30_000 });
  };
}

/** Gives a page a device that keeps passkeys and always finds its owner present. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
