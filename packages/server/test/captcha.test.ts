import { createHash } from 'node:crypto';
import type { CaptchaInfo } from '@karmik/model/account/contracts';
import { leadingZeroBits, puzzleAnswer } from '@karmik/model/account/puzzle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import {
  aMember,
  anOrganization,
  client,
  password,
  startServer,
  type Person,
  type TestServer,
} from './support/server.ts';

let off: TestServer;
let on: TestServer;
let person: Person;
beforeAll(async () => {
  [off, on] = await Promise.all([startServer(), startServer({ captcha: 'proof_of_work', captchaKey: 'himal-site' })]);
  for (const server of [off, on]) person = await aMember(server, await anOrganization(server, 'himal'), 'asha');
});
afterAll(() => Promise.all([off, on].map((server) => server.close())));

const info = async (server: TestServer) => (await client(server).get<CaptchaInfo>('/security/captcha/')).body;
const signIn = (server: TestServer, captcha?: string) =>
  client(server).post('/security/auth/login/', { email: person.email, password, ...(captcha ? { captcha } : {}) });

function solve(puzzle: string, bits: number): string {
  for (let number = 0; ; number++) {
    const digest = createHash('sha256').update(puzzleAnswer(puzzle, number)).digest();
    if (leadingZeroBits(digest) >= bits) return puzzleAnswer(puzzle, number);
  }
}

const refusal = { status: 400, body: { captcha: ['Solve the puzzle and try again.'] } };

describe('the puzzle for robots', () => {
  it('is off unless the configuration names a provider [CFG-11]', async () => {
    expect(await info(off)).toEqual({ provider: null, public_key: null, puzzle: null, bits: null });
    expect((await signIn(off)).status).toBe(200);
    expect(readConfig({}, '/').captcha).toBe('off');
    expect(readConfig({ KARMIK_CAPTCHA: 'proof_of_work', KARMIK_CAPTCHA_KEY: 'mine' }, '/')).toMatchObject({
      captcha: 'proof_of_work',
      captchaKey: 'mine',
    });
    expect(() => readConfig({ KARMIK_CAPTCHA: 'recaptcha' }, '/')).toThrow(ConfigError);
  });

  it('is asked for at a sign-in and a recovery, and taken once [CFG-11]', async () => {
    expect(await signIn(on)).toMatchObject(refusal);
    expect(await client(on).post('/security/auth/recover/', { email: person.email })).toMatchObject(refusal);
    const { provider, public_key, puzzle, bits } = await info(on);
    expect([provider, public_key, bits]).toEqual(['proof_of_work', 'himal-site', 16]);
    const answer = solve(puzzle ?? '', bits ?? 0);
    const both = await Promise.all([signIn(on, answer), signIn(on, answer)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await signIn(on, answer)).toMatchObject(refusal);
  });

  it('is not solved by a number that is too easy, a puzzle of one’s own, another key or after five minutes', async () => {
    const { puzzle, bits } = await info(on);
    const easy = Array.from({ length: 50 }, (_, number) => puzzleAnswer(puzzle ?? '', number)).find(
      (answer) => leadingZeroBits(createHash('sha256').update(answer).digest()) < 16,
    );
    const good = solve(puzzle ?? '', bits ?? 0);
    const own = solve(`${'A'.repeat(22)}.${on.now.getTime() + 60_000}.1.${'B'.repeat(43)}`, 16);
    const foreign = on.context.secrets.sign(`puzzle other ${puzzle}`);
    const resigned = good.replace(/\.[\w-]{43}\./, `.${foreign}.`);
    for (const answer of [easy, own, resigned, 'x', '']) expect(await signIn(on, answer)).toMatchObject(refusal);
    on.move(5 * 60_000);
    expect(await signIn(on, good)).toMatchObject(refusal);
  });
});
