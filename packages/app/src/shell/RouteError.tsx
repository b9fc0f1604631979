import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { toFailure } from '../api/failure.ts';
import { LateErrorPage } from './LateErrorPage.tsx';

/** The page in place of one that could not be shown: refused by its guard, missing, or broken (ERR-1). */
export function RouteError(): ReactNode {
  const error = useRouteError();
  return <LateErrorPage status={statusOf(error)} />;
}

/** The same where there is no shell around it. */
export const RootError = (): ReactNode => (
  <main>
    <RouteError />
  </main>
);

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof Response) return error.status;
  const { status } = toFailure(error);
  if (status !== 0) return status;
  // A request that got no answer is told apart from a mistake of ours.
  return error instanceof TypeError && /fetch|network/i.test(error.message)
    ? 0
    : error instanceof Error && error.name === 'NetworkError'
      ? 0
      : 500;
}
