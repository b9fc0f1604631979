import { hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import { preEmployment } from '@karmik/model/hris/pre-employment';
import { bilingual } from '@karmik/model/kit/text';
import { candidateForm } from '../../pre-employment/candidate-parts.ts';
import { formScreen } from '../../../../screens/kit/screens.ts';

export default formScreen(preEmployment, {
  path: 'hris/:org/pre-employment',
  description: bilingual(
    'Saved as a draft. Nothing is sent until you send the offer letter.',
    'मस्यौदामा राखिन्छ। प्रस्ताव पत्र नपठाएसम्म केही पठाइँदैन।',
  ),
  form: candidateForm,
  leadsTo: hrisAdminPaths.candidates,
});
