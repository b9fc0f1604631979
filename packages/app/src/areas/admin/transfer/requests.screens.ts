import { text } from '@karmik/model/kit/text';
import { transferPaths } from '@karmik/model/transfer/paths';
import { transferRequest } from '@karmik/model/transfer/request';
import { transferParts } from '../../../pages/transfer/transfer-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

const screens = requestScreens(transferRequest, {
  ...transferParts,
  as: 'hr',
  opens: transferPaths.organizationRequest,
  title: text('Transfer requests', 'सरुवा अनुरोधहरू'),
  columns: ['sender', 'preferred_date', 'branch', 'division', 'job_title', 'reason', 'status'],
  filters: ['status', 'preferred_date', 'reason', 'branch', 'division', 'sender'],
  sort: '-created_at',
  empty: text('Nobody has asked for a transfer.', 'कसैले सरुवा मागेको छैन।'),
});

export const { list, detail } = screens;
