/** What an organisation says of all its leave. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { leaveEndpoints } from './endpoints.ts';

export const leaveSetting = defineEntity({
  name: 'leave_setting',
  label: bilingual('Leave setting', 'बिदाको सेटिङ'),
  path: leaveEndpoints.setting,
  codes: { read: '6.01', write: '6.01' },
  single: true,
  fields: {
    colleagues_see_type: f.boolean({
      label: bilingual('Colleagues see the leave type', 'सहकर्मीले बिदाको प्रकार देख्ने'),
      help: bilingual('Otherwise they only see who is away', 'नत्र को अनुपस्थित छ भन्ने मात्र देखिन्छ'),
      default: false,
    }),
  },
});
