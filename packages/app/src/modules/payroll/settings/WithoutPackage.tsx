import { counted } from '@karmik/model/kit/plural';
import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payPackageAssignment } from '@karmik/model/payroll/setup/package';
import { Banner } from '@karmik/ui/Banner';
import { Link } from '@karmik/ui/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { endpoint, keyOf, mayWrite } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { bulkAssignPath } from './paths.ts';

const words = {
  without: (count: string) =>
    bilingual(
      `${counted(count, 'employee has', 'employees have')} no package today.`,
      `${count} जना कर्मचारीको आज प्याकेज छैन।`,
    ),
  assign: bilingual('Assign a package to many', 'धेरैलाई प्याकेज तोक्नुहोस्'),
};

/** How many employees would be left out of a payroll, and the way to assign a package to them. */
export function WithoutPackage({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const { data } = useQuery({
    queryKey: keyOf(payPackageAssignment, 'without', slug),
    queryFn: ({ signal }) =>
      api
        .get(endpoint(payPackageAssignment, slug, payrollEndpoints.withoutPackage), { signal })
        .json<{ count: number }>(),
  });
  if (!data || data.count === 0) return null;
  return (
    <Banner tone="info">
      {say(words.without(number(data.count)))}{' '}
      {mayWrite(payPackageAssignment) && <Link href={fillPath(bulkAssignPath, { slug })}>{say(words.assign)}</Link>}
    </Banner>
  );
}
