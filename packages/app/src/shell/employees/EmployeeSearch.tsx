import { aboutEmployee } from '@karmik/model/hris/found-employee';
import { bilingual } from '@karmik/model/kit/text';
import { Avatar } from '@karmik/ui/Avatar';
import { ComboBox } from '@karmik/ui/ComboBox';
import { useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import * as styles from './employees.css.ts';
import { useEmployeeSearch } from './use-employee-search.ts';
import { useOpenEmployee } from './use-open-employee.tsx';

const words = { search: bilingual('Search employees', 'कर्मचारी खोज्नुहोस्') };

/** Finds an employee from anywhere (TOP-3). */
export default function EmployeeSearch(): ReactNode {
  const say = useModelText();
  const [typed, setTyped] = useState('');
  const { found, isLoading } = useEmployeeSearch(typed);
  const { open, dialog } = useOpenEmployee();
  return (
    <div className={styles.search}>
      <ComboBox
        label={say(words.search)}
        isLabelHidden
        placeholder={say(words.search)}
        size="sm"
        value={null}
        inputValue={typed}
        onSearch={setTyped}
        isLoading={isLoading}
        options={found.map(({ id, full_name, profile_picture, ...employee }) => ({
          id: String(id),
          label: full_name,
          description: aboutEmployee({ id, full_name, profile_picture, ...employee }),
          icon: <Avatar name={full_name} src={profile_picture} size="sm" isDecorative />,
        }))}
        onChange={(id) => {
          const employee = found.find((each) => String(each.id) === id);
          if (!employee) return;
          setTyped('');
          open(employee);
        }}
      />
      {dialog}
    </div>
  );
}
