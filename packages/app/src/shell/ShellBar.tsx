import { Link } from '@karmik/ui/Link';
import { TopBar } from '@karmik/ui/TopBar';
import { TopProgress } from '@karmik/ui/TopProgress';
import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { StandIn, Tooltip } from '@karmik/ui/on-demand';
import { useSnapshot } from 'valtio';
import { activity } from '../api/activity.ts';
import { useTexts } from '../texts/texts.ts';
import { AccountButton } from './AccountButton.tsx';
import { landing } from '../configuration/configuration.ts';
import { ProductMark } from './ProductMark.tsx';
import { session, useSession } from './session.ts';
import * as styles from './shell.css.ts';

/** A part that is fetched while the session is asked for, so that the bar is whole when the first page is. */
function early(load: () => Promise<{ default: ComponentType }>) {
  const coming = load();
  // One that fails here is fetched again when it is drawn.
  coming.catch(() => {});
  return lazy(() => coming.catch(load));
}

const SearchButton = early(() => import('./search/SearchButton.tsx'));
const EmployeeSearch = (session.adminSlug === undefined ? lazy : early)(() => import('./employees/EmployeeSearch.tsx'));
const ShellTools = early(() => import('./tools/ShellTools.tsx'));
const Bell = early(() => import('./notifications/Bell.tsx'));
const JobsButton = early(() => import('./jobs/JobsButton.tsx'));
const AccountMenu = early(() => import('./AccountMenu.tsx'));

function Progress(): ReactNode {
  const { running, hasError } = useSnapshot(activity);
  const texts = useTexts();
  return <TopProgress label={texts.loading} isBusy={running > 0} hasError={hasError} />;
}

/** The bar across the top: where one is, and who one is. */
export function ShellBar(): ReactNode {
  const texts = useTexts();
  const { info, adminSlug } = useSession();
  const { abbreviation, name } = info.current_organization;
  return (
    <TopBar
      brand={
        <Link href={landing()} look="quiet" aria-label={texts.product}>
          <span className={styles.brand}>
            <ProductMark />
            <span className={styles.brandName}>{texts.product}</span>
          </span>
        </Link>
      }
      actions={
        <>
          <Progress />
          {/* All at once: what came later would push aside what someone is about to press. */}
          <Suspense fallback={null}>
            <SearchButton />
            {adminSlug !== undefined && <EmployeeSearch />}
            <Tooltip text={name} placement="bottom" staticRole="note">
              <span className={styles.organization}>
                <span className={styles.organizationName}>{name}</span>
                <span className={styles.organizationShort}>{abbreviation || name.slice(0, 3)}</span>
              </span>
            </Tooltip>
            <ShellTools />
            <JobsButton />
            <Bell />
          </Suspense>
          <Suspense
            fallback={
              <StandIn>
                <AccountButton />
              </StandIn>
            }
          >
            <AccountMenu />
          </Suspense>
        </>
      }
    />
  );
}
