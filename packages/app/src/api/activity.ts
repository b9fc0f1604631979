import { proxy } from 'valtio';

/** Requests under way, and whether the last one failed: what the progress bar shows (TOP-17). */
export const activity = proxy({ running: 0, hasError: false });

export async function counted<T extends { readonly ok: boolean }>(work: () => Promise<T>): Promise<T> {
  if (activity.running === 0) activity.hasError = false;
  activity.running += 1;
  try {
    const answer = await work();
    if (!answer.ok) activity.hasError = true;
    return answer;
  } catch (error) {
    activity.hasError = true;
    throw error;
  } finally {
    activity.running -= 1;
  }
}
