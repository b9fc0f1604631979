import { FieldsRead } from '@karmik/forms/FieldParts';
import { organizationProfile } from '@karmik/model/organization/profile';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { fillPath } from '@karmik/model/kit/links';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, mayWrite } from '../../../screens/records.ts';
import { useSingleton } from '../../../screens/singleton/use-singleton.ts';
import { useSession } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/texts.ts';

/** What the organisation says of itself; empty lines are left out. */
export default function ProfilePanel({ slug }: { slug: string }): ReactNode {
  const texts = useTexts();
  const { adminSlug } = useSession();
  const query = useSingleton(organizationProfile, endpoint(organizationProfile, slug));
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
      {(profile) => {
        const filled = Object.entries(organizationProfile.fields).filter(([name]) => Boolean(profile[name]));
        return (
          <Stack gap="md">
            {filled.length === 0 ? (
              <EmptyState title={texts.empty} />
            ) : (
              <FieldsRead fields={Object.fromEntries(filled)} record={profile} />
            )}
            {adminSlug !== undefined && mayWrite(organizationProfile) && (
              <div>
                <ButtonLink
                  variant="outline"
                  tone="neutral"
                  href={fillPath('/admin/:slug/organization/overview/update', { slug: adminSlug })}
                >
                  {texts.edit}
                </ButtonLink>
              </div>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
