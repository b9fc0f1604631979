/** Who may post on the noticeboard, and whose posts wait for approval: flags of each person (PRM-4). */
import { employee } from '../hris/employee.ts';
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';

const { employee_code, branch, division } = employee.fields;

export const noticeboardMember = defineEntity({
  name: 'noticeboard_member',
  label: bilingual('Noticeboard setting', 'सूचना पाटीको सेटिङ'),
  plural: bilingual('Noticeboard settings', 'सूचना पाटीका सेटिङ'),
  name_field: 'user',
  search: ['user', 'employee_code'],
  sort: 'user',
  fields: {
    user: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    employee_code: { ...employee_code, readonly: true },
    branch: { ...branch, readonly: true },
    division: { ...division, readonly: true },
    allow_to_post: f.boolean({ label: bilingual('Allowed to post', 'पोस्ट गर्न मिल्ने'), readonly: true, default: true }),
    need_approval: f.boolean({ label: bilingual('Needs approval', 'स्वीकृति चाहिने'), readonly: true, default: false }),
  },
});
export type NoticeboardMember = EntityRecord<typeof noticeboardMember>;

export const noticeboardMemberPath = 'noticeboard/:org/member';

interface Setting {
  readonly label: Text;
  readonly done: Text;
  readonly field: 'allow_to_post' | 'need_approval';
  readonly value: boolean;
}

/** What is set of people who are chosen together, by the end of the address of its call. */
export const noticeboardSettings = {
  'allow-to-post': {
    label: bilingual('Allow to post', 'पोस्ट गर्न दिनुहोस्'),
    done: bilingual('Posting allowed', 'पोस्ट गर्न दिइयो'),
    field: 'allow_to_post',
    value: true,
  },
  'stop-posting': {
    label: bilingual('Stop posting', 'पोस्ट गर्न रोक्नुहोस्'),
    done: bilingual('Posting stopped', 'पोस्ट गर्न रोकियो'),
    field: 'allow_to_post',
    value: false,
  },
  'require-approval': {
    label: bilingual('Require approval', 'स्वीकृति चाहिने बनाउनुहोस्'),
    done: bilingual('New posts need approval', 'नयाँ पोस्टमा स्वीकृति चाहिन्छ'),
    field: 'need_approval',
    value: true,
  },
  'waive-approval': {
    label: bilingual('Waive approval', 'स्वीकृति नचाहिने बनाउनुहोस्'),
    done: bilingual('New posts are published at once', 'नयाँ पोस्ट तुरुन्तै प्रकाशित हुन्छन्'),
    field: 'need_approval',
    value: false,
  },
} as const satisfies Record<string, Setting>;
