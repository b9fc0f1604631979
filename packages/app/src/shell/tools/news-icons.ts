import type { IconDrawing } from '@karmik/ui/Icon';
import {
  BanknoteIcon,
  BellIcon,
  BuildingIcon,
  CalendarDaysIcon,
  ClockIcon,
  KeyRoundIcon,
  SearchIcon,
  ShieldCheckIcon,
  UsersIcon,
} from '@karmik/ui/icons';

/** The drawings that the news may name. */
export const newsIcons: Readonly<Record<string, IconDrawing>> = {
  shield: ShieldCheckIcon,
  search: SearchIcon,
  clock: ClockIcon,
  calendar: CalendarDaysIcon,
  key: KeyRoundIcon,
  building: BuildingIcon,
  bell: BellIcon,
  people: UsersIcon,
  money: BanknoteIcon,
};
