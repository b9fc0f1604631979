/** How browsers are started: quickly, or as people have them, which alone show notifications. */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const path = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

export const quick = { executablePath: path, args };
export const whole = { executablePath: process.env.CHROMIUM_WHOLE_PATH || path, args };
