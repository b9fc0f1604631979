import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft, type DraftStorage } from './draft.ts';

function memory(start: Record<string, string> = {}): DraftStorage & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('a draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is written once after a pause, and comes back', () => {
    const storage = memory();
    const changed = vi.fn(() => ({ title: 'Muna' }));
    const draft = createDraft(storage, 'book');
    draft.save(changed);
    draft.save(changed);
    vi.runAllTimers();
    expect(changed).toHaveBeenCalledOnce();
    expect(createDraft(storage, 'book').load()).toEqual({ title: 'Muna' });
  });

  it('is gone when it is discarded, also what was about to be written', () => {
    const storage = memory({ book: '{"title":"Muna"}' });
    const draft = createDraft(storage, 'book');
    draft.save(() => ({ title: 'Muna Madan' }));
    draft.discard();
    vi.runAllTimers();
    expect(storage.kept.size).toBe(0);
  });

  it('of no change is none', () => {
    const storage = memory({ book: '{"title":"Muna"}' });
    createDraft(storage, 'book').save(() => ({}));
    vi.runAllTimers();
    expect(storage.kept.size).toBe(0);
  });

  it.each(['{', '[]', '7'])('that reads %s is none', (kept) =>
    expect(createDraft(memory({ book: kept }), 'book').load()).toBeUndefined(),
  );
});
