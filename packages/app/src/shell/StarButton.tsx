import { bilingual } from '@karmik/model/kit/text';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { StarIcon } from '@karmik/ui/icons';
import { Tooltip } from '@karmik/ui/on-demand';
import { use, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { preferences } from '../preferences/preferences.ts';
import { isWhole } from '../routing/route.ts';
import { PageRoute, usePageParams } from '../screens/providers/page-route.ts';
import { useModelText } from '../texts/texts.ts';
import * as styles from './shell.css.ts';

const words = {
  add: bilingual('Star this page', 'यो पृष्ठमा तारा लगाउनुहोस्'),
  remove: bilingual('Remove star', 'तारा हटाउनुहोस्'),
};

/** Puts the page at the top of the menu, or takes it from there; nothing on a page of one record. */
export function StarButton(): ReactNode {
  const say = useModelText();
  const path = use(PageRoute)?.path;
  const isStarred = useSnapshot(preferences).starred.includes(path ?? '');
  const isOfOne = Object.entries(usePageParams()).some(([name, value]) => name !== 'slug' && value !== undefined);
  if (path === undefined || isOfOne || !isWhole(path)) return null;
  function star(): void {
    const others = preferences.starred.filter((other) => other !== path);
    preferences.starred = isStarred || path === undefined ? others : [...others, path];
  }
  const label = say(isStarred ? words.remove : words.add);
  return (
    <Tooltip text={label} placement="bottom">
      <IconButton
        label={label}
        onPress={star}
        icon={
          <span className={isStarred ? styles.starred : undefined}>
            <Icon of={StarIcon} />
          </span>
        }
      />
    </Tooltip>
  );
}
