import { defineMessages, type Message } from '@karmik/model/kit/message';
import { grievanceStatuses, type GrievanceStatus } from '@karmik/model/grievance/case';
import { lowerCase } from '../../messages.ts';

/** Refusals of grievances. */
export const caseMessages = defineMessages('grievance_case', {
  filesLimit: {
    en: 'A grievance can have at most {most} {most, one file, other files}.',
    ne: 'गुनासोमा बढीमा {most} फाइल हुन्छन्।',
  },
  receiptUnknown: { en: 'No grievance has this receipt number.', ne: 'यो रसिद नम्बरको गुनासो भेटिएन।' },
  notAccepted: { en: 'Grievances are not accepted here.', ne: 'यहाँ गुनासो लिइँदैन।' },
  status: { en: 'A grievance that is {from} cannot become {to}.', ne: '“{from}” गुनासो “{to}” हुन सक्दैन।' },
  resolutionNeeded: { en: 'Enter a resolution', ne: 'समाधान लेख्नुहोस्' },
  reasonNeeded: { en: 'Enter a reason', ne: 'कारण लेख्नुहोस्' },
  satisfactionNeeded: { en: 'Choose how satisfied you are', ne: 'कति सन्तुष्ट हुनुहुन्छ छान्नुहोस्' },
  notHandler: { en: "This person can't handle this grievance", ne: 'यो व्यक्तिले यो गुनासो हेर्न मिल्दैन' },
  changed: {
    en: 'This grievance has changed since you opened it. Check it and try again.',
    ne: 'तपाईंले खोलेपछि यो गुनासो फेरिएको छ। हेरेर फेरि प्रयास गर्नुहोस्।',
  },
  tooLateToReopen: {
    en: 'A grievance can be reopened within {days} {days, one day, other days} of its end. Send a new one that names it.',
    ne: 'गुनासो टुङ्गिएको {days} दिनभित्र मात्र फेरि खोल्न मिल्छ। यसलाई उल्लेख गरी नयाँ पठाउनुहोस्।',
  },
  notNow: { en: "This isn't possible for a grievance that is {status}.", ne: '“{status}” गुनासोमा यो गर्न मिल्दैन।' },
  alreadyNamed: { en: 'This grievance already has your name.', ne: 'यो गुनासोमा तपाईंको नाम छ।' },
  lacksPerson: { en: 'Choose a current employee', ne: 'हालका कर्मचारी छान्नुहोस्' },
  ended: {
    en: 'This grievance has ended. Only its author can reopen it.',
    ne: 'यो गुनासो टुङ्गिएको छ। पठाउनेले मात्र फेरि खोल्न सक्छ।',
  },
});

/** Why a grievance does not go from one status to another. */
export const noSuchMove = (from: GrievanceStatus, to: GrievanceStatus): Message =>
  caseMessages.status({ from: lowerCase(grievanceStatuses[from].label), to: lowerCase(grievanceStatuses[to].label) });

/** Why the author cannot do something now. */
export const notNow = (status: GrievanceStatus): Message =>
  caseMessages.notNow({ status: lowerCase(grievanceStatuses[status].label) });
