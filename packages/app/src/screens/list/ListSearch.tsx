import { SearchField } from '@karmik/ui/SearchField';
import { useState, type ReactNode } from 'react';
import { useDelayed } from './use-delayed.ts';

interface ListSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** What is typed is searched for once the typing rests. */
export function ListSearch({ label, value, onChange }: ListSearchProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // A saved view or "back" brings another search than the one that was typed.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const searchLater = useDelayed(onChange);
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      onChange={(text) => {
        setTyped(text);
        searchLater(text.trim());
      }}
    />
  );
}
