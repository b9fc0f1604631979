import type { SessionInfo } from '@karmik/model/account/contracts';
import { bilingual } from '@karmik/model/kit/text';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { StarIcon } from '@karmik/ui/icons';
import { Tooltip } from '@karmik/ui/on-demand';
import { use, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { isWhole } from '../routing/route.ts';
import { PageRoute, usePageParams } from '../screens/providers/page-route.ts';
import { reportFailure } from '../screens/query/report-failure.ts';
import { useModelText } from '../texts/texts.ts';
import { changeSession, session, useSession } from './session.ts';
import * as styles from './shell.css.ts';

type Kept = Pick<SessionInfo, 'starred_pages'>;

const words = {
  add: bilingual('Star this page', 'यो पृष्ठमा तारा लगाउनुहोस्'),
  remove: bilingual('Remove star', 'तारा हटाउनुहोस्'),
};

/** Puts the page at the top of the menu, or takes it from there; nothing on a page of one record. */
export function StarButton(): ReactNode {
  const say = useModelText();
  const path = use(PageRoute)?.path;
  const { starred_pages: starred } = useSession().info;
  const isStarred = path !== undefined && starred.includes(path);
  const isOfOne = Object.entries(usePageParams()).some(([name, value]) => name !== 'slug' && value !== undefined);
  if (path === undefined || isOfOne || !isWhole(path)) return null;
  async function star(): Promise<void> {
    if (path === undefined || !session.info) return;
    const before = [...starred];
    const others = before.filter((other) => other !== path);
    // The menu follows at once; what the account holds then is what counts.
    session.info.starred_pages = isStarred ? others : [...others, path];
    changeSession();
    try {
      const kept = await api.put('users/me/starred-pages/', { json: { path, is_starred: !isStarred } }).json<Kept>();
      changeSession();
      session.info.starred_pages = kept.starred_pages;
    } catch (error) {
      session.info.starred_pages = before;
      reportFailure(error);
    }
  }
  const label = say(isStarred ? words.remove : words.add);
  return (
    <Tooltip text={label} placement="bottom">
      <IconButton
        label={label}
        onPress={() => void star()}
        icon={
          <span className={isStarred ? styles.starred : undefined}>
            <Icon of={StarIcon} />
          </span>
        }
      />
    </Tooltip>
  );
}
