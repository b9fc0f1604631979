/** Messages about accounts, invitations and links in Nepali. */
export const accountMessages: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /^Your email address already has an account\. Sign in with it to accept the invitation\.$/,
    () => 'तपाईंको इमेल ठेगानाको खाता पहिल्यै छ। निम्तो स्वीकार गर्न त्यसैबाट साइन इन गर्नुहोस्।',
  ],
  [/^This invitation has been accepted already\.$/, () => 'यो निम्तो पहिल्यै स्वीकार गरिएको छ।'],
  [/^You already belong to (.+)\.$/, (organization) => `तपाईं पहिल्यै ${organization} मा हुनुहुन्छ।`],
  [
    /^This activation link has expired\. Kindly request your HR to send a new activation link\.$/,
    () => 'यो सक्रियता लिङ्कको म्याद सकियो। कृपया नयाँ लिङ्क पठाउन आफ्नो मानव संसाधन विभागलाई अनुरोध गर्नुहोस्।',
  ],
  [/^Choose one of your organizations\.$/, () => 'आफ्ना संस्थामध्ये एउटा छान्नुहोस्।'],
  [/^Your account has no email address to send a code to\.$/, () => 'कोड पठाउन तपाईंको खातामा इमेल ठेगाना छैन।'],
  [/^This person has not accepted the invitation yet\.$/, () => 'यी व्यक्तिले निम्तो अझै स्वीकार गरेका छैनन्।'],
  [
    /^Your organization does not manage this account\. Its owner can choose who does\.$/,
    () => 'यो खाता तपाईंको संस्थाले हेर्दैन। कसले हेर्ने भन्ने खातावालाले रोज्छन्।',
  ],
  [/^This person has permissions that you do not have\.$/, () => 'यी व्यक्तिसँग तपाईंसँग नभएका अनुमति छन्।'],
  [
    /^A link for an auditor or investigator is never handed over\. The operator of the server can make one\.$/,
    () => 'लेखापरीक्षक वा अनुसन्धानकर्ताको लिङ्क कसैलाई दिइँदैन। सर्भर चलाउनेले बनाउन सक्छन्।',
  ],
  [
    /^This account belongs to other organizations too\. The operator of the server can make a link for it\.$/,
    () => 'यो खाता अरू संस्थामा पनि छ। सर्भर चलाउनेले यसको लिङ्क बनाउन सक्छन्।',
  ],
  [
    /^A mail server is set up\. Send the mail again in place of handing its link over\.$/,
    () => 'मेल सर्भर राखिएको छ। लिङ्क लिनुको सट्टा इमेल फेरि पठाउनुहोस्।',
  ],
  [/^This mail holds no link to hand over\. Send a new one\.$/, () => 'यो इमेलमा दिन मिल्ने लिङ्क छैन। नयाँ पठाउनुहोस्।'],
];
