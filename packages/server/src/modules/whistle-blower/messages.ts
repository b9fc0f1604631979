import { defineMessages, type Message } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bilingual } from '@karmik/model/kit/text';
import { reportStatuses, type ReportStatus } from '@karmik/model/whistle-blower/report';
import { lowerCase } from '../../messages.ts';

/** Refusals of whistle-blower reports. */
export const reportMessages = defineMessages('report', {
  filesLimit: {
    en: 'A report can have at most {most} {most, one file, other files}.',
    ne: 'उजुरीमा बढीमा {most} फाइल हुन्छन्।',
  },
  receiptUnknown: { en: 'No report has this receipt number.', ne: 'यो रसिद नम्बरको उजुरी भेटिएन।' },
  nobodyLeft: { en: 'At least one investigator must be able to read this', ne: 'यो पढ्न मिल्ने कम्तीमा एक जना बाँकी हुनुपर्छ' },
  status: { en: 'A report that is {from} cannot become {to}.', ne: '“{from}” उजुरी “{to}” हुन सक्दैन।' },
  otherProposal: {
    en: 'This proposal has changed. Reload the page.',
    ne: 'यो प्रस्ताव फेरिएको छ। पृष्ठ फेरि लोड गर्नुहोस्।',
  },
  notConfirmer: {
    en: "Another investigator must confirm this, or a server operator where there is none. The person and the proposer can't confirm it.",
    ne: 'अर्को छानबिनकर्ताले, कोही नभए प्रणाली सञ्चालकले पुष्टि गर्नुपर्छ। सम्बन्धित व्यक्ति र प्रस्तावकले गर्न मिल्दैन।',
  },
  notHandedOver: {
    en: 'Choose an investigator who may read this report',
    ne: 'यो उजुरी पढ्न मिल्ने छानबिनकर्ता छान्नुहोस्',
  },
  noReports: { en: 'Reports are not accepted here.', ne: 'यहाँ उजुरी लिइँदैन।' },
  notEnded: { en: 'Only closed reports can be deleted.', ne: 'टुङ्गिएको उजुरी मात्र मेटिन्छ।' },
  othersFile: { en: 'Only the person who added a file can remove it.', ne: 'फाइल थप्नेले मात्र हटाउन सक्छ।' },
});

export const noIncidentType = messages.reference({ field: bilingual('Incident type', 'घटनाको प्रकार') });
export const noConclusion = messages.required({ field: bilingual('Conclusion', 'निष्कर्ष') });

/** Why a report does not go from one status to another. */
export const noSuchMove = (from: ReportStatus, to: ReportStatus): Message =>
  reportMessages.status({ from: lowerCase(reportStatuses[from].label), to: lowerCase(reportStatuses[to].label) });
