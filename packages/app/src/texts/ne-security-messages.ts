/** Messages about second steps, passkeys and the minimum of an installation, as the other messages: the first that fits answers. */
export const securityMessages: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^Set up a second step of your sign-in first\.$/, () => 'पहिले साइन इनको दोस्रो चरण राख्नुहोस्।'],
  [/^Set up one-time passwords or a passkey first\.$/, () => 'पहिले एक पटकको पासवर्ड वा पासकी राख्नुहोस्।'],
  [
    /^Codes by email need a mail server, and none is set up\. Use an authenticator app or a passkey\.$/,
    () => 'इमेलबाट कोडका लागि मेल सर्भर चाहिन्छ, र त्यो राखिएको छैन। प्रमाणीकरण एप वा पासकी प्रयोग गर्नुहोस्।',
  ],
  [/^Use your passkey or a recovery code\.$/, () => 'आफ्नो पासकी वा पुनः प्राप्ति कोड प्रयोग गर्नुहोस्।'],
  [/^This took too long\. Try your passkey again\.$/, () => 'धेरै समय लाग्यो। पासकीले फेरि प्रयास गर्नुहोस्।'],
  [
    /^This passkey does not open an account here\. Sign in with your password\.$/,
    () => 'यो पासकीले यहाँ कुनै खाता खोल्दैन। पासवर्डले साइन इन गर्नुहोस्।',
  ],
  [/^This passkey could not be added\. Try again\.$/, () => 'यो पासकी थप्न सकिएन। फेरि प्रयास गर्नुहोस्।'],
  [/^This passkey is already in use\.$/, () => 'यो पासकी पहिल्यै प्रयोगमा छ।'],
  [
    /^An account can have at most 20 passkeys\. Remove one first\.$/,
    () => 'एउटा खातामा बढीमा २० पासकी हुन्छन्। पहिले एउटा हटाउनुहोस्।',
  ],
  [
    /^This account has no passkey\. Use a one-time password\.$/,
    () => 'यो खाताको कुनै पासकी छैन। एक पटकको पासवर्ड प्रयोग गर्नुहोस्।',
  ],
  [
    /^Your installation requires this\. It cannot be turned off here\.$/,
    () => 'तपाईंको प्रणालीले यो अनिवार्य गरेको छ। यहाँ बन्द गर्न मिल्दैन।',
  ],
];
