import type { LoginAnswer } from '@karmik/model/account/contracts';

export type TokenPair = NonNullable<LoginAnswer['token']>;

/** Why a session ended, so that every tab says the same. */
export type EndReason = 'signed-out' | 'expired';

const tokensKey = 'karmik.tokens';
const endKey = 'karmik.session-end';
const rememberKey = 'karmik.remember';

/** Where the pair of tokens lives: local storage, which all tabs of one browser share (SES-4, SES-5). */
export const tokenStore = {
  read(): TokenPair | undefined {
    const text = localStorage.getItem(tokensKey);
    if (!text) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      return isPair(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  write(pair: TokenPair): void {
    localStorage.removeItem(endKey);
    localStorage.setItem(tokensKey, JSON.stringify(pair));
  },
  clear(reason: EndReason): void {
    localStorage.setItem(endKey, reason);
    localStorage.removeItem(tokensKey);
  },
  endReason(): EndReason {
    return localStorage.getItem(endKey) === 'expired' ? 'expired' : 'signed-out';
  },
  /** The remember-me choice of the last sign-in, offered again at the next. */
  remember: {
    read: () => localStorage.getItem(rememberKey) === '1',
    write: (remember: boolean) => localStorage.setItem(rememberKey, remember ? '1' : '0'),
  },
  /** Tells when another tab signed out or lost the session. */
  onEndedElsewhere(listener: () => void): void {
    window.addEventListener('storage', (event) => {
      if (event.key === tokensKey && event.newValue === null) listener();
    });
  },
  /** Waits until another tab has written a pair other than `stale`; `undefined` if none comes in time. */
  nextPair(stale: TokenPair, patience = 5_000): Promise<TokenPair | undefined> {
    const now = this.read();
    if (now && now.refresh !== stale.refresh) return Promise.resolve(now);
    return new Promise((resolve) => {
      const done = (pair: TokenPair | undefined) => {
        clearTimeout(timer);
        window.removeEventListener('storage', look);
        resolve(pair);
      };
      const look = () => {
        const pair = this.read();
        if (pair && pair.refresh !== stale.refresh) done(pair);
      };
      const timer = setTimeout(() => done(undefined), patience);
      window.addEventListener('storage', look);
    });
  },
};

export type TokenStore = Pick<typeof tokenStore, 'read' | 'write' | 'clear' | 'endReason' | 'nextPair'>;

function isPair(value: unknown): value is TokenPair {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'access' in value && 'refresh' in value && typeof value.access === 'string' && typeof value.refresh === 'string'
  );
}
