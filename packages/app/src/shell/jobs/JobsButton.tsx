import { Icon } from '@karmik/ui/Icon';
import { ActivityIcon } from '@karmik/ui/icons';
import { TopBarButton } from '@karmik/ui/TopBar';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useNumbers } from '../../preferences/dates.ts';
import { isUnderWay, jobsQuery } from './jobs-query.ts';
import { useJobWords } from './words.ts';

const JobsDrawer = lazy(async () => ({ default: (await import('./JobsDrawer.tsx')).JobsDrawer }));

/** In the top bar for those who asked for background work, with how much is under way. */
export default function JobsButton(): ReactNode {
  const words = useJobWords();
  const number = useNumbers();
  const [isOpen, setOpen] = useState(false);
  const jobs = useQuery(jobsQuery()).data?.results ?? [];
  const running = jobs.filter(isUnderWay).length;
  if (jobs.length === 0) return null;
  return (
    <>
      <TopBarButton
        label={running > 0 ? words.running(number(running)) : words.title}
        count={running}
        onPress={() => setOpen(true)}
      >
        <Icon of={ActivityIcon} size="lg" />
      </TopBarButton>
      {isOpen && (
        <Suspense fallback={null}>
          <JobsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
