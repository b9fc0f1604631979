/** The order in which test files run: projects of the server first, and in each the longest files first, so that no processor waits for one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long for their size. A checkout that has run before knows how long each takes; a new one would begin these when all others are
 * done. That of the application is first: a worker serves one project at a time.
 */
const long = [
  'app/test/numbers.test.ts',
  'server/test/crash.test.ts',
  'server/test/demo.test.ts',
  'server/test/every-endpoint.test.ts',
  'server/test/store-faults.test.ts',
];

/** How early a file runs: long ones as they are listed, then those of the server, then all others. */
const rank = ({ moduleId, project }: TestSpecification): number => {
  const place = long.findIndex((file) => moduleId.endsWith(file));
  if (place >= 0) return place;
  return project.name === 'server' ? long.length : long.length + 1;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // It keeps what belongs to one project together, and what took long or is large before the rest.
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
