/** npm run storybook: the component library with hot replacement, on STORYBOOK_PORT (6006). */
import { buildUi } from '../support/build.ts';
import { bin, run } from '../support/run.ts';

// Stories of other packages compute their styles in Node, which finds what `ui` exports in its build.
const code = await buildUi();
if (code !== 0) process.exit(code);

process.exit(await run(bin('storybook'), ['dev', '--port', process.env.STORYBOOK_PORT ?? '6006', '--no-open']));
