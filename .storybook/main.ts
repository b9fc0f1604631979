import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { componentDocs } from '../packages/ui/storybook/component-docs/plugin.ts';

const ui = fileURLToPath(new URL('../packages/ui', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/storybook/**/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/ui/storybook/**/*.stories.tsx',
    '../packages/forms/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from the compiler, which knows what a type is made of: see component-docs.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), ...(process.env['VITEST'] === undefined ? [componentDocs()] : [])],
      resolve: { conditions: ['karmik-src', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
      server: { fs: { allow: [ui, fileURLToPath(new URL('..', import.meta.url))] } },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
