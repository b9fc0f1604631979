import { legalImport } from '@karmik/model/hris/file/imports';
import { bilingual } from '@karmik/model/kit/text';
import { importScreen } from '../../../screens/kit/screens.ts';

export default importScreen(legalImport, {
  description: bilingual(
    'One row each, with the employee code or email. You see a check before anything is saved; changes that need a second person become change requests.',
    'प्रत्येकका लागि एक पङ्क्ति, कर्मचारीको कोड वा इमेलसहित। जाँचको नतिजा नदेखी केही राखिँदैन; दोस्रो व्यक्तिको स्वीकृति चाहिने कुरा परिवर्तन अनुरोध बन्छ।',
  ),
});
