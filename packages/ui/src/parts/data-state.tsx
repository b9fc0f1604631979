import type { ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState/index.ts';
import { Skeleton } from '../components/Skeleton/index.ts';
import { visuallyHidden } from '../foundation/hidden.css.ts';
import { useStrings } from '../strings/strings-context.tsx';

export type DataStatus = 'ready' | 'loading' | 'error';

/** What a component that shows data takes for the time while it has none. */
export interface DataStateProps {
  status?: DataStatus;
  /** What went wrong, when the status is `error`. */
  errorMessage?: ReactNode;
  /** Fetches again, when the status is `error`. */
  onRetry?: () => void;
}

export const dataStateStrings = { loading: 'Loading' };

/** What is shown in place of data that is on its way or could not be fetched. */
export function DataState({
  status,
  errorMessage,
  onRetry,
  lines = 4,
}: DataStateProps & {
  /** Lines of the outline while it loads. */
  lines?: number;
}): ReactNode {
  const strings = useStrings('dataState', dataStateStrings);
  if (status === 'error')
    return <ErrorState description={errorMessage} {...(onRetry === undefined ? {} : { onRetry })} />;
  return (
    <div>
      <span role="status" className={visuallyHidden}>
        {strings.loading}
      </span>
      <Skeleton shape="text" count={lines} />
    </div>
  );
}
