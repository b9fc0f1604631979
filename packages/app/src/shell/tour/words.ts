import { bilingual } from '@karmik/model/kit/text';
import { words as searchWords } from '../search/words.ts';

const accountMenu = bilingual('Account menu', 'खाता मेनु');

export const words = {
  /** What the button is called. */
  search: searchWords.search,
  day: {
    title: bilingual('Welcome to Karmik', 'कार्मिकमा स्वागत छ'),
    text: bilingual(
      'Your day is here: attendance, tasks due, the next holiday and news about colleagues.',
      'तपाईंको दिन यहाँ छ: हाजिरी, गर्नुपर्ने कार्य, अर्को सार्वजनिक बिदा र सहकर्मीका खबर।',
    ),
  },
  inbox: {
    title: bilingual('Inbox', 'इनबक्स'),
    text: bilingual(
      'Everything pending for you. Approve or decline requests here, one by one or together.',
      'तपाईंका लागि बाँकी सबै कुरा। अनुरोध यहीँ एकएक गरी वा एकैचोटि स्वीकृत वा अस्वीकृत गर्नुहोस्।',
    ),
  },
  pages: {
    title: bilingual('My pages and requests', 'मेरा पृष्ठ र अनुरोध'),
    text: bilingual(
      'Open your attendance, tasks and profile from the menu. Requests start on their page there.',
      'आफ्नो हाजिरी, कार्य र विवरण मेनुबाट खोल्नुहोस्। अनुरोध त्यहीँको पृष्ठबाट सुरु हुन्छ।',
    ),
  },
  team: {
    title: bilingual('My team', 'मेरो टोली'),
    text: bilingual(
      'The people you supervise, with their attendance, overtime and tasks.',
      'तपाईंले सुपरिवेक्षण गर्ने कर्मचारी, उनीहरूको हाजिरी, अतिरिक्त समय र कार्य।',
    ),
  },
  people: {
    title: bilingual('Add employees', 'कर्मचारी थप्नुहोस्'),
    text: bilingual(
      'People has the list of employees. Add one there, or import a spreadsheet.',
      '“कर्मचारी” मा कर्मचारीको सूची छ। त्यहीँ नयाँ थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।',
    ),
  },
  settings: {
    title: bilingual('Settings', 'सेटिङ'),
    text: bilingual(
      'Fiscal years, holidays, branches, permissions and more, each with its current state.',
      'आर्थिक वर्ष, सार्वजनिक बिदा, शाखा, अनुमति र अरू, प्रत्येकको हालको अवस्थासहित।',
    ),
  },
  find: {
    title: bilingual('Search', 'खोज्नुहोस्'),
    text: bilingual(
      'Find pages, people and actions from anywhere. Ctrl+K opens it too.',
      'जहाँबाट पनि पृष्ठ, व्यक्ति र काम खोज्नुहोस्। Ctrl+K ले पनि खुल्छ।',
    ),
  },
  account: {
    title: accountMenu,
    text: bilingual(
      'Language, calendar, appearance and password. Take this tour again from here.',
      'भाषा, पात्रो, रूप र पासवर्ड। यो परिचय फेरि यहीँबाट हेर्न सकिन्छ।',
    ),
  },
  toHr: {
    title: accountMenu,
    text: bilingual(
      'Switch to the HR view here to add employees and open the settings. Take this tour again there.',
      'कर्मचारी थप्न र सेटिङ खोल्न यहाँबाट मानव संसाधन दृश्यमा जानुहोस्। यो परिचय त्यहाँ फेरि हेर्न सकिन्छ।',
    ),
  },
  fromHr: {
    title: accountMenu,
    text: bilingual(
      'Switch between the HR view and your own. Take this tour again from here.',
      'मानव संसाधन दृश्य र आफ्नो दृश्य यहाँबाट बदल्नुहोस्। यो परिचय फेरि यहीँबाट हेर्न सकिन्छ।',
    ),
  },
};
