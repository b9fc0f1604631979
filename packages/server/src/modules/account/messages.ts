import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of sign-ins, links, second steps and passkeys. */
export const accountMessages = defineMessages('account', {
  captcha: { en: 'Solve the puzzle and try again.', ne: 'सुरक्षा जाँच पूरा गरी फेरि प्रयास गर्नुहोस्।' },
  signInExpired: { en: 'This sign-in has expired. Sign in again.', ne: 'यो साइन इनको म्याद सकियो। फेरि साइन इन गर्नुहोस्।' },
  usePasskey: { en: 'Use your passkey or a recovery code.', ne: 'आफ्नो पासकी वा पुनः प्राप्ति कोड प्रयोग गर्नुहोस्।' },
  useApp: { en: 'Your authenticator app shows the code.', ne: 'कोड तपाईंको प्रमाणीकरण एपले देखाउँछ।' },
  waitForCode: {
    en: 'Wait {seconds} {seconds, one second, other seconds} before you ask for another code.',
    ne: 'अर्को कोड माग्नुअघि {seconds} सेकेन्ड पर्खनुहोस्।',
  },
  wrongCredentials: { en: "Couldn't Authenticate With Given Credentials", ne: 'दिइएको विवरणबाट प्रमाणीकरण हुन सकेन' },
  easyPassword: {
    en: 'This password is easy to guess. Choose another one.',
    ne: 'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। अर्को छान्नुहोस्।',
  },
  wrongSetUpCode: {
    en: "This code doesn't match the one the server printed at start.",
    ne: 'यो सर्भर सुरु हुँदा देखाइएको कोड होइन।',
  },
  auditorLink: {
    en: "Links of auditors and investigators can't be handed over. The server operator can create one.",
    ne: 'लेखापरीक्षक वा छानबिनकर्ताको लिङ्क कसैलाई दिइँदैन। प्रणाली सञ्चालकले बनाउन सक्छन्।',
  },
  sharedLink: {
    en: 'This account also belongs to other organizations. The server operator can create a link.',
    ne: 'यो खाता अरू संस्थामा पनि छ। प्रणाली सञ्चालकले यसको लिङ्क बनाउन सक्छन्।',
  },
  slipHasEmail: {
    en: 'This person has an email. Send a link there instead.',
    ne: 'यी व्यक्तिको इमेल छ। लिङ्क त्यहीँ पठाउनुहोस्।',
  },
  slipNotWanted: {
    en: 'Turn on sign-in with employee code or phone number in the security settings first.',
    ne: 'पहिले सुरक्षा सेटिङमा कर्मचारी कोड वा फोन नम्बरबाट साइन इन खोल्नुहोस्।',
  },
  slipOwn: {
    en: "You can't make a slip for yourself.",
    ne: 'आफ्नै लागि पर्ची बनाउन मिल्दैन।',
  },
  noLinkInMail: {
    en: 'This email has no link to hand over. Send a new one.',
    ne: 'यो इमेलमा दिन मिल्ने लिङ्क छैन। नयाँ पठाउनुहोस्।',
  },
  mailServerThere: {
    en: 'A mail server is set up. Send the email again instead.',
    ne: 'मेल सर्भर राखिएको छ। लिङ्क लिनुको सट्टा इमेल फेरि पठाउनुहोस्।',
  },
  activationExpired: {
    en: 'This activation link has expired. Kindly request your HR to send a new activation link.',
    ne: 'खाता सक्रिय गर्ने यो लिङ्कको म्याद सकियो। कृपया नयाँ लिङ्क पठाउन आफ्नो मानव संसाधन विभागलाई अनुरोध गर्नुहोस्।',
  },
  chooseOwnOrganization: { en: 'Choose one of your organizations.', ne: 'आफ्ना संस्थामध्ये एउटा छान्नुहोस्।' },
  invitationAccepted: { en: 'This invitation was already accepted.', ne: 'यो निम्तो पहिल्यै स्वीकार गरिएको छ।' },
  alreadyMember: { en: 'You already belong to {organization}.', ne: 'तपाईं पहिल्यै {organization} मा हुनुहुन्छ।' },
  accountThere: {
    en: 'Your email address already has an account. Sign in with it to accept the invitation.',
    ne: 'तपाईंको इमेल ठेगानाको खाता पहिल्यै छ। निम्तो स्वीकार गर्न त्यसैबाट साइन इन गर्नुहोस्।',
  },
  wrongCode: { en: 'This one-time password is incorrect.', ne: 'यो एक पटकको पासवर्ड मिलेन।' },
  accountGone: { en: 'This account no longer exists.', ne: 'यो खाता अब छैन।' },
  setUpExpired: { en: 'This has expired. Start again.', ne: 'यसको म्याद सकियो। फेरि सुरु गर्नुहोस्।' },
  noSecondStep: { en: 'Set up one-time passwords or a passkey first.', ne: 'पहिले एक पटकको पासवर्ड वा पासकी राख्नुहोस्।' },
  noMailServer: {
    en: 'Codes by email need a mail server. Use an authenticator app or a passkey.',
    ne: 'इमेलबाट कोडका लागि मेल सर्भर चाहिन्छ, र त्यो राखिएको छैन। प्रमाणीकरण एप वा पासकी प्रयोग गर्नुहोस्।',
  },
  noInstallationMail: {
    en: 'Codes by email for an account of several organizations need the mail server of the installation. Ask the operator to set one up, or use an authenticator app or a passkey.',
    ne: 'धेरै संस्थामा रहेको खातालाई इमेलबाट कोड पठाउन प्रणालीकै मेल सर्भर चाहिन्छ। प्रणाली सञ्चालकलाई राख्न भन्नुहोस्, वा प्रमाणीकरण एप वा पासकी प्रयोग गर्नुहोस्।',
  },
  notAccepted: { en: 'This person has not accepted the invitation yet.', ne: 'यी व्यक्तिले निम्तो अझै स्वीकार गरेका छैनन्।' },
  managedElsewhere: {
    en: 'Your organization does not manage this account. Its owner can choose who does.',
    ne: 'यो खाता तपाईंको संस्थाले हेर्दैन। कसले हेर्ने भन्ने खातावालाले छान्छन्।',
  },
  mayMore: { en: 'This person has permissions that you do not have.', ne: 'यी व्यक्तिसँग तपाईंसँग नभएका अनुमति छन्।' },
  notOwnPause: { en: "You can't pause your own sign-in.", ne: 'आफ्नै साइन इन रोक्न मिल्दैन।' },
  lastAdmin: {
    en: 'This is the last HR administrator who can sign in.',
    ne: 'साइन इन गर्न सक्ने अन्तिम मानव संसाधन प्रशासक यिनै हुन्।',
  },
  watcherPause: {
    en: "The sign-in of auditors and investigators can't be paused.",
    ne: 'लेखापरीक्षक र छानबिनकर्ताको साइन इन रोक्न मिल्दैन।',
  },
  elsewherePause: {
    en: "This account also belongs to other organizations, so its sign-in can't be paused here.",
    ne: 'यो खाता अरू संस्थामा पनि छ, त्यसैले यसको साइन इन यहाँबाट रोक्न मिल्दैन।',
  },
  alreadyPaused: { en: 'Sign-in is paused already.', ne: 'साइन इन पहिल्यै रोकिएको छ।' },
  notPaused: { en: 'Sign-in is not paused.', ne: 'साइन इन रोकिएको छैन।' },
  passkeyTooLate: { en: 'This took too long. Try your passkey again.', ne: 'धेरै समय लाग्यो। पासकीले फेरि प्रयास गर्नुहोस्।' },
  passkeysLimit: {
    en: 'An account can have at most {most} {most, one passkey, other passkeys}. Remove one first.',
    ne: 'एउटा खातामा बढीमा {most} पासकी हुन्छन्। पहिले एउटा हटाउनुहोस्।',
  },
  passkeyNotAdded: { en: 'This passkey could not be added. Try again.', ne: 'यो पासकी थप्न सकिएन। फेरि प्रयास गर्नुहोस्।' },
  passkeyInUse: { en: 'This passkey is already in use.', ne: 'यो पासकी पहिल्यै प्रयोगमा छ।' },
  passkeyUnknown: {
    en: 'This passkey does not open an account here. Sign in with your password.',
    ne: 'यो पासकीले यहाँ कुनै खाता खोल्दैन। पासवर्डले साइन इन गर्नुहोस्।',
  },
  noPasskey: {
    en: 'This account has no passkey. Use a one-time password.',
    ne: 'यो खाताको कुनै पासकी छैन। एक पटकको पासवर्ड प्रयोग गर्नुहोस्।',
  },
  passwordUsedBefore: {
    en: 'This password was used before. Choose another one.',
    ne: 'यो पासवर्ड पहिले प्रयोग भइसकेको छ। अर्को छान्नुहोस्।',
  },
  wrongOldPassword: { en: 'The old password is incorrect.', ne: 'पुरानो पासवर्ड मिलेन।' },
  wrongPassword: { en: 'The password is incorrect.', ne: 'पासवर्ड मिलेन।' },
  linkUnknown: {
    en: 'This link is not valid. Open the complete link from the email.',
    ne: 'यो लिङ्क मान्य छैन। इमेलमा आएको पूरै लिङ्क खोल्नुहोस्।',
  },
  linkEnded: {
    en: 'This link has expired. Ask the sender for a new one.',
    ne: 'यो लिङ्कको म्याद सकियो। पठाउनेसँग नयाँ लिङ्क माग्नुहोस्।',
  },
  linkClosed: {
    en: 'This link is no longer in use. Look for a newer email, or ask the sender.',
    ne: 'यो लिङ्क अब प्रयोगमा छैन। नयाँ इमेल हेर्नुहोस् वा पठाउनेलाई सोध्नुहोस्।',
  },
  linkWithdrawn: {
    en: 'This request was withdrawn. There is nothing more to do.',
    ne: 'यो अनुरोध फिर्ता लिइयो। अब केही गर्नुपर्दैन।',
  },
  mayNotSwitch: {
    en: "You can't switch the organization you supervise. Ask HR for permission.",
    ne: 'सुपरिवेक्षण गर्ने संस्था बदल्ने अनुमति तपाईंलाई छैन। मानव संसाधनलाई अनुमति दिन भन्नुहोस्।',
  },
  resetExpired: { en: 'This link has expired. Ask for a new one.', ne: 'यो लिङ्कको म्याद सकियो। नयाँ लिङ्क माग्नुहोस्।' },
  noEmailForCode: {
    en: 'Your account has no email address to send a code to.',
    ne: 'कोड पठाउन तपाईंको खातामा इमेल ठेगाना छैन।',
  },
  refreshRaced: { en: 'Another tab just refreshed this session.', ne: 'अर्को ट्याबले भर्खरै यो सत्र नवीकरण गर्‍यो।' },
});
