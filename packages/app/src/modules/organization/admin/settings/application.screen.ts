import { bilingual } from '@karmik/model/kit/text';
import { applicationSetting } from '@karmik/model/organization/application-setting';
import { singletonScreen } from '../../../../screens/kit/screens.ts';
import { refreshSession } from '../../../../shell/session.ts';

export default singletonScreen(applicationSetting, {
  description: bilingual('Applications and general settings of the organization.', 'संस्थाका एप्लिकेसन र सामान्य सेटिङ।'),
  form: [
    'disabled_applications',
    'weekly_day_off',
    'second_day_off',
    'is_remark_optional',
    'has_link_previews',
    'organization_specific_employee_directory',
    'show_dignity_appraisal',
  ],
  // Menus follow at once.
  onSaved: refreshSession,
});
