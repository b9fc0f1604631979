import { createHash } from 'node:crypto';
import type { Api } from './api.ts';

/**
 * Styles that a library of ours puts into the page by itself (react-aria: `usePress`, `usePreventScroll`), to the letter. A policy names
 * them by their hash; every other style is in a file.
 */
export const stylesOfLibraries = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

interface Policy {
  readonly reportsTo?: string;
  /** Whether styles may be in the page, and HTML be made of text: pages of tools that others wrote. */
  readonly isOfTool?: boolean;
}

/**
 * What a page never does (OWASP ASVS 5, 3.4). Positions of menus and rows are set by scripts on elements, which no policy forbids; no
 * style, script or handler is in a page, and no text becomes HTML or a script (trusted types; `trusted-types.ts` of the application, and
 * the clipboard of the editor, which parses what is pasted in a document without scripts).
 */
const policy = ({ reportsTo = '', isOfTool = false }: Policy = {}) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    isOfTool ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${stylesOfLibraries.map(hashOf).join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${reportsTo && ` ${reportsTo}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isOfTool ? [] : ["require-trusted-types-for 'script'", 'trusted-types default ProseMirrorClipboard']),
  ].join('; ');

/** Answers for programs and bytes of files are no pages: nothing in them is run, whatever a browser takes them for. */
const policyOfAnswers = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** @param reportUrl where browsers report mistakes (CFG-10); empty where they do not */
export function securityHeaders(app: Api, https: boolean, reportUrl: string): void {
  const headers = Object.freeze({
    'content-security-policy': policy({ reportsTo: reportUrl && new URL(reportUrl).origin }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    // The page has a process and a memory of its own: it embeds nothing of other sites, and none embeds or opens it.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  const policyOfDocs = policy({ isOfTool: true });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/docs')) reply.header('content-security-policy', policyOfDocs);
    else if (request.url.startsWith('/api/')) reply.header('content-security-policy', policyOfAnswers);
    // Answers of the API are about a person and a moment: nothing between keeps them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
