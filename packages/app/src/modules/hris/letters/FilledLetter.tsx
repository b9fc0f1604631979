import type { LetterPreview } from '@karmik/model/hris/letters/letter';
import { letterPlaceholders, type LetterPlaceholder } from '@karmik/model/hris/letters/placeholders';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { RichTextView } from '@karmik/ui/RichTextView';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** The words of a letter, after what the file of the employee lacks for it. */
export function FilledLetter({ letter: { subject, body, missing } }: { readonly letter: LetterPreview }): ReactNode {
  const say = useModelText();
  return (
    <Stack gap="lg">
      {missing.length > 0 && (
        <Banner tone="caution">
          {say(words.missing(missing.map((name) => say(letterPlaceholders[name as LetterPlaceholder])).join(', ')))}
        </Banner>
      )}
      <Card title={subject} titleLevel="3">
        <RichTextView value={body} />
      </Card>
    </Stack>
  );
}
