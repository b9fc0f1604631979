import axe from 'axe-core';
import preview from '../../../../.storybook/preview.ts';

const { context, config } = preview.parameters?.['a11y'] ?? {};
// A story is no page, so it has no landmarks around it; Storybook leaves this rule out as well.
const rules = [...(config?.rules ?? []), { id: 'region', enabled: false }];

/** What axe finds on the page as it is, one line for each element. */
export async function findings(): Promise<string[]> {
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
