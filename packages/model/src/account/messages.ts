import { defineMessages } from '../kit/message.ts';

/** Messages about passwords and sign-ins, to the letter of the specification where it quotes them. */
export const accountMessages = defineMessages('account', {
  passwordComposition: {
    en: '{field} must contain at least one letter and one digit',
    ne: '{field}: कम्तीमा एउटा अक्षर र एउटा अङ्क हुनुपर्छ',
  }, // LOG-16
  passwordLength: {
    en: '{field} must have at least {least} {least, one character, other characters}',
    ne: '{field} कम्तीमा {least} अक्षरको हुनुपर्छ',
  },
  passwordUppercase: {
    en: '{field} must contain at least one uppercase letter',
    ne: '{field}: कम्तीमा एउटा ठूलो अक्षर (A–Z) हुनुपर्छ',
  },
  passwordLowercase: {
    en: '{field} must contain at least one lowercase letter',
    ne: '{field}: कम्तीमा एउटा सानो अक्षर (a–z) हुनुपर्छ',
  },
  passwordSpecial: {
    en: '{field} must contain at least one special character',
    ne: '{field}: कम्तीमा एउटा विशेष चिह्न हुनुपर्छ',
  },
  passwordMismatch: { en: 'Your Passwords do not match', ne: 'पासवर्डहरू मिलेनन्' }, // LOG-16
  demandedByInstallation: {
    en: 'Your installation requires this. It cannot be turned off here.',
    ne: 'तपाईंको प्रणालीले यो अनिवार्य गरेको छ। यहाँ बन्द गर्न मिल्दैन।',
  },
});
