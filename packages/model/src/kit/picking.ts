/** Who chooses among the records of an entity by name, which shows no more of them than that. */
import { fieldEntries, type Entity } from './entity.ts';
import { isWritable, type Field, type Fields } from './fields.ts';
import type { PermissionCode } from './permissions.ts';
import { codesOfScope } from './scope.ts';

/** The person who works in the organisation, the person who supervises someone today, or the holders of a code. */
export type Picker = PermissionCode | 'organizationMember' | 'supervisor';

const refersTo = (field: Field, name: string): boolean =>
  field.kind === 'lines'
    ? Object.values(field.item as Fields).some((each) => refersTo(each, name))
    : (field.kind === 'reference' || field.kind === 'multi_reference') && field.to === name;

/**
 * Those who fill in or filter the records of an entity as a whole: it is they who choose what these refer to. A member who fills in a form
 * chooses nothing by a field that is only shown.
 */
function usersOf({ codes, scopes, filled_by = [] }: Entity, isShownAlone: boolean): readonly Picker[] {
  if (!codes) return isShownAlone ? filled_by.filter((picker) => picker !== 'organizationMember') : filled_by;
  const readers = scopes ? codesOfScope(scopes.organization) : codes.read === 'organizationMember' ? [] : [codes.read];
  return [codes.write, ...readers, ...filled_by];
}

/** Who may choose among all records of an entity; its own readers choose among those that they read besides. */
export const pickersOf = (entity: Entity, entities: readonly Entity[]): ReadonlySet<Picker> =>
  new Set([
    ...(entity.picked_by ?? []),
    ...entities.flatMap((other) => {
      const referring = fieldEntries(other).filter(([, field]) => refersTo(field, entity.name));
      if (referring.length === 0) return [];
      return usersOf(
        other,
        referring.every(([, field]) => !isWritable(field)),
      );
    }),
  ]);
