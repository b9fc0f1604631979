/** What a newcomer is shown, by what they do here. */
import type { SessionInfo } from '@karmik/model/account/contracts';
import type { Text } from '@karmik/model/kit/text';
import { settingsPath, type MenuGroupName } from '../../routing/menu.ts';
import { words } from './words.ts';

interface TourPlace {
  readonly title: Text;
  readonly text: Text;
  readonly anchor:
    | readonly ['home', 'day' | 'inbox']
    | readonly ['menu', MenuGroupName | typeof settingsPath]
    | readonly ['search' | 'account'];
}

/** @param adminSlug the organization that one works in as HR */
export function placesFor(
  { supervisor: { is_supervisor }, is_admin }: Pick<SessionInfo, 'supervisor' | 'is_admin'>,
  adminSlug: string | undefined,
): readonly TourPlace[] {
  const inbox: TourPlace = { ...words.inbox, anchor: ['home', 'inbox'] };
  const own: (TourPlace | false)[] = [
    (is_supervisor || is_admin) && inbox,
    is_supervisor && { ...words.team, anchor: ['menu', 'team'] },
    { ...words.pages, anchor: ['menu', 'time'] },
  ];
  const asHr: TourPlace[] = [
    inbox,
    { ...words.people, anchor: ['menu', 'people'] },
    { ...words.settings, anchor: ['menu', settingsPath] },
  ];
  const isHr = adminSlug !== undefined;
  const account = isHr ? words.fromHr : is_admin ? words.toHr : words.account;
  return [
    { ...words.day, anchor: ['home', 'day'] },
    ...(isHr ? asHr : own.filter((place) => place !== false)),
    { ...words.find, anchor: ['search'] },
    { ...account, anchor: ['account'] },
  ];
}
