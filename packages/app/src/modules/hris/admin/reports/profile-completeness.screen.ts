import { fileCompleteness } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(fileCompleteness, {
  title: text('Profile completeness', 'विवरण पूर्णता'),
  description: text('How much of each file is filled, the least first.', 'प्रत्येक विवरण कति भरिएको छ, कम भरिएको सुरुमा।'),
  path: 'hris/:org/profile-completeness',
  filters: ['branch', 'division', 'percent'],
  sort: 'percent',
  columns: ['user', 'employee_code', 'branch', 'division', 'percent'],
  chart: { shape: 'bar', title: text('Files by completeness', 'पूर्णताअनुसार विवरण'), category: 'range', value: 'count' },
});
