import type { CaptchaInfo } from '@karmik/model/account/contracts';
import { api } from '../client.ts';

const ofSignIns = (): Promise<CaptchaInfo> => api.get('security/captcha/').json<CaptchaInfo>();

/** Fetches a puzzle and solves it beside the page, so that the page stays quick. `undefined`: the server asks for none. */
export async function solvePuzzle(ask = ofSignIns): Promise<string | undefined> {
  const { puzzle, bits } = await ask();
  if (puzzle === null || bits === null) return undefined;
  const worker = new Worker(new URL('puzzle-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<string>) => resolve(event.data));
      worker.addEventListener('error', (event) =>
        reject(new Error(`The puzzle could not be solved: ${event.message}`)),
      );
      worker.postMessage({ puzzle, bits });
    });
  } finally {
    worker.terminate();
  }
}
