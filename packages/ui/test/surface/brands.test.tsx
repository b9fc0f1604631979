import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import preview from '../../../../.storybook/preview.ts';
import { applyTheme } from '../../src/theme/index.ts';
import { components, looks, withoutTransitions } from './states.tsx';

const { context, config } = preview.parameters?.['a11y'] ?? {};
// A story is no page, so it has no landmarks around it; Storybook leaves this rule out as well.
const rules = [...(config?.rules ?? []), { id: 'region', enabled: false }];

/** What axe finds on the page as it stands, one line for each element. */
async function findings(): Promise<string[]> {
  axe.reset();
  axe.configure({ rules });
  const { violations } = await axe.run({ include: [document.body], ...context }, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const [reason] = [...any, ...all, ...none];
      return `${id}: ${reason?.message ?? ''} ${html.slice(0, 200)}`;
    }),
  );
}

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
