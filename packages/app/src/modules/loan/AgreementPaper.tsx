import type { EntityRecord } from '@karmik/model/kit/entity';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loan } from '@karmik/model/loan/loan';
import { Inline } from '@karmik/ui/Inline';
import type { ReactNode } from 'react';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { FileButton } from '../../screens/query/FileButton.tsx';
import { endpoint } from '../../screens/records.ts';
import { words } from './words.ts';

/** The agreement to sign, of a request that is granted or may still be. */
export function AgreementPaper({ record }: { readonly record: EntityRecord<typeof loan> }): ReactNode {
  const slug = useSlug();
  if (!['Requested', 'Forwarded', 'Approved'].includes(record.status)) return null;
  return (
    <Inline justify="end">
      <FileButton label={words.paper} path={`${endpoint(loan, slug, loanEndpoints.loan)}${record.id}/agreement/`} />
    </Inline>
  );
}
