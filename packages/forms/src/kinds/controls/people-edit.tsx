import type { Fields, LinesField, UserRef } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { EditProps } from '../kind.ts';
import { common } from './common.ts';
import { PickMany } from './Pick.tsx';
import { userPickable, usePeople } from './use-source.ts';

/** Lines that are a person each: picked one after the other by one search, each once. */
export function PeopleEdit(props: EditProps<LinesField<Fields>>): ReactNode {
  const { field, value, onChange, error, errorOf } = props;
  const [person = ''] = Object.keys(field.item);
  const people = (value ?? []).flatMap((line) => (line[person] as UserRef | null) ?? []);
  const wrong = people.map((_, index) => errorOf(`${index}.${person}`)).find((each) => each !== undefined);
  const lineOf = ({ id }: UserRef) => value?.find((line) => (line[person] as UserRef | null)?.id === id);
  return (
    <PickMany
      {...common(props)}
      errorMessage={error ?? wrong}
      value={people}
      onChange={(next) => onChange(next.map((each) => ({ ...lineOf(each), [person]: each })))}
      load={usePeople()}
      show={userPickable}
    />
  );
}
