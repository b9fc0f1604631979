import { expect, it } from 'vitest';
import { enrolmentOf, newAppKey, stepOf } from './totp.ts';

const key = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('takes the code of RFC 6238 at second %d: %s [LOG-15]', (second, code) => {
  expect(stepOf(key, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

it.each([
  ['a minute early', -60, undefined],
  ['half a minute early', -30, 41152263],
  ['half a minute late', 30, 41152263],
  ['a minute late', 60, undefined],
])('of a phone that is %s [LOG-15]', (_name, seconds, step) => {
  expect(stepOf(key, '005924', new Date((1_234_567_890 + seconds) * 1000))).toBe(step);
});

it.each(['', '00592', '005925', '२८७०८२', '0059244'])('takes no other: %j [LOG-15]', (code) => {
  expect(stepOf(key, code, new Date(1_234_567_890_000))).toBeUndefined();
});

it('writes keys as apps read them', () => {
  expect(enrolmentOf(Buffer.from('foobar'), 'asha@himal.test')).toEqual({
    manual_key: 'MZXW6YTBOI',
    uri: 'otpauth://totp/Karmik%20HR:asha%40himal.test?issuer=Karmik%20HR&secret=MZXW6YTBOI&algorithm=SHA1&digits=6&period=30',
  });
});

it('makes a key of 160 bits, another each time', () => {
  expect(newAppKey()).toHaveLength(20);
  expect(newAppKey().equals(newAppKey())).toBe(false);
});
