/** Bodies that browsers make of a FormData: fields alone, few and short, read as JSON would be. */
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from './errors.ts';
import { httpMessages } from '../messages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may come as `multipart/form-data` as well, without files. */
    takesForm?: true;
  }
}

const limits = { fields: 20, fieldSize: 4_096, fieldNameSize: 100, files: 0, parts: 20 };

async function fieldsOf(request: FastifyRequest): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') throw refused(httpMessages.noFiles);
      fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    if ((error as FastifyError).statusCode !== undefined || 'status' in (error as object)) throw error;
    throw refused(httpMessages.damagedForm);
  }
  return Object.fromEntries(fields);
}

/** Call it before the routes are made. */
export function takeFormFields(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.takesForm && request.isMultipart()) request.body = await fieldsOf(request);
  });
}
