import { changeRequest } from '@karmik/model/hris/change-request';
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { isReader } from '../../../entity/readers.ts';
import { readersByScopes, tableOf } from '../../../entity/scope.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { HttpError } from '../../../http/errors.ts';
import { mayReadValues, readPerson } from './file-rights.ts';

/** Files that come with a request are open to the person who reads its values, as the request itself shows them. */
export const changeRequestHooks: EntityHooks = {
  async reads(access, id, context) {
    const { tenant } = access;
    const row = await tenant.one<{ employee_id: number; requested_by_id: number; section: SectionName }>(
      'select employee_id, requested_by_id, section from change_request where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    );
    if (!row) return false;
    const person = await readPerson(context, access, tenant, row.employee_id).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    });
    if (!person) return false;
    const readers = readersByScopes(tableOf(changeRequest));
    const { today } = ruleClockOf(context, access);
    return (
      mayReadValues(access, person, sectionOf(row.section), row.requested_by_id) &&
      (await isReader(access, readers, id, today))
    );
  },
};
