/** What records are called in answers that refer to them, the same wherever one is referred to. */
import { entities } from '@karmik/model/entities';
import type { MultiReferenceField, ReferenceField } from '@karmik/model/kit/fields';

type Referring = Pick<ReferenceField | MultiReferenceField, 'to' | 'name_field'>;

/** The column that says the name in Nepali, of records that have one. */
export function nepaliNameOf({ to, name_field: name }: Referring): string | undefined {
  const field = entities.find((each) => each.name === to)?.fields[name];
  return field?.kind === 'text' ? field.in_nepali : undefined;
}

/** The columns by which a reader finds a record by its name, in either language. */
export const nameColumnsOf = (field: Referring): string[] => [
  field.name_field,
  ...[nepaliNameOf(field)].filter((each) => each !== undefined),
];

/** A record as a reference shows it, over a row of its table. */
export function namedJson(alias: string, field: Referring): string {
  const inNepali = nepaliNameOf(field);
  const beside = inNepali === undefined ? '' : `, 'in_nepali', ${alias}.${inNepali}`;
  return `json_build_object('id', ${alias}.id, 'name', ${alias}.${field.name_field}${beside})`;
}
