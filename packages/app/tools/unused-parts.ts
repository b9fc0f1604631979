import type { Plugin } from 'vite';

/** What a library calls a component for the developer tools, at the top of a module. */
const displayNames = /^\w+\.displayName = (?:"[^"]*"|'[^']*');?$/gm;
/** Keys of the lines of an icon, which are drawn as arguments and not as a list. */
const iconKeys = /,\s*key: "\w+"/g;
const forwardRefs = /(?<== )((?:[\w$]+\.)?forwardRef\()/g;

/**
 * What React Router does for fetchers and for forms that it sends, for view transitions and for middleware of routes.
 * The product has none of them: requests go through its own client.
 */
const unusedOfRouter = [
  'handleFetcherAction',
  'handleFetcherLoader',
  'handleAction',
  'fetch',
  'setFetcherError',
  'getSubmissionFromNavigation',
  'getSubmittingNavigation',
  'getSubmittingFetcher',
  'getLoadingFetcher',
  'getDoneFetcher',
  'getUpdatedRevalidatingFetchers',
  'updateFetcherState',
  'resetFetcher',
  'abortFetcher',
  'deleteFetcher',
  'queueFetcherForDeletion',
  'abortStaleFetchLoads',
  'markFetchRedirectsDone',
  'normalizeNavigateOptions',
  'getUpdatedActionData',
  'markFetchersDone',
  'getFetcher',
  'getInstrumentationNavigateMeta',
  'runClientMiddlewarePipeline',
  'restoreAppliedTransitions',
  'persistAppliedTransitions',
];
/** What is left of a function whose answer is read: a way that sends no form is a path, and without middleware the loaders run at once. */
const leftOver: Readonly<Record<string, string>> = {
  normalizeNavigateOptions: '(_, path) { return { path } }',
  runClientMiddlewarePipeline: '(_, handler) { return handler() }',
};
const isRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/;

/** @throws where a release of the router has no such function any more, so that no one believes it is still left out */
function withoutUnused(code: string): string {
  return unusedOfRouter.reduce((left, name) => {
    const body = new RegExp(`^(\\t?)(async )?function ${name}\\([^]*?^\\1\\}$`, 'm');
    if (!body.test(left)) throw new Error(`React Router has no ${name}; look at unused-parts.ts.`);
    return left.replace(body, `$1$2function ${name}${leftOver[name] ?? '() {}'}`);
  }, code);
}

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
      filter: { id: /[\\/]node_modules[\\/].*\.m?js$/, code: /\.displayName = |__iconData = |handleFetcherAction/ },
      handler: (code, id) => ({
        code: (isRouter.test(id) ? withoutUnused(code) : code)
          .replace(displayNames, '')
          .replace(forwardRefs, '/* @__PURE__ */ $1')
          .replace(code.includes('__iconData = ') ? iconKeys : /$^/, ''),
        map: null,
      }),
    },
  };
}
