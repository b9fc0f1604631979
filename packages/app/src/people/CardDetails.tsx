import { api } from '../api/client.ts';
import { bilingual } from '@karmik/model/kit/text';
import type { PersonCard } from '@karmik/model/hris/person-card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDates } from '../preferences/dates.ts';
import { useSession } from '../shell/session.ts';
import { useModelText, useTexts } from '../texts/texts.ts';

/** The card of a person of the organisation that one works in. */
const cardQuery = (slug: string, id: number) =>
  queryOptions({
    queryKey: ['user', slug, 'card', id],
    queryFn: ({ signal }) => api.get(`users/${id}/card/`, { signal }).json<PersonCard>(),
    // Presence grows old quickly; a chip that is passed over twice asks once.
    staleTime: 30_000,
  });

const words = {
  online: bilingual('Online', 'अनलाइन'),
  seen: (when: string) => bilingual(`Last online ${when}`, `पछिल्लो पटक अनलाइन ${when}`),
  never: bilingual('Never online', 'कहिल्यै अनलाइन नभएको'),
  past: bilingual('Past Employee', 'पूर्व कर्मचारी'),
  level: bilingual('Level', 'तह'),
  division: bilingual('Division', 'महाशाखा'),
  branch: bilingual('Branch', 'शाखा'),
  organization: bilingual('Organization', 'संस्था'),
  email: bilingual('Email', 'इमेल'),
};

/** What the card of a person tells beside name and title (CHIP-5): asked for when the card opens. */
export function CardDetails({ id }: { id: number }): ReactNode {
  const texts = useTexts();
  const { info } = useSession();
  const { data, isError } = useQuery(cardQuery(info.current_organization.slug, id));
  if (isError)
    return (
      <Text size="sm" tone="muted">
        {texts.errors.noAnswerNow}
      </Text>
    );
  return data ? <Details card={data} /> : <Skeleton shape="text" count={4} />;
}

function Details({ card }: { card: PersonCard }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { is_current, is_online, last_online, employee_level, division, branch, organization, email } = card;
  const presence = is_online ? words.online : last_online ? words.seen(dates.ago(last_online)) : words.never;
  const lines = [
    { label: say(words.level), value: employee_level },
    { label: say(words.division), value: division?.name },
    { label: say(words.branch), value: branch && [branch.name, branch.code].filter(Boolean).join(' · ') },
    { label: say(words.organization), value: organization.name },
    { label: say(words.email), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
  ];
  return (
    <>
      <div>
        <StatusTag tone={is_online ? 'positive' : 'neutral'}>{say(is_current ? presence : words.past)}</StatusTag>
      </div>
      <DescriptionList columns="1" items={lines.filter(({ value }) => value)} />
    </>
  );
}
