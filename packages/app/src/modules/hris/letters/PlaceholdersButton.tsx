import { letterPlaceholders } from '@karmik/model/hris/letters/placeholders';
import type { Text as ModelText } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** What may be in double braces in a letter. */
export function PlaceholdersButton(): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(words.placeholders)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={say(words.placeholders)}>
        <Stack gap="lg">
          <Text tone="muted">{say(words.placeholdersWhat)}</Text>
          <DescriptionList
            columns="1"
            items={Object.entries<ModelText>(letterPlaceholders).map(([name, label]) => ({
              id: name,
              label: say(label),
              value: <code>{`{{${name}}}`}</code>,
            }))}
          />
        </Stack>
      </Drawer>
    </>
  );
}
