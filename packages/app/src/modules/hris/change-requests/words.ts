import { bilingual } from '@karmik/model/kit/text';

export const words = {
  was: bilingual('Current', 'हालको'),
  will: bilingual('Proposed', 'प्रस्तावित'),
  added: bilingual('To be added', 'थपिने'),
  removed: bilingual('To be removed', 'हटाइने'),
  changed: bilingual('Changes', 'बदलिने'),
  hidden: bilingual("You can't see the values of this section.", 'यस खण्डका मान तपाईं हेर्न सक्नुहुन्न।'),
  askedBy: bilingual('Requested by', 'माग्ने'),
  decidedBy: bilingual('Decided by', 'निर्णय गर्ने'),
  remark: bilingual('Remarks', 'कैफियत'),
  approve: bilingual('Approve', 'स्वीकृत गर्नुहोस्'),
  reject: bilingual('Reject', 'अस्वीकार गर्नुहोस्'),
  approved: bilingual('Change approved and saved.', 'परिवर्तन स्वीकृत भई सुरक्षित भयो।'),
  rejected: bilingual('Change rejected.', 'परिवर्तन अस्वीकृत भयो।'),
  request: bilingual('Change request', 'परिवर्तन अनुरोध'),
} as const;
