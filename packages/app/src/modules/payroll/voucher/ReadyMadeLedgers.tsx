import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payLedger } from '@karmik/model/payroll/voucher/ledger';
import { payLedgerMapping } from '@karmik/model/payroll/voucher/mapping';
import type { ReactNode } from 'react';
import { AddSetButton } from '../../../screens/list/AddSetButton.tsx';
import { endpoint } from '../../../screens/records.ts';
import { words } from './words.ts';

/** Adds the ready-made ledgers with what posts to them. */
export const ReadyMadeLedgers = ({ slug }: { readonly slug: string }): ReactNode => (
  <AddSetButton
    label={words.ready}
    path={endpoint(payLedger, slug, payrollEndpoints.readyMadeLedgers)}
    counts={['ledgers', 'mappings']}
    entities={[payLedger, payLedgerMapping]}
    said={(count) => (count === 0 ? words.complete : words.added)}
  />
);
