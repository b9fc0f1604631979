import { counted } from '@karmik/model/kit/plural';
import type { SupervisedOrganizations } from '@karmik/model/account/places';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { switchOrganization, useSession } from '../../../shell/session.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';

const words = {
  description: bilingual('Organizations where you supervise people.', 'तपाईंले सुपरिवेक्षण गर्ने संस्था।'),
  people: (count: string) => bilingual(counted(count, 'person', 'people'), `${count} जना`),
  enter: bilingual('Supervise here', 'यहाँ सुपरिवेक्षण गर्नुहोस्'),
  enterOf: (name: string) => bilingual(`Supervise at ${name}`, `${name} मा सुपरिवेक्षण गर्नुहोस्`),
  fixed: bilingual(
    "You can't switch organizations. Ask HR for permission.",
    'तपाईंलाई संस्था बदल्ने अनुमति छैन। अनुमतिका लागि मानव संसाधनलाई भन्नुहोस्।',
  ),
  entered: (name: string) => bilingual(`Now supervising at ${name}.`, `अब तपाईं ${name} मा सुपरिवेक्षण गर्दै हुनुहुन्छ।`),
};

/** AUD-3: a supervisor goes to another of their organisations only where they may switch. */
export default function SwitchSupervisedPage(): ReactNode {
  const { info } = useSession();
  const query = useQuery({
    queryKey: ['supervised-organizations'],
    queryFn: ({ signal }) => api.get('users/me/supervised-organizations/', { signal }).json<SupervisedOrganizations>(),
  });
  return (
    <ScreenPage screen={{ description: words.description }} width="form">
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ results }) => <Places places={results} maySwitch={info.supervisor.can_switch} />}
      </Loaded>
    </ScreenPage>
  );
}

interface PlacesProps {
  readonly places: SupervisedOrganizations['results'];
  readonly maySwitch: boolean;
}

function Places({ places, maySwitch }: PlacesProps): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const number = useNumbers();
  const { info } = useSession();
  const [busy, setBusy] = useState<string>();
  const enter = async (slug: string, name: string) => {
    setBusy(slug);
    try {
      await switchOrganization(slug);
      // What was read before is of the organisation that one left.
      await queryClient.invalidateQueries();
      snackbar.success(say(words.entered(name)));
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Stack gap="md">
      {!maySwitch && places.length > 1 && <Banner tone="info">{say(words.fixed)}</Banner>}
      {places.map(({ slug, name, people }) => (
        <Card
          key={slug}
          title={name}
          description={say(words.people(number(people)))}
          actions={
            slug === info.current_organization.slug ? (
              <StatusTag tone="positive">{texts.view.here}</StatusTag>
            ) : (
              maySwitch && (
                <Button
                  variant="outline"
                  tone="neutral"
                  isPending={busy === slug}
                  aria-label={say(words.enterOf(name))}
                  onPress={() => void enter(slug, name)}
                >
                  {say(words.enter)}
                </Button>
              )
            )
          }
        />
      ))}
    </Stack>
  );
}
