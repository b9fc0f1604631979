import { useForms } from '@karmik/forms/FormsProvider';
import { useQuery } from '@tanstack/react-query';
import type { MasterDataScreen } from '../kit/screens.ts';
import { useAddress } from '../use-address.ts';

/**
 * What a new record begins with by the filters of the list that it is added to: choices and references to one record, such as the leave
 * year that is looked at. Undefined while names are asked for.
 */
export function useFiltered(
  screen: MasterDataScreen,
  isWanted: boolean,
): Readonly<Record<string, unknown>> | undefined {
  const { params } = useAddress();
  const { loadNamed } = useForms();
  const { entity } = screen;
  const choices: Record<string, string> = {};
  const references: { readonly name: string; readonly to: string; readonly id: number }[] = [];
  for (const name of isWanted ? (screen.filters ?? []) : []) {
    const field = entity.fields[name];
    const value = params.get(name);
    if (!field || value === null) continue;
    if (field.kind === 'choice' && Object.hasOwn(field.choices, value)) choices[name] = value;
    if (field.kind === 'reference' && /^\d+$/.test(value)) references.push({ name, to: field.to, id: Number(value) });
  }
  const mark = JSON.stringify(references);
  const query = useQuery({
    queryKey: ['names of filters', entity.name, mark],
    queryFn: async () => {
      const found = references.map(async ({ name, to, id }) => [name, (await loadNamed?.(to, [id]))?.[0] ?? null]);
      return Object.fromEntries((await Promise.all(found)) as [string, unknown][]);
    },
    enabled: references.length > 0,
  });
  if (references.length === 0) return choices;
  // A filter whose record cannot be read narrows the list, and a form begins without it.
  return query.isPending ? undefined : { ...choices, ...query.data };
}
