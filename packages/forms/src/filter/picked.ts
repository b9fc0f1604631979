import type { NamedRef } from '@karmik/model/kit/fields';
import { useEffect, useState } from 'react';
import { useForms, type FormsContextValue } from '../provider/FormsProvider.tsx';

/** The name under which people are kept, beside the names of entities. */
export const people = '';

/**
 * Names that were met, so that a filter of an address asks for none twice. They belong to the source that told them: another
 * organisation's numbers mean something else.
 */
const cabinets = new WeakMap<object, Map<string, string>>();

const cabinetOf = ({ loadOptions }: FormsContextValue): Map<string, string> => {
  const names = cabinets.get(loadOptions) ?? new Map<string, string>();
  cabinets.set(loadOptions, names);
  return names;
};

const keyOf = (of: string, id: number | string) => `${of} ${id}`;

/** Keeps names that are known, such as of what was just picked. */
export function useRemember(of: string): (known: readonly NamedRef[]) => void {
  const names = cabinetOf(useForms());
  return (known) => {
    for (const { id, name } of known) names.set(keyOf(of, id), name);
  };
}

/** What an id of an address stands for. A name that is not known yet is a number until the source has answered. */
export function useNames(
  wanted: readonly { readonly of: string; readonly id: string }[],
): (of: string, id: string) => string {
  const forms = useForms();
  const { loadNamed, loadUsersNamed } = forms;
  const [, setAnswers] = useState(0);
  const names = cabinetOf(forms);
  const missing = wanted
    .filter(({ of, id }) => !names.has(keyOf(of, id)))
    .map(({ of, id }) => keyOf(of, id))
    .join(',');

  useEffect(() => {
    if (missing === '') return;
    let isOver = false;
    const ids = Map.groupBy(missing.split(','), (key) => key.slice(0, key.indexOf(' ')));
    const load = async (of: string, keys: readonly string[]) => {
      const asked = keys.map((key) => Number(key.slice(of.length + 1)));
      const found =
        of === people
          ? (await loadUsersNamed?.(asked))?.map((user) => ({ id: user.id, name: user.full_name }))
          : await loadNamed?.(of, asked);
      if (isOver || !found || found.length === 0) return;
      for (const { id, name } of found) names.set(keyOf(of, id), name);
      setAnswers((count) => count + 1);
    };
    // Without names the numbers stay, which is no reason to fail.
    for (const [of, keys] of ids) void load(of, keys).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [missing, names, loadNamed, loadUsersNamed]);

  return (of, id) => names.get(keyOf(of, id)) ?? `#${id}`;
}
