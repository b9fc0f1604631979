import { describe, expect, it } from 'vitest';
import { isInput } from './inputs.ts';
import { readOptions } from './options.ts';

describe('options of npm test', () => {
  it('names stages, together or one by one', () => {
    expect(readOptions(['--stage', 'unit,server', '--stage', 'types'], {}).stages).toEqual(['unit', 'server', 'types']);
  });

  it('says which stages there are', () => {
    expect(() => readOptions(['--stage', 'journey'], {})).toThrow(
      'There is no stage "journey". The stages are: types, unit, server, components, build, journeys.',
    );
  });

  it.each(['--reuse', '--failed', '--changed'])('refuses %s where CI is set', (option) => {
    expect(() => readOptions([option], { CI: 'true' })).toThrow(/runs every stage/);
    expect(readOptions([], { CI: 'true' }).stages).toEqual([]);
  });
});

describe('inputs of a stage', () => {
  it.each([
    ['journeys', 'e2e/journeys/leave.spec.ts', true],
    ['server', 'e2e/journeys/leave.spec.ts', false],
    ['server', 'packages/ui/src/components/Button/Button.tsx', false],
    ['server', 'packages/model/src/kit/message.ts', true],
    ['components', 'packages/server/src/main.ts', false],
    ['build', 'pnpm-lock.yaml', true],
    ['types', 'README.md', true],
  ] as const)('%s depends on %s: %s', (stage, file, expected) => {
    expect(isInput(stage, file)).toBe(expected);
  });
});
