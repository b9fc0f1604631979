/** Which device sends: by its serial and a second fact, from where it may send, and what is done about unregistered ones. */
import { devicePaths } from '@karmik/model/attendance/admin-paths';
import { linkTo } from '@karmik/model/kit/links';
import type { Context } from '../../../context.ts';
import { announce } from '../../../live/announce.ts';
import { notifyOrganization } from '../../notification/notify.ts';
import { isWithin } from './device-hooks.ts';

export interface KnownDevice {
  readonly organizationId: number;
  readonly id: number;
  readonly name: string;
  readonly serial: string;
  readonly zone: string;
}

interface Row {
  organization_id: number;
  slug: string;
  id: number;
  name: string;
  serial_number: string;
  zone: string;
  address_range: string | null;
  path_secret: string | null;
  is_enabled: boolean;
  approved_address: string | null;
}

const serialForm = /^[\w./-]{1,40}$/;
const minute = 60_000;
/** Serials of strangers that one address may try in a minute; more are not even looked up. */
const strangersPerMinute = 30;
/** So many serials of strangers are counted. */
const mostKnocks = 200;
/** What one process keeps in mind of serials; beyond it, it begins again. */
const mostRemembered = 10_000;

/**
 * Whether a device has a second fact besides its serial: the secret in its path, or HR's approval. Within a range of addresses the approval
 * of the first contact is enough; without one each address is approved by itself.
 */
const isApproved = ({ path_secret, address_range, approved_address }: Row, ip: string): boolean =>
  path_secret !== null || approved_address === ip || (address_range !== null && approved_address !== null);

/** Tells devices apart. One of it serves a process. */
export class KnownDevices {
  readonly #context: Context;
  /** Who was refused, until when that is believed. */
  readonly #refused = new Map<string, number>();
  /** Serials that were let in once: the strangers at their address do not shut them out. */
  readonly #friends = new Set<string>();
  /** Strangers by address, in the minute that began then. */
  readonly #tries = new Map<string, { since: number; count: number }>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** The device that a request names, where it may send from there; undefined for any other. */
  async find(given: unknown, secret: string | undefined, ip: string): Promise<KnownDevice | undefined> {
    if (typeof given !== 'string' || !serialForm.test(given)) return undefined;
    const serial = given.toUpperCase();
    const now = this.#context.clock().getTime();
    // One who sends a serial from elsewhere shuts out no one but themselves.
    const sender = JSON.stringify([serial, ip, secret]);
    if ((this.#refused.get(sender) ?? 0) > now) return undefined;
    if (!this.#friends.has(serial) && this.#isTired(ip, now)) return undefined;
    const row = await this.#context.database.everywhere.one<Row>(
      `select d.organization_id, o.slug, d.id, d.name, d.serial_number, coalesce(d.timezone, o.timezone) as zone, d.address_range, d.path_secret, d.is_enabled, a.approved_address
         from attendance_device d join organization o on o.id = d.organization_id
         left join device_admission a on a.organization_id = d.organization_id and a.device_id = d.id where d.serial_number = $1`,
      [serial],
    );
    const isHere =
      row !== undefined &&
      (row.path_secret ?? undefined) === secret &&
      (row.address_range === null || isWithin(row.address_range, ip));
    if (!row?.is_enabled || !isHere) {
      if (this.#refused.size > mostRemembered) this.#refused.clear();
      this.#refused.set(sender, now + minute);
      if (!row) await this.#knock(serial, ip, now);
      else if (row.is_enabled) await this.#elsewhere(row, ip);
      return undefined;
    }
    if (!isApproved(row, ip)) {
      await this.#quarantine(row, ip);
      return undefined;
    }
    this.#friends.add(serial);
    const { organization_id: organizationId, id, name, zone } = row;
    return { organizationId, id, name, serial, zone };
  }

  #isTired(ip: string, now: number): boolean {
    const tries = this.#tries.get(ip);
    return tries !== undefined && now - tries.since < minute && tries.count >= strangersPerMinute;
  }

  async #knock(serial: string, ip: string, now: number): Promise<void> {
    if (this.#tries.size > mostRemembered) this.#tries.clear();
    const tries = this.#tries.get(ip);
    if (!tries || now - tries.since >= minute) this.#tries.set(ip, { since: now, count: 1 });
    else tries.count++;
    await this.#context.database.everywhere.transaction(async (everywhere) => {
      const [counted] = await everywhere.query<{ times: number }>(
        `insert into device_knock (serial_number, times, first_at, last_at)
         select $1, 1, $2, $2 where exists (select from device_knock where serial_number = $1) or (select count(*) from device_knock) < ${mostKnocks}
         on conflict (serial_number) do update set times = device_knock.times + 1, last_at = excluded.last_at returning times`,
        [serial, new Date(now)],
      );
      if (counted?.times !== 1) return;
      // With one organization there is no doubt whose it would be; with several, those whose devices send from that address may know it.
      const near = await everywhere.query<{ id: number; slug: string }>(
        `select o.id, o.slug from organization o where (select count(*) from organization) = 1
            or exists (select from device_contact c where c.organization_id = o.id and c.address = $1)`,
        [ip],
      );
      for (const { id, slug } of near)
        await notifyOrganization(everywhere, {
          organizationId: id,
          actorId: null,
          category: 'attendance',
          code: '5.02',
          url: linkTo(devicePaths.devices, { slug }),
          text: {
            en: `A device with serial ${serial} tried to connect. Register it to take its attendance.`,
            ne: `सिरियल नम्बर ${serial} भएको यन्त्रले जोडिन खोज्यो। हाजिरी लिन दर्ता गर्नुहोस्।`,
          },
          at: new Date(now),
        });
    });
  }

  /** Shows a device that is new or has moved to HR, who approve it; until then it keeps its lines and tries again. */
  async #quarantine({ organization_id: organizationId, slug, id, name }: Row, ip: string): Promise<void> {
    const { clock, database } = this.#context;
    const tenant = database.organization(organizationId);
    const now = clock();
    await tenant.transaction(async (inner) => {
      const isNew = await inner.one(
        `insert into device_admission as a (organization_id, device_id, waiting_address, waiting_since) values ($1, $2, $3, $4)
         on conflict (organization_id, device_id) do update set waiting_address = excluded.waiting_address, waiting_since = excluded.waiting_since
          where a.waiting_address is distinct from excluded.waiting_address returning device_id`,
        [organizationId, id, ip, now],
      );
      if (!isNew) return;
      await announce(inner, { organizationId, topic: 'device_status', objectId: id });
      await notifyOrganization(inner, {
        organizationId,
        actorId: null,
        category: 'attendance',
        code: '5.02',
        url: linkTo(devicePaths.devices, { slug }),
        text: {
          en: `The device ${name} tried to connect from ${ip}. Approve it to take its attendance.`,
          ne: `यन्त्र ${name} ले ठेगाना ${ip} बाट जोडिन खोज्यो। हाजिरी लिन स्वीकृत गर्नुहोस्।`,
        },
        at: now,
      });
    });
  }

  /** A serial is printed on each device: one that comes from elsewhere may be anybody. */
  async #elsewhere({ organization_id: organizationId, slug, name }: Row, ip: string): Promise<void> {
    const { clock, database } = this.#context;
    await notifyOrganization(database.organization(organizationId), {
      organizationId,
      actorId: null,
      category: 'attendance',
      code: '5.02',
      url: linkTo(devicePaths.devices, { slug }),
      text: {
        en: `The device ${name} was refused: it connected from ${ip} or without its secret.`,
        ne: `यन्त्र ${name} लाई रोकियो: ठेगाना ${ip} बाट वा गोप्य शब्दबिना जोडियो।`,
      },
      at: clock(),
    });
  }
}
