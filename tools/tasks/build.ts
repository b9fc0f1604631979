/** npm run build: the browser application, the packages for other apps, and the static Storybook. */
import { join } from 'node:path';
import { buildApp } from '../support/build.ts';
import { bin, must, root } from '../support/run.ts';

await buildApp();
for (const name of ['date-bs', 'ui', 'forms'])
  await must(bin('pnpm'), ['run', 'build'], { cwd: join(root, 'packages', name) });
await must(bin('storybook'), ['build', '--output-dir', 'storybook-static', '--quiet']);
