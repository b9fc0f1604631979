import { expect, it } from 'vitest';
import { isMadeOf, refuseEasy } from './easy-passwords.ts';

const words = ['asha.sharma', 'Asha', 'Sharma', 'himal', 'Himal Agro Industries'];

it.each(['password1', 'Qwerty123', '1q2w3e4r', 'PASSW0RD'])('%s is what everyone takes', async (password) => {
  await expect(refuseEasy(password, [])).rejects.toMatchObject({
    status: 400,
    body: { password: [{ en: 'This password is easy to guess. Choose another one.' }] },
  });
});

it.each(['Asha1234', 'sharma2083', 'HimalAgro1', 'Asha.Sharma1', 'himal-12345', 'Karmik123'])(
  '%s is made of what others know',
  async (password) => {
    await expect(refuseEasy(password, words)).rejects.toMatchObject({ status: 400 });
  },
);

it.each(['Himal-mountain-42', 'sagarmatha8848', 'Industrious7', 'नमस्ते१२३४'])('%s is taken', async (password) => {
  await expect(refuseEasy(password, words)).resolves.toBeUndefined();
});

it('takes short words for chance', () => {
  expect(isMadeOf('an1ab2cd', ['an', 'ab', 'cd'])).toBe(false);
});
