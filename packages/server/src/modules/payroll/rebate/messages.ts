import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of declarations, and what their employees are told. */
export const rebateMessages = defineMessages('payroll.declaration', {
  notOpen: {
    en: 'Declarations of this rebate are taken from {from} until {until}. Ask HR to enter it.',
    ne: 'यो छुटको घोषणा {from} देखि {until} सम्म लिइन्छ। मानव संसाधनलाई प्रविष्ट गर्न भन्नुहोस्।',
  },
  alreadyOpen: {
    en: 'A declaration of this rebate is pending. Change or cancel it, or wait for the decision.',
    ne: 'यो छुटको एउटा घोषणाको निर्णय बाँकी छ। त्यसैलाई बदल्नुहोस्, रद्द गर्नुहोस् वा निर्णय पर्खनुहोस्।',
  },
  holdsFrom: {
    en: 'An approved declaration of this rebate is effective from {month}. Choose a later month.',
    ne: 'यो छुटको स्वीकृत घोषणा {month} देखि लागु छ। त्यसपछिको महिना छान्नुहोस्।',
  },
  needsProof: { en: 'Attach the proof of this rebate', ne: 'यो छुटको प्रमाण संलग्न गर्नुहोस्' },
  proofMissing: {
    en: 'Its proof is missing. Ask the employee to attach it first.',
    ne: 'यसको प्रमाण छैन। पहिले कर्मचारीलाई संलग्न गर्न भन्नुहोस्।',
  },
  ownDeclaration: {
    en: 'This is your own declaration. Declare it under My rebates; someone else decides.',
    ne: 'यो तपाईंको आफ्नै घोषणा हो। मेरा कर छुटबाट घोषणा गर्नुहोस्; निर्णय अरू कसैले गर्छन्।',
  },
  kindUsed: {
    en: 'Employees have declared this rebate. Add another one instead.',
    ne: 'कर्मचारीले यो छुट घोषणा गरिसकेका छन्। बरु अर्को थप्नुहोस्।',
  },
  approved: { en: 'Your rebate declaration was approved', ne: 'तपाईंको कर छुटको घोषणा स्वीकृत भयो' },
  refused: { en: 'Your rebate declaration was refused', ne: 'तपाईंको कर छुटको घोषणा अस्वीकृत भयो' },
  withdrawn: {
    en: 'The approval of your rebate declaration was withdrawn',
    ne: 'तपाईंको कर छुटको घोषणाको स्वीकृति फिर्ता लिइयो',
  },
  entered: { en: 'HR entered a rebate declaration for you', ne: 'मानव संसाधनले तपाईंको कर छुटको घोषणा प्रविष्ट गर्‍यो' },
});
