import { bilingual } from '@karmik/model/kit/text';
import type { CountedLeaveAnswer } from '@karmik/model/leave/count';
import type { CoverGap } from '@karmik/model/leave/cover';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { toDevanagariDigits } from 'date-bs';
import type { ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDates } from '../../../preferences/dates.ts';
import { useRested } from '../../../screens/list/use-delayed.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { ForecastTable } from '../balances/ForecastTable.tsx';
import { CountedDays } from './DaysOfRequest.tsx';
import { leaveCountQuery } from './leave-count.ts';
import { PunchesDuring } from './PunchesDuring.tsx';
import { questionOf } from './question.ts';
import { useDays } from './use-days.ts';

const words = {
  counted: bilingual('Days counted', 'गनिएका दिन'),
  total: bilingual('Total', 'जम्मा'),
  before: bilingual('Available', 'उपलब्ध'),
  after: bilingual('After this request', 'यो अनुरोधपछि'),
  forecast: bilingual('Balance forecast', 'मौज्दातको अनुमान'),
  balanceNow: (days: string) => bilingual(`Current balance: ${days}`, `अहिलेको मौज्दात: ${days}`),
  away: bilingual('Also away on these days', 'यी दिनमा बिदामा रहने अरू'),
  pending: bilingual('pending', 'निर्णय बाँकी'),
  cover: bilingual('Below minimum cover on these days', 'यी दिनमा उपस्थिति न्यूनतमभन्दा कम हुनेछ'),
  gap: ({ division: { name }, present, members, needed }: Omit<CoverGap, 'day'>) =>
    bilingual(
      `${name}: ${present} of ${members} present, at least ${needed} needed`,
      toDevanagariDigits(`${name}: ${members} मध्ये ${present} उपस्थित, कम्तीमा ${needed} चाहिने`),
    ),
  problems: bilingual("This request can't be sent as it is", 'यो अनुरोध यसरी पठाउन मिल्दैन'),
};

interface LeaveCountProps {
  readonly values: Readonly<Record<string, unknown>>;
  /** The request that is changed, whose own days are no other leave. */
  readonly record?: { readonly id: number } | undefined;
}

/** How the days of a request that is being written count, what stands against them, and who else is away. */
export function LeaveCount({ values, record }: LeaveCountProps): ReactNode {
  const slug = useSlug();
  const question = questionOf(values, record?.id);
  // The form moves once its reader has stopped typing.
  const mark = question === undefined ? '' : JSON.stringify(question);
  const rested = useRested(mark);
  const { data } = useQuery(leaveCountQuery(slug, rested));
  return <div aria-live="polite">{mark !== '' && data && <Counted count={data} />}</div>;
}

function Counted({ count }: { readonly count: CountedLeaveAnswer }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const dates = useDates();
  const days = useDays();
  const problems = Object.values(count.problems).flat();
  return (
    <Stack gap="md">
      {problems.length > 0 && (
        <Banner tone="caution" title={say(words.problems)}>
          <Stack gap="xs">
            {problems.map((problem, index) => (
              <Text key={index}>{texts.say(problem)}</Text>
            ))}
          </Stack>
        </Banner>
      )}
      <PunchesDuring punches={count.punches} />
      {count.below_cover.length > 0 && (
        <Banner tone="caution" title={say(words.cover)}>
          <Stack gap="xs">
            {count.below_cover.map(({ day, ...gap }) => (
              <Text key={`${day} ${gap.division.id}`}>{`${dates.date(day)} · ${say(words.gap(gap))}`}</Text>
            ))}
          </Stack>
        </Banner>
      )}
      {count.days.length > 0 && (
        <Card title={say(words.counted)}>
          <Stack gap="md">
            <DescriptionList
              columns="3"
              items={[
                { label: say(words.total), value: days(count.total) },
                ...(count.before === null ? [] : [{ label: say(words.before), value: days(count.before) }]),
                ...(count.after === null ? [] : [{ label: say(words.after), value: days(count.after) }]),
              ]}
            />
            <CountedDays days={count.days} />
          </Stack>
        </Card>
      )}
      {count.forecast && count.forecast.lines.length > 0 && (
        <Card title={say(words.forecast)} description={say(words.balanceNow(days(count.forecast.balance)))} isFlush>
          <ForecastTable label={say(words.forecast)} lines={count.forecast.lines} />
        </Card>
      )}
      {count.away.length > 0 && (
        <Card title={say(words.away)}>
          <Stack gap="sm">
            {count.away.map(({ person, leave_type: type, from_date, to_date, is_pending }) => (
              <Inline key={`${person.id} ${from_date}`} gap="sm">
                <PersonChip person={person} />
                <Text tone="muted">
                  {type && `${type.name} · `}
                  {from_date === to_date ? dates.date(from_date) : `${dates.date(from_date)} – ${dates.date(to_date)}`}
                  {is_pending && ` (${say(words.pending)})`}
                </Text>
              </Inline>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
