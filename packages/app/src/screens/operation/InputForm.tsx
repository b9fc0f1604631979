import { EntityForm } from '@karmik/forms/EntityForm';
import type { Fields } from '@karmik/model/kit/fields';
import type { Operation } from '@karmik/model/kit/operation';
import type { ReactNode } from 'react';
import type { Input } from './runs.ts';
import { words } from './words.ts';

interface InputFormProps {
  readonly groups?: Operation['groups'] | undefined;
  readonly entity: { readonly fields: Fields };
  readonly initial: Input | undefined;
  /** The preview of what was chosen is shown in its place; what was typed is kept. */
  readonly isHidden: boolean;
  readonly onAsk: (input: Input) => void;
  readonly onClose: () => void;
}

/** What an operation asks for, in a drawer. */
export function InputForm({ entity, groups, initial, isHidden, onAsk, onClose }: InputFormProps): ReactNode {
  return (
    <div hidden={isHidden}>
      <EntityForm
        entity={entity}
        {...(groups && { groups })}
        initial={initial}
        noticeName={null}
        submitLabel={words.preview}
        onCancel={onClose}
        submit={(body) => Promise.resolve(onAsk(body))}
      />
    </div>
  );
}
