/** Devices at the doors of an organization that send attendance, and how what they send is read. */
import * as z from 'zod/mini';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { textSchema } from '../kit/text-schema.ts';
import { isZone } from '../kit/wall-clock.ts';
import { attendanceMessages } from './messages.ts';

/** Whether someone comes or goes. Many devices send the same status for both, so each says how its punches are read. */
export const deviceDirections = {
  'As sent': bilingual('As sent by the device', 'यन्त्रले पठाएअनुसार'),
  'Always in': bilingual('Always in', 'सधैँ आगमन'),
  'Always out': bilingual('Always out', 'सधैँ प्रस्थान'),
  'By order': bilingual('Alternating in and out', 'पालैपालो आगमन र प्रस्थान'),
} as const;

export const attendanceDevice = defineEntity({
  name: 'attendance_device',
  label: bilingual('Attendance device', 'हाजिरी यन्त्र'),
  plural: bilingual('Attendance devices', 'हाजिरी यन्त्र'),
  path: 'attendance/:org/device',
  codes: { read: '5.02', write: '5.02' },
  search: ['name', 'serial_number'],
  picked_by: ['5.08'],
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    vendor: f.text({ label: bilingual('Manufacturer', 'निर्माता'), max: 60 }),
    serial_number: f.text({
      label: bilingual('Serial number', 'सिरियल नम्बर'),
      help: bilingual('On the back of the device, or in its menu under System info', 'यन्त्रको पछाडि वा त्यसको मेनुमा हुन्छ'),
      required: true,
      max: 40,
      format: 'code',
      unique: true,
    }),
    branch: f.reference({ label: bilingual('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    direction: f.choice({
      label: bilingual('Direction', 'दिशा'),
      required: true,
      choices: deviceDirections,
      default: 'As sent',
    }),
    timezone: f.text({
      label: bilingual('Time zone', 'समय क्षेत्र'),
      help: bilingual(
        'Such as Asia/Kathmandu. Leave empty for the zone of the organization',
        'खाली भए संस्थाको समय क्षेत्र',
      ),
      max: 60,
    }),
    pins_are_codes: f.boolean({
      label: bilingual('PINs are employee codes', 'पिन नै कर्मचारी कोड हो'),
      default: false,
    }),
    address_range: f.text({
      label: bilingual('Allowed addresses', 'अनुमति भएका ठेगाना'),
      help: bilingual(
        'Such as 203.0.113.0/24. Left empty, you approve each address that the device comes from',
        'खाली भए यन्त्र आएको हरेक ठेगाना तपाईंले स्वीकृत गर्नुपर्छ',
      ),
      max: 200,
    }),
    path_secret: f.text({
      label: bilingual('Secret in the server address', 'सर्भर ठेगानाको गोप्य शब्द'),
      help: bilingual(
        'The device then sends to /iclock/<secret>/ and needs no approval',
        'राखेपछि यन्त्रले /iclock/<secret>/ मा पठाउँछ र स्वीकृति चाहिँदैन',
      ),
      min: 12,
      max: 64,
      format: 'code',
      is_masked: true,
    }),
    is_enabled: f.boolean({ label: bilingual('Enabled', 'सक्रिय'), default: true }),
  },
  rules({ timezone }) {
    if (timezone !== null && !isZone(timezone)) return { timezone: [attendanceMessages.noZone] };
    return undefined;
  },
});

export type AttendanceDevice = EntityRecord<typeof attendanceDevice>;

const device = f.reference({
  label: attendanceDevice.label,
  to: 'attendance_device',
  name_field: 'name',
  required: true,
});
const pin = f.text({ label: bilingual('PIN on the device', 'यन्त्रको पिन'), required: true, max: 24, format: 'code' });

/** Which person a number on a device is. Punches that came before are theirs too, once it is said. */
export const deviceUser = defineEntity({
  name: 'device_user',
  label: bilingual('Device assignment', 'यन्त्र तोकाइ'),
  plural: bilingual('Device assignments', 'यन्त्र तोकाइहरू'),
  path: 'attendance/:org/user-map',
  codes: { read: '5.02', write: '5.02' },
  name_field: 'pin',
  search: ['pin', 'employee'],
  sort: 'employee',
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    ...placeOf('employee'),
    pin,
    device: f.reference({
      label: attendanceDevice.label,
      help: bilingual('Leave empty for every device', 'खाली भए सबै यन्त्र'),
      to: 'attendance_device',
      name_field: 'name',
    }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति') }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
  rules: ({ starts_on, ends_on }) =>
    starts_on !== null && ends_on !== null && ends_on < starts_on
      ? { ends_on: [attendanceMessages.untilBeforeFrom] }
      : undefined,
  reports: {
    by_device: {
      label: bilingual('Employees by device', 'यन्त्रअनुसार कर्मचारी'),
      question: bilingual('Who punches at which device?', 'कसले कुन यन्त्रमा हाजिरी गर्छन्?'),
      help: bilingual('Every assignment of a PIN, those that have ended included.', 'सकिएकासहित पिनका सबै तोकाइ।'),
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'device',
      measures: { employees: count() },
      filters: ['device', 'employee', 'branch', 'division'],
      columns: ['employee', 'device', 'pin', 'starts_on', 'ends_on'],
      sort: 'employee',
      empty: bilingual('No employee is assigned to a device yet.', 'अहिलेसम्म कुनै कर्मचारीलाई यन्त्र तोकिएको छैन।'),
    },
  },
});

/** Why a line of a device is no punch yet. */
export const unmatchedReasons = {
  'Unknown PIN': bilingual('Unknown PIN', 'थाहा नभएको पिन'),
  'Closed month': bilingual('Month closed', 'महिना बन्द'),
  'Wrong clock': bilingual('Time in the future', 'आउन बाँकी समय'),
  Unreadable: bilingual('Unreadable', 'पढ्न नसकिएको'),
} as const;
export type UnmatchedReason = keyof typeof unmatchedReasons;

/** A line that a device sent, of which no one's punch was made. */
export const unmatchedPunch = defineEntity({
  name: 'unmatched_punch',
  label: bilingual('Unmatched punch', 'नमिलेको हाजिरी'),
  plural: bilingual('Unmatched punches', 'नमिलेका हाजिरी'),
  name_field: 'pin',
  search: ['pin', 'name_on_device', 'line'],
  sort: '-created_at',
  scopes: { organization: { code: '5.02' } },
  fields: {
    device: { ...device, readonly: true },
    pin: { ...pin, required: false, readonly: true },
    name_on_device: f.text({ label: bilingual('Name on the device', 'यन्त्रमा भएको नाम'), max: 120, readonly: true }),
    punched_at: f.instant({ label: bilingual('Time', 'समय'), readonly: true }),
    reason: f.choice({
      label: bilingual('Reason', 'कारण'),
      required: true,
      readonly: true,
      choices: unmatchedReasons,
    }),
    /** The line as it was sent, without control characters. */
    line: f.text({ label: bilingual('As sent', 'पठाएअनुसार'), required: true, max: 500, readonly: true }),
    device_time: f.text({ label: bilingual('Device time', 'यन्त्रको समय'), max: 40, readonly: true }),
    status_code: f.number({ label: bilingual('Status code', 'अवस्था सङ्केत'), is_name: true, readonly: true }),
    is_imported: f.boolean({ label: bilingual('Imported', 'आयात गरिएको'), default: false, readonly: true }),
  },
});

/** How each device is doing: a view of the database. `drift` is the device's clock minus that of the server, in seconds. */
export const deviceStatus = defineEntity({
  name: 'device_status',
  label: bilingual('Device status', 'यन्त्रको अवस्था'),
  plural: bilingual('Device status', 'यन्त्रको अवस्था'),
  sort: 'name',
  search: ['name', 'serial_number'],
  scopes: { organization: { code: '5.02' } },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120 }),
    serial_number: f.text({ label: attendanceDevice.fields.serial_number.label, required: true, max: 40 }),
    branch: { ...attendanceDevice.fields.branch, readonly: true },
    state: f.status({
      label: bilingual('State', 'अवस्था'),
      initial: 'Never',
      states: {
        Online: { label: bilingual('Online', 'अनलाइन'), tone: 'positive' },
        Late: { label: bilingual('Not reporting', 'सम्पर्कमा छैन'), tone: 'critical' },
        Quarantined: { label: bilingual('Waiting for approval', 'स्वीकृतिको प्रतीक्षामा'), tone: 'caution' },
        Never: { label: bilingual('Never connected', 'कहिल्यै नजोडिएको'), tone: 'caution' },
        Disabled: { label: bilingual('Disabled', 'निष्क्रिय'), tone: 'neutral' },
      },
    }),
    last_seen_at: f.instant({ label: bilingual('Last seen', 'अन्तिम सम्पर्क') }),
    last_punch_at: f.instant({ label: bilingual('Last punch', 'अन्तिम हाजिरी') }),
    drift: f.number({ label: bilingual('Clock drift (s)', 'घडीको फरक (से.)') }),
    unmatched: f.number({ label: unmatchedPunch.plural ?? unmatchedPunch.label }),
    pending_commands: f.number({ label: bilingual('Pending commands', 'बाँकी आदेश') }),
    model: f.text({ label: bilingual('Model', 'मोडेल'), max: 120 }),
    firmware: f.text({ label: bilingual('Firmware', 'फर्मवेयर'), max: 120 }),
    address: f.text({ label: bilingual('Address', 'ठेगाना'), max: 60 }),
    /** From where it tried to send without being let in. */
    waiting_address: f.text({ label: bilingual('Address to approve', 'स्वीकृत गर्नुपर्ने ठेगाना'), max: 60 }),
  },
});

/** The address that HR read and decides about. */
export const deviceAddressBody = z.strictObject({
  address: textSchema(deviceStatus.fields.waiting_address.label, { max: 60 }),
});

/** What the product asks of a device. Nothing that empties a device or runs on it is among them. */
export const deviceCommands = {
  Check: bilingual('Check connection', 'सम्पर्क जाँच्ने'),
  'Send attendance': bilingual('Send attendance again', 'हाजिरी फेरि पठाउने'),
  'Send people': bilingual('Send its list of people', 'मानिसको सूची पठाउने'),
  'Add person': bilingual('Add or rename a person', 'मानिस थप्ने वा नाम फेर्ने'),
  'Remove person': bilingual('Remove a person', 'मानिस हटाउने'),
} as const;

const ofPerson = ({ command }: { readonly command?: string | null | undefined }) =>
  command === 'Add person' || command === 'Remove person';

export const deviceCommand = defineEntity({
  name: 'device_command',
  label: bilingual('Device command', 'यन्त्रलाई आदेश'),
  plural: bilingual('Device commands', 'यन्त्रलाई आदेशहरू'),
  path: 'attendance/:org/device-command',
  codes: { read: '5.02', write: '5.02' },
  name_field: 'pin',
  sort: '-created_at',
  isFinal: true,
  fields: {
    device,
    command: f.choice({
      label: bilingual('Command', 'आदेश'),
      required: true,
      choices: deviceCommands,
      default: 'Check',
    }),
    from_day: f.date({ label: bilingual('From', 'देखि'), required: true, format: 'past' }),
    pin: { ...pin },
    person_name: f.text({ label: bilingual('Name on the device', 'यन्त्रमा भएको नाम'), required: true, max: 24 }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Pending',
      states: {
        Pending: { label: bilingual('Pending', 'बाँकी'), tone: 'neutral' },
        Sent: { label: bilingual('Sent', 'पठाइयो'), tone: 'info' },
        Done: { label: bilingual('Done', 'सम्पन्न'), tone: 'positive' },
        Failed: { label: bilingual('Failed', 'असफल'), tone: 'critical' },
      },
    }),
    /** What the device answered; 0 is done. */
    return_code: f.number({ label: bilingual('Return code', 'जवाफ सङ्केत'), is_name: true, readonly: true }),
    sent_at: f.instant({ label: bilingual('Sent', 'पठाइएको'), readonly: true }),
    answered_at: f.instant({ label: bilingual('Answered', 'जवाफ आएको'), readonly: true }),
  },
  visibleWhen: {
    from_day: ({ command }) => command === 'Send attendance',
    pin: ofPerson,
    person_name: ({ command }) => command === 'Add person',
  },
});
