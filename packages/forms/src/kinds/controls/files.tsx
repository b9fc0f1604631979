import type { Field, FileField as FileKind, FileRef, ImageField } from '@karmik/model/kit/fields';
import { FileField, type FileItem } from '@karmik/ui/FileField';
import { useState, type ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { words } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';
import type { EditProps } from '../kind.ts';

interface Upload {
  readonly name: string;
  readonly progress: number;
  readonly isFailed: boolean;
}

function StoredFile<F extends Field>({
  props,
  file,
  onFile,
  accept,
}: {
  props: EditProps<F>;
  file: FileRef | null;
  onFile: (file: FileRef | null) => void;
  accept?: readonly string[];
}): ReactNode {
  const { uploadFile, say } = useForms();
  const [upload, setUpload] = useState<Upload>();

  const send = async (chosen: File): Promise<void> => {
    const show = (progress: number) => setUpload({ name: chosen.name, progress, isFailed: false });
    props.onBusy(true);
    show(0);
    try {
      onFile(await uploadFile(chosen, (share) => show(Math.round(share * 100))));
      setUpload(undefined);
    } catch {
      setUpload({ name: chosen.name, progress: 0, isFailed: true });
    } finally {
      props.onBusy(false);
    }
  };

  const items: FileItem[] = upload
    ? [
        {
          id: 'upload',
          name: upload.name,
          ...(upload.isFailed ? { error: say(words.notUploaded) } : { progress: upload.progress }),
        },
      ]
    : file
      ? [
          {
            id: String(file.id),
            name: file.name,
            bytes: file.size,
            // The person who sends a file without an account has no address to open it by.
            ...(file.url ? { href: file.url } : {}),
          },
        ]
      : [];
  return (
    <FileField
      label={props.label}
      description={props.help}
      errorMessage={props.error}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      files={items}
      {...(accept ? { accept } : {})}
      onAdd={([chosen]) => {
        if (chosen) void send(chosen);
      }}
      {...(upload && !upload.isFailed
        ? {}
        : {
            onRemove: () => {
              setUpload(undefined);
              if (!upload) onFile(null);
            },
          })}
    />
  );
}

export function FileEdit(props: EditProps<FileKind>): ReactNode {
  return <StoredFile props={props} file={props.value ?? null} onFile={props.onChange} />;
}

export function ImageEdit(props: EditProps<ImageField>): ReactNode {
  const { value } = props;
  return (
    <div className={styles.group}>
      <StoredFile props={props} file={value ?? null} onFile={props.onChange} accept={['image/*']} />
      {value && <img className={styles.picture} src={value.url} alt={value.name} />}
    </div>
  );
}
