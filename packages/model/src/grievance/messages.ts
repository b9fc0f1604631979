import { defineMessages } from '../kit/message.ts';

/** Messages about grievances. */
export const grievanceMessages = defineMessages('grievance', {
  receiptAgain: { en: 'Open your grievance again.', ne: 'आफ्नो गुनासो फेरि खोल्नुहोस्।' },
  aboutPerson: { en: 'Choose the person', ne: 'व्यक्ति छान्नुहोस्' },
  aboutUnit: { en: 'Choose the branch or division', ne: 'शाखा वा महाशाखा छान्नुहोस्' },
  aboutPolicy: { en: 'Enter the name of the policy', ne: 'नीतिको नाम लेख्नुहोस्' },
  aboutOther: { en: 'Leave this empty for this choice', ne: 'यो छनोटमा यो खाली छोड्नुहोस्' },
  blockBackwards: { en: 'The end must be after the start', ne: 'अन्त्य सुरुपछि हुनुपर्छ' },
  blocksOverlap: { en: 'Hours of the same day overlap', ne: 'एउटै दिनका समय दोहोरिए' },
  listChoice: { en: 'Choose from the list', ne: 'सूचीबाट छान्नुहोस्' },
  handlerTwice: { en: 'A person is in the list twice', ne: 'एउटै व्यक्ति सूचीमा दुई पटक छ' },
});
