/** Devices of the demo: one in Kathmandu and one in Pokhara, their people, what they sent, and a few lines of nobody. */
import { attendanceDevice, deviceUser } from '@karmik/model/attendance/device';
import { addDays, todayIn } from '@karmik/model/kit/zone';
import { createRecord } from '../../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { keepContact } from '../device/contact.ts';
import { deviceHooks, deviceUserHooks } from '../device/device-hooks.ts';
import { storeLines } from '../device/store-lines.ts';

const zone = 'Asia/Kathmandu';
const devices = [
  { name: 'Kathmandu main gate', city: 'Kathmandu', vendor: 'ZKTeco', model: 'SpeedFace-V5L', drift: 4, minutesAgo: 1 },
  { name: 'Pokhara reception', city: 'Pokhara', vendor: 'eSSL', model: 'X990', drift: 187, minutesAgo: 95 },
] as const;

export async function writeDevices({
  context,
  organizationId,
  hrId,
  plan: { slug },
  end,
  setTime,
}: DemoOrganization): Promise<void> {
  const day = 86_400_000;
  setTime(new Date(end - 40 * day));
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const people = await tenant.query<{ id: number; name: string }>(
    `select e.user_id as id, e.first_name as name from employee e
       join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current and not m.is_audit_user
       join users u on u.id = e.user_id
      where e.organization_id = $1 order by u.email like '%@' || $2 || '.demo' desc, e.user_id offset 6 limit 10`,
    [organizationId, slug],
  );
  const branches = await tenant.query<{ id: number; name: string }>(
    'select id, name from branch where organization_id = $1 and archived_at is null order by id',
    [organizationId],
  );
  for (const [index, { name, city, vendor, model, drift, minutesAgo }] of devices.entries()) {
    const pins = people
      .filter((_, n) => n % devices.length === index)
      .map(({ id }, n) => ({ id, pin: String(1101 + index * 100 + n) }));
    const device = await tenant.transaction(async (inner) => {
      const branch = branches.find((each) => each.name.includes(city)) ?? branches[index];
      const id = await createRecord(hr, inner, attendanceDevice, deviceHooks, {
        name,
        vendor,
        serial_number: `DEMO${organizationId}${index + 1}`,
        branch: branch?.id ?? null,
        direction: 'As sent',
      });
      for (const { id: employee, pin } of pins)
        await createRecord(hr, inner, deviceUser, deviceUserHooks, { employee, pin, device: id });
      return id;
    });
    setTime(new Date(end));
    const today = todayIn(zone, new Date(end));
    const days = Array.from({ length: 7 }, (_, back) => addDays(today, back - 7)).filter(
      (each) => new Date(`${each}T00:00:00Z`).getUTCDay() !== 6,
    );
    const lines = days.flatMap((each, n) => [
      ...pins.flatMap(({ pin }, p) => {
        const minute = (shift: number) => String((p * 7 + n * 5 + shift) % 30).padStart(2, '0');
        return [`${pin}\t${each} 09:${minute(30)}:12\t0\t15`, `${pin}\t${each} 17:${minute(11)}:40\t1\t15`];
      }),
      // A new colleague, whose finger is known to the device and to no one else.
      ...(n > 2 ? [`${1199 + index * 100}\t${each} 09:5${n}:00\t0\t15`] : []),
    ]);
    await tenant.transaction(async (inner) => {
      await inner.query('insert into device_name (organization_id, device_id, pin, name) values ($1, $2, $3, $4)', [
        organizationId,
        device,
        String(1199 + index * 100),
        index === 0 ? 'Sunita T.' : 'New guard',
      ]);
      const { newest } = await storeLines(inner, {
        device: { id: device, zone },
        lines,
        form: 'push',
        now: new Date(end),
      });
      const seen = new Date(end - minutesAgo * 60_000);
      await keepContact(
        inner,
        device,
        {
          address: `203.0.113.${index + 10}`,
          model,
          firmware: 'ZAM180-NF-1.1.17',
          stamp: '9999',
          punchedAt: newest,
          drift,
        },
        seen,
      );
    });
  }
}
