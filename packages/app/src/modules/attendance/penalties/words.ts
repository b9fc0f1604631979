import { bilingual } from '@karmik/model/kit/text';

export const words = {
  reason: bilingual('Reason', 'कारण'),
  why: bilingual('Occurrences that counted', 'गनिएका घटना'),
  day: bilingual('Day', 'दिन'),
  explain: bilingual('Explain this day', 'यो दिनको विवरण'),
  generate: bilingual('Generate penalties', 'जरिवाना निकाल्नुहोस्'),
  look: bilingual('Preview', 'पूर्वावलोकन'),
  back: bilingual('Back', 'पछाडि'),
  makes: (penalties: string, people: string) =>
    bilingual(
      `New penalties: ${penalties}. Employees concerned: ${people}. No one is notified before you confirm a penalty.`,
      `नयाँ जरिवाना: ${penalties}। सम्बन्धित कर्मचारी: ${people}। तपाईंले पुष्टि नगरेसम्म कसैलाई सूचना जाँदैन।`,
    ),
  none: bilingual('No new penalties for these days.', 'यी दिनमा नयाँ जरिवाना छैन।'),
  closed: (count: string) =>
    bilingual(`Skipped because their month is closed: ${count}`, `महिना बन्द भएकाले समावेश नगरिएका: ${count}`),
  more: (count: string) => bilingual(`And ${count} more`, `र थप ${count}`),
  made: (count: string) => bilingual(`Penalties generated: ${count}`, `निस्केका जरिवाना: ${count}`),
} as const;
