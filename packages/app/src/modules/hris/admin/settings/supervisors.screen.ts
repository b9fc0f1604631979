import { delegation, supervision } from '@karmik/model/approval/policy';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, tabsScreen } from '../../../../screens/kit/screens.ts';

const supervisors = masterDataScreen(supervision, {
  description: bilingual(
    "Supervisors who decide on each employee's requests.",
    'प्रत्येक कर्मचारीको अनुरोधमा निर्णय गर्ने सुपरिवेक्षक।',
  ),
  columns: ['subordinate', 'supervisor', 'position', 'valid_from', 'valid_to'],
  filters: ['subordinate', 'supervisor', 'position'],
  sort: 'subordinate',
  form: [
    'subordinate',
    'supervisor',
    'position',
    {
      title: bilingual('What the supervisor can do', 'सुपरिवेक्षकले गर्न सक्ने'),
      fields: ['may_approve', 'may_decline', 'may_forward'],
    },
    { title: bilingual('Period', 'अवधि'), fields: ['valid_from', 'valid_to'] },
  ],
  empty: bilingual('No supervisors assigned. Requests go to HR.', 'सुपरिवेक्षक तोकिएको छैन। अनुरोध मानव संसाधनमा जान्छन्।'),
});

const delegations = masterDataScreen(delegation, {
  description: bilingual(
    'Stand-ins who decide while an approver is away.',
    'कोही अनुपस्थित हुँदा उनको सट्टामा कसले निर्णय गर्ने।',
  ),
  columns: ['sender', 'delegate', 'starts_on', 'ends_on'],
  filters: ['sender', 'delegate'],
  sort: '-starts_on',
  empty: bilingual('No delegations.', 'प्रत्यायोजन छैन।'),
});

export default tabsScreen({
  tabs: [
    { id: 'supervisors', label: bilingual('Supervisors', 'सुपरिवेक्षक'), screen: supervisors },
    { id: 'delegations', label: bilingual('Delegations', 'प्रत्यायोजन'), screen: delegations },
  ],
});
