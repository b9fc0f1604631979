import { legalImport } from '@karmik/model/hris/file/imports';
import { bilingual } from '@karmik/model/kit/text';
import { importScreen } from '../../../screens/kit/screens.ts';

export default importScreen(legalImport, {
  title: bilingual('Legal information of employees', 'कर्मचारीको कानुनी विवरण'),
  description: bilingual(
    'One row for each, with the code or the e-mail of the employee. Nothing is kept before you have seen the result of a check; what needs a second person waits among the change requests.',
    'प्रत्येकका लागि एक पङ्क्ति, कर्मचारीको कोड वा इमेलसहित। जाँचको नतिजा नदेखी केही राखिँदैन; दोस्रो व्यक्ति चाहिने कुरा परिवर्तन अनुरोधमा पर्खन्छ।',
  ),
});
