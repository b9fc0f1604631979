import { EntityForm } from '@karmik/forms/EntityForm';
import type { Entity } from '@karmik/model/kit/entity';
import { correctionFields } from '@karmik/model/work-log/answers';
import { workLog, type WorkLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { payLog } from '@karmik/model/work-log/pay-log';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint, refresh } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

const correction: Entity = {
  name: 'work_log_correction',
  label: workLog.label,
  fields: correctionFields,
};

/** What is done with an own log that is approved: it is corrected by another one, and what it is worth is acknowledged. */
export function OwnLogActions({ record }: { readonly record: WorkLog }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isCorrecting, setCorrecting] = useState(false);
  if (record.status !== 'Approved' || record.corrects !== null) return null;
  const path = `${endpoint(workLog, slug, workLogEndpoints.entry)}${record.id}/`;
  const acknowledge = async () => {
    try {
      await api.post(`${path}acknowledge/`, { json: {} });
      snackbar.success(say(words.acknowledged));
      await refresh(workLog);
    } catch (error) {
      reportFailure(error);
    }
  };
  const measured = record.quantity === null ? ('duration' as const) : ('quantity' as const);
  return (
    <Inline gap="sm">
      <Button variant="outline" tone="neutral" onPress={() => setCorrecting(true)}>
        {say(words.correct)}
      </Button>
      {record.acknowledged_on === null && (
        <Button variant="outline" tone="neutral" onPress={() => void acknowledge()}>
          {say(words.acknowledge)}
        </Button>
      )}
      {isCorrecting && (
        <Dialog isOpen isStaying onOpenChange={() => setCorrecting(false)} title={say(words.correct)}>
          <EntityForm
            entity={correction}
            noticeName={null}
            fields={[measured, 'remarks']}
            initial={{ [measured]: record[measured] }}
            submit={(body) => api.post(`${path}correct/`, { json: body }).json()}
            onSuccess={() => {
              snackbar.success(say(words.corrected));
              setCorrecting(false);
              void Promise.all([refresh(workLog), refresh(payLog)]);
            }}
            onCancel={() => setCorrecting(false)}
            submitLabel={words.correct}
          />
        </Dialog>
      )}
    </Inline>
  );
}
