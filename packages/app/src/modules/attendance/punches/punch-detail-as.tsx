import { lazy, Suspense, type ReactNode } from 'react';
import type { RecordDetail } from '../../../screens/kit/bodies.ts';
import type { PunchDetailProps } from './PunchDetail.tsx';

const PunchDetail = lazy(() => import('./PunchDetail.tsx'));

const detailAs = (as: PunchDetailProps['as']): RecordDetail =>
  function PunchBeside(props): ReactNode {
    return (
      <Suspense fallback={null}>
        <PunchDetail {...props} as={as} />
      </Suspense>
    );
  };

/** What a log opens, as a role sees it. */
export const punchDetails = { supervisor: detailAs('supervisor'), hr: detailAs('hr') } as const;
