/** What HR brings in from files: punches and overtime claims of a spreadsheet, and what a device without a network wrote down. */
import * as z from 'zod/mini';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { labels } from '../kit/labels.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';
import { overtimeClaim } from './overtime-claim.ts';
import { punchCategoryNames } from './punch.ts';

const codes = { read: '5.08', write: '5.08' } as const;
const employee = f.user({
  label: labels.employee,
  required: true,
  aliases: ['employee code', 'code', 'emp code', 'staff id', 'employee id', 'email', 'name', 'employee name'],
});

/** A row is a day with its coming and going, or one punch with its type: sheets are written either way. */
export const attendanceSheet = defineEntity({
  name: 'attendance_sheet',
  label: bilingual('Attendance', 'हाजिरी'),
  plural: bilingual('Attendance', 'हाजिरी'),
  path: 'attendance/:org/import/attendance',
  codes,
  name_field: 'employee',
  fields: {
    employee,
    day: f.date({ label: bilingual('Day', 'दिन'), format: 'past', aliases: ['date', 'attendance date', 'मिति'] }),
    punch_in: f.time({
      label: punchCategoryNames['Punch In'],
      aliases: ['in', 'in time', 'time in', 'check in', 'clock in'],
    }),
    punch_out: f.time({
      label: punchCategoryNames['Punch Out'],
      aliases: ['out', 'out time', 'time out', 'check out', 'clock out'],
    }),
    punched_at: f.instant({
      label: bilingual('Date and time', 'मिति र समय'),
      aliases: ['datetime', 'date time', 'punch time', 'check time', 'punched at', 'timestamp'],
    }),
    remark_category: f.choice({
      label: bilingual('Type', 'प्रकार'),
      choices: punchCategoryNames,
      aliases: ['state', 'status', 'punch type', 'in out', 'direction'],
      spellings: {
        in: 'Punch In',
        'c/in': 'Punch In',
        'check in': 'Punch In',
        'check-in': 'Punch In',
        'clock in': 'Punch In',
        '0': 'Punch In',
        out: 'Punch Out',
        'c/out': 'Punch Out',
        'check out': 'Punch Out',
        'check-out': 'Punch Out',
        'clock out': 'Punch Out',
        '1': 'Punch Out',
      },
    }),
    remark: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
  },
  rules({ day, punch_in, punch_out, punched_at, remark_category }) {
    if (punched_at !== null)
      return remark_category === null ? { remark_category: [attendanceMessages.noType] } : undefined;
    if (day === null) return { day: [attendanceMessages.noDay] };
    return punch_in === null && punch_out === null ? { punch_in: [attendanceMessages.noTime] } : undefined;
  },
});

/** Claims that are sent for employees; the hours are those of the day. */
export const overtimeClaimSheet = defineEntity({
  name: 'overtime_claim_sheet',
  label: overtimeClaim.label,
  plural: overtimeClaim.plural ?? overtimeClaim.label,
  path: 'attendance/:org/import/overtime-claim',
  codes,
  name_field: 'employee',
  fields: {
    employee,
    claimed_on: { ...overtimeClaim.fields.claimed_on, aliases: ['date', 'day', 'ot date', 'overtime day', 'मिति'] },
    request_remarks: { ...overtimeClaim.fields.request_remarks, aliases: ['reason', 'remark', 'purpose'] },
  },
});

/** A file such as `attlog.dat`: which device wrote it. */
export const deviceFile = defineEntity({
  name: 'device_file',
  label: bilingual('Device file', 'यन्त्रको फाइल'),
  fields: {
    device: f.reference({
      label: bilingual('Attendance device', 'हाजिरी यन्त्र'),
      help: bilingual('The device that wrote the file', 'फाइल लेख्ने यन्त्र'),
      required: true,
      to: 'attendance_device',
      name_field: 'name',
    }),
  },
});

/** What became of a device's file, or what would. */
export const deviceFileAnswer = z.object({
  lines: z.number(),
  /** New punches. */
  punches: z.number(),
  /** Lines that were there before. */
  known: z.number(),
  /** PINs without an employee, and how many lines wait for one. */
  unknown: z.array(z.object({ pin: z.string(), lines: z.number() })),
  /** Lines that wait for their month to be reopened. */
  closed: z.number(),
  /** Lines of a time that is to come. */
  ahead: z.number(),
  /** Lines that say nothing, by their number in the file: the first of them, and how many there are. */
  unreadable: z.array(z.object({ line: z.number(), text: z.string() })),
  unreadable_count: z.number(),
  /** The first and the last moment of the file, as the device wrote them. */
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
});
export type DeviceFileAnswer = z.infer<typeof deviceFileAnswer>;
