import type { MultiReferenceField, ReferenceField, UserField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { EditProps } from '../kind.ts';
import { useForms } from '../../provider/FormsProvider.tsx';
import { common } from './common.ts';
import { PickMany, PickOne } from './Pick.tsx';
import { namePickable, usePeople, userPickable, useRecords } from './use-source.ts';

export function UserEdit(props: EditProps<UserField>): ReactNode {
  return (
    <PickOne
      {...common(props)}
      value={props.value ?? null}
      onChange={props.onChange}
      load={usePeople()}
      show={userPickable}
    />
  );
}

export function ReferenceEdit(props: EditProps<ReferenceField>): ReactNode {
  const { say } = useForms();
  return (
    <PickOne
      {...common(props)}
      value={props.value ?? null}
      onChange={props.onChange}
      load={useRecords(props.field.to, props.field.offers_own)}
      show={({ own_note: note, ...named }) => ({ ...namePickable(named), ...(note && { note: say(note) }) })}
    />
  );
}

export function MultiReferenceEdit(props: EditProps<MultiReferenceField>): ReactNode {
  return (
    <PickMany
      {...common(props)}
      value={props.value ?? []}
      onChange={props.onChange}
      load={useRecords(props.field.to)}
      show={namePickable}
    />
  );
}
