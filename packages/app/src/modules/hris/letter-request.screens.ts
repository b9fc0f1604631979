import { letterRequest } from '@karmik/model/hris/letters/letter-request';
import { letterRequestPaths } from '@karmik/model/hris/paths';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { IssuedLetter } from './letters/IssuedLetter.tsx';

export default approvalScreens(letterRequest, {
  path: 'hris/:org/letter-request',
  paths: letterRequestPaths,
  columns: ['sender', 'letter_template', 'language', 'needed_for', 'status', 'created_at'],
  filters: ['status', 'letter_template', 'sender'],
  sort: '-created_at',
  form: ['letter_template', 'needed_for', 'addressed_to'],
  sections: [
    {
      kind: 'fields',
      title: bilingual('Letter', 'पत्र'),
      fields: ['sender', 'letter_template', 'language', 'needed_for', 'addressed_to', 'created_at'],
    },
    { kind: 'own', isBare: true, Section: IssuedLetter },
  ],
  own: {
    description: bilingual(
      'Ask HR for a letter or certificate. Issued letters are kept in your profile.',
      'मानव संसाधनसँग पत्र वा प्रमाणपत्र माग्नुहोस्। जारी भएका पत्र तपाईंको विवरणमा रहन्छन्।',
    ),
    columns: ['letter_template', 'language', 'needed_for', 'letter', 'status', 'created_at'],
    filters: ['status'],
    addLabel: bilingual('Request a letter', 'पत्र माग्नुहोस्'),
    empty: bilingual("You haven't requested a letter.", 'तपाईंले पत्र माग्नुभएको छैन।'),
  },
  team: {
    description: bilingual('Letters for you to issue.', 'तपाईंले जारी गर्नुपर्ने पत्र।'),
    empty: bilingual('Letters for you to issue appear here.', 'तपाईंले जारी गर्नुपर्ने पत्र यहाँ देखिन्छन्।'),
  },
  organization: {
    description: bilingual(
      'Letters that employees requested. Issuing numbers the letter, files it and notifies the employee.',
      'कर्मचारीले मागेका पत्र। जारी गर्दा सङ्ख्या लाग्छ, विवरणमा रहन्छ र कर्मचारीलाई सूचना जान्छ।',
    ),
    columns: [
      'sender',
      'letter_template',
      { field: 'language', isHidden: true },
      'needed_for',
      { field: 'letter', isHidden: true },
      'status',
      'created_at',
    ],
    filters: ['status', 'letter_template', 'language', 'sender'],
    empty: bilingual('No letter requests.', 'कसैले पत्र मागेको छैन।'),
  },
});
