import type { Entity } from '@karmik/model/kit/entity';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { delegationOn } from '../access/supervision.ts';
import { peopleOf, type Readers } from '../entity/readers.ts';

/** Who reads a request: the sender, whoever it is about once it is approved, whoever is or was asked, those who stand in for them, and HR. */
export function readersOfRequest({
  entity,
  hrCode,
  about,
}: {
  readonly entity: Entity;
  readonly hrCode: PermissionCode;
  readonly about?: string;
}): Readers {
  const step = `s.organization_id = r.organization_id and s.entity = '${entity.name}' and s.object_id = r.id and s.state in ('open', 'done')`;
  return {
    codes: [hrCode],
    others: peopleOf(entity.name, [
      'select r.sender_id',
      ...(about ? [`select r.${about}_id where r.status = 'Approved'`] : []),
      `select c.id from approval_step s cross join unnest(s.candidates) c(id) where ${step}`,
      `select d.delegate_id from approval_step s join ${delegationOn('$3')} d
         on d.organization_id = s.organization_id and d.sender_id = any(s.candidates) where ${step}`,
    ]),
  };
}
