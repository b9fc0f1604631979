import type { ReactNode } from 'react';
import { ArchivedOfPeriod } from '../archive/ArchivedOfPeriod.tsx';
import { YearPaper } from '../paper/paper-buttons.tsx';

interface YearActionsProps {
  readonly slug: string;
  readonly params: URLSearchParams;
}

/** The year as a PDF, and the way to months of it that were paid elsewhere. */
export function YearActions(props: YearActionsProps): ReactNode {
  return (
    <>
      <ArchivedOfPeriod {...props} />
      <YearPaper {...props} />
    </>
  );
}
