import type { ReactNode } from 'react';
import { SetupList } from '../../../shell/tools/SetupList.tsx';

/** What the organisation has not set up yet. */
export default function SetupPanel({ slug }: { slug: string }): ReactNode {
  return <SetupList slug={slug} />;
}
