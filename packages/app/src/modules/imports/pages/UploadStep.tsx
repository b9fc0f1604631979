import { importLimits, type ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { FileField, type FileItem } from '@karmik/ui/FileField';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { useRef, useState, type ReactNode } from 'react';
import { download } from '../../../api/download.ts';
import { upload } from '../../../api/upload.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { failureText, reportFailure } from '../../../screens/query/report-failure.ts';
import { useWorkTexts } from '../../../texts/texts.ts';
import { uploadPath } from './imports.ts';

const accept = ['.xlsx', '.csv', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** The file: any layout, since columns are matched afterwards. */
export function UploadStep({
  slug,
  onUploaded,
}: {
  slug: string;
  onUploaded: (answer: ImportAnswer) => void;
}): ReactNode {
  const texts = useWorkTexts().imports;
  const number = useNumbers();
  const [item, setItem] = useState<FileItem>();
  const [problem, setProblem] = useState<string>();
  const cancel = useRef<() => void>(undefined);

  const send = ([file]: File[]) => {
    if (!file) return;
    setProblem(undefined);
    const shown = { id: 'file', name: file.name, bytes: file.size };
    setItem({ ...shown, progress: 0 });
    const { answer, cancel: stop } = upload<ImportAnswer>(uploadPath(slug), file, (share) =>
      setItem({ ...shown, progress: Math.round(share * 100) }),
    );
    cancel.current = stop;
    answer.then(onUploaded, (error: unknown) => {
      setItem(undefined);
      if (!(error instanceof DOMException)) setProblem(failureText(error));
    });
  };

  return (
    <Card
      title={texts.uploadTitle}
      description={texts.uploadDescription}
      actions={
        <Button
          variant="outline"
          tone="neutral"
          size="sm"
          iconStart={<Icon of={DownloadIcon} size="sm" />}
          onPress={() => void download(`${uploadPath(slug)}sample/`, {}).catch(reportFailure)}
        >
          {texts.sample}
        </Button>
      }
    >
      <FileField
        label={texts.file}
        description={texts.uploadLimits(importLimits.bytes / 1024 / 1024, number(importLimits.rows))}
        accept={accept}
        maxBytes={importLimits.bytes}
        files={item ? [item] : []}
        errorMessage={problem}
        onAdd={send}
        onReject={() => setProblem(texts.rejected)}
        onRemove={() => {
          cancel.current?.();
          setItem(undefined);
        }}
        isDisabled={item !== undefined}
      />
    </Card>
  );
}
