/** Who may post on the noticeboard, and whose posts wait for approval. */
import { defineEntity } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import {
  noticeboardMember,
  noticeboardMemberPath,
  noticeboardSettings,
  type NoticeboardMember,
} from '@karmik/model/noticeboard/member';
import type { BulkAction } from '../../screens/kit/bodies.ts';
import { listScreen } from '../../screens/kit/screens.ts';
import { may } from '../../shell/session.ts';

const actions = Object.entries(noticeboardSettings).map(
  ([path, { label, done, field, value }]): BulkAction<NoticeboardMember> => ({
    path: `${noticeboardMemberPath}/bulk/${path}`,
    asks: defineEntity({ name: path.replaceAll('-', '_'), label, fields: {} }),
    done,
    isOffered: () => may('7.00', 'write'),
    fits: (member) => member[field] !== value,
  }),
);

export default listScreen(noticeboardMember, {
  path: noticeboardMemberPath,
  isFullList: true,
  isExported: true,
  description: bilingual(
    'Who may post, and whose posts need approval. Pending posts stay pending.',
    'कसले पोस्ट गर्न मिल्ने र कसको पोस्टमा स्वीकृति चाहिने। पर्खिरहेका पोस्ट पर्खिरहन्छन्।',
  ),
  columns: ['user', 'employee_code', 'branch', 'division', 'allow_to_post', 'need_approval'],
  filters: ['allow_to_post', 'need_approval', 'branch', 'division', 'user'],
  sort: 'user',
  bulk: { idOf: ({ id }) => id, exportedBy: 'user__in', actions },
  empty: bilingual('No employees.', 'कर्मचारी छैनन्।'),
});
