import * as React from 'react';
import * as runtime from 'react/jsx-runtime';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentedComponents } from '../storybook/component-docs/components.ts';
import { codeOf, sampleOf } from '../storybook/component-docs/sample-of.ts';
import { UiProvider } from '../src/provider/index.ts';
import { compile } from '../storybook/playground/compile.ts';
import { loadModule } from '../storybook/playground/modules.ts';

// One React for the test and for what it draws.
const load = (address: string): Promise<unknown> =>
  address === 'react'
    ? Promise.resolve(React)
    : address === 'react/jsx-runtime'
      ? Promise.resolve(runtime)
      : loadModule(address);

const drawn = async (code: string): Promise<string> =>
  renderToString(<UiProvider>{createElement(await compile(code, load))}</UiProvider>);

describe('the playground', () => {
  it('draws an element with its imports', async () => {
    const code = `import { Button } from '@karmik/ui/Button';\n\nconst words: string = 'Send';\n\n<Button>{words}</Button>;\n`;
    expect(await drawn(code)).toMatch(/<button[^>]*>.*Send.*<\/button>/);
  });

  it('draws a component with state', async () => {
    const code = `import { Text } from '@karmik/ui/Text';
import { useState } from 'react';

export function Example() {
  const [count] = useState<number>(3);
  return <Text>{count} days</Text>;
}`;
    expect(await drawn(code)).toContain('days');
  });

  it.each([
    ["import { Button } from '@karmik/ui/Button';\n\n<Button>{</Button>", /^Line \d+: /],
    ["import { x } from 'left-pad';\n\n<p>{x}</p>", /^There is no "left-pad" here\./],
    ['const a = 1;', /^End with an element/],
  ])('says what is wrong with %j', async (code, problem) => {
    await expect(compile(code, load)).rejects.toThrow(problem);
  });

  it.each(documentedComponents())('draws the example of $name', async ({ stories, entry }) => {
    const code = await codeOf(sampleOf(stories, entry, 'Default'));
    await expect(drawn(code)).resolves.not.toBeUndefined();
  });
});
