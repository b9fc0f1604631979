import type { FileField, FileRef } from '@karmik/model/kit/fields';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { sizeText } from '@karmik/model/kit/figures';
import type { Kind } from './kind.ts';
import { part } from './part.ts';

function FileLink({ value }: { value: FileRef }): ReactNode {
  return (
    <Link href={value.url} target="_blank" rel="noreferrer">
      {value.name}
    </Link>
  );
}

function FileWithSize({ value }: { value: FileRef }): ReactNode {
  const { language } = useForms();
  return (
    <Inline gap="sm">
      <FileLink value={value} />
      <Text as="span" size="sm" tone="muted">
        {sizeText(value.size, language)}
      </Text>
    </Inline>
  );
}

export const file: Kind<FileField> = {
  read: FileWithSize,
  cell: FileLink,
  edit: part(async () => (await import('./controls/files.tsx')).FileEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).PresenceFilter),
  blank: () => null,
  written: (value) => value.id,
};
