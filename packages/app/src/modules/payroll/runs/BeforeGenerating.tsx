import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { PastChangesNotice } from '../items/PastChangesNotice.tsx';
import { WithoutPackage } from '../settings/WithoutPackage.tsx';

/** What to know before a payroll is generated: who is left out, and what paid months still bring. */
export function BeforeGenerating({ slug }: { readonly slug: string }): ReactNode {
  return (
    <Stack gap="sm">
      <WithoutPackage slug={slug} />
      <PastChangesNotice slug={slug} />
    </Stack>
  );
}
