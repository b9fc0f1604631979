import type { ReactNode } from 'react';
import { CloseGlyph, FileGlyph } from '../../glyphs/glyphs.tsx';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import type { FileItem } from './FileField.tsx';
import * as styles from './FileField.css.ts';
import { sizeText } from './sort-files.ts';
import { fileFieldStrings } from './strings.ts';

interface FileLineProps {
  file: FileItem;
  onRemove?: (id: string) => void;
}

export function FileLine({ file, onRemove }: FileLineProps): ReactNode {
  const strings = useStrings('fileField', fileFieldStrings);
  const digits = useDigits();
  return (
    <li className={styles.file}>
      <span className={styles.mark}>
        <FileGlyph />
      </span>
      <span className={styles.fileTexts}>
        <span className={styles.fileName}>
          {file.href === undefined ? file.name : <Link href={file.href}>{file.name}</Link>}
        </span>
        {file.progress !== undefined && file.error === undefined && (
          <ProgressBar label={strings.uploading(file.name)} isLabelHidden value={file.progress} />
        )}
        {file.error !== undefined && <span className={styles.fileError}>{file.error}</span>}
        {file.bytes !== undefined && file.error === undefined && (
          <span className={styles.fileNote}>{digits(sizeText(file.bytes))}</span>
        )}
      </span>
      {onRemove !== undefined && (
        <IconButton
          size="sm"
          label={strings.remove(file.name)}
          icon={<CloseGlyph />}
          onPress={() => onRemove(file.id)}
        />
      )}
    </li>
  );
}
