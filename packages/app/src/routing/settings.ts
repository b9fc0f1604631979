/** The page of all settings: the parts in which they are there, in its order. */
import { bilingual, type Text } from '@karmik/model/kit/text';

export const settingGroups = {
  structure: bilingual('Structure', 'संरचना'),
  calendar: bilingual('Calendar', 'पात्रो'),
  company: bilingual('Company', 'संस्था'),
  people: bilingual('Employees', 'कर्मचारी'),
  hiring: bilingual('Hiring', 'नियुक्ति'),
  leaving: bilingual('Leaving', 'अवकाश'),
  time: bilingual('Time and work', 'समय र काम'),
  pay: bilingual('Pay', 'तलब'),
  skills: bilingual('Skills and competencies', 'सीप र क्षमता'),
  messages: bilingual('Letters and email', 'पत्र र इमेल'),
  access: bilingual('Access and security', 'पहुँच र सुरक्षा'),
  lists: bilingual('Common lists', 'साझा सूचीहरू'),
} satisfies Readonly<Record<string, Text>>;

export interface SettingPlace {
  readonly group: keyof typeof settingGroups;
  /** One line on what it is for. */
  readonly about: Text;
  /** The entity whose records are its state, where they say something. */
  readonly of?: string;
}
