import type { ReactNode } from 'react';
import { FailedNotice } from './FailedNotice.tsx';
import { StaleNotice } from './StaleNotice.tsx';

interface Noticed {
  readonly id: number;
  readonly status: string;
  readonly failed: number | null;
}

/** What keeps a payroll from being sent: employees who are not computed, and facts that changed. */
export function RunNotices({ record }: { readonly record: Noticed }): ReactNode {
  return (
    <>
      <FailedNotice record={record} />
      <StaleNotice record={record} />
    </>
  );
}
