/** The words of notifications; apart from their schemas, so that a page that shows them loads no more. */
import { bilingual, type Text } from '../kit/text.ts';

/** What people choose for: each notification belongs to one of these. */
export const notificationCategories = {
  attendance: bilingual('Attendance and overtime', 'हाजिरी र अतिरिक्त समय'),
  leave: bilingual('Leave', 'बिदा'),
  hris: bilingual('Employee profiles', 'कर्मचारी विवरण'),
  task: bilingual('Tasks', 'कार्य'),
  event: bilingual('Events', 'कार्यक्रमहरू'),
  payroll: bilingual('Pay', 'तलब'),
  noticeboard: bilingual('Noticeboard', 'सूचना पाटी'),
  security: bilingual('Organization security', 'संस्थाको सुरक्षा'),
  report: bilingual('Scheduled reports', 'नियमित पठाइने प्रतिवेदन'),
  whistle_blower: bilingual('Whistle-blower reports', 'उजुरी'),
  grievance: bilingual('Grievances', 'गुनासो'),
} as const satisfies Record<string, Text>;
/**
 * What never leaves the application, whatever a person chose: of whistle-blower reports and grievances a mail or a locked screen
 * would be one more place where they are read, and scheduled reports are mailed by their own schedule.
 */
export const unsentCategories: readonly string[] = ['whistle_blower', 'grievance', 'report'];

/** What is never mailed as a notification: of events, guests get an invitation for their calendar instead. */
export const unmailedCategories: readonly string[] = [...unsentCategories, 'event'];

export type NotificationCategory = keyof typeof notificationCategories;

/** What HRIS tells people of, for the choice of what goes out by mail. */
export const hrisTopics = {
  change_request: bilingual('Change requests', 'परिवर्तन अनुरोध'),
  document: bilingual('Expiring documents', 'म्याद सकिने कागजात'),
  letter: bilingual('Letters', 'पत्रहरू'),
  task: bilingual('Process tasks', 'प्रक्रियाका कार्य'),
  review: bilingual('Employment reviews', 'रोजगार समीक्षा'),
  resignation: bilingual('Resignations', 'राजीनामा'),
  disciplinary: bilingual('Disciplinary cases', 'अनुशासनसम्बन्धी प्रकरण'),
  separation: bilingual('Separations and exit interviews', 'अवकाश र बहिर्गमन अन्तर्वार्ता'),
  transfer: bilingual('Transfer requests', 'सरुवा अनुरोध'),
  form: bilingual('Forms', 'फारम'),
  pre_employment: bilingual('New team members', 'टोलीका नयाँ सदस्य'),
} as const satisfies Record<string, Text>;
export type HrisTopic = keyof typeof hrisTopics;

/** How a notification reaches someone's mailbox. */
export const emailChoices = {
  off: bilingual('Never', 'कहिल्यै होइन'),
  at_once: bilingual('At once', 'तुरुन्तै'),
  digest: bilingual('Once a day', 'दिनमा एक पटक'),
} as const satisfies Record<string, Text>;
export type EmailChoice = keyof typeof emailChoices;

/** NTF-8: more of a text is cut. */
export const notificationTextLimit = 100;

/** The furthest that a reminder may be put off, in days. */
export const reminderDays = 30;

/** NTF-6, NTF-11: what a click opens, with the name of the id that it needs. */
export const interactiveTypes = {
  leave: 'leave_request_id',
  leave_cancel: 'leave_request_cancel_id',
  adjustment: 'adjustment_request_id',
  overtime_claim: 'overtime_claim_id',
  task_verification: 'task_approval_id',
  task_acknowledgement: 'task_approval_id',
  travel_attendance: 'travel_request_id',
  travel_delete: 'delete_request_id',
  unit_of_work: 'work_rate_id',
  overtime_pre_approval: 'overtime_request_id',
  shift_swap: 'shift_swap_id',
  credit_hour_pre_approval: 'credit_hour_id',
  credit_hour_delete: 'credit_hour_delete_request_id',
} as const;
export type InteractiveType = keyof typeof interactiveTypes;
