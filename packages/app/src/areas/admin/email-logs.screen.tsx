import type { EmailLog } from '@karmik/model/organization/logs';
import { text } from '@karmik/model/kit/text';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../preferences/dates.ts';
import { listScreen } from '../../screens/list/list-screen.ts';
import { useWorkTexts } from '../../texts/texts.ts';
import { EmailDetail, emailTones } from './EmailDetail.tsx';

export default listScreen<EmailLog>({
  title: text('Email logs', 'इमेल अभिलेख'),
  description: text(
    'Every mail of the product. Where no mail server is set, mails are held here and their links can be passed on.',
    'प्रणालीका सबै इमेल। मेल सर्भर नराखिएको ठाउँमा इमेल यहीँ रहन्छन् र तिनका लिङ्क आफैँ पठाउन सकिन्छ।',
  ),
  path: 'org/:slug/email-logs/',
  rowId: (row) => String(row.id),
  rowName: (row) => `${row.subject}, ${row.to_address}`,
  search: text('Search by person or subject', 'व्यक्ति वा विषयले खोज्नुहोस्'),
  columns: [
    { id: 'to', header: text('To', 'प्रापक'), minWidth: '14rem', Cell: Recipient },
    { id: 'subject', header: text('Subject', 'विषय'), minWidth: '14rem', Cell: ({ row }) => row.subject },
    { id: 'state', header: text('State', 'अवस्था'), Cell: State },
    { id: 'created', header: text('Written', 'लेखिएको'), minWidth: '11rem', Cell: Created },
  ],
  Detail: EmailDetail,
  empty: text('No mail has been written yet.', 'अहिलेसम्म कुनै इमेल लेखिएको छैन।'),
});

function Recipient({ row }: { row: EmailLog }): ReactNode {
  return (
    <Stack gap="none">
      <Text as="span" weight="medium">
        {row.to_name}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {row.to_address}
      </Text>
    </Stack>
  );
}

function State({ row }: { row: EmailLog }): ReactNode {
  const work = useWorkTexts();
  return <StatusTag tone={emailTones[row.state]}>{work.emails.states[row.state]}</StatusTag>;
}

function Created({ row }: { row: EmailLog }): ReactNode {
  return useDates().instant(row.created_at);
}
