import type { Field, Fields } from '@karmik/model/kit/fields';
import { operatorsOf } from '@karmik/model/kit/filters';
import { FilterBar } from '@karmik/ui/FilterBar';
import type { ReactNode } from 'react';
import { FieldFilterControl } from '../kinds/FieldParts.tsx';
import { kindOf } from '../kinds/kinds.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { words } from '../text/words.ts';
import { manyOf, type FieldFilter, type Filters } from './filter-params.ts';
import { people, useNames } from './picked.ts';

export interface FilterFormProps<F extends Fields> {
  /** An entity, or `{ fields }` alone. */
  entity: { readonly fields: F };
  /** Which fields a list may be narrowed by, in order. */
  names: readonly (keyof F & string)[];
  value: Filters;
  onChange: (value: Filters) => void;
  /** A `SearchField`. */
  search?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** What a list is narrowed by. Value and address: `filtersFromParams` and `paramsFromFilters`. */
export function FilterForm<const F extends Fields>({
  entity,
  names,
  value,
  onChange,
  search,
  actions,
}: FilterFormProps<F>): ReactNode {
  const { say } = useForms();
  const asked = names.flatMap((name) => {
    const field: Field | undefined = entity.fields[name];
    return field ? [{ name, field }] : [];
  });
  const tags = useFilterTags(asked, value);

  const set = (name: string, filter: FieldFilter | undefined) => {
    const { [name]: _, ...others } = value;
    onChange(filter === undefined || Object.keys(filter).length === 0 ? others : { ...others, [name]: filter });
  };

  return (
    <FilterBar
      label={say(words.filters)}
      search={search}
      actions={actions}
      active={tags.map(({ name, label }) => ({ id: name, label, onRemove: () => set(name, undefined) }))}
      onClear={() => onChange({})}
    >
      {asked.flatMap(({ name, field }) => {
        const control = (end?: 'from' | 'to') => (
          <FieldFilterControl
            key={`${name} ${end ?? ''}`}
            field={field}
            value={value[name] ?? {}}
            onChange={(filter) => set(name, filter)}
            {...(end ? { end } : {})}
          />
        );
        const kind = kindOf(field);
        // Kinds without a filter leave no gap, and the ends of a range are next to each other like any two fields.
        if (!kind.filter) return [];
        return kind.isRange && operatorsOf(field).includes('gte') ? [control('from'), control('to')] : [control()];
      })}
    </FilterBar>
  );
}

interface Asked {
  readonly name: string;
  readonly field: Field;
}

/** The filters in force in words: `Pages: 100 – 300`. */
function useFilterTags(asked: readonly Asked[], value: Filters): { name: string; label: string }[] {
  const forms = useForms();
  const inForce = asked.flatMap(({ name, field }) => {
    const filter = value[name];
    return filter ? [{ name, field, filter }] : [];
  });
  const nameOf = useNames(
    inForce.flatMap(({ field, filter }) => {
      const of = namedBy(field);
      return of === undefined ? [] : valuesOf(filter).map((id) => ({ of, id }));
    }),
  );

  return inForce.map(({ name, field, filter }) => {
    const textOf = (text: string): string => {
      const of = namedBy(field);
      if (of !== undefined) return nameOf(of, text);
      return kindOf(field).text?.(text, field, forms) ?? text;
    };
    const said =
      filter.isnull !== undefined
        ? forms.say(filter.isnull === 'true' ? words.empty : words.filled)
        : filter.gte !== undefined || filter.lte !== undefined
          ? rangeText(filter.gte, filter.lte, textOf)
          : valuesOf(filter).map(textOf).join(', ');
    return { name, label: `${forms.say(field.label)}: ${said}` };
  });
}

function rangeText(from: string | undefined, to: string | undefined, textOf: (text: string) => string): string {
  if (from === undefined) return `≤ ${textOf(to ?? '')}`;
  return to === undefined ? `≥ ${textOf(from)}` : `${textOf(from)} – ${textOf(to)}`;
}

/** What a filter that is no range asks for. */
const valuesOf = (filter: FieldFilter): string[] => [
  ...manyOf(filter),
  ...[filter.contains, filter.has].filter((each) => each !== undefined),
];

/** Whose names a field's ids stand for; undefined for a field that holds none. */
function namedBy(field: Field): string | undefined {
  if (field.kind === 'user') return people;
  return field.kind === 'reference' || field.kind === 'multi_reference' ? field.to : undefined;
}
