import { smtpServer } from '@karmik/model/commons/smtp-server';
import { bilingual } from '@karmik/model/kit/text';
import { MailServerParts } from './MailServerParts.tsx';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(smtpServer, {
  description: bilingual(
    "The server and address that send your organization's emails.",
    'तपाईंको संस्थाका इमेल कुन सर्भरबाट र कुन ठेगानाबाट जान्छन्।',
  ),
  form: [
    'is_active',
    { title: bilingual('Connection', 'जडान'), fields: ['host', 'port', 'security', 'username'] },
    { title: bilingual('Sender', 'पठाउने'), fields: ['from_name', 'from_email'] },
  ],
  Below: MailServerParts,
});
