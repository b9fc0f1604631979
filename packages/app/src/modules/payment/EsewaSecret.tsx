import { esewaSetting } from '@karmik/model/payment/esewa';
import type { ReactNode } from 'react';
import { SecretCard } from '../../screens/form/SecretCard.tsx';
import { endpoint } from '../../screens/records.ts';
import { may } from '../../shell/session.ts';
import { words } from './words.ts';

/** The secret of the eSewa connection. */
export function EsewaSecret({ slug }: { readonly slug: string }): ReactNode {
  return (
    <SecretCard
      path={`${endpoint(esewaSetting, slug)}secret/`}
      name="secret"
      words={words.secret}
      mayWrite={may('26.00', 'write')}
    />
  );
}
