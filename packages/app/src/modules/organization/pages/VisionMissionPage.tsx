import type { EntityRecord } from '@karmik/model/kit/entity';
import { visionMission } from '@karmik/model/organization/values';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { RichTextView } from '@karmik/ui/RichTextView';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSingleton } from '../../../screens/singleton/use-singleton.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';

/** What the organisation wants to become, and what it does for it. */
export default function VisionMissionPage(): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const query = useSingleton<EntityRecord<typeof visionMission>>(visionMission, endpoint(visionMission, useSlug()));
  const { vision, mission } = visionMission.fields;
  return (
    <ScreenPage width="form">
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {(held) =>
          held.vision || held.mission ? (
            <Stack gap="lg">
              {held.vision && (
                <Card title={say(vision.label)}>
                  <RichTextView value={held.vision} />
                </Card>
              )}
              {held.mission && (
                <Card title={say(mission.label)}>
                  <RichTextView value={held.mission} />
                </Card>
              )}
            </Stack>
          ) : (
            <EmptyState title={texts.empty} />
          )
        }
      </Loaded>
    </ScreenPage>
  );
}
