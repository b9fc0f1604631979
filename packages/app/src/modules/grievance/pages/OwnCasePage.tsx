import type { OpenedGrievance } from '@karmik/model/grievance/case';
import { Skeleton } from '@karmik/ui/Skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { openMine } from './calls.ts';
import { OwnCase } from './OwnCase.tsx';
import { Status } from './Status.tsx';

const ownQuery = (slug: string, id: string) =>
  queryOptions({ queryKey: ['grievance', slug, 'own', id], queryFn: () => openMine(slug, id) });

/** A grievance that the reader sent by name. */
export function OwnCasePage(): ReactNode {
  const slug = useSlug();
  const { id = '' } = useParams();
  const query = useQuery(ownQuery(slug, id));
  const [anonymous, setAnonymous] = useState<OpenedGrievance | undefined>(undefined);
  const shown = anonymous?.grievance ?? query.data?.grievance;
  return (
    <ScreenPage {...(shown ? { title: shown.title, status: <Status status={shown.status} /> } : {})}>
      {anonymous ? (
        <OwnCase
          key={anonymous.access}
          slug={slug}
          opened={anonymous}
          getAccess={async () => anonymous.access}
          onOpened={setAnonymous}
          isPage
        />
      ) : (
        <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
          {(opened) => (
            <OwnCase
              key={id}
              slug={slug}
              opened={opened}
              getAccess={async () => (await openMine(slug, id)).access}
              onOpened={setAnonymous}
              isPage
            />
          )}
        </Loaded>
      )}
    </ScreenPage>
  );
}
