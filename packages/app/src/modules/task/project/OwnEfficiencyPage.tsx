import { PageHeader } from '@karmik/ui/PageHeader';
import type { ReactNode } from 'react';
import { PageBody } from '../../../screens/PageBody.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { efficiencyAs } from './efficiency.tsx';
import { words } from './words.ts';

const Efficiency = efficiencyAs('user');

/** One's own planned against logged time. */
export default function OwnEfficiencyPage(): ReactNode {
  const say = useModelText();
  return (
    <PageBody>
      <PageHeader title={say(words.efficiency)} />
      <Efficiency />
    </PageBody>
  );
}
