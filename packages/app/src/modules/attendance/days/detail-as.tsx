import { lazy, Suspense, type ReactNode } from 'react';
import type { RecordDetail } from '../../../screens/kit/bodies.ts';
import type { DayDetailProps } from './DayDetail.tsx';

const DayDetail = lazy(() => import('./DayDetail.tsx'));

const detailAs = (as: DayDetailProps['as']): RecordDetail =>
  function DayBeside(props): ReactNode {
    return (
      <Suspense fallback={null}>
        <DayDetail {...props} as={as} />
      </Suspense>
    );
  };

/** What a day opens, as a role sees it. */
export const dayDetails = { user: detailAs('user'), supervisor: detailAs('supervisor'), hr: detailAs('hr') } as const;
