import type { OpenedReport, ReceiptAnswer } from '@karmik/model/whistle-blower/report';
import { Button } from '@karmik/ui/Button';
import { EmptyState } from '@karmik/ui/EmptyState';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useEffect, useState, type ReactNode } from 'react';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';
import { Receipt } from './Receipt.tsx';
import { ReportForm } from './ReportForm.tsx';
import { Returned } from './Returned.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { readSources, type Source } from './untraced.ts';
import { words } from './words.ts';

type Stage =
  | { readonly is: 'report' }
  | { readonly is: 'return' }
  | { readonly is: 'receipt'; readonly answer: ReceiptAnswer }
  | { readonly is: 'opened'; readonly opened: OpenedReport };

/** The public form, and the way back with the receipt. Nothing of it is kept in the browser: who leaves the page needs the receipt. */
export default function WhistleFormPage(): ReactNode {
  const say = useModelText();
  const [stage, setStage] = useState<Stage>({ is: 'report' });
  return (
    <PublicLayout title={say(words.title)} lead={say(words.lead)}>
      {(stage.is === 'report' || stage.is === 'return') && (
        <SegmentedControl
          label={say(words.choice)}
          options={[
            { id: 'report', label: say(words.report) },
            { id: 'return', label: say(words.comeBack) },
          ]}
          value={stage.is}
          onChange={(is) => setStage({ is })}
        />
      )}
      {stage.is === 'report' && <NewReport onSent={(answer) => setStage({ is: 'receipt', answer })} />}
      {stage.is === 'return' && <ReturnForm onOpened={(opened) => setStage({ is: 'opened', opened })} />}
      {stage.is === 'receipt' && (
        <Receipt answer={stage.answer} onOpened={(opened) => setStage({ is: 'opened', opened })} />
      )}
      {stage.is === 'opened' && <Returned opened={stage.opened} onLeave={() => setStage({ is: 'return' })} />}
    </PublicLayout>
  );
}

function NewReport({ onSent }: { onSent: (answer: ReceiptAnswer) => void }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const [sources, setSources] = useState<readonly Source[] | 'failed' | undefined>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    void readSources().then(
      (found) => isHere && setSources(found),
      () => isHere && setSources('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);
  if (sources === undefined) return <Skeleton shape="block" count={3} />;
  if (sources === 'failed')
    return (
      <EmptyState
        title={say(words.failed)}
        description={texts.errors.noAnswerNow}
        actions={
          <Button
            onPress={() => {
              setSources(undefined);
              setTries(tries + 1);
            }}
          >
            {texts.errors.retry}
          </Button>
        }
      />
    );
  const [first] = sources;
  if (!first) return <EmptyState title={say(words.off)} description={say(words.offWhy)} />;
  return <ReportForm sources={sources} first={first} onSent={onSent} />;
}
