/** What the router asks of its instrumentation, of which the application gives it none: no route is changed, and no one waits for results. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

export const getRouteInstrumentationUpdates = (): Readonly<Record<string, never>> => ({});

export const instrumentClientSideRouter = <Router>(router: Router): Router => router;

export const instrumentHandler = <Handler>(handler: Handler): Handler => handler;

export const instrumentationResultMetaContext = {};
