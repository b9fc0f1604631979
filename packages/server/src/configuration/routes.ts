/** The configuration files as browsers fetch them, their JSON Schemas, and the operator's pictures beside them. */
import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { clientInfo } from '@karmik/model/account/contracts';
import { configurationFiles, configurationSchema } from '@karmik/model/configuration/files';
import { member } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Api } from '../http/api.ts';
import { brandFiles } from './brand-files.ts';

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export function configurationRoutes(app: Api, context: Context): void {
  const { configuration } = context;
  for (const file of configurationFiles) {
    const body = JSON.stringify(configuration[file]);
    app.get(`/config/${file}.json`, { schema: { hide: true } }, (_request, reply) =>
      // The person who serves these files without this server checks them in the browser.
      reply
        .headers({ 'cache-control': 'no-cache', 'karmik-checked': '1' })
        .type('application/json; charset=utf-8')
        .send(body),
    );
    const schema = JSON.stringify(configurationSchema(file), null, 2);
    app.get(`/config/${file}.schema.json`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('application/schema+json').send(schema),
    );
  }
  const folder = context.config.configurationFolder;
  const { login_cover } = configuration.runtimeConfig;
  const cover = { address: login_cover, path: join(folder, login_cover.slice('/config/'.length)) };
  const brands = brandFiles(folder, configuration.runtimeConfig, (text) => context.log.warn(text));
  for (const { address, path } of [...(login_cover ? [cover] : []), ...brands]) {
    if (!existsSync(path)) continue;
    const extension = extname(path).toLowerCase();
    app.get(address, { schema: { hide: true } }, (_request, reply) =>
      reply
        // A brand follows a change at once, as the files of the configuration do.
        .header('cache-control', extension === '.json' ? 'no-cache' : 'public, max-age=3600')
        .type(types[extension] ?? 'application/octet-stream')
        .send(createReadStream(path)),
    );
  }

  app.route({
    method: 'GET',
    url: '/api/v1/customer/clients/me/',
    config: { access: member },
    schema: {
      summary: 'Until when the trial of this installation lasts',
      tags: ['server'],
      response: { 200: clientInfo },
    },
    handler: () => ({ expires_on: configuration.runtimeConfig.trial_expires_on || null }),
  });
}
