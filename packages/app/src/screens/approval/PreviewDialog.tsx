import { EntityForm } from '@karmik/forms/EntityForm';
import { previewFields, type ApprovalPreview } from '@karmik/model/approval/preview';
import type { Entity } from '@karmik/model/kit/entity';
import type { Field, Fields } from '@karmik/model/kit/fields';
import { Dialog } from '@karmik/ui/Dialog';
import { Divider } from '@karmik/ui/Divider';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useMemo, useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { useSlug } from '../providers/use-slug.ts';
import { ApprovalLevels } from './ApprovalLevels.tsx';
import { askPreview } from './preview.ts';
import { words } from './words.ts';

interface PreviewDialogProps {
  readonly entity: Entity;
  readonly onClose: () => void;
}

/** Asks for a person and for what policies look at, and shows who would decide. */
export function PreviewDialog({ entity, onClose }: PreviewDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [preview, setPreview] = useState<ApprovalPreview>();
  const fields = useMemo((): Fields => {
    const { person, ...values } = previewFields(entity);
    return { person: { ...person, required: true } as Field, ...values };
  }, [entity]);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.whoDecides)}>
      <Stack gap="lg">
        <Text tone="muted">{say(entity.lifecycle?.about === undefined ? words.previewWhy : words.previewAbout)}</Text>
        <EntityForm
          entity={{ fields }}
          noticeName={null}
          submitLabel={words.preview}
          submit={(body) => askPreview(entity, slug, body)}
          onSuccess={(answer) => setPreview(answer as ApprovalPreview)}
        />
        <div aria-live="polite">
          {preview && (
            <Stack gap="lg">
              <Divider />
              <ApprovalLevels preview={preview} />
            </Stack>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
