import type { NewsFeature } from '@karmik/model/commons/whats-new';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Dialog } from '@karmik/ui/Dialog';
import { ErrorState } from '@karmik/ui/ErrorState';
import { Heading } from '@karmik/ui/Heading';
import { Icon } from '@karmik/ui/Icon';
import { SparklesIcon } from '@karmik/ui/icons';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { areaOf, loadArea } from '../../routing/areas.ts';
import { useDates } from '../../preferences/dates.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useModelText } from '../../texts/texts.ts';
import { useSession } from '../session.ts';
import { mayOpen } from '../view.ts';
import { newsIcons } from './news-icons.ts';
import * as styles from './tools.css.ts';
import { inLanguage, newsLink, whatsNewQuery } from './whats-new.ts';
import { words } from './words.ts';

/** What this version brought (TOP-4). */
export function WhatsNewDialog({ onClose }: { onClose: () => void }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { data, isError, isFetching, refetch } = useQuery(whatsNewQuery());
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.news)}
      description={data && say(words.newsVersion(data.version, dates.date(data.date)))}
    >
      {isError && !data ? (
        <ErrorState title={say(words.noNews)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data ? (
        <ul className={styles.features}>
          {data.features.map((feature) => (
            <li key={feature.title} className={styles.feature}>
              <span className={styles.mark}>
                <Icon of={newsIcons[feature.icon] ?? SparklesIcon} />
              </span>
              <FeatureText feature={feature} onClose={onClose} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton shape="text" count={6} />
      )}
    </Dialog>
  );
}

function FeatureText({ feature, onClose }: { feature: NewsFeature; onClose: () => void }): ReactNode {
  const say = useModelText();
  const { language } = useSnapshot(preferences);
  const { title, description } = inLanguage(feature, language);
  const href = useOpenLink(feature.link);
  return (
    <Stack gap="xs">
      <Heading level="3" size="4">
        {title}
      </Heading>
      <Text tone="muted">{description}</Text>
      {href !== undefined && (
        <div>
          <ButtonLink
            href={href}
            variant="outline"
            tone="neutral"
            size="sm"
            onPress={onClose}
            aria-label={say(words.openOf(title))}
          >
            {say(words.open)}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

/** A link that the reader may follow: elsewhere, or to a page that is open to them in the view they work in. */
function useOpenLink(link: string | undefined): string | undefined {
  const { adminSlug, info } = useSession();
  const tables = use(loadArea(areaOf(link ?? '')));
  if (link === undefined) return undefined;
  if (link.startsWith('https://')) return link;
  if (areaOf(link) === 'admin' && adminSlug === undefined) return undefined;
  const route = tables.flatMap((table) => table.routes).find(({ path }) => path === link.replace('{slug}', ':slug'));
  return route && mayOpen(route, tables) ? newsLink(link, adminSlug ?? info.current_organization.slug) : undefined;
}
