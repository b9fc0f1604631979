import type { FieldGroup } from '@karmik/forms/EntityForm';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { isWritable } from '@karmik/model/kit/fields';
import type { AnyFormPart } from '../kit/screens.ts';

/** The parts of a form as groups: fields that follow each other are together, titled groups by themselves. */
export function groupsOf(entity: Entity, parts: readonly AnyFormPart[] | undefined): FieldGroup[] {
  const asked =
    parts ??
    fieldEntries(entity)
      .filter(([, field]) => isWritable(field))
      .map(([name]) => name);
  const groups: FieldGroup[] = [];
  let loose: string[] | undefined;
  for (const part of asked) {
    if (typeof part !== 'string') {
      groups.push(part);
      loose = undefined;
    } else if (loose) loose.push(part);
    else {
      loose = [part];
      groups.push({ fields: loose });
    }
  }
  return groups;
}
