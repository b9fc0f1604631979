/** Files of a grievance. */
import { namelessAttachments } from '../../access/nameless-attachments.ts';
import { caseMessages } from './messages.ts';

const most = 20;

export const grievanceAttachments = namelessAttachments({
  table: 'grievance_attachment',
  record: 'grievance',
  by: 'grievance_id',
  tooMany: caseMessages.filesLimit({ most }),
  most,
});
