import type { ReactNode } from 'react';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { efficiencyAs } from './efficiency.tsx';

const Efficiency = efficiencyAs('user');

/** One's own planned against logged time. */
export default function OwnEfficiencyPage(): ReactNode {
  return (
    <ScreenPage>
      <Efficiency />
    </ScreenPage>
  );
}
