import { exitQuestionSet } from '@karmik/model/hris/process-setting';
import { text } from '@karmik/model/kit/text';
import { settingsScreen } from '../../../../screens/kit/screens.ts';

export default settingsScreen(exitQuestionSet, {
  description: text(
    'What is asked of those who leave. An interview that was begun keeps its questions.',
    'जानेहरूलाई सोधिने प्रश्न। सुरु भइसकेको अन्तर्वार्ताका प्रश्न बदलिँदैनन्।',
  ),
  columns: ['name', 'introduction', 'questions'],
  sort: 'name',
  empty: text('Add the questions that you want answered.', 'उत्तर चाहिएका प्रश्न थप्नुहोस्।'),
});
