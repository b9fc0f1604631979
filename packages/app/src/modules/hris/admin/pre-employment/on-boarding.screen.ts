import { preEmployment } from '@karmik/model/hris/pre-employment';
import { bilingual } from '@karmik/model/kit/text';
import { candidateForm, candidateSections } from '../../pre-employment/candidate-parts.ts';
import { CandidateAside } from '../../pre-employment/CandidateAside.tsx';
import { requestScreens } from '../../../../screens/kit/screens.ts';

export default requestScreens(preEmployment, {
  path: 'hris/:org/pre-employment',
  as: 'hr',
  query: { status__in: 'Accepted,Tasks assigned,On-boarded' },
  description: bilingual(
    'Accepted candidates and the progress of their tasks.',
    'प्रस्ताव स्वीकार गरेका उम्मेदवार र तिनका कार्यको प्रगति।',
  ),
  columns: [
    { field: 'candidate', minWidth: '12rem' },
    'job_title',
    'supervisor',
    'joins_on',
    'progress',
    { field: 'status', minWidth: '11.5rem' },
    { field: 'tasks_done', isHidden: true },
    { field: 'tasks_all', isHidden: true },
    { field: 'employee', isHidden: true },
  ],
  filters: ['joins_on', 'division', 'branch', 'supervisor'],
  sort: 'joins_on',
  actions: ['assign', 'onboard'],
  form: candidateForm,
  submitLabel: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
  maySend: () => false,
  sections: candidateSections,
  Aside: CandidateAside,
  empty: bilingual('No accepted offers yet.', 'अहिलेसम्म कसैले प्रस्ताव स्वीकार गरेको छैन।'),
}).list;
