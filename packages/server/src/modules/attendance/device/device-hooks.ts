/** What a declaration cannot say of devices: the form of their serial, and the addresses from which they may send. */
import type { attendanceDevice, deviceCommand, deviceUser } from '@karmik/model/attendance/device';
import ipaddr from 'ipaddr.js';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { attendanceMessages } from '../messages.ts';
import { moveMatched } from './store-lines.ts';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Addresses and CIDR ranges, separated by commas. @throws for what is neither */
export const rangesOf = (written: string): Range[] =>
  written.split(',').map((each): Range => {
    const text = each.trim();
    if (text.includes('/')) return ipaddr.parseCIDR(text);
    const address = ipaddr.parse(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });

/** Whether an address lies in one of the ranges. */
export const isWithin = (written: string, ip: string): boolean => {
  const address = ipaddr.process(ip);
  return rangesOf(written).some(([range, bits]) => address.kind() === range.kind() && address.match(range, bits));
};

export const deviceHooks: EntityHooks<typeof attendanceDevice> = {
  beforeSave(_write, body) {
    body.serial_number = body.serial_number.toUpperCase();
    if (body.address_range !== null)
      try {
        rangesOf(body.address_range);
      } catch {
        return Promise.resolve({ address_range: [attendanceMessages.noAddressRange] });
      }
    return Promise.resolve(undefined);
  },
  async afterSave({ tenant, context, id }, body) {
    if (body.pins_are_codes) await moveMatched(tenant, context.clock(), { deviceId: id });
  },
};

/** The person to whom a PIN is given gets the punches that waited for them (AT-8). */
export const deviceUserHooks: EntityHooks<typeof deviceUser> = {
  async afterSave({ tenant, context }, { pin, device }) {
    await moveMatched(tenant, context.clock(), { deviceId: device, pin });
  },
};

/** Names that devices show are short, and hold nothing that would end a field of a command. */
export const deviceCommandHooks: EntityHooks<typeof deviceCommand> = {
  async beforeSave({ tenant }, { device }) {
    const found = await tenant.one<{ is_enabled: boolean }>(
      'select is_enabled from attendance_device where organization_id = $1 and id = $2',
      [tenant.organizationId, device],
    );
    return found?.is_enabled === false ? { device: [attendanceMessages.deviceDisabled] } : undefined;
  },
};
