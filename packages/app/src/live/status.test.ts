import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../shell/notifications/words.ts';
import { statusNotices } from './status.ts';

let shown: { text: string; tone?: string; isPersistent?: boolean }[];
let tell: ReturnType<typeof statusNotices>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  tell = statusNotices(
    (message) => {
      shown.push(message);
      return () => shown.splice(shown.indexOf(message), 1);
    },
    () => wordsIn.en.connection,
  );
});
afterEach(() => vi.useRealTimers());

const connecting = { text: 'Connecting to server. Please wait...', tone: 'info', isPersistent: true };
const lost = { text: 'Could not connect to server. Please try again later.', tone: 'critical', isPersistent: true };

describe('the state of the connection', () => {
  it('is light blue while it connects, and nothing once it is there [LIV-6]', () => {
    tell('connecting');
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual([connecting]);
    tell('open');
    expect(shown).toEqual([]);
    tell('connecting');
    tell('joined');
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual([]);
  });

  it('is red without one, through tries that fail at once, and blue when a try takes its time [LIV-6]', () => {
    for (let n = 0; n < 3; n++) {
      tell('closed');
      expect(shown).toEqual([lost]);
      tell('connecting');
      vi.advanceTimersByTime(100);
      expect(shown).toEqual([lost]);
    }
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual([connecting]);
    tell('off');
    expect(shown).toEqual([]);
  });
});
