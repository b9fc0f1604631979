/** What a register is called and what is in it, in files and on paper. */
import { bilingual } from '@karmik/model/kit/text';
import { adToBs } from 'date-bs';

export const registerWords = {
  title: bilingual('Attendance register', 'हाजिरी पुस्तिका'),
  code: bilingual('Employee code', 'कर्मचारी कोड'),
  name: bilingual('Name', 'नाम'),
  branch: bilingual('Branch', 'शाखा'),
  division: bilingual('Division', 'महाशाखा'),
  worked: bilingual('Worked', 'काम गरेको'),
  late: bilingual('Late', 'ढिलो'),
  overtime: bilingual('Overtime', 'अतिरिक्त समय'),
  hours: bilingual('h:mm', 'घण्टा:मिनेट'),
  prepared: bilingual('Prepared by', 'तयार गर्ने'),
  checked: bilingual('Checked by', 'जाँच गर्ने'),
  approved: bilingual('Approved by', 'स्वीकृत गर्ने'),
  date: bilingual('Date', 'मिति'),
  page: bilingual('Page', 'पृष्ठ'),
} as const;

/** The day of its month, in the calendar that is wished. */
export const dayNumber = (day: string, calendar: 'ad' | 'bs'): string =>
  String(calendar === 'bs' ? adToBs(day).day : Number(day.slice(8)));
