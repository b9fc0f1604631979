import { EntityForm } from '@karmik/forms/EntityForm';
import { mostPayslips, payslipLimit, type MatchRow } from '@karmik/model/payroll/archive/payslip';
import { FileField } from '@karmik/ui/FileField';
import { UploadIcon } from '@karmik/ui/icons';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useMemo, useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { matchFiles } from './archive-calls.ts';
import { CalendarDrawer } from './CalendarDrawer.tsx';
import { manyPayslips } from './forms.ts';
import { MatchedFiles } from './MatchedFiles.tsx';
import { usePayslipFiles } from './use-payslip-files.ts';
import { words } from './words.ts';

interface Wanted {
  readonly month: string;
  readonly payDate: string;
  readonly publish: boolean;
}
export interface Looked extends Wanted {
  readonly rows: readonly MatchRow[];
}

/** Payslips of a month from many files: first the files, then whose each is, then they are stored. */
export function BringInPayslips({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  return (
    <CalendarDrawer
      slug={slug}
      label={say(words.bringIn)}
      title={say(words.bringInTitle)}
      icon={UploadIcon}
      variant="outline"
      size="lg"
    >
      {(calendar, close) => <Steps slug={slug} calendar={calendar} onClose={close} />}
    </CalendarDrawer>
  );
}

interface StepsProps {
  readonly slug: string;
  readonly calendar: 'bs' | 'ad';
  readonly onClose: () => void;
}

function Steps({ slug, calendar, onClose }: StepsProps): ReactNode {
  const say = useModelText();
  const [looked, setLooked] = useState<Looked>();
  const entity = useMemo(() => manyPayslips(calendar), [calendar]);
  const files = usePayslipFiles();
  const [problem, setProblem] = useState<string>();
  const look = async ({ month, payDate, publish }: Wanted) => {
    if (files.isSending || files.stored.length === 0) {
      setProblem(say(files.isSending ? words.sending : words.noFiles));
      return;
    }
    setProblem(undefined);
    setLooked({ month, payDate, publish, rows: await matchFiles(slug, month, files.stored) });
  };
  return (
    <>
      {/* What was chosen waits behind the look at it. */}
      <div hidden={looked !== undefined}>
        <Stack gap="lg">
          <Text tone="muted">{say(words.bringInWhat)}</Text>
          <PayslipFiles files={files} problem={problem} onProblem={setProblem} />
          <EntityForm
            entity={entity}
            noticeName={null}
            submitLabel={words.look}
            submit={(body) =>
              look({ month: body.month ?? '', payDate: body.pay_date ?? '', publish: body.publish === true })
            }
            onCancel={onClose}
          />
        </Stack>
      </div>
      {looked && <MatchedFiles slug={slug} looked={looked} onBack={() => setLooked(undefined)} onDone={onClose} />}
    </>
  );
}

interface PayslipFilesProps {
  readonly files: ReturnType<typeof usePayslipFiles>;
  readonly problem: string | undefined;
  readonly onProblem: (problem: string | undefined) => void;
}

function PayslipFiles({ files, problem, onProblem }: PayslipFilesProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const most = figures(mostPayslips);
  return (
    <FileField
      label={say(words.files)}
      description={say(words.filesHelp(most))}
      files={files.files.map(({ stored: _stored, ...item }) => item)}
      accept={['application/pdf']}
      maxBytes={payslipLimit}
      isMultiple
      isRequired
      isDisabled={files.isSending}
      onAdd={(chosen) => {
        onProblem(chosen.length > files.room ? say(words.tooMany(most)) : undefined);
        void files.add(chosen);
      }}
      onReject={(rejected) => onProblem(say(words.notTaken(rejected.map(({ file }) => file.name).join(', '))))}
      onRemove={files.remove}
      {...(problem === undefined ? {} : { errorMessage: problem })}
    />
  );
}
