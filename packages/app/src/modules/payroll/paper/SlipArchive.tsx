import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { payRun } from '@karmik/model/payroll/run/run';
import { paySlip } from '@karmik/model/payroll/run/slip';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint } from '../../../screens/records.ts';
import { PaperArchive } from './PaperArchive.tsx';
import { words } from './words.ts';

/** All payslips of a confirmed payroll as one file. */
export function SlipArchive({ run }: { readonly run: EntityRecord<typeof payRun> }): ReactNode {
  const slug = useSlug();
  return run.status === 'Confirmed' || run.status === 'Published' ? (
    <PaperArchive
      path={`${endpoint(paySlip, slug, payrollEndpoints.run)}${run.id}/archive/`}
      label={words.archive}
      making={words.making}
    />
  ) : null;
}
