import { counted } from '@karmik/model/kit/plural';
import type { Notice } from '@karmik/model/hris/notice';
import type { separation } from '@karmik/model/hris/separation';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual, type Text as Words } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useMoney } from '../../../preferences/money.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Notice', 'सूचना'),
  days: (days: string) => bilingual(counted(days, 'day'), `${days} दिन`),
  lawful: bilingual('Labour Act', 'श्रम ऐन'),
  byType: bilingual('Organization', 'संस्था'),
  required: bilingual('Required notice', 'आवश्यक सूचना'),
  given: bilingual('Given', 'दिइएको'),
  short: bilingual('Short by', 'नपुगेको'),
  unknown: bilingual('Enter the notice date', 'सूचना दिएको मिति राख्नुहोस्'),
  employee: bilingual('Notice pay owed by the employee', 'कर्मचारीले तिर्नुपर्ने सूचनाबापतको रकम'),
  employer: bilingual('Notice pay owed to the employee', 'कर्मचारीलाई दिनुपर्ने सूचनाबापतको रकम'),
  closed: bilingual('You need a payroll permission to see the amount.', 'रकम हेर्न तलब हेर्ने अनुमति चाहिन्छ।'),
  noScale: bilingual('The employment level has no scale, so there is no amount.', 'तहको स्केल नभएकाले रकम छैन।'),
  reckoned: (monthly: string, payDays: string, days: string) =>
    bilingual(
      `Basic salary ${monthly} ÷ ${payDays} × ${counted(days, 'day')} (Labour Act 2074, section 144)`,
      `आधारभूत तलब ${monthly} ÷ ${payDays} × ${days} दिन (श्रम ऐन २०७४, दफा १४४)`,
    ),
} satisfies Record<string, Words | ((...values: string[]) => Words)>;

/** What notice is required and given, and what missing days come to for who may read salaries. */
export function NoticeCard({ record }: { record: EntityRecord<typeof separation> }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const money = useMoney();
  // The detail says it beside the fields of the declaration; a list does not.
  const { notice } = record as { readonly notice?: Notice | null };
  if (!notice) return null;
  const days = (count: number) => say(words.days(figures(count)));
  const { pay, payer, short } = notice;
  return (
    <Card title={say(words.title)}>
      <Stack gap="md">
        <DescriptionList
          columns="3"
          items={[
            { label: say(words.lawful), value: days(notice.lawful) },
            { label: say(words.byType), value: days(notice.by_type) },
            { label: say(words.required), value: days(notice.required) },
            { label: say(words.given), value: notice.given === null ? say(words.unknown) : days(notice.given) },
            { label: say(words.short), value: short === null ? undefined : days(short) },
            ...(payer && pay ? [{ label: say(words[payer]), value: money(pay.amount) }] : []),
          ]}
        />
        {payer && (
          <Text tone="muted">
            {say(
              pay && short !== null
                ? words.reckoned(money(pay.monthly), figures(pay.pay_days), figures(short))
                : notice.is_pay_open
                  ? words.noScale
                  : words.closed,
            )}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
