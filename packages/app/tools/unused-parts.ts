import type { Plugin } from 'vite';

/** What a library calls a component for the developer tools, at the top of a module. */
const displayNames = /^\w+\.displayName = (?:"[^"]*"|'[^']*');?$/gm;
/** Keys of the lines of an icon, which are drawn as arguments and not as a list. */
const iconKeys = /,\s*key: "\w+"/g;
const forwardRefs = /(?<== )((?:[\w$]+\.)?forwardRef\()/g;

/**
 * Lets the build leave out components of libraries that nothing uses. A bundler keeps whatever is written to, so `Link.displayName = "Link"`
 * alone keeps React Router's links, forms and prefetching, which the product never draws: it has its own. Names are of no use outside
 * development; and random keys of icons' lines do not compress.
 */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]node_modules[\\/].*\.m?js$/, code: /\.displayName = |__iconData = / },
      handler: (code) => ({
        code: code
          .replace(displayNames, '')
          .replace(forwardRefs, '/* @__PURE__ */ $1')
          .replace(code.includes('__iconData = ') ? iconKeys : /$^/, ''),
        map: null,
      }),
    },
  };
}
