import type { ReactNode } from 'react';
import { FailedNotice } from './FailedNotice.tsx';
import { FileLinks } from '../files/FileLinks.tsx';
import { StaleNotice } from './StaleNotice.tsx';

interface Noticed {
  readonly id: number;
  readonly status: string;
  readonly failed: number | null;
}

/** What keeps a payroll from being sent, which is employees who are not computed and facts that changed; and the way to its files. */
export function RunNotices({ record }: { readonly record: Noticed }): ReactNode {
  return (
    <>
      <FailedNotice record={record} />
      <StaleNotice record={record} />
      <FileLinks run={record.id} />
    </>
  );
}
