import type { LoginLog } from '@karmik/model/organization/logs';
import { text } from '@karmik/model/kit/text';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { UserChip } from '@karmik/ui/UserChip';
import type { ReactNode } from 'react';
import { useDates } from '../../preferences/dates.ts';
import { listScreen } from '../../screens/list/list-screen.ts';
import { useWorkTexts } from '../../texts/texts.ts';
import { browserOf } from './browser-of.ts';

const tones = { success: 'positive', wrong_password: 'critical', locked: 'caution', disabled: 'neutral' } as const;

export default listScreen<LoginLog>({
  title: text('Login logs', 'साइन इन अभिलेख'),
  description: text('Who signed in, or tried to, from where.', 'कसले, कहाँबाट साइन इन गर्‍यो वा गर्न खोज्यो।'),
  path: 'org/:slug/login-logs/',
  rowId: (row) => String(row.id),
  rowName: (row) => row.user.full_name,
  search: text('Search by person', 'व्यक्तिले खोज्नुहोस्'),
  columns: [
    {
      id: 'user',
      header: text('Person', 'व्यक्ति'),
      minWidth: '14rem',
      Cell: ({ row }) => (
        <UserChip name={row.user.full_name} subtitle={row.user.job_title} pictureUrl={row.user.profile_picture} />
      ),
    },
    { id: 'outcome', header: text('Outcome', 'नतिजा'), Cell: Outcome },
    { id: 'at', header: text('When', 'कहिले'), minWidth: '11rem', Cell: At },
    {
      id: 'ip',
      header: text('Address', 'ठेगाना'),
      Cell: ({ row }) => (
        <Text as="span" isMono>
          {row.ip}
        </Text>
      ),
    },
    {
      id: 'agent',
      header: text('Browser', 'ब्राउजर'),
      minWidth: '10rem',
      Cell: ({ row }) => <span title={row.user_agent}>{browserOf(row.user_agent)}</span>,
    },
  ],
  empty: text('Nobody has signed in yet.', 'अहिलेसम्म कसैले साइन इन गरेको छैन।'),
});

function Outcome({ row }: { row: LoginLog }): ReactNode {
  const work = useWorkTexts();
  return <StatusTag tone={tones[row.outcome]}>{work.logins.outcomes[row.outcome]}</StatusTag>;
}

function At({ row }: { row: LoginLog }): ReactNode {
  return useDates().instant(row.at);
}
