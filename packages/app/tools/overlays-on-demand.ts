import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of `ui` that a first load draws, and what they import for interaction alone. */
const swaps: readonly { readonly importer: RegExp; readonly source: RegExp; readonly to: string }[] = [
  { importer: /[\\/](SideNav|UserChip)[\\/]/, source: /^\.\.\/Tooltip\//, to: 'Tooltip.tsx' },
  { importer: /[\\/]SideNav[\\/]/, source: /^\.\.\/Menu\//, to: 'Menu.tsx' },
  {
    importer: /[\\/](AppShell|UserChip)[\\/]/,
    source: /^react-aria-components\/(Modal|Dialog|Popover|PreviewTrigger)$/,
    to: 'aria-overlays.tsx',
  },
  { importer: /[\\/]SideNav[\\/]/, source: /^react-aria-components\/Disclosure$/, to: 'disclosure.tsx' },
];

/**
 * Lets the shell and the people on it be drawn before tooltips, menus and drawers are fetched: in the build these components of `ui` get
 * stand-ins that load the real thing when it is first drawn. It is worth 40 kB of the first load, which `size.ts` guards.
 */
export function overlaysOnDemand(root: string): Plugin {
  return {
    name: 'overlays-on-demand',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer) return null;
      const swap = swaps.find(
        (each) => each.importer.test(importer) && importer.includes('ui') && each.source.test(source),
      );
      return swap ? join(root, 'src/on-demand', swap.to) : null;
    },
  };
}
