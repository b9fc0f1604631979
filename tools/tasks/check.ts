/** npm run check: format, lint with the dependency rule, types, unused files and exports. */
import { checks } from '../support/checks.ts';

let failed = 0;
for (const check of checks) if (!(await check.run())) failed++;
process.exit(failed ? 1 : 0);
