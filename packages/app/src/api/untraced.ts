/** Calls without the session's token, cookies or the address of the page, also when a user is signed in. */
import ky from 'ky';

export const untraced = ky.create({
  prefix: '/api/v1/',
  retry: 0,
  timeout: 60_000,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
});
