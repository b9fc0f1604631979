/** Files of a report. */
import { namelessAttachments } from '../../access/nameless-attachments.ts';
import { reportMessages } from './messages.ts';

const most = 20;

export const reportAttachments = namelessAttachments({
  table: 'whistle_attachment',
  record: 'whistle_report',
  by: 'report_id',
  tooMany: reportMessages.filesLimit({ most }),
  most,
});
