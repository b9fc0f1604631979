import { EntityForm } from '@karmik/forms/EntityForm';
import { unmatchedPunch } from '@karmik/model/attendance/device';
import { deviceFile, type DeviceFileAnswer } from '@karmik/model/attendance/import';
import { punch } from '@karmik/model/attendance/punch';
import { importLimits } from '@karmik/model/spreadsheet/contracts';
import { FileField } from '@karmik/ui/FileField';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { upload } from '../../../api/upload.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { failureText, reportFailure } from '../../../screens/query/report-failure.ts';
import { refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { DeviceFileFound } from './DeviceFileFound.tsx';
import { words } from './words.ts';

interface Checked {
  readonly device: number;
  readonly answer: DeviceFileAnswer;
}

/** The file of a device without a network: which device wrote it, what it holds, and taking it in. */
export function DeviceFilePanel(): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const [isSending, setSending] = useState(false);

  const send = (given: File, device: number, isDry: boolean) =>
    upload<DeviceFileAnswer>(
      `attendance/${slug}/import/device-file/?device=${device}&dry_run=${isDry}`,
      given,
      () => undefined,
    ).answer;
  const forget = () => {
    setChecked(undefined);
    setProblem(undefined);
  };
  const take = async () => {
    if (!file || !checked) return;
    setSending(true);
    try {
      const { punches } = await send(file, checked.device, false);
      snackbar.success(say(words.done(figures(punches))));
      setFile(undefined);
      forget();
      await Promise.all([refresh(punch), refresh(unmatchedPunch)]);
    } catch (error) {
      reportFailure(error);
    }
    setSending(false);
  };
  return (
    <Stack gap="lg">
      <FileField
        label={say(words.file)}
        description={say(words.fileKinds)}
        accept={['.dat', '.txt']}
        maxBytes={importLimits.bytes}
        files={file ? [{ id: 'file', name: file.name, bytes: file.size }] : []}
        errorMessage={problem}
        onAdd={([given]) => {
          forget();
          setFile(given);
        }}
        onReject={() => setProblem(say(words.rejected))}
        onRemove={() => {
          forget();
          setFile(undefined);
        }}
        isDisabled={isSending}
      />
      <EntityForm
        entity={deviceFile}
        noticeName={null}
        submitLabel={words.check}
        submit={async ({ device }) => {
          if (!file) return setProblem(say(words.noFile));
          try {
            forget();
            setChecked({ device: device as number, answer: await send(file, device as number, true) });
          } catch (error) {
            setProblem(failureText(error));
          }
        }}
      />
      {checked && <DeviceFileFound answer={checked.answer} isSending={isSending} onTake={() => void take()} />}
    </Stack>
  );
}
