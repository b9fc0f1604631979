/** Mail servers that do not answer are left alone for a while, which doubles with each failure, so that they hold up nothing. */

const firstPauseMs = 60_000;
const longestPauseMs = 15 * 60_000;

export class Breaker {
  readonly #resting = new Map<string, { pauseMs: number; until: number }>();

  /** The servers that are left alone now. */
  resting(now: number): string[] {
    return [...this.#resting].filter(([, { until }]) => until > now).map(([server]) => server);
  }

  failed(server: string, now: number): void {
    const before = this.#resting.get(server);
    const pauseMs = before ? Math.min(before.pauseMs * 2, longestPauseMs) : firstPauseMs;
    this.#resting.set(server, { pauseMs, until: now + pauseMs });
  }

  answered(server: string): void {
    this.#resting.delete(server);
  }
}

/** Whether a server was not reached or did not answer, by what nodemailer says; a refusal of one mail is an answer. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ECONNRESET', 'EMAILTIME'].includes(
    String(error.code),
  );
