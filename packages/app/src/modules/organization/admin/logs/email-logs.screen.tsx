import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { EmailDetail } from './EmailDetail.tsx';
import { emailStates } from './email-states.ts';

/** What the list of mails answers; no one writes it. */
const emailLog = defineEntity({
  name: 'email_log',
  label: bilingual('Email', 'इमेल'),
  plural: bilingual('Email logs', 'इमेल अभिलेख'),
  name_field: 'to_address',
  fields: {
    to_name: f.text({ label: bilingual('To', 'प्रापक'), required: true, max: 200 }),
    to_address: f.email({ label: bilingual('Address', 'ठेगाना'), required: true }),
    subject: f.text({ label: bilingual('Subject', 'विषय'), required: true, max: 200 }),
    state: f.status({ label: bilingual('State', 'अवस्था'), initial: 'queued', states: emailStates }),
  },
});

export default listScreen(emailLog, {
  description: bilingual(
    'All emails of your organization. Without a mail server, emails are held and you can hand over their links.',
    'तपाईंको संस्थाका सबै इमेल। मेल सर्भर नभएमा इमेल यहीँ रहन्छन् र तिनका लिङ्क हस्तान्तरण गर्न सकिन्छ।',
  ),
  path: 'org/:org/email-logs',
  search: bilingual('Search by person or subject', 'व्यक्ति वा विषयले खोज्नुहोस्'),
  columns: [
    {
      id: 'to',
      header: emailLog.fields.to_name.label,
      minWidth: '14rem',
      Cell: ({ record }) => (
        <Stack gap="none">
          <Text as="span" weight="medium">
            {record.to_name}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {record.to_address}
          </Text>
        </Stack>
      ),
    },
    { field: 'subject', minWidth: '14rem' },
    'state',
    { field: 'created_at', header: bilingual('Written', 'लेखिएको') },
  ],
  Detail: EmailDetail,
  empty: bilingual('No emails yet.', 'अहिलेसम्म इमेल छैन।'),
});
