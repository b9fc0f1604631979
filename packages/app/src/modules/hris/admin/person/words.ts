import { bilingual } from '@karmik/model/kit/text';

/** Words of the areas of others on the page of an employee. */
export const words = {
  shift: bilingual('Shift', 'सिफ्ट'),
  leave: bilingual('Leave', 'बिदा'),
  attendance: bilingual('Attendance', 'हाजिरी'),
  assignShift: bilingual('Assign shift', 'सिफ्ट तोक्नुहोस्'),
  addSetting: bilingual('Add setting', 'सेटिङ थप्नुहोस्'),
  assignPenalties: bilingual('Assign penalty rule', 'जरिवाना नियम तोक्नुहोस्'),
  defaultShift: bilingual('The default shift applies.', 'पूर्वनिर्धारित सिफ्ट लागु छ।'),
  defaultRules: bilingual('The default rules apply.', 'पूर्वनिर्धारित नियम लागु छन्।'),
  edit: bilingual('Edit', 'सम्पादन'),
  editOf: (what: string) => bilingual(`Edit ${what}`, `${what} सम्पादन`),
  current: bilingual('Current', 'हाल लागु'),
  scheduled: bilingual('Scheduled', 'आगामी'),
  ended: bilingual('Ended', 'टुङ्गिएका'),
  state: bilingual('Status', 'स्थिति'),
  saved: bilingual('Saved.', 'सुरक्षित भयो।'),
  adjust: bilingual('Adjust balance', 'मौज्दात समायोजन'),
  adjustOf: (type: string) => bilingual(`Adjust balance: ${type}`, `मौज्दात समायोजन: ${type}`),
  propose: bilingual('Propose', 'प्रस्ताव गर्नुहोस्'),
  proposed: bilingual('Sent. The balance changes once it is approved.', 'पठाइयो। स्वीकृत भएपछि मौज्दात बदलिन्छ।'),
  noLeave: bilingual('No leave types apply to this employee.', 'यस कर्मचारीलाई कुनै बिदा लागु छैन।'),
  days: bilingual('Dates', 'मिति'),
  allRequests: bilingual('All requests', 'सबै अनुरोध'),
  noRequests: bilingual('No leave requests yet.', 'अहिलेसम्म बिदा अनुरोध छैन।'),
} as const;
