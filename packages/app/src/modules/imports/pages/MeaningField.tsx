import { ComboBox, type ComboBoxOption } from '@karmik/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useDelayed } from '../../../screens/list/use-delayed.ts';
import { useWorkTexts } from '../../../texts/texts.ts';
import { peopleQuery } from './imports.ts';

interface MeaningFieldProps {
  readonly slug: string;
  readonly importId: number;
  readonly label: string;
  readonly options: readonly ComboBoxOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** What a value of the sheet means: one of the options, or someone of the sheet or the organization by their code. */
export function MeaningField({ isPerson, ...props }: MeaningFieldProps & { readonly isPerson: boolean }): ReactNode {
  const texts = useWorkTexts().imports;
  if (isPerson) return <PersonMeaning {...props} />;
  const { slug: _slug, importId: _id, ...field } = props;
  return <ComboBox {...field} isLabelHidden placeholder={texts.chooseMeaning} />;
}

function PersonMeaning({ slug, importId, label, options, value, onChange }: MeaningFieldProps): ReactNode {
  const texts = useWorkTexts().imports;
  const number = useNumbers();
  const [isWanted, setWanted] = useState(false);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ComboBoxOption | undefined>(
    value === null || options.some(({ id }) => id === value) ? undefined : { id: value, label: value },
  );
  const searchLater = useDelayed(setSearch);
  const { data = [], isFetching } = useQuery({ ...peopleQuery(slug, importId, search), enabled: isWanted });
  const found = data.map(({ employee_code, name, row }) => ({
    id: employee_code,
    label: name || employee_code,
    description: row === null ? employee_code : texts.personOfRow(employee_code, number(row)),
  }));
  // The person who is chosen stays among the options, since the field takes its text from there.
  const kept = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen] : [];
  const shown = [...options, ...kept, ...found];
  return (
    <div onFocus={() => setWanted(true)}>
      <ComboBox
        label={label}
        isLabelHidden
        placeholder={texts.choosePerson}
        options={shown}
        value={value}
        isLoading={isFetching}
        onSearch={(text) => searchLater(shown.some((option) => option.label === text) ? '' : text.trim())}
        onChange={(id) => {
          setChosen(found.find((option) => option.id === id));
          onChange(id);
        }}
      />
    </div>
  );
}
