import type { Plugin } from 'vite';

interface Cut {
  /** Which module, by the end of its path. */
  readonly of: RegExp;
  /** Functions by name, with what they do instead; the module is written by a compiler, so one ends at the brace of its own indent. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Conditions that always come out the same way. */
  readonly conditions?: Readonly<Record<string, 'true' | 'false'>>;
}

/** For what is never called. */
const absent = `throw new Error('left out of the build by tools/left-out.ts')`;

/**
 * Parts of libraries that the product never asks for, though the library keeps them for whoever does. Forms are sent by our own client
 * and never through the router, so it needs no actions and no fetchers; calls of the client are never repeated and have no hooks.
 */
const cuts: readonly Cut[] = [
  {
    of: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/,
    bodies: {
      fetch: absent,
      handleAction: absent,
      handleFetcherAction: absent,
      handleFetcherLoader: absent,
      isSubmissionNavigation: 'return false',
      updateFetcherState: absent,
      setFetcherError: absent,
      getFetcher: absent,
      resetFetcher: absent,
      deleteFetcher: absent,
      queueFetcherForDeletion: absent,
      abortFetcher: absent,
      markFetchersDone: absent,
      markFetchRedirectsDone: 'return false',
      abortStaleFetchLoads: 'return false',
      getInstrumentationNavigateMeta: absent,
    },
  },
  {
    of: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    bodies: {
      getRouteInstrumentationUpdates: absent,
      instrumentClientSideRouter: absent,
      consumeInstrumentationClientResultMetaReceiver: 'return undefined',
    },
  },
  {
    of: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/,
    bodies: { parseHydrationData: 'return undefined', deserializeErrors: absent },
  },
  {
    of: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]components\.js$/,
    conditions: { '!viewTransitionOpts || !isViewTransitionAvailable': 'true' },
  },
  {
    of: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]hooks\.js$/,
    bodies: { useNavigateUnstable: absent, RSCErrorHandler: 'return children' },
  },
  {
    of: /[\\/]ky[\\/]distribution[\\/]core[\\/]Ky\.js$/,
    bodies: {
      '#retryFromError': 'throw error',
      '#calculateRetryDelay': absent,
      '#calculateDelay': absent,
      '#runBeforeRequestHooks': 'return undefined',
      '#runAfterResponseHooks': 'return response',
      '#wrapRequestWithUploadProgress': 'return request',
      validateJsonWithSchema: absent,
      cloneInitHookOptions: absent,
    },
  },
  { of: /[\\/]ky[\\/]distribution[\\/]utils[\\/]body\.js$/, bodies: { streamResponse: absent } },
  {
    of: /[\\/]ky[\\/]distribution[\\/]utils[\\/]normalize\.js$/,
    bodies: { normalizeRetryOptions: 'return { limit: 0 }' },
  },
];

/** Empties functions of libraries that the product never calls, so that the build leaves out what only they use. Fails where one is not found. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: cuts.map(({ of }) => of) },
      handler(code, id) {
        const { bodies = {}, conditions = {} } = cuts.find(({ of }) => of.test(id)) ?? {};
        let left = code;
        const cut = (name: string, found: RegExp, instead: (...parts: string[]) => string) => {
          if (!found.test(left)) this.error(`"${name}" is not in ${id} any more: mend the list in tools/left-out.ts.`);
          left = left.replace(found, instead);
        };
        for (const [name, body] of Object.entries(bodies)) {
          const head = `(?:export )?(?:const )?(?:async )?(?:function )?${name}(?: = (?:async )?)?\\([^\\n]*\\)(?: =>)? \\{`;
          cut(
            name,
            new RegExp(`^([ \\t]*)(${head})\\n[^]*?^\\1\\}`, 'm'),
            (_whole, indent, begin) => `${indent}${begin} ${body}; }`,
          );
        }
        for (const [condition, value] of Object.entries(conditions))
          cut(condition, new RegExp(condition.replaceAll(/[|!.()]/g, '\\$&')), () => value);
        return { code: left, map: null };
      },
    },
  };
}
