import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../src/provider/index.ts';

interface Stories {
  readonly default: { readonly component: ComponentType<object>; readonly args?: object };
  readonly Default: { readonly args?: object };
}

const components = fileURLToPath(new URL('../src/components/', import.meta.url));

describe('server rendering', () => {
  it.each(readdirSync(components).toSorted())('%s renders without a browser', async (name) => {
    const stories: Stories = await import(`../src/components/${name}/${name}.stories.tsx`);
    const element: ReactNode = createElement(stories.default.component, {
      ...stories.default.args,
      ...stories.Default.args,
    });
    expect(() => renderToString(<UiProvider>{element}</UiProvider>)).not.toThrow();
  });
});
