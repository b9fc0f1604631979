import { fillPath } from '@karmik/model/kit/links';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Icon } from '@karmik/ui/Icon';
import { FileTextIcon } from '@karmik/ui/icons';
import { use, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { areaOf, loadArea } from '../../routing/areas.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { PageRoute } from '../providers/page-route.ts';
import { useSession } from '../../shell/session.ts';
import { routesUnder } from '../../shell/view.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import * as styles from './hub.css.ts';

/** The way to the pages below this one that the person may open, as the catalogue has them. */
export default function HubPage(): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const { adminSlug } = useSession();
  const route = use(PageRoute);
  if (!route) throw new Error('a hub stands outside of the catalogue');
  const pages = routesUnder(use(loadArea(areaOf(route.path))), route);
  return (
    <ScreenPage screen={{ title: route.title }}>
      {pages.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <ul className={styles.list}>
          {pages.map((page) => (
            <li key={page.path}>
              <Link href={fillPath(page.path, { slug: adminSlug })} className={styles.way}>
                <span className={styles.mark}>
                  <Icon of={FileTextIcon} />
                </span>
                {say(page.title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ScreenPage>
  );
}
