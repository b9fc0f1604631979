import type { Api } from './api.ts';

/**
 * The headers that tell a browser what this product never does (OWASP ASVS 5, 3.4). Styles may be set on elements, since
 * positions of menus and virtual rows are; scripts come from our own files alone.
 */
const policy = (reportsTo: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${reportsTo && ` ${reportsTo}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** @param reportUrl where browsers report mistakes (CFG-10); empty where they do not */
export function securityHeaders(app: Api, https: boolean, reportUrl: string): void {
  const headers = Object.freeze({
    'content-security-policy': policy(reportUrl && new URL(reportUrl).origin),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Answers of the API are about a person and a moment: nothing between keeps them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
