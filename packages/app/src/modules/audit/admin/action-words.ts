/** What is told of an action in the audit; one without words of its own is told by its name. */
import { text, type Text } from '@karmik/model/kit/text';

const created = text('Created', 'सिर्जना');
const changed = text('Changed', 'परिवर्तन');
const removed = text('Deleted', 'हटाइएको');

const words: Readonly<Record<string, Text>> = {
  create: created,
  created,
  update: changed,
  updated: changed,
  changed,
  delete: removed,
  deleted: removed,
  archive: text('Archived', 'अभिलेखमा राखिएको'),
  restore: text('Restored', 'फिर्ता ल्याइएको'),
  read: text('Read', 'पढिएको'),
  viewed: text('Read', 'पढिएको'),
  submit: text('Sent', 'पठाइएको'),
  approve: text('Approved', 'स्वीकृत'),
  approved: text('Approved', 'स्वीकृत'),
  decline: text('Declined', 'अस्वीकृत'),
  declined: text('Declined', 'अस्वीकृत'),
  denied: text('Declined', 'अस्वीकृत'),
  forward: text('Forwarded', 'अगाडि पठाइएको'),
  cancel: text('Cancelled', 'रद्द'),
  cancelled: text('Cancelled', 'रद्द'),
  imported: text('Imported', 'आयात गरिएको'),
  export: text('Exported', 'निर्यात गरिएको'),
  uploaded: text('Uploaded', 'अपलोड गरिएको'),
  published: text('Published', 'प्रकाशित'),
  withdrawn: text('Withdrawn', 'फिर्ता लिइएको'),
  printed: text('Printed', 'छापिएको'),
  resolved: text('Resolved', 'समाधान भएको'),
  resolved_all: text('All resolved', 'सबै समाधान भएको'),
  unresolved: text('Opened again', 'फेरि खोलिएको'),
  activated: text('Account activated', 'खाता सक्रिय गरिएको'),
  activation_sent: text('Activation sent', 'सक्रियता लिङ्क पठाइएको'),
  password_changed: text('Password changed', 'पासवर्ड परिवर्तन'),
  password_reset: text('Password reset', 'पासवर्ड पुनः सेट'),
  photo_changed: text('Photo changed', 'फोटो परिवर्तन'),
  photo_removed: text('Photo removed', 'फोटो हटाइएको'),
  questions_changed: text('Questions changed', 'प्रश्न परिवर्तन'),
  answered: text('Answered', 'उत्तर दिइएको'),
  session_ended: text('Session ended', 'सत्र बन्द गरिएको'),
  sessions_ended: text('All sessions ended', 'सबै सत्र बन्द गरिएको'),
  other_sessions_ended: text('Other sessions ended', 'अन्य सत्र बन्द गरिएको'),
  push_turned_on: text('Push notifications turned on', 'पुस सूचना खोलिएको'),
  push_turned_off: text('Push notifications turned off', 'पुस सूचना बन्द गरिएको'),
  passkey_added: text('Passkey added', 'पासकी थपिएको'),
  passkey_named: text('Passkey renamed', 'पासकीको नाम बदलिएको'),
  passkey_removed: text('Passkey removed', 'पासकी हटाइएको'),
  operator_granted: text('Made an operator', 'प्रणाली सञ्चालक बनाइएको'),
  operator_revoked: text('No longer an operator', 'प्रणाली सञ्चालकबाट हटाइएको'),
  second_step_removed: text('One-time passwords turned off', 'एक पटकको पासवर्ड बन्द गरिएको'),
  denied_own_request: text('Refused: decision on an own request', 'अस्वीकार: आफ्नै अनुरोधमा निर्णय'),
  permission_refused: text('Refused: no permission', 'अस्वीकार: अनुमति नभएको'),
  forged_token_refused: text('Refused: forged token', 'अस्वीकार: नक्कली टोकन'),
  expired_token_refused: text('Refused: expired token', 'अस्वीकार: म्याद सकिएको टोकन'),
  used_token_refused: text('Refused: used token', 'अस्वीकार: प्रयोग भइसकेको टोकन'),
  disabled_user_refused: text('Refused: account not active', 'अस्वीकार: निष्क्रिय खाता'),
  used_link_refused: text('Refused: used link', 'अस्वीकार: प्रयोग भइसकेको लिङ्क'),
  expired_link_refused: text('Refused: expired link', 'अस्वीकार: म्याद सकिएको लिङ्क'),
  link_of_another_refused: text('Refused: link of another account', 'अस्वीकार: अर्को खाताको लिङ्क'),
  off_boarded: text('Off-boarded', 'अवकाश भएको'),
  on_boarded: text('On-boarded', 'नियुक्त भएको'),
  took_effect: text('Took effect', 'लागू भएको'),
  expired: text('Expired', 'म्याद सकिएको'),
  attendance_entered: text('Attendance entered', 'हाजिरी भरिएको'),
  check_asked: text('Check asked for', 'जाँच मागिएको'),
  audit_tampered: text('The audit was tampered with', 'लेखापरीक्षण अभिलेखमा छेडछाड'),
};

/** @example actionWord('offer_sent') // { en: 'Offer sent', ne: 'Offer sent' } */
export function actionWord(action: string): Text {
  const known = words[action];
  if (known) return known;
  const said = action.replaceAll('_', ' ');
  const shown = said.slice(0, 1).toUpperCase() + said.slice(1);
  return { en: shown, ne: shown };
}
