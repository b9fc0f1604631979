import { bilingual } from '@karmik/model/kit/text';

export const interviewWords = {
  title: bilingual('Exit interview', 'बहिर्गमन अन्तर्वार्ता'),
  description: bilingual('Only HR reads your answers.', 'तपाईंका उत्तर मानव संसाधनले मात्र पढ्छ।'),
  notAsked: bilingual('Not required.', 'मागिएको छैन।'),
  waits: bilingual('Not answered yet.', 'अहिलेसम्म उत्तर आएको छैन।'),
  nothing: bilingual('Nothing to answer', 'तपाईंलाई केही सोधिएको छैन'),
  nothingWhy: bilingual(
    'Questions appear here when your separation starts.',
    'तपाईंको अवकाश प्रक्रिया सुरु भएपछि प्रश्न यहाँ देखिन्छन्।',
  ),
  thanks: bilingual('Thank you. Your answers were sent to HR.', 'धन्यवाद। तपाईंका उत्तर मानव संसाधनमा पुगे।'),
  send: bilingual('Send answers', 'उत्तर पठाउनुहोस्'),
  before: (day: string) => bilingual(`Please answer before ${day}.`, `कृपया ${day} अघि उत्तर दिनुहोस्।`),
};
