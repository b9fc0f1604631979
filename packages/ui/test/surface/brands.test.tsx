import { beforeAll, describe, expect, it } from 'vitest';
import { applyTheme } from '../../src/theme/index.ts';
import { findings } from './findings.ts';
import { components, looks, withoutTransitions } from './states.tsx';

beforeAll(withoutTransitions);

describe.each(components)('$name', ({ show }) => {
  it('is free of what axe calls an error in every brand and mode', async () => {
    await show();
    const found = new Map<string, string[]>();
    for (const look of looks) {
      applyTheme(look);
      for (const finding of await findings())
        found.set(finding, [...(found.get(finding) ?? []), `${look.brand} ${look.mode}`]);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });
});
