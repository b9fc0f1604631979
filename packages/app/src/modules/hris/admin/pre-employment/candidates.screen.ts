import { preEmployment } from '@karmik/model/hris/pre-employment';
import { bilingual } from '@karmik/model/kit/text';
import { candidateForm, candidateSections } from '../../pre-employment/candidate-parts.ts';
import { CandidateAside } from '../../pre-employment/CandidateAside.tsx';
import { requestScreens } from '../../../../screens/kit/screens.ts';
import { may } from '../../../../shell/session.ts';

export default requestScreens(preEmployment, {
  path: 'hris/:org/pre-employment',
  as: 'hr',
  description: bilingual('Candidates from offer letter to first day.', 'प्रस्ताव पत्रदेखि पहिलो दिनसम्मका उम्मेदवार।'),
  columns: [
    { field: 'candidate', minWidth: '12rem' },
    'job_title',
    'division',
    'joins_on',
    'answer_by',
    'progress',
    { field: 'status', minWidth: '11.5rem' },
    { field: 'salary', isHidden: true },
    { field: 'branch', isHidden: true },
    { field: 'supervisor', isHidden: true },
    { field: 'created_at', isHidden: true },
  ],
  filters: ['status', 'joins_on', 'division', 'branch', 'job_title', 'answer_by', 'salary'],
  sort: '-created_at',
  form: candidateForm,
  submitLabel: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
  addLabel: bilingual('Add a candidate', 'उम्मेदवार थप्नुहोस्'),
  maySend: () => may('4.09', 'write'),
  sections: candidateSections,
  Aside: CandidateAside,
  empty: bilingual('No candidates yet. Add the first one.', 'अहिलेसम्म उम्मेदवार छैनन्। पहिलो थप्नुहोस्।'),
}).list;
