import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRebateKind } from '@karmik/model/payroll/rebate/kind';
import type { ReactNode } from 'react';
import { AddSetButton } from '../../../screens/list/AddSetButton.tsx';
import { endpoint } from '../../../screens/records.ts';
import { words } from './words.ts';

/** Adds the ready-made set of this fiscal year. */
export const ReadyMadeRebates = ({ slug }: { readonly slug: string }): ReactNode => (
  <AddSetButton
    label={words.ready}
    path={endpoint(payRebateKind, slug, payrollEndpoints.readyMadeRebates)}
    counts={['added']}
    entities={[payRebateKind]}
    said={(count) => (count === 0 ? words.complete : words.added)}
  />
);
