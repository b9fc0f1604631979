import { text } from '@karmik/model/kit/text';

export const interviewWords = {
  title: text('Exit interview', 'बहिर्गमन अन्तर्वार्ता'),
  description: text('What you tell us stays with HR.', 'तपाईंले भनेको कुरा मानव संसाधनमा मात्र रहन्छ।'),
  notAsked: text('None is asked for.', 'मागिएको छैन।'),
  waits: text('It is not answered yet.', 'अहिलेसम्म उत्तर आएको छैन।'),
  nothing: text('Nothing is asked of you', 'तपाईंलाई केही सोधिएको छैन'),
  nothingWhy: text(
    'Questions show here when your separation begins.',
    'तपाईंको अवकाश प्रक्रिया सुरु भएपछि प्रश्न यहाँ देखिन्छन्।',
  ),
  thanks: text('Thank you. Your answers are with HR.', 'धन्यवाद। तपाईंका उत्तर मानव संसाधनमा पुगे।'),
  send: text('Send answers', 'उत्तर पठाउनुहोस्'),
  before: (day: string) => text(`Please answer before ${day}.`, `कृपया ${day} अघि उत्तर दिनुहोस्।`),
};
