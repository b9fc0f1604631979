/** What is told of an action in the audit; one without words of its own is told by its name. */
import { entities } from '../entities.ts';
import { auditLog } from './audit.ts';
import { bilingual, type Text } from '../kit/text.ts';

const created = bilingual('Created', 'सिर्जना');
const changed = bilingual('Changed', 'परिवर्तन');
const removed = bilingual('Deleted', 'हटाइएको');

const words: Readonly<Record<string, Text>> = {
  create: created,
  created,
  update: changed,
  updated: changed,
  changed,
  delete: removed,
  deleted: removed,
  archive: bilingual('Archived', 'अभिलेखमा राखिएको'),
  restore: bilingual('Restored', 'फिर्ता ल्याइएको'),
  read: bilingual('Read', 'पढिएको'),
  payslips_exported: bilingual('Payslips exported', 'तलब पर्ची निर्यात गरिएको'),
  viewed: bilingual('Read', 'पढिएको'),
  submit: bilingual('Sent', 'पठाइएको'),
  approve: bilingual('Approved', 'स्वीकृत'),
  approved: bilingual('Approved', 'स्वीकृत'),
  confirmed: bilingual('Confirmed', 'पुष्टि गरिएको'),
  report_handed_over: bilingual('Handed over a report', 'उजुरी सुम्पिएको'),
  decline: bilingual('Declined', 'अस्वीकृत'),
  declined: bilingual('Declined', 'अस्वीकृत'),
  denied: bilingual('Declined', 'अस्वीकृत'),
  forward: bilingual('Forwarded', 'अघि पठाइएको'),
  cancel: bilingual('Cancelled', 'रद्द'),
  cancelled: bilingual('Cancelled', 'रद्द'),
  imported: bilingual('Imported', 'आयात गरिएको'),
  export: bilingual('Exported', 'निर्यात गरिएको'),
  uploaded: bilingual('Uploaded', 'अपलोड गरिएको'),
  published: bilingual('Published', 'प्रकाशित'),
  withdrawn: bilingual('Withdrawn', 'फिर्ता लिइएको'),
  printed: bilingual('Printed', 'छापिएको'),
  resolved: bilingual('Resolved', 'समाधान भएको'),
  resolved_all: bilingual('All resolved', 'सबै समाधान भएको'),
  unresolved: bilingual('Reopened', 'फेरि खोलिएको'),
  activated: bilingual('Account activated', 'खाता सक्रिय गरिएको'),
  activation_sent: bilingual('Activation sent', 'खाता सक्रिय गर्ने लिङ्क पठाइएको'),
  password_changed: bilingual('Password changed', 'पासवर्ड परिवर्तन'),
  password_reset: bilingual('Password reset', 'पासवर्ड पुनः सेट'),
  photo_changed: bilingual('Photo changed', 'फोटो परिवर्तन'),
  photo_removed: bilingual('Photo removed', 'फोटो हटाइएको'),
  questions_changed: bilingual('Questions changed', 'प्रश्न परिवर्तन'),
  answered: bilingual('Answered', 'उत्तर दिइएको'),
  session_ended: bilingual('Session ended', 'सत्र बन्द गरिएको'),
  sessions_ended: bilingual('All sessions ended', 'सबै सत्र बन्द गरिएको'),
  sign_in_paused: bilingual('Sign-in paused', 'साइन इन रोकिएको'),
  sign_in_resumed: bilingual('Sign-in resumed', 'साइन इन फेरि खोलिएको'),
  other_sessions_ended: bilingual('Other sessions ended', 'अन्य सत्र बन्द गरिएको'),
  push_turned_on: bilingual('Push notifications turned on', 'पुश सूचना खोलिएको'),
  push_turned_off: bilingual('Push notifications turned off', 'पुश सूचना बन्द गरिएको'),
  passkey_added: bilingual('Passkey added', 'पासकी थपिएको'),
  passkey_named: bilingual('Passkey renamed', 'पासकीको नाम बदलिएको'),
  passkey_removed: bilingual('Passkey removed', 'पासकी हटाइएको'),
  operator_granted: bilingual('Made an operator', 'प्रणाली सञ्चालक बनाइएको'),
  operator_revoked: bilingual('No longer an operator', 'प्रणाली सञ्चालकबाट हटाइएको'),
  second_step_removed: bilingual('One-time passwords turned off', 'एक पटकको पासवर्ड बन्द गरिएको'),
  denied_own_request: bilingual('Refused: own request', 'अस्वीकृत: आफ्नै अनुरोधमा निर्णय'),
  permission_refused: bilingual('Refused: no permission', 'अस्वीकृत: अनुमति नभएको'),
  forged_token_refused: bilingual('Refused: forged token', 'अस्वीकृत: नक्कली टोकन'),
  expired_token_refused: bilingual('Refused: expired token', 'अस्वीकृत: म्याद सकिएको टोकन'),
  used_token_refused: bilingual('Refused: used token', 'अस्वीकृत: प्रयोग भइसकेको टोकन'),
  disabled_user_refused: bilingual('Refused: account not active', 'अस्वीकृत: निष्क्रिय खाता'),
  used_link_refused: bilingual('Refused: used link', 'अस्वीकृत: प्रयोग भइसकेको लिङ्क'),
  expired_link_refused: bilingual('Refused: expired link', 'अस्वीकृत: म्याद सकिएको लिङ्क'),
  link_of_another_refused: bilingual('Refused: link of another account', 'अस्वीकृत: अर्को खाताको लिङ्क'),
  link_burnt: bilingual('Link closed: tried for another account', 'लिङ्क बन्द: अर्को खाताका लागि चलाउन खोजियो'),
  started: bilingual('Started', 'सुरु गरिएको'),
  resumed: bilingual('Resumed', 'फेरि सुरु'),
  undone: bilingual('Undone', 'फिर्ता लिइएको'),
  off_boarded: bilingual('Offboarded', 'अवकाश भएको'),
  on_boarded: bilingual('Onboarded', 'नियुक्त भएको'),
  sent_again: bilingual('Sent again', 'फेरि पठाइएको'),
  escalated: bilingual('Escalated', 'माथि पठाइएको'),
  reminded: bilingual('Reminded', 'सम्झाइयो'),
  reassigned: bilingual('Reassigned', 'अर्कोलाई सारिएको'),
  took_effect: bilingual('Took effect', 'लागु भएको'),
  expired: bilingual('Expired', 'म्याद सकिएको'),
  missing_punches_reminded: bilingual('Reminded of missing punches', 'छुटेको हाजिरीबारे सम्झाइएको'),
  attendance_entered: bilingual('Attendance entered', 'हाजिरी भरिएको'),
  attendance_regenerated: bilingual('Attendance recalculated', 'हाजिरी फेरि गणना गरिएको'),
  attendance_imported: bilingual('Attendance imported', 'हाजिरी आयात गरिएको'),
  counted_again: bilingual('Counted again', 'फेरि गनियो'),
  leave_calendar_link: bilingual('Calendar link', 'पात्रोको लिङ्क'),
  check_asked: bilingual('Check requested', 'जाँच मागिएको'),
  partition_detached: bilingual('Partition detached', 'खण्ड छुट्याइएको'),
  partition_attached: bilingual('Partition attached', 'खण्ड जोडिएको'),
  [auditLog.name]: auditLog.plural ?? auditLog.label,
  log_exported: bilingual('Audit log exported', 'गतिविधि अभिलेख निर्यात गरिएको'),
  audit_tampered: bilingual('Audit log tampered with', 'गतिविधि अभिलेखमा छेडछाड'),
};

/** What events are of besides records of entities. */
const objects: Readonly<Record<string, Text>> = {
  user: bilingual('Account', 'खाता'),
  post: bilingual('Noticeboard post', 'सूचना पाटीको पोस्ट'),
  organization: bilingual('Organization', 'संस्था'),
  membership: bilingual('Membership', 'सदस्यता'),
  email_log: bilingual('Email', 'इमेल'),
  spreadsheet_import: bilingual('Import', 'आयात'),
  organization_notification: bilingual('Email notifications', 'इमेल सूचना'),
  auth_session: bilingual('Session', 'सत्र'),
  audit_chain: bilingual('Audit seals', 'लेखापरीक्षणका सिल'),
  security_floor: bilingual('Installation security', 'प्रणालीको सुरक्षा'),
  push_subscription: bilingual('Push notifications', 'पुस सूचना'),
  permission_group: bilingual('Permission group', 'अनुमति समूह'),
  period_lock: bilingual('Period lock', 'अवधिको ताल्चा'),
  partition: bilingual('Log partition', 'अभिलेखको खण्ड'),
  page: bilingual('Page', 'पृष्ठ'),
  leave_year_opening: bilingual('Leave year opening', 'बिदा वर्ष खोल्ने'),
  leave_calendar_link: bilingual('Calendar link', 'पात्रोको लिङ्क'),
  operation_run: bilingual('Operation', 'कार्य'),
  job_run: bilingual('Background job', 'पृष्ठभूमिको काम'),
  exit_interview: bilingual('Exit interview', 'बहिर्गमन अन्तर्वार्ता'),
  employee_file: bilingual('Employee profile', 'कर्मचारी विवरण'),
};

/** @example actionWord('offer_sent') // { en: 'Offer sent', ne: 'Offer sent' } */
export function actionWord(action: string): Text {
  const known = words[action];
  if (known) return known;
  const said = action.replaceAll('_', ' ');
  const shown = said.slice(0, 1).toUpperCase() + said.slice(1);
  return { en: shown, ne: shown };
}

const known = new Map(entities.map((entity) => [entity.name, entity]));

/** Of what an event of the log is, and which of its fields changed, by the names in the log. */
export function wordsOfEvent(objectType: string, changed: readonly string[]): { object: Text; fields: Text[] } {
  const entity = known.get(objectType);
  return {
    object: entity?.label ?? objects[objectType] ?? actionWord(objectType),
    fields: changed.map((name) => {
      const said = name.replaceAll('_', ' ');
      return entity?.fields[name.replace(/_id$/, '')]?.label ?? { en: said, ne: said };
    }),
  };
}
