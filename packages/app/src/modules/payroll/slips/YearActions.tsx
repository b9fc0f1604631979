import type { ReactNode } from 'react';
import { ArchivedOfPeriod } from '../archive/ArchivedOfPeriod.tsx';
import { YearPapers } from '../paper/paper-buttons.tsx';

interface YearActionsProps {
  readonly slug: string;
  readonly params: URLSearchParams;
}

/** The year and its tax certificate as PDFs, and the way to months of it that were paid elsewhere. */
export function YearActions(props: YearActionsProps): ReactNode {
  return (
    <>
      <ArchivedOfPeriod {...props} />
      <YearPapers {...props} />
    </>
  );
}
