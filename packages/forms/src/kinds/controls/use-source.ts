import type { NamedRef, UserRef } from '@karmik/model/kit/fields';
import { useCallback } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';

/** Something that can be picked: a record with its name, or a person with a second line. */
export interface Pickable {
  readonly id: number;
  readonly name: string;
  readonly note?: string;
}

/** Searches records of an entity. @param isOwn only what applies to the reader */
export function useRecords(entityName: string, isOwn = false): (search: string) => Promise<readonly NamedRef[]> {
  const { loadOptions } = useForms();
  return useCallback((search: string) => loadOptions(entityName, search, isOwn), [loadOptions, entityName, isOwn]);
}

/** Searches people. */
export function usePeople(): (search: string) => Promise<readonly UserRef[]> {
  return useForms().loadUsers;
}

export const namePickable = ({ id, name }: NamedRef): Pickable => ({ id, name });

export const userPickable = ({ id, full_name, job_title }: UserRef): Pickable => ({
  id,
  name: full_name,
  note: job_title,
});
