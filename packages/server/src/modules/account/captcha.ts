/** A puzzle for robots, behind one interface: off unless the configuration names a provider (CFG-11). */
import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaInfo } from '@karmik/model/account/contracts';
import { leadingZeroBits, puzzleAnswer } from '@karmik/model/account/puzzle';
import type { Context } from '../../context.ts';
import { invalidField } from '../../http/errors.ts';
import { accountMessages } from './messages.ts';

interface CaptchaProvider {
  readonly info: () => CaptchaInfo;
  /** Whether an answer is right and comes for the first time. */
  readonly accepts: (answer: string) => Promise<boolean>;
}

export interface Captcha {
  readonly info: () => CaptchaInfo;
  /** @throws 400 on `captcha` where an answer is asked for and none, a wrong or a used one came */
  readonly check: (answer: string | undefined) => Promise<void>;
}

const nothing: CaptchaInfo = { provider: null, public_key: null, puzzle: null, bits: null };

/** The puzzle of sign-ins and recoveries, where the configuration asks for one. */
export const captchaOf = (context: Context): Captcha =>
  toCaptcha(context.config.captcha === 'proof_of_work' ? proofOfWork(context) : undefined);

/** A puzzle for a form that asks for one whatever sign-ins do. */
export const puzzleCaptcha = (context: Context): Captcha => toCaptcha(proofOfWork(context));

function toCaptcha(provider: CaptchaProvider | undefined): Captcha {
  return {
    info: () => provider?.info() ?? nothing,
    check: async (answer) => {
      if (!provider) return;
      if (answer === undefined || !(await provider.accepts(answer)))
        throw invalidField('captcha', accountMessages.captcha);
    },
  };
}

/** About a quarter of a second for a phone, and nothing that a farm of robots gets for free. */
const bits = 16;
const patienceMs = 5 * 60_000;

/** Work that costs a browser a moment and a crowd of robots a lot; no one else is asked, and nothing is shown to people. */
function proofOfWork({ config, secrets, clock, database }: Context): CaptchaProvider {
  const aboutPuzzle = (puzzle: string) => `puzzle ${config.captchaKey} ${puzzle}`;

  return {
    info: () => {
      const puzzle = `${randomBytes(16).toString('base64url')}.${clock().getTime() + patienceMs}.${bits}`;
      return {
        provider: 'proof_of_work',
        public_key: config.captchaKey,
        puzzle: `${puzzle}.${secrets.sign(aboutPuzzle(puzzle))}`,
        bits,
      };
    },

    accepts: async (answer) => {
      const [, signed = '', puzzle = '', until = '', mac = ''] =
        /^(([\w-]{22}\.(\d{1,15})\.\d+)\.([\w-]{43}))\.\d{1,15}$/.exec(answer) ?? [];
      if (!puzzle) return false;
      if (!secrets.isSigned(aboutPuzzle(puzzle), mac)) return false;
      if (Number(until) <= clock().getTime()) return false;
      const digest = createHash('sha256')
        .update(puzzleAnswer(signed, answer.slice(signed.length + 1)))
        .digest();
      if (leadingZeroBits(digest) < bits) return false;
      const first = await database.everywhere.query(
        'insert into spent_puzzle (mac, expires_at) values ($1, $2) on conflict (mac) do nothing returning mac',
        [mac, new Date(Number(until))],
      );
      return first.length === 1;
    },
  };
}
