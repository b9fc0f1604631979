import type { Entity } from '@karmik/model/kit/entity';
import { Drawer } from '@karmik/ui/Drawer';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { words } from '../words.ts';
import { ImportPanel } from './ImportPanel.tsx';

interface ImportDrawerProps {
  readonly entity: Entity;
  readonly onClose: () => void;
  /** What fetches a template of its own. */
  readonly template?: ReactNode;
  /** The sheet is created whole or not at all. */
  readonly isWhole?: boolean;
}

/** The import of a list, beside it. */
export function ImportDrawer({ entity, onClose, template, isWhole }: ImportDrawerProps): ReactNode {
  const say = useModelText();
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${say(words.import)}: ${say(entity.plural ?? entity.label)}`}
      description={say(words.importWhat)}
    >
      <ImportPanel entity={entity} onDone={onClose} template={template} isWhole={isWhole ?? false} />
    </Drawer>
  );
}
