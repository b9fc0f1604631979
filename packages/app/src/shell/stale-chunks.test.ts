import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunkTimeout, fetchChunk, headFor, isChunkFailure } from './stale-chunks.ts';

const reload = vi.fn();
const assign = vi.fn();
const held = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:15:00.000Z') });
  reload.mockReset();
  held.clear();
  vi.stubGlobal('window', { location: { reload, assign } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const named = (name: string) => Object.assign(new Error('x'), { name });

describe('a chunk that does not come [ERR-5]', () => {
  it.each([
    ['of a script, as bundlers name it', named('ChunkLoadError'), true],
    ['of a style, as bundlers name it', Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    ['in Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), true],
    ['in Firefox', new TypeError('error loading dynamically imported module: https://x/a.js'), true],
    ['in Safari', new TypeError('Importing a module script failed.'), true],
    ['of a style, as Vite names it', new Error('Unable to preload CSS for /assets/a.css'), true],
    ['is not a mistake of the page', new TypeError('x is undefined'), false],
    ['is not a refusal', new Error('HTTP 500'), false],
    ['is not any thrown thing', 'ChunkLoadError', false],
  ])('%s', (_name, error, expected) => {
    expect(isChunkFailure(error)).toBe(expected);
  });

  it('reloads the page once, and the second time soon after is an error', async () => {
    const failing = () => Promise.reject(named('ChunkLoadError'));
    const settled = vi.fn();
    void fetchChunk(failing).then(settled, settled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
    // The page that goes shows no error.
    expect(settled).not.toHaveBeenCalled();
    await expect(fetchChunk(failing)).rejects.toThrow('x');
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    void fetchChunk(failing);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is loaded where someone was going', async () => {
    headFor('https://hr.example.com/user/posts');
    void fetchChunk(() => Promise.reject(named('ChunkLoadError')));
    await vi.advanceTimersByTimeAsync(0);
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://hr.example.com/user/posts');
    expect(reload).not.toHaveBeenCalled();
  });

  it('has 120 seconds', async () => {
    expect(chunkTimeout).toBe(120_000);
    held.set('karmik.reloaded-for-chunk', String(Date.now() + 119_000));
    const answer = expect(fetchChunk(() => new Promise(() => {}))).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(120_000);
    await answer;
  });

  it('leaves what comes alone, and mistakes to the error page', async () => {
    await expect(fetchChunk(async () => 'page')).resolves.toBe('page');
    await expect(fetchChunk(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow('x is undefined');
    expect(reload).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
