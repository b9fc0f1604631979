import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { AddFile } from '../../../screens/dialogue/AddFile.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './grievance.css.ts';
import { words } from './words.ts';

interface FilesProps {
  readonly files: readonly { readonly id: number; readonly name: string }[];
  readonly open: (file: { readonly id: number; readonly name: string }) => Promise<void>;
  /** Absent: the reader adds none. */
  readonly add?: ((file: File) => Promise<void>) | undefined;
}

/** Files of a grievance. */
export function Files({ files, open, add }: FilesProps): ReactNode {
  const say = useModelText();
  return (
    <Card title={say(words.files)}>
      <Stack gap="lg">
        {files.length === 0 ? (
          <Text tone="muted">{say(words.noFiles)}</Text>
        ) : (
          <ul className={styles.list}>
            {files.map((file) => (
              <li key={file.id}>
                <Button variant="ghost" size="sm" onPress={() => void open(file).catch(reportFailure)}>
                  {file.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {add && <AddFile send={add} />}
      </Stack>
    </Card>
  );
}
