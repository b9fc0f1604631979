import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payHeading } from '@karmik/model/payroll/setup/heading';
import { payPackage, payPackageVersion } from '@karmik/model/payroll/setup/package';
import { Button } from '@karmik/ui/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client.ts';
import { AddSetButton } from '../../../screens/list/AddSetButton.tsx';
import { endpoint, keyOf, mayWrite } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { headingPaths } from './paths.ts';

const words = {
  add: bilingual('Add heading', 'शीर्षक थप्नुहोस्'),
  ready: bilingual('Add Nepali headings', 'नेपालका शीर्षक थप्नुहोस्'),
  added: bilingual('Headings and packages added', 'शीर्षक र प्याकेज थपिए'),
  complete: bilingual('All Nepali headings are already there', 'नेपालका सबै शीर्षक पहिल्यै छन्'),
};

/** Adds a heading after the last one, or the ready-made set. */
export function HeadingActions({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  const { data: last = 0 } = useQuery({
    queryKey: keyOf(payHeading, 'last-order', slug),
    queryFn: async ({ signal }) =>
      (
        await api
          .get(endpoint(payHeading, slug), { searchParams: { sort: '-slip_order', limit: 1 }, signal })
          .json<{ results: { slip_order: number }[] }>()
      ).results[0]?.slip_order ?? 0,
  });
  if (!mayWrite(payHeading)) return null;
  return (
    <>
      <AddSetButton
        label={words.ready}
        path={endpoint(payHeading, slug, payrollEndpoints.readyMade)}
        counts={['headings', 'packages']}
        entities={[payHeading, payPackage, payPackageVersion]}
        said={(count) => (count === 0 ? words.complete : words.added)}
      />
      <Button onPress={() => void navigate(fillPath(headingPaths.create, { slug, nextOrder: String(last + 1) }))}>
        {say(words.add)}
      </Button>
    </>
  );
}
