import { hierarchy, type Hierarchy } from '@karmik/model/organization/hierarchy';
import { bilingual } from '@karmik/model/kit/text';
import { EmptyState } from '@karmik/ui/EmptyState';
import { OrgChart } from '@karmik/ui/OrgChart';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useSession } from '../../../shell/session.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Hierarchy', 'सङ्गठन संरचना'),
  description: bilingual('Who reports to whom.', 'कसले कसलाई रिपोर्ट गर्छ।'),
};

/** The organisation as a chart of its people. */
export default function HierarchyPage(): ReactNode {
  const slug = useSlug();
  const query = useQuery({
    queryKey: ['supervision', 'hierarchy', slug],
    queryFn: async ({ signal }) => hierarchy.parse(await api.get(`org/${slug}/hierarchy/`, { signal }).json()),
  });
  return (
    <ScreenPage screen={words}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {({ results }) => <Chart people={results} />}
      </Loaded>
    </ScreenPage>
  );
}

function Chart({ people }: { people: Hierarchy['results'] }): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const { info } = useSession();
  const entries = useMemo(
    () =>
      people.map(({ id, full_name, job_title, profile_picture, division, supervisor_id }) => ({
        id: String(id),
        parentId: supervisor_id === null ? null : String(supervisor_id),
        name: full_name,
        title: job_title || undefined,
        pictureUrl: profile_picture,
        note: division ?? undefined,
      })),
    [people],
  );
  if (entries.length === 0) return <EmptyState title={texts.empty} />;
  return (
    <OrgChart
      label={say(words.title)}
      entries={entries}
      currentId={String(info.user.id)}
      defaultOpenLevels={2}
      height="70vh"
    />
  );
}
