import { text } from '@karmik/model/kit/text';

export const words = {
  was: text('As it is', 'अहिले'),
  will: text('As it would be', 'परिवर्तनपछि'),
  added: text('What would be added', 'थपिने'),
  removed: text('What would be removed', 'हटाइने'),
  changed: text('What would change', 'बदलिने'),
  hidden: text('You may not see the values of this section.', 'यस खण्डका मान तपाईं हेर्न सक्नुहुन्न।'),
  askedBy: text('Asked by', 'माग्ने'),
  decidedBy: text('Decided by', 'निर्णय गर्ने'),
  remark: text('Remarks', 'कैफियत'),
  approve: text('Approve', 'स्वीकृत गर्नुहोस्'),
  reject: text('Reject', 'अस्वीकार गर्नुहोस्'),
  approved: text('The change was approved and stored.', 'परिवर्तन स्वीकृत भई सुरक्षित भयो।'),
  rejected: text('The change was rejected.', 'परिवर्तन अस्वीकृत भयो।'),
  request: text('Change request', 'परिवर्तन अनुरोध'),
} as const;
