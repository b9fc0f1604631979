import type { MultiReferenceField, ReferenceField, UserField } from '@karmik/model/kit/fields';
import { useCallback, type ReactNode } from 'react';
import { manyFilter, manyOf, tidy } from '../../filter/filter-params.ts';
import { people, useNames, useRemember } from '../../filter/picked.ts';
import type { FilterProps } from '../kind.ts';
import { PickMany, PickOne } from './Pick.tsx';
import { namePickable, usePeople, userPickable, useRecords, type Pickable } from './use-source.ts';

interface ManyProps extends FilterProps {
  /** The entity whose records they are, or people. */
  of: string;
  load: (search: string) => Promise<readonly Pickable[]>;
}

const itself = (picked: Pickable) => picked;

function ManyFilter({ label, value, onChange, of, load }: ManyProps): ReactNode {
  const ids = manyOf(value);
  const nameOf = useNames(ids.map((id) => ({ of, id })));
  const remember = useRemember(of);
  return (
    <PickMany
      label={label}
      value={ids.map((id) => ({ id: Number(id), name: nameOf(of, id) }))}
      onChange={(next) => {
        remember(next);
        onChange(manyFilter(next.map(({ id }) => String(id))));
      }}
      load={load}
      show={itself}
    />
  );
}

export function UserFilter(props: FilterProps<UserField>): ReactNode {
  const find = usePeople();
  const load = useCallback(async (search: string) => (await find(search)).map(userPickable), [find]);
  return <ManyFilter {...props} of={people} load={load} />;
}

export function ReferenceFilter(props: FilterProps<ReferenceField>): ReactNode {
  return <ManyFilter {...props} of={props.field.to} load={useRecords(props.field.to)} />;
}

/** Records whose set holds one other. */
export function HasReferenceFilter({ field, label, value, onChange }: FilterProps<MultiReferenceField>): ReactNode {
  const load = useRecords(field.to);
  const nameOf = useNames(value.has === undefined ? [] : [{ of: field.to, id: value.has }]);
  const remember = useRemember(field.to);
  return (
    <PickOne
      label={label}
      value={value.has === undefined ? null : { id: Number(value.has), name: nameOf(field.to, value.has) }}
      onChange={(next) => {
        if (next) remember([next]);
        onChange(tidy({ has: next === null ? undefined : String(next.id) }));
      }}
      load={load}
      show={namePickable}
    />
  );
}
