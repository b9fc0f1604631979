import { letterTemplate } from '@karmik/model/hris/letters/letter-template';
import { letter } from '@karmik/model/hris/letters/letter';
import { bilingual } from '@karmik/model/kit/text';
import { LetterAside } from '../letters/LetterAside.tsx';
import { PlaceholdersButton } from '../letters/PlaceholdersButton.tsx';
import { PreviewButton } from '../letters/PreviewButton.tsx';
import { masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';

const templates = masterDataScreen(letterTemplate, {
  description: bilingual('Letter texts with placeholders.', 'पत्रका पाठ, भरिने ठाउँसहित।'),
  columns: ['title', 'letter_kind', 'language', 'is_requestable', 'is_active'],
  filters: ['letter_kind', 'language', 'is_requestable', 'is_active'],
  sort: 'title',
  FormAside: LetterAside,
  Actions: PlaceholdersButton,
  RowActions: PreviewButton,
  empty: bilingual('Add the first template.', 'पहिलो ढाँचा थप्नुहोस्।'),
});

const issued = masterDataScreen(letter, {
  description: bilingual(
    "Letters are numbered without gaps in each fiscal year. Issued letters can't be changed; employees find them in their profile.",
    'हरेक आर्थिक वर्षमा पत्रको संख्या क्रमैले बढ्छ। जारी भएको पत्र बदल्न मिल्दैन; कर्मचारीले आफ्नो विवरणमा पाउँछन्।',
  ),
  columns: ['letter_number', 'issued_on', 'employee', 'subject', 'event', 'file'],
  filters: ['issued_on', 'employee', 'event', 'fiscal_year'],
  sort: '-letter_number',
  form: ['employee', 'event', 'template', 'addressed_to', 'needed_for'],
  empty: bilingual('No letters issued yet.', 'अहिलेसम्म पत्र जारी भएको छैन।'),
});

export default tabsScreen({
  tabs: [
    { id: 'templates', label: bilingual('Templates', 'ढाँचा'), screen: templates },
    { id: 'issued', label: bilingual('Issued', 'जारी भएका'), code: '3.99', screen: issued },
  ],
});
