/** The groups of the side menu, in its order. Tables of routes say to which one a module belongs. */
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { IconDrawing } from '@karmik/ui/Icon';
import {
  BanknoteIcon,
  BuildingIcon,
  ChartColumnIcon,
  ClockIcon,
  HomeIcon,
  ListChecksIcon,
  SettingsIcon,
  StarIcon,
  UserRoundIcon,
  UsersIcon,
  UsersRoundIcon,
} from '@karmik/ui/icons';

interface MenuGroup {
  readonly title: Text;
  readonly icon: IconDrawing;
}

export const menuGroups = {
  /** What the reader marked. */
  starred: { title: bilingual('Starred', 'तारा लगाइएका'), icon: StarIcon },
  home: { title: bilingual('Home', 'गृहपृष्ठ'), icon: HomeIcon },
  team: { title: bilingual('My team', 'मेरो टोली'), icon: UsersRoundIcon },
  people: { title: bilingual('People', 'कर्मचारी'), icon: UsersIcon },
  time: { title: bilingual('Time', 'समय'), icon: ClockIcon },
  pay: { title: bilingual('Pay', 'तलब'), icon: BanknoteIcon },
  work: { title: bilingual('Work', 'काम'), icon: ListChecksIcon },
  organization: { title: bilingual('Organization', 'संस्था'), icon: BuildingIcon },
  reports: { title: bilingual('Reports', 'प्रतिवेदन'), icon: ChartColumnIcon },
  settings: { title: bilingual('Settings', 'सेटिङ'), icon: SettingsIcon },
  /** One's own pages while one works as HR. */
  own: { title: bilingual('My pages', 'मेरा पृष्ठ'), icon: UserRoundIcon },
} satisfies Readonly<Record<string, MenuGroup>>;

export type MenuGroupName = keyof typeof menuGroups;

/** Where a page is in the side menu, and what it is called there. */
export interface MenuPlace {
  /** Another group than its module's. */
  readonly group?: MenuGroupName;
  /** Small heading in the group under which it stands. */
  readonly heading?: Text;
  /** Its name without the words of its group, where its title repeats them. */
  readonly label?: Text;
}

/** The page of all settings, at the address that the organization's have. */
export const settingsPath = '/admin/:slug/organization/settings';

/** Labels and headings that several modules use. */
export const menuWords = {
  overview: bilingual('Overview', 'सारांश'),
  tasks: bilingual('Tasks', 'कार्य'),
  forms: bilingual('Forms', 'फारम'),
  records: bilingual('Records', 'अभिलेख'),
  hiring: bilingual('Hiring', 'नियुक्ति'),
  changes: bilingual('Employment changes', 'रोजगारीका परिवर्तन'),
};
