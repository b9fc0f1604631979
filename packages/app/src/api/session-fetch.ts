import type { TokenStore } from './token-store.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Paths that are asked without a session; their 401 means something else. */
const withoutSession =
  /\/api\/v1\/(security\/(auth\/(login|refresh|recover|activate|reset|reset-expired-password)|mechanism\/otp\/(verify|regenerate)|passkeys\/(sign-in|second-step)|captcha)|setup)\//;

/**
 * A `fetch` that carries the session: each request bears the access token, and one that the server rejects is sent again with a
 * fresh one. The second rejection is final.
 */
export function createSessionFetch(
  fetch: Fetch,
  store: Pick<TokenStore, 'read'>,
  refresh: (rejected: string) => Promise<string | undefined>,
): Fetch {
  return async (request) => {
    if (withoutSession.test(request.url)) return fetch(request);
    const access = store.read()?.access ?? '';
    // The body of a request can be read once, so the copy is made before the first try.
    const again = request.clone();
    if (access) request.headers.set('authorization', `Bearer ${access}`);
    const response = await fetch(request);
    if (response.status !== 401) return response;
    const fresh = await refresh(access);
    if (!fresh) return response;
    again.headers.set('authorization', `Bearer ${fresh}`);
    return fetch(again);
  };
}
