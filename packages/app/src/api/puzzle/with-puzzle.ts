import type { CaptchaInfo } from '@karmik/model/account/contracts';
import { toFailure } from '../failure.ts';

/**
 * Sends something for which the server may want a puzzle to be solved first (CFG-11). Where it wants none, as is usual, nothing is
 * asked and nothing loaded.
 * @param ask fetches the puzzle, where it is another than that of sign-ins
 */
export async function withPuzzle<Answer>(
  send: (more: { captcha?: string }) => Promise<Answer>,
  ask?: () => Promise<CaptchaInfo>,
): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    const { status, fields } = toFailure(error);
    if (status !== 400 || !fields['captcha']) throw error;
    const { solvePuzzle } = await import('./solve-puzzle.ts');
    const captcha = await solvePuzzle(ask);
    if (captcha === undefined) throw error;
    return send({ captcha });
  }
}
