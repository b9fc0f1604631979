import { Link } from '@karmik/ui/Link';
import { TopBar } from '@karmik/ui/TopBar';
import { TopProgress } from '@karmik/ui/TopProgress';
import { Suspense, lazy, type ReactNode } from 'react';
import { StandIn, Tooltip } from '@karmik/ui/on-demand';
import { useSnapshot } from 'valtio';
import { activity } from '../api/activity.ts';
import { useTexts } from '../texts/texts.ts';
import { AccountButton } from './AccountButton.tsx';
import { landing } from '../configuration/configuration.ts';
import { ProductMark } from './ProductMark.tsx';
import { useSession } from './session.ts';
import * as styles from './shell.css.ts';

const SearchButton = lazy(async () => ({ default: (await import('./search/SearchButton.tsx')).SearchButton }));
const EmployeeSearch = lazy(async () => ({ default: (await import('./employees/EmployeeSearch.tsx')).EmployeeSearch }));
const ShellTools = lazy(async () => ({ default: (await import('./tools/ShellTools.tsx')).ShellTools }));
const Bell = lazy(async () => ({ default: (await import('./notifications/Bell.tsx')).Bell }));
const JobsButton = lazy(async () => ({ default: (await import('./jobs/JobsButton.tsx')).JobsButton }));
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

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
          {/* All at once: what came later would push aside what somebody is about to press. */}
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
