import { ComboBox } from '@karmik/ui/ComboBox';
import { Inline } from '@karmik/ui/Inline';
import { Tag } from '@karmik/ui/Tag';
import type { FieldTexts } from './field-texts.ts';
import { useState, type ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { words } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';
import type { Pickable } from './use-source.ts';
import { useFound } from './use-found.ts';

interface SearchProps<T> extends FieldTexts {
  load: (search: string) => Promise<readonly T[]>;
  show: (option: T) => Pickable;
}

const optionOf = ({ id, name, note }: Pickable) => ({
  id: String(id),
  label: name,
  ...(note ? { description: note } : {}),
});

interface PickOneProps<T> extends SearchProps<T> {
  value: T | null;
  onChange: (value: T | null) => void;
}

/** One of many, found by typing. Nothing is asked for before someone comes here. */
export function PickOne<T>({ value, onChange, load, show, ...texts }: PickOneProps<T>): ReactNode {
  const { say } = useForms();
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = value === null ? undefined : show(value);
  const { found, isLoading } = useFound(typed === chosen?.name ? '' : typed, isWanted, load);
  // The one that is chosen stays among the options, since the field takes its text from there.
  const options = value === null || found.some((each) => show(each).id === chosen?.id) ? found : [...found, value];
  return (
    <div onFocus={() => setWanted(true)}>
      <ComboBox
        {...texts}
        options={options.map((each) => optionOf(show(each)))}
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => onChange(options.find((each) => String(show(each).id) === id) ?? null)}
        onSearch={setTyped}
        isLoading={isLoading}
        placeholder={say(words.search)}
      />
    </div>
  );
}

interface PickManyProps<T> extends SearchProps<T> {
  value: readonly T[];
  onChange: (value: T[]) => void;
}

/** Several of many: each that is picked becomes a tag under the field. */
export function PickMany<T>({ value, onChange, load, show, ...texts }: PickManyProps<T>): ReactNode {
  const { say } = useForms();
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState('');
  const { found, isLoading } = useFound(typed, isWanted, load);
  const ids = new Set(value.map((each) => show(each).id));
  const options = found.filter((each) => !ids.has(show(each).id));
  return (
    <div className={styles.group} onFocus={() => setWanted(true)}>
      <ComboBox
        {...texts}
        options={options.map((each) => optionOf(show(each)))}
        value={null}
        inputValue={typed}
        onSearch={setTyped}
        onChange={(id) => {
          const picked = options.find((each) => String(show(each).id) === id);
          if (picked === undefined) return;
          onChange([...value, picked]);
          setTyped('');
        }}
        isLoading={isLoading}
        placeholder={say(words.search)}
      />
      {value.length > 0 && (
        <Inline gap="xs">
          {value.map((each) => {
            const { id, name } = show(each);
            return (
              <Tag
                key={id}
                {...(texts.isDisabled
                  ? {}
                  : { onRemove: () => onChange(value.filter((other) => show(other).id !== id)) })}
              >
                {name}
              </Tag>
            );
          })}
        </Inline>
      )}
    </div>
  );
}
