import { fillPath } from '@karmik/model/kit/links';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@karmik/ui/icons';
import { Text } from '@karmik/ui/Text';
import { use, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import type { Beside } from '../list/trail.ts';
import { PageRoute, usePageParams } from '../providers/page-route.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import * as styles from './detail.css.ts';

/** The way to the record before and after this one in the list that one came from, at the same tab. */
export function Neighbours({ beside }: { readonly beside: Beside }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const navigate = useNavigate();
  const route = use(PageRoute);
  const pageParams = usePageParams();
  const { params } = useAddress();
  const { place, total, previous, next } = beside;
  const go = (id: number | undefined) => {
    if (!route || id === undefined) return;
    const search = params.toString();
    void navigate(`${fillPath(route.path, { ...pageParams, id: String(id) })}${search ? `?${search}` : ''}`);
  };
  return (
    <span className={styles.neighbours}>
      <IconButton
        label={say(words.previousRecord)}
        icon={<Icon of={ChevronLeftIcon} size="sm" />}
        isDisabled={previous === undefined}
        onPress={() => go(previous)}
      />
      <Text as="span" size="sm" tone="muted">
        {say(words.placeOf(figures(place), figures(total)))}
      </Text>
      <IconButton
        label={say(words.nextRecord)}
        icon={<Icon of={ChevronRightIcon} size="sm" />}
        isDisabled={next === undefined}
        onPress={() => go(next)}
      />
    </span>
  );
}
