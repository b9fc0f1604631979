import { jobKinds, type JobAnswer, type JobState } from '@karmik/model/jobs/jobs';
import { Drawer } from '@karmik/ui/Drawer';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { RotateCwIcon, SquareIcon } from '@karmik/ui/icons';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { toFailure } from '../../api/failure.ts';
import { useDates, useNumbers } from '../../preferences/dates.ts';
import { LoadError } from '../../screens/query/LoadError.tsx';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { useModelText } from '../../texts/texts.ts';
import * as styles from './jobs.css.ts';
import { isUnderWay, jobsQuery } from './jobs-query.ts';
import { useJobWords } from './words.ts';

const tones: Record<JobState, 'neutral' | 'info' | 'positive' | 'critical'> = {
  queued: 'neutral',
  running: 'info',
  done: 'positive',
  cancelled: 'neutral',
  failed: 'critical',
};

/** One's background work: how far each is, stopping it, and trying it again. */
export function JobsDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const words = useJobWords();
  const query = useQuery(jobsQuery());
  const jobs = query.data?.results ?? [];
  return (
    <Drawer isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()} title={words.title}>
      {query.error && !query.data ? (
        <LoadError
          failure={toFailure(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : jobs.length === 0 && !query.isPending ? (
        <EmptyState title={words.empty} description={words.emptyHint} />
      ) : (
        <ul className={styles.list} aria-busy={query.isPending}>
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function JobItem({ job }: { job: JobAnswer }): ReactNode {
  const words = useJobWords();
  const dates = useDates();
  const number = useNumbers();
  const modelText = useModelText();
  const name = modelText(jobKinds[job.kind]);
  const client = useQueryClient();
  const [isActing, setActing] = useState(false);
  const act = async (verb: 'cancel' | 'retry') => {
    setActing(true);
    await api.post(`jobs/${job.id}/${verb}/`).catch(reportFailure);
    await client.invalidateQueries({ queryKey: ['job'] });
    setActing(false);
  };
  return (
    <li className={styles.job}>
      <div className={styles.line}>
        <Text weight="medium">{name}</Text>
        <StatusTag tone={tones[job.state]}>{job.is_stopping ? words.stopping : words.states[job.state]}</StatusTag>
      </div>
      {isUnderWay(job) && (
        <ProgressBar
          label={name}
          isLabelHidden
          {...(job.total > 0
            ? { value: job.done, maxValue: job.total, valueLabel: words.progress(number(job.done), number(job.total)) }
            : {})}
        />
      )}
      <div className={styles.line}>
        <Text size="sm" tone="muted">
          {job.message ? modelText(job.message) : dates.ago(job.created_at)}
        </Text>
        {isUnderWay(job) && !job.is_stopping && (
          <IconButton
            label={words.stop(name)}
            size="sm"
            icon={<Icon of={SquareIcon} />}
            isDisabled={isActing}
            onPress={() => void act('cancel')}
          />
        )}
        {job.can_retry && (
          <IconButton
            label={words.retry(name)}
            size="sm"
            icon={<Icon of={RotateCwIcon} />}
            isDisabled={isActing}
            onPress={() => void act('retry')}
          />
        )}
      </div>
    </li>
  );
}
