/** What the owner of an account is told by mail when something about it changes. Each says what happened and what to do if it was not them. */
import { bilingual, type Text } from '../kit/text.ts';

/** `{{organization}}` is where it happened. */
export const accountNotices = {
  membership_begun: bilingual('Your account now belongs to {{organization}}.', 'तपाईंको खाता अब {{organization}} मा छ।'),
  membership_ended: bilingual(
    'Your membership of {{organization}} has ended.',
    '{{organization}} मा तपाईंको सदस्यता समाप्त भयो।',
  ),
  password_changed: bilingual('Your password was changed.', 'तपाईंको पासवर्ड परिवर्तन भयो।'),
  password_reset: bilingual(
    'Your password was reset by a link in your email.',
    'तपाईंको इमेलको लिङ्कबाट पासवर्ड पुनः सेट गरियो।',
  ),
  second_step_set_up: bilingual(
    'One-time passwords were set up for your account.',
    'तपाईंको खातामा एक पटकको पासवर्ड सुरु गरियो।',
  ),
  second_step_removed: bilingual(
    'One-time passwords were removed from your account.',
    'तपाईंको खाताबाट एक पटकको पासवर्ड हटाइयो।',
  ),
  session_ended: bilingual('One of your sessions was ended.', 'तपाईंको एउटा सत्र अन्त्य गरियो।'),
  other_sessions_ended: bilingual('Your other sessions were ended.', 'तपाईंका अरू सत्र अन्त्य गरिए।'),
  passkey_added: bilingual('A passkey was added to your account.', 'तपाईंको खातामा पासकी थपियो।'),
  passkey_removed: bilingual('A passkey was removed from your account.', 'तपाईंको खाताबाट पासकी हटाइयो।'),
  recovery_codes_renewed: bilingual(
    'New recovery codes were created for your account.',
    'तपाईंको खाताका लागि नयाँ पुनर्प्राप्ति कोड बनाइए।',
  ),
  second_step_removed_by_hr: bilingual(
    'HR of {{organization}} removed one-time passwords from your account and ended your sessions.',
    '{{organization}} को मानव संसाधनले तपाईंको खाताबाट एक पटकको पासवर्ड हटायो र तपाईंका सत्र अन्त्य गर्‍यो।',
  ),
  sessions_ended_by_hr: bilingual(
    'HR of {{organization}} ended all your sessions.',
    '{{organization}} को मानव संसाधनले तपाईंका सबै सत्र अन्त्य गर्‍यो।',
  ),
  sign_in_paused_by_hr: bilingual(
    'HR of {{organization}} paused your sign-in and ended your sessions.',
    '{{organization}} को मानव संसाधनले तपाईंको साइन इन रोक्यो र तपाईंका सत्र अन्त्य गर्‍यो।',
  ),
  sign_in_resumed_by_hr: bilingual(
    'HR of {{organization}} resumed your sign-in. You can sign in again.',
    '{{organization}} को मानव संसाधनले तपाईंको साइन इन फेरि खोल्यो। अब साइन इन गर्न सक्नुहुन्छ।',
  ),
  link_handed_over: bilingual(
    'HR of {{organization}} created a link to reset your password.',
    '{{organization}} को मानव संसाधनले तपाईंको पासवर्ड पुनः सेट गर्ने लिङ्क बनायो।',
  ),
  link_by_operator: bilingual(
    'The server operator created a link to reset your password.',
    'सर्भर सञ्चालकले तपाईंको पासवर्ड पुनः सेट गर्ने लिङ्क बनायो।',
  ),
  link_burnt: bilingual(
    'A link to reset your password was tried with another account, so it no longer works.',
    'तपाईंको पासवर्ड पुनः सेट गर्ने लिङ्क अर्को खाताका लागि चलाउन खोजियो, त्यसैले त्यो अब चल्दैन।',
  ),
  home_changed: bilingual('You changed who sends your account emails.', 'तपाईंको खाताबारे इमेल पठाउने पक्ष परिवर्तन भयो।'),
} as const satisfies Record<string, Text>;

export type AccountNotice = keyof typeof accountNotices;

/** What every notice ends with. */
export const unlessItWasYou = bilingual(
  "If you didn't expect this, change your password, end your other sessions and tell your HR.",
  'यसबारे तपाईंलाई थाहा थिएन भने पासवर्ड फेर्नुहोस्, अरू सत्र अन्त्य गर्नुहोस् र मानव संसाधनलाई खबर गर्नुहोस्।',
);

/** What someone who was invited is told when their link was closed. */
export const invitationBurnt = {
  summary: bilingual(
    'Your invitation to {{organization}} was tried for another person, so its link no longer works.',
    '{{organization}} को निम्तो अर्को व्यक्तिका लागि चलाउन खोजियो, त्यसैले त्यसको लिङ्क अब चल्दैन।',
  ),
  next: bilingual('Ask HR to send you a new invitation.', 'नयाँ निम्तो पठाउन मानव संसाधनलाई भन्नुहोस्।'),
} as const satisfies Record<string, Text>;
