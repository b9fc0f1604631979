import type { Text as Words } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { DatePicker } from '@karmik/ui/DatePicker';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { BalanceExplanation } from '@karmik/model/leave/balance';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { ScreenProviders } from '../../../screens/providers/ScreenProviders.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { useDays } from '../requests/use-days.ts';
import { explanationQuery, type AskedBalance } from './balance-calls.ts';
import { ForecastTable } from './ForecastTable.tsx';
import { lineKinds, words } from './words.ts';

interface ExplainDrawerProps {
  readonly asked: AskedBalance;
  readonly title: string;
  readonly onClose: () => void;
}

/** A balance by its lines, with the rule in force, the next event, and what it will be on a day to come. */
export function ExplainDrawer({ asked, title, onClose }: ExplainDrawerProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [day, setDay] = useState<string | null>(todayThere);
  const query = useQuery(explanationQuery(slug, { ...asked, ...(day && day !== todayThere() ? { date: day } : {}) }));
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="lg">
      <ScreenProviders>
        <Stack gap="lg">
          <DatePicker label={say(words.on)} description={say(words.onHelp)} value={day} onChange={setDay} />
          <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
            {(explained) => <Explained explained={explained} />}
          </Loaded>
        </Stack>
      </ScreenProviders>
    </Drawer>
  );
}

function Explained({ explained }: { readonly explained: BalanceExplanation }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const dates = useDates();
  const days = useDays();
  const { lines, coming, next } = explained;
  const kindOf = (kind: string): string => say(lineKinds[kind] as Words);
  return (
    <Stack gap="lg">
      <DescriptionList
        columns="3"
        items={[
          { label: say(words.available), value: days(explained.available) },
          { label: say(words.balance), value: days(explained.balance) },
          { label: say(words.pending), value: days(explained.pending) },
          { label: say(words.scheduled), value: days(explained.scheduled) },
          ...(next
            ? [
                {
                  label: say(words.next),
                  value: `${dates.date(next.on)}: ${kindOf(next.kind)} ${days(next.quantity)}`,
                },
              ]
            : []),
        ]}
      />
      <Text tone="muted">{say(words.rule(explained.setting))}</Text>
      {coming.length > 0 && (
        <Card title={say(words.coming)} isFlush>
          <ForecastTable label={say(words.coming)} lines={coming} />
        </Card>
      )}
      <Card title={say(words.lines)} isFlush>
        <DataTable
          label={say(words.lines)}
          rows={lines.map((line, place) => ({ ...line, place })).toReversed()}
          rowId={({ place }) => String(place)}
          empty={say(words.noLines)}
          columns={[
            { id: 'on', header: say(words.day), cell: ({ on }) => dates.date(on) },
            { id: 'kind', header: say(words.kind), cell: ({ kind }) => kindOf(kind) },
            { id: 'days', header: say(words.days), cell: ({ quantity }) => days(quantity), align: 'end' },
            { id: 'after', header: say(words.after), cell: ({ after }) => days(after), align: 'end' },
            { id: 'why', header: say(words.why), cell: ({ because }) => texts.say(because) },
          ]}
        />
      </Card>
    </Stack>
  );
}
