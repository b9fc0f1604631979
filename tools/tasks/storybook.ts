/** npm run storybook: the component library with hot replacement, on STORYBOOK_PORT (6006). */
import { bin, run } from '../support/run.ts';

process.exit(await run(bin('storybook'), ['dev', '--port', process.env.STORYBOOK_PORT ?? '6006', '--no-open']));
