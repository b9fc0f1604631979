import { EntityForm } from '@karmik/forms/EntityForm';
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import {
  dayRegeneration,
  personRegeneration,
  type RegenerationAnswer,
} from '@karmik/model/attendance/day/regeneration';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import type { PersonCard } from '@karmik/model/hris/person-card';
import { bilingual } from '@karmik/model/kit/text';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { refresh } from '../../../screens/records.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { regenerate } from './regenerate-words.ts';

const words = {
  help: bilingual(
    'Days are recalculated automatically when punches, shifts or requests change. Use this if a day looks wrong. Days in closed months do not change.',
    'हाजिरी, सिफ्ट वा अनुरोध बदलिँदा दिनको गणना आफैँ हुन्छ। कुनै दिन गलत देखिए मात्र यहाँ गर्नुहोस्। बन्द महिनाका दिन बदलिँदैनन्।',
  ),
  team: bilingual('This applies to everyone in your team.', 'यो तपाईंको टोलीका सबैका लागि हुन्छ।'),
  same: (days: string) =>
    bilingual(`Days recalculated: ${days}. Nothing changed.`, `गणना गरिएका दिन: ${days}। केही बदलिएन।`),
  changed: (days: string, changed: string) =>
    bilingual(`Days recalculated: ${days}. Changed: ${changed}.`, `गणना गरिएका दिन: ${days}। बदलिएका: ${changed}।`),
  pending: (days: string) =>
    bilingual(
      `Days still being recalculated: ${days}. They will be ready shortly.`,
      `गणना हुँदै गरेका दिन: ${days}। केही बेरमा देखिन्छन्।`,
    ),
};

interface DrawerProps {
  readonly as: 'supervisor' | 'hr';
  readonly start: string;
  readonly end: string;
  readonly onClose: () => void;
}

interface Asked {
  readonly starts_on?: string;
  readonly ends_on?: string;
}

const send = (path: string, id: number, { starts_on, ends_on }: Asked) =>
  api
    .post(`${path.replace(':id', String(id))}/regenerate/`, { json: { starts_on, ends_on }, timeout: false })
    .json<RegenerationAnswer>();

export function RegenerateDrawer({ as, start, end, onClose }: DrawerProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { info } = useSession();
  const chosen = useAddress().params.get('employee');
  const person = useQuery({
    queryKey: ['person card', chosen],
    queryFn: ({ signal }) => api.get(`users/${encodeURIComponent(chosen ?? '')}/card/`, { signal }).json<PersonCard>(),
    enabled: as === 'hr' && chosen !== null,
    retry: false,
  });
  const today = todayThere();
  const days = { starts_on: start < today ? start : today, ends_on: end < today ? end : today };
  const tell = ({ days: all, changed, pending }: RegenerationAnswer) => {
    snackbar.success(
      say(
        pending > 0
          ? words.pending(figures(pending))
          : changed > 0
            ? words.changed(figures(all), figures(changed))
            : words.same(figures(all)),
      ),
    );
    onClose();
    void refresh(attendanceDay);
  };
  const form = {
    noticeName: null,
    submitLabel: regenerate,
    onCancel: onClose,
    onSuccess: tell as (answer: unknown) => void,
  };
  return (
    <Drawer isOpen onOpenChange={(next) => !next && onClose()} title={say(regenerate)}>
      <Stack gap="lg">
        <Text tone="muted">{say(words.help)}</Text>
        {as === 'supervisor' && <Text>{say(words.team)}</Text>}
        {as === 'supervisor' ? (
          <EntityForm
            entity={dayRegeneration}
            initial={days}
            {...form}
            submit={(body) => send(attendanceEndpoints.calendarOfTeam, info.user.id, body)}
          />
        ) : person.isLoading ? (
          <Skeleton shape="block" />
        ) : (
          <EntityForm
            entity={personRegeneration}
            initial={{ ...days, ...(person.data && { employee: person.data }) }}
            {...form}
            submit={({ employee, ...body }) => send(attendanceEndpoints.calendar, employee ?? 0, body)}
          />
        )}
      </Stack>
    </Drawer>
  );
}
