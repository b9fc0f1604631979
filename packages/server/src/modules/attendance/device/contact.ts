/** What devices say of themselves, kept apart from their settings, and word to HR where one falls silent. */
import { devicePaths } from '@karmik/model/attendance/admin-paths';
import { linkTo } from '@karmik/model/kit/links';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import { notifyOrganization } from '../../notification/notify.ts';

/** Devices ask every few seconds; so often is it written down. */
const everySeconds = 30;
/** After so long without a word HR is told. */
const silentMinutes = 60;

export interface Contact {
  readonly address: string;
  readonly model?: string | undefined;
  readonly firmware?: string | undefined;
  /** Of the last lines, by which the device knows what it has sent. */
  readonly stamp?: string | undefined;
  readonly punchedAt?: string | null;
  /** The device's clock minus that of the server, in seconds. */
  readonly drift?: number | undefined;
}

export async function keepContact(tenant: Tenant, deviceId: number, contact: Contact, now: Date): Promise<void> {
  const { address, model, firmware, stamp, punchedAt, drift } = contact;
  const [written] = await tenant.query<{ was_silent: boolean }>(
    `with before as (select last_seen_at from device_contact where organization_id = $1 and device_id = $2)
     insert into device_contact as c (organization_id, device_id, last_seen_at, address, model, firmware, stamp, last_punch_at, drift)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (organization_id, device_id) do update
        set last_seen_at = excluded.last_seen_at, address = excluded.address, missed_at = null,
            model = coalesce(excluded.model, c.model), firmware = coalesce(excluded.firmware, c.firmware),
            stamp = coalesce(excluded.stamp, c.stamp), drift = coalesce(excluded.drift, c.drift),
            last_punch_at = greatest(excluded.last_punch_at, c.last_punch_at)
      where c.last_seen_at < $3::timestamptz - interval '${everySeconds} seconds' or c.address <> excluded.address
         or num_nonnulls(excluded.model, excluded.firmware, excluded.stamp, excluded.drift, excluded.last_punch_at) > 0
     returning not exists (select from before where last_seen_at > $3::timestamptz - interval '10 minutes') as was_silent`,
    [
      tenant.organizationId,
      deviceId,
      now,
      address,
      model ?? null,
      firmware ?? null,
      stamp ?? null,
      punchedAt ?? null,
      drift ?? null,
    ],
  );
  if (written?.was_silent)
    await announce(tenant, { organizationId: tenant.organizationId, topic: 'device_status', objectId: deviceId });
}

/** Tells HR once of each device that was heard of and is silent now. */
export async function tellOfSilentDevices({ database, clock }: Context): Promise<void> {
  const now = clock();
  await database.everywhere.transaction(async (everywhere) => {
    const silent = await everywhere.query<{ organization_id: number; slug: string; name: string }>(
      `update device_contact c set missed_at = $1
         from attendance_device d join organization o on o.id = d.organization_id
        where d.organization_id = c.organization_id and d.id = c.device_id and d.is_enabled and c.missed_at is null
          and c.last_seen_at < $1::timestamptz - interval '${silentMinutes} minutes'
       returning c.organization_id, o.slug, d.name`,
      [now],
    );
    for (const { organization_id: organizationId, slug, name } of silent)
      await notifyOrganization(everywhere, {
        organizationId,
        actorId: null,
        category: 'attendance',
        code: '5.02',
        url: linkTo(devicePaths.devices, { slug }),
        text: {
          en: `The attendance device ${name} has not connected for an hour.`,
          ne: `हाजिरी यन्त्र ${name} एक घण्टादेखि सम्पर्कमा छैन।`,
        },
        at: now,
      });
  });
}
