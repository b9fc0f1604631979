import type { Rolldown } from 'tsdown';

/** What React has on a server that draws components: the rest of its functions are not there. */
const onServer: ReadonlySet<string> = new Set([
  'Activity',
  'Children',
  'Fragment',
  'Profiler',
  'StrictMode',
  'Suspense',
  'ViewTransition',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'captureOwnerStack',
  'cloneElement',
  'createElement',
  'createRef',
  'forwardRef',
  'isValidElement',
  'lazy',
  'memo',
  'use',
  'useCallback',
  'useDebugValue',
  'useId',
  'useMemo',
  'version',
]);

/** Packages that work in a browser alone, or that ask React for what a server has not. */
const inBrowser = /^(?:react-aria|react-stately|react-dom$|@tanstack\/react|@tiptap\/)/;
const importing = /^import\s+(?:\{([^}]*)\}|\*\s+as\s+\w+|(\w+))\s+from\s+"([^"]+)"/gm;

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

/** The imports of a built module, with the names that the other module gives them. */
function importsOf(code: string): Import[] {
  return Array.from(code.matchAll(importing), ([, names, single, from]) => ({
    names:
      names === undefined ? [single ?? '*'] : names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
    from: from ?? '',
  }));
}

/** A component is drawn in the browser later; anything else of a module is used at once, and must be there. */
const isComponent = (name: string): boolean => /^[A-Z]/.test(name) && !name.endsWith('Context');

/**
 * The modules that draw in a browser only: those that ask React for state, effects or contexts, that use a library which does, or that call
 * a function of such a module. The others are drawn on a server, too.
 * @param modules code by file name, each with the names of its imports relative to it
 */
function clientModules(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const imports = new Map(Array.from(modules, ([file, code]) => [file, importsOf(code)]));
  const found = new Set<string>();
  let before = -1;
  while (found.size !== before) {
    before = found.size;
    for (const [file, list] of imports) {
      const isClient = list.some(({ names, from }) => {
        if (from === 'react') return names.some((name) => !onServer.has(name));
        if (!from.startsWith('.')) return inBrowser.test(from);
        return found.has(new URL(from, `file:///${file}`).pathname.slice(1)) && !names.every(isComponent);
      });
      if (isClient) found.add(file);
    }
  }
  return found;
}

/** Begins each built module of the browser with `'use client'`, so that components of a server can draw it. */
export function useClient(): Rolldown.Plugin {
  return {
    name: 'use-client',
    generateBundle(_options, bundle) {
      const modules = new Map(
        // Declarations are files of the bundle, too.
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.fileName.endsWith('.js') ? [[file.fileName, file.code] as const] : [],
        ),
      );
      for (const file of clientModules(modules)) {
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') chunk.code = `'use client';\n${chunk.code}`;
      }
    },
  };
}
