import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '@karmik/model/kit/errors';
import type { Api } from './api.ts';
import { httpMessages } from '../messages.ts';

const known = new WeakMap<object, { form: RegExp; methods: Set<string> }[]>();

/** Remembers which methods each address takes, so that a wrong one is answered with what would be right. */
export function rememberMethods(app: Api): void {
  const byUrl = new Map<string, { form: RegExp; methods: Set<string> }>();
  const list: { form: RegExp; methods: Set<string> }[] = [];
  known.set(app.server, list);
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const path = url.replace(/\/$/, '');
    let entry = byUrl.get(path);
    if (!entry) {
      entry = {
        form: new RegExp(`^${path.replace(/:[a-z_]+/gi, '[^/]+').replaceAll('*', '.*')}/?$`),
        methods: new Set(),
      };
      byUrl.set(path, entry);
      list.push(entry);
    }
    for (const name of Array.isArray(method) ? method : [method]) entry.methods.add(name);
  });
}

/** Under /api/ an unknown address or method gets the error body; elsewhere the browser application answers. */
export function answerUnknownAddress(
  app: Api,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (!/^\/api(\/|$)/.test(path)) return sendPage(request, reply);
    const allowed = known.get(app.server)?.find(({ form }) => form.test(path))?.methods;
    if (!allowed) return reply.code(404).send(errorBody({ detail: httpMessages.notFound }));
    const methods = [...allowed].sort().join(', ');
    return reply
      .code(405)
      .header('allow', methods)
      .send(errorBody({ detail: httpMessages.methodNotAllowed({ method: request.method, methods }) }));
  });
}
