/** What HR does for many employees at once, and what each such action asks for. */
import { supervision } from '../approval/policy.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { employment } from './employment.ts';
import { letter } from './letters/letter.ts';
import { hrisMessages } from './messages.ts';
import { separation } from './separation.ts';

/** Who supervises people from a day on; the person who did so in that place ends the day before. */
export const supervisorAssignment = defineEntity({
  name: 'supervisor_assignment',
  label: bilingual('Assign supervisor', 'सुपरिवेक्षक तोक्ने'),
  fields: {
    supervisor: supervision.fields.supervisor,
    position: supervision.fields.position,
    valid_from: f.date({ label: supervision.fields.valid_from.label, required: true }),
  },
});

/** Where people work from a day on. What is left empty stays for each as it is, and so does all else of their employment. */
export const employeeTransfer = defineEntity({
  name: 'employee_transfer',
  label: bilingual('Transfer', 'सरुवा'),
  fields: {
    starts_on: employment.fields.starts_on,
    branch: employment.fields.branch,
    division: employment.fields.division,
    letter: employment.fields.letter,
    remarks: employment.fields.remarks,
  },
  rules: ({ branch, division }) =>
    branch === null && division === null ? { branch: [hrisMessages.transferWhere] } : undefined,
});

/** The end of employment of several people, each with the tasks and the exit interview of its type. */
export const separationStart = defineEntity({
  name: 'separation_start',
  label: bilingual('Start a separation', 'अवकाश सुरु गर्नुहोस्'),
  fields: {
    separation_type: separation.fields.separation_type,
    effective_date: separation.fields.effective_date,
    remarks: separation.fields.remarks,
  },
});

/** The letter that each of several people is issued. */
export const lettersIssue = defineEntity({
  name: 'letters_issue',
  label: bilingual('Generate letter', 'पत्र बनाउनुहोस्'),
  fields: { event: letter.fields.event, template: letter.fields.template },
  visibleWhen: { template: ({ event }) => event === 'Other' },
});

/** A new activation link for those who have not used the first one; it asks for nothing. */
export const activation = defineEntity({
  name: 'activation',
  label: bilingual('Send activation email', 'सक्रिय गर्ने इमेल पठाउनुहोस्'),
  fields: {},
});

/** Keeps people out of their accounts for a while: they stay employees, and what they had open ends. */
export const signInPause = defineEntity({
  name: 'sign_in_pause',
  label: bilingual('Pause sign-in', 'साइन इन रोक्नुहोस्'),
  fields: { reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }) },
});

/** Lets people whose sign-in was paused in again. */
export const signInResumption = defineEntity({
  name: 'sign_in_resumption',
  label: bilingual('Resume sign-in', 'साइन इन फेरि खोल्नुहोस्'),
  fields: {},
});
