import type { Fields } from '@karmik/model/kit/fields';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Fragment, type ReactNode } from 'react';
import { FieldRead } from '../kinds/FieldParts.tsx';
import { useForms } from '../provider/FormsProvider.tsx';
import { phrases } from '../text/words.ts';
import type { LineChange } from './merge-lines.ts';

interface LineChoiceProps {
  /** The fields of a line. */
  readonly item: Fields;
  readonly change: LineChange;
  /** What the line is called. */
  readonly label: string;
  readonly onTake: () => void;
}

/** What another person did to a line that the reader changed too, and a button that does the same in the form. */
export function LineChoice({ item, change, label, onTake }: LineChoiceProps): ReactNode {
  const { say } = useForms();
  const { what, theirs } = change;
  const names = what === 'changed' ? change.fields : Object.keys(item);
  const take = { changed: phrases.take, removed: phrases.remove, added: phrases.restore }[what];
  return (
    <Inline gap="sm">
      <span>
        {theirs === undefined
          ? say(phrases.removed(label))
          : names.map((name, place) => {
              const field = item[name];
              return (
                field && (
                  <Fragment key={name}>
                    {place === 0 ? `${label}: ` : ', '}
                    {say(field.label)} <FieldRead field={field} value={theirs[name]} />
                  </Fragment>
                )
              );
            })}
      </span>
      <Button size="sm" variant="outline" tone="neutral" onPress={onTake}>
        {say(take(label))}
      </Button>
    </Inline>
  );
}
