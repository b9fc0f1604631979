import type { approvedStaffing } from '@karmik/model/hris/approved-staffing';
import { employeeListPaths } from '@karmik/model/hris/admin-paths';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { asOf, filterName } from '@karmik/model/kit/filters';
import { fillPath } from '@karmik/model/kit/links';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useAddress } from '../../../screens/use-address.ts';

type Row = EntityRecord<typeof approvedStaffing>;
const counted = ['division', 'job_title', 'branch', 'employment_level'] as const;

/** How many people hold a post, on the way to them as of the same day. */
export function FilledCell({ record }: { record: Row }): ReactNode {
  const figures = useNumbers();
  const slug = useSlug();
  const day = useAddress().params.get(asOf);
  if (record.filled === 0) return figures(0);
  const narrowed = new URLSearchParams({ standing: 'Current', ...(day && { [asOf]: day }) });
  for (const name of counted) {
    const held = record[name];
    if (held) narrowed.set(name, String(held.id));
    // An approved post without a branch or level counts all of them; people without a post are those who have none.
    else if (record.state === 'Not approved') narrowed.set(filterName(name, 'isnull'), 'true');
  }
  return (
    <Link href={`${fillPath(employeeListPaths.all, { slug })}?${narrowed.toString()}`}>{figures(record.filled)}</Link>
  );
}
