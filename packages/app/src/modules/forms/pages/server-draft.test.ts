import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverDraft, type DraftState } from './server-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function drafting(answers: (Promise<string> | Error)[]) {
  const written: object[] = [];
  const states: DraftState['kind'][] = [];
  const draft = serverDraft({
    held: { q1: 'before' },
    put: (body) => {
      written.push(body);
      const answer = answers.shift() ?? Promise.resolve('2026-11-21T06:15:00.000Z');
      return answer instanceof Error ? Promise.reject(answer) : answer;
    },
    drop: () => Promise.resolve(),
    onState: ({ kind }) => states.push(kind),
    pause: 800,
    again: 5_000,
  });
  return { draft, written, states };
}

describe('a draft on the server', () => {
  it('begins with what was kept, and is written once after a pause', async () => {
    const { draft, written, states } = drafting([]);
    expect(draft.load()).toEqual({ q1: 'before' });
    draft.save(() => ({ q1: 'a' }));
    await vi.advanceTimersByTimeAsync(700);
    draft.save(() => ({ q1: 'ab' }));
    await vi.advanceTimersByTimeAsync(700);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect([written, states]).toEqual([[{ q1: 'ab' }], ['saving', 'saved']]);
  });

  it('is tried again with the newest words where writing it failed', async () => {
    const { draft, written, states } = drafting([new Error('no answer')]);
    draft.save(() => ({ q1: 'a' }));
    await vi.advanceTimersByTimeAsync(800);
    expect(states).toEqual(['saving', 'failed']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([written, states.at(-1)]).toEqual([[{ q1: 'a' }, { q1: 'a' }], 'saved']);
  });

  it('never lets an older state come last', async () => {
    let finish: (at: string) => void = () => undefined;
    const slow = new Promise<string>((resolve) => (finish = resolve));
    const { draft, written } = drafting([slow]);
    draft.save(() => ({ q1: 'old' }));
    draft.flush();
    draft.save(() => ({ q1: 'new' }));
    draft.flush();
    expect(written).toEqual([{ q1: 'old' }]);
    finish('2026-11-21T06:15:00.000Z');
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([{ q1: 'old' }, { q1: 'new' }]);
  });

  it('writes nothing once the answers were sent', async () => {
    const { draft, written } = drafting([]);
    draft.save(() => ({ q1: 'a' }));
    draft.end();
    draft.flush();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(written).toEqual([]);
  });
});
