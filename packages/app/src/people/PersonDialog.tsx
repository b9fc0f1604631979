import { Avatar } from '@karmik/ui/Avatar';
import { Dialog } from '@karmik/ui/Dialog';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { CardDetails } from './CardDetails.tsx';

interface PersonDialogProps {
  readonly person: { readonly id: number; readonly full_name: string; readonly profile_picture: string | null };
  readonly onClose: () => void;
}

/** The card of a person where there is no chip to hover over. */
export function PersonDialog({ person, onClose }: PersonDialogProps): ReactNode {
  return (
    <Dialog isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()} title={person.full_name}>
      <Stack gap="lg">
        <Avatar name={person.full_name} src={person.profile_picture} size="lg" isDecorative />
        <CardDetails id={person.id} />
      </Stack>
    </Dialog>
  );
}
