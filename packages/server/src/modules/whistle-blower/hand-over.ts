/** Handing a report over to an investigator who was confirmed after it came. */
import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import type { Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { invalidField } from '../../http/errors.ts';
import { notify } from '../notification/notify.ts';
import { reportMessages } from './messages.ts';
import { mayBeHanded } from './readers.ts';
import { logAccess, takeReport } from './reports.ts';

/**
 * Lets an investigator read a report from before their confirmation.
 * @throws 404 for the person who does not look into it, 400 for someone to whom it cannot go
 */
export async function handOver(
  context: Context,
  access: Access,
  tenant: Tenant,
  id: number,
  person: number,
): Promise<void> {
  const { organizationId } = tenant;
  const { userId } = access;
  await takeReport(context, access, tenant, id, { asInvestigator: true, lock: true });
  const candidates = await mayBeHanded(tenant, id, ruleClockOf(context, access).today);
  if (!candidates.some((each) => each.id === person)) throw invalidField('person', reportMessages.notHandedOver);
  await tenant.query('insert into whistle_hand_over (organization_id, report_id, person_id) values ($1, $2, $3)', [
    organizationId,
    id,
    person,
  ]);
  await logAccess(context, access, tenant, id, 'handed over');
  // HR and auditors read the audit: it says that a report was handed over to whom, and never which.
  await writeAudit(tenant, {
    organizationId,
    actorId: userId,
    action: 'report_handed_over',
    objectType: 'investigator',
    objectId: candidates.find((each) => each.id === person)?.investigator_id ?? 0,
    after: { person },
    at: context.clock(),
  });
  await notify(tenant, {
    organizationId,
    recipientIds: [person],
    actorId: userId,
    text: bilingual('A whistle-blower report was handed over to you', 'एउटा उजुरी तपाईंलाई सुम्पिएको छ'),
    category: 'whistle_blower',
    url: linkTo(whistleBlowerPaths.report, { id }),
    at: context.clock(),
  });
}
