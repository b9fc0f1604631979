import { bilingual } from '@karmik/model/kit/text';

/** Words of a conversation that may have an author without a name. */
export const dialogueWords = {
  conversation: bilingual('Conversation', 'कुराकानी'),
  silent: bilingual('No messages yet.', 'अहिलेसम्म सन्देश छैन।'),
  addFile: bilingual('Add a file', 'फाइल थप्नुहोस्'),
  fileHelp: bilingual(
    'Pictures, PDF, Office documents or plain text, 15 MB at most',
    'तस्बिर, PDF, अफिस कागजात वा सादा पाठ, बढीमा १५ एमबी',
  ),
  fileTooLarge: bilingual('The file is larger than 15 MB.', 'फाइल १५ एमबीभन्दा ठूलो छ।'),
  receipt: bilingual('Receipt number', 'रसिद नम्बर'),
  receiptHelp: bilingual('20 digits', '२० अङ्क'),
  receiptTitle: bilingual('Your receipt', 'तपाईंको रसिद'),
  copy: bilingual('Copy', 'प्रतिलिपि गर्नुहोस्'),
  copied: bilingual('Copied', 'प्रतिलिपि भयो'),
  written: bilingual('I have written it down', 'मैले टिपेँ'),
  message: bilingual('Message', 'सन्देश'),
  sendMessage: bilingual('Send', 'पठाउनुहोस्'),
  files: bilingual('Files', 'फाइलहरू'),
};
