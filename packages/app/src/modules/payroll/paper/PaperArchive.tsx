import type { PaperArchive as State } from '@karmik/model/payroll/paper/archive';
import type { Text as Words } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { FileButton } from '../../../screens/query/FileButton.tsx';
import { words } from './words.ts';

const pollEvery = 700;

interface PaperArchiveProps {
  /** Where it is asked for, under the API root. */
  readonly path: string;
  /** Of which papers, where the path does not say it. */
  readonly query?: Readonly<Record<string, string>>;
  readonly label: Words;
  readonly making: Words;
}

/** Papers of many people as one file, which is made in the background. */
export function PaperArchive({ path, query = {}, label, making }: PaperArchiveProps): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const { language } = useSnapshot(preferences);
  const [isAsking, setAsking] = useState(false);
  const key = ['paper-archive', path, query];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get(path, { signal, searchParams: query }).json<State | null>(),
    refetchInterval: ({ state }) => (state.data?.is_working ? pollEvery : false),
    staleTime: 0,
  });
  const make = async () => {
    setAsking(true);
    try {
      queryClient.setQueryData(key, await api.post(path, { searchParams: { ...query, language } }).json<State>());
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  if (data?.is_working) {
    const { done, total } = data.progress;
    return (
      <Stack gap="sm">
        <ProgressBar
          label={say(making)}
          isLabelHidden={false}
          maxValue={total || 1}
          valueLabel={say(words.progress(number(done), number(total)))}
          {...(total > 0 && { value: done })}
        />
        <Inline justify="between">
          <Text size="sm" tone="muted">
            {say(words.leave)}
          </Text>
          <Button
            size="sm"
            variant="ghost"
            tone="neutral"
            onPress={() => void api.post(`jobs/${data.job}/cancel/`).catch(reportFailure)}
          >
            {say(words.cancel)}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <Inline>
      {data?.is_ready ? <FileButton label={words.fetchArchive} path={`${path}file/`} query={query} /> : null}
      <Button
        variant="outline"
        tone="neutral"
        isPending={isAsking}
        iconStart={<Icon of={DownloadIcon} size="sm" />}
        onPress={() => void make()}
      >
        {say(label)}
      </Button>
      {data?.message && (
        <Text size="sm" tone="muted">
          {say(data.message)}
        </Text>
      )}
    </Inline>
  );
}
