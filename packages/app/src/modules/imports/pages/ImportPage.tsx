import type { ImportAnswer, ImportState } from '@karmik/model/spreadsheet/contracts';
import { Breadcrumbs } from '@karmik/ui/Breadcrumbs';
import { PageHeader } from '@karmik/ui/PageHeader';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stepper, type StepState } from '@karmik/ui/Stepper';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PageBody } from '../../../screens/PageBody.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useCrumbs } from '../../../shell/use-crumbs.ts';
import { useTexts, useWorkTexts } from '../../../texts/texts.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { importQuery } from './imports.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { UploadStep } from './UploadStep.tsx';
import { WorkStep } from './WorkStep.tsx';

/** Employees from a spreadsheet, step by step. The address keeps which import, so that a reload goes on where one was. */
export default function ImportPage(): ReactNode {
  const texts = useWorkTexts().imports;
  const { shell } = useTexts();
  const crumbs = useCrumbs();
  const { slug = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const id = address.get('import');
  return (
    <PageBody>
      <PageHeader
        breadcrumbs={<Breadcrumbs label={shell.breadcrumbs} items={crumbs} />}
        title={texts.title}
        description={texts.description}
      />
      {id === null ? (
        <>
          <Steps current={0} />
          <UploadStep slug={slug} onUploaded={(answer) => setAddress({ import: String(answer.id) })} />
        </>
      ) : (
        <OpenImport key={id} slug={slug} id={id} onRestart={() => setAddress({})} />
      )}
    </PageBody>
  );
}

const stepOf: Record<ImportState, number> = {
  uploaded: 1,
  cancelled: 1,
  failed: 1,
  checking: 2,
  checked: 2,
  committing: 3,
  done: 4,
};

function OpenImport({ slug, id, onRestart }: { slug: string; id: string; onRestart: () => void }): ReactNode {
  const query = useQuery(importQuery(slug, id));
  const [isBackAtColumns, setBackAtColumns] = useState(false);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" />}>
      {(answer) => {
        const showsColumns = isBackAtColumns && answer.state === 'checked';
        return (
          <>
            <Steps
              current={showsColumns ? 1 : stepOf[answer.state]}
              onBack={answer.state === 'checked' ? () => setBackAtColumns(true) : undefined}
            />
            <Step
              answer={answer}
              slug={slug}
              showsColumns={showsColumns}
              onChecked={() => setBackAtColumns(false)}
              onRestart={onRestart}
            />
          </>
        );
      }}
    </Loaded>
  );
}

interface StepProps {
  readonly answer: ImportAnswer;
  readonly slug: string;
  readonly showsColumns: boolean;
  readonly onChecked: () => void;
  readonly onRestart: () => void;
}

function Step({ answer, slug, showsColumns, onChecked, onRestart }: StepProps): ReactNode {
  if (showsColumns)
    return <ColumnsStep key={answer.sheet} answer={answer} slug={slug} onChecked={onChecked} onRestart={onRestart} />;
  switch (answer.state) {
    case 'uploaded':
    case 'cancelled':
    case 'failed':
      return <ColumnsStep key={answer.sheet} answer={answer} slug={slug} onChecked={onChecked} onRestart={onRestart} />;
    case 'checking':
    case 'committing':
      return <WorkStep answer={answer} slug={slug} />;
    case 'checked':
      return <ReviewStep answer={answer} slug={slug} onRestart={onRestart} />;
    case 'done':
      return <DoneStep answer={answer} slug={slug} onRestart={onRestart} />;
  }
}

function Steps({ current, onBack }: { current: number; onBack?: (() => void) | undefined }): ReactNode {
  const texts = useWorkTexts().imports;
  const names = ['upload', 'columns', 'check', 'create'] as const;
  const stateOf = (index: number): StepState => (index < current ? 'done' : index === current ? 'current' : 'upcoming');
  return (
    <Stepper
      label={texts.title}
      steps={names.map((id, index) => ({ id, label: texts.steps[id], state: stateOf(index) }))}
      {...(onBack ? { onStepPress: (id: string) => id === 'columns' && onBack() } : {})}
    />
  );
}
