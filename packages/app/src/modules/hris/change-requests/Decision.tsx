import type { ChangeDetail } from '@karmik/model/hris/change-request';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { TextArea } from '@karmik/ui/TextArea';
import { useState, type ReactNode } from 'react';
import { labels } from '@karmik/model/kit/labels';
import { messages } from '@karmik/model/kit/messages';
import type { Text } from '@karmik/model/kit/text';
import { api } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { refreshFile } from '../employee-file/file-entity.ts';
import { words } from './words.ts';

interface DecisionProps {
  readonly path: string;
  readonly request: ChangeDetail;
  readonly onDone: () => void;
}

const mostLetters = 255;

/** Approves or rejects a change; both say why. */
export function Decision({ path, request, onDone }: DecisionProps): ReactNode {
  const say = useModelText();
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState<Text>();
  const [work, setWork] = useState<'approve' | 'reject'>();
  const decide = async (verdict: 'approve' | 'reject') => {
    if (!remark.trim()) {
      setProblem(messages.required({ field: labels.remarks }));
      return;
    }
    setWork(verdict);
    try {
      await api.post(`${path}${verdict}/`, { json: { remark: remark.trim() } });
      snackbar.success(say(verdict === 'approve' ? words.approved : words.rejected));
      onDone();
      await refreshFile(request.section);
    } catch (error) {
      const [message] = toFailure(error).fields.remark ?? [];
      if (message === undefined) reportFailure(error);
      else setProblem(message);
    }
    setWork(undefined);
  };
  return (
    <Stack gap="md">
      <TextArea
        label={say(words.remark)}
        isRequired
        maxLength={mostLetters}
        value={remark}
        onChange={(next) => {
          setRemark(next);
          setProblem(undefined);
        }}
        errorMessage={problem && say(problem)}
      />
      <Inline justify="end" gap="sm">
        <Button
          variant="outline"
          tone="critical"
          isPending={work === 'reject'}
          isDisabled={work !== undefined}
          onPress={() => void decide('reject')}
        >
          {say(words.reject)}
        </Button>
        <Button isPending={work === 'approve'} isDisabled={work !== undefined} onPress={() => void decide('approve')}>
          {say(words.approve)}
        </Button>
      </Inline>
    </Stack>
  );
}
