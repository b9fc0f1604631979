import { EntityForm } from '@karmik/forms/EntityForm';
import { archivedPayImport, archiveOrder, type ArchiveLook } from '@karmik/model/payroll/archive/import';
import { importLimits } from '@karmik/model/spreadsheet/contracts';
import { FileField } from '@karmik/ui/FileField';
import { UploadIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useMemo, useState, type ReactNode } from 'react';
import { upload } from '../../../api/upload.ts';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { useNumbers } from '../../../preferences/dates.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { may, session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { CalendarDrawer } from './CalendarDrawer.tsx';
import { RegisterLook } from './RegisterLook.tsx';
import { words } from './register-words.ts';

/** Imports a register of another payroll system: first the file, then what its headings are, then it is stored. */
export function ImportRegister({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  if (session.info?.user.is_audit_user === true || !may('11.00', 'write')) return null;
  return (
    <CalendarDrawer slug={slug} label={say(words.import)} title={say(words.title)} icon={UploadIcon} size="lg">
      {(calendar, close) => <Steps slug={slug} calendar={calendar} onClose={close} />}
    </CalendarDrawer>
  );
}

interface StepsProps {
  readonly slug: string;
  readonly calendar: 'bs' | 'ad';
  readonly onClose: () => void;
}

/** A register on its way: the file with what it is of, and what the server found in it. */
interface Looked {
  readonly file: File;
  readonly query: Readonly<Record<string, string>>;
  readonly look: ArchiveLook;
}

function Steps({ slug, calendar, onClose }: StepsProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const entity = useMemo(() => archiveOrder(calendar), [calendar]);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [looked, setLooked] = useState<Looked>();
  const send = (given: File, query: Readonly<Record<string, string>>) =>
    upload<ArchiveLook>(
      `${endpoint(archivedPayImport, slug, payrollEndpoints.archiveImport)}import/?${new URLSearchParams(query).toString()}`,
      given,
      () => undefined,
    ).answer;
  const look = async (query: Readonly<Record<string, string>>) => {
    if (!file) {
      setProblem(say(words.noFile));
      return;
    }
    setLooked({ file, query, look: await send(file, query) });
  };
  const store = async ({ file: given, query }: Looked) => {
    const { people } = await send(given, { ...query, dry_run: 'false' });
    const { stored, compared } = words;
    snackbar.success(say((query['purpose'] === 'comparison' ? compared : stored)(figures(people))));
    onClose();
    await refresh(archivedPayImport);
  };
  return (
    <>
      {/* What was chosen waits behind the look at it. */}
      <div hidden={looked !== undefined}>
        <Stack gap="lg">
          <Text tone="muted">{say(words.what)}</Text>
          <FileField
            label={say(words.file)}
            description={say(words.fileWhat)}
            accept={['.csv', '.xlsx']}
            maxBytes={importLimits.bytes}
            isRequired
            files={file ? [{ id: 'file', name: file.name, bytes: file.size }] : []}
            onAdd={([given]) => {
              setFile(given);
              setProblem(undefined);
            }}
            onReject={() => setProblem(say(words.notTaken))}
            onRemove={() => setFile(undefined)}
            {...(problem !== undefined && { errorMessage: problem })}
          />
          <EntityForm
            entity={entity}
            noticeName={null}
            submitLabel={words.check}
            submit={({ purpose = 'archive', period, month, fiscal_year }) =>
              look(
                purpose !== 'comparison' && period === 'year'
                  ? { purpose, period, fiscal_year: String(fiscal_year) }
                  : { purpose, period: 'month', month: String(month) },
              )
            }
            onCancel={onClose}
          />
        </Stack>
      </div>
      {looked && (
        <RegisterLook
          slug={slug}
          look={looked.look}
          onMatched={async () => setLooked({ ...looked, look: await send(looked.file, looked.query) })}
          onBack={() => setLooked(undefined)}
          onStore={() => store(looked)}
        />
      )}
    </>
  );
}
