import { loneAdministratorException } from '@karmik/model/approval/lone-administrator';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(loneAdministratorException, {
  description: bilingual(
    'Changes such as leave balances need a second person, as in most organizations. While only one person has the permission, an exception lets their changes take effect; each is kept with its reason.',
    'बिदाको मौज्दात जस्ता परिवर्तन धेरैजसो संस्थामा जस्तै दोस्रो व्यक्तिले पुष्टि गर्नुपर्छ। अनुमति एक जनासँग मात्र हुँदा अपवादले उहाँका परिवर्तन लागु गर्छ; हरेक कारणसहित अभिलेखमा रहन्छ।',
  ),
  columns: ['person', 'ends_on', 'reason'],
  filters: ['person', 'ends_on'],
  sort: '-ends_on',
  form: ['person', 'ends_on', 'reason'],
  empty: bilingual('No exceptions. Two people confirm.', 'अपवाद छैन। दुई जनाले पुष्टि गर्छन्।'),
});
