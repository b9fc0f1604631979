import { toDevanagariDigits } from 'date-bs';

/** Messages about files that are sent, as the other messages: the first that fits answers. */
export const fileMessages: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^The upload is incomplete or damaged\. Send it again\.$/, () => 'फाइल पूरा आएन वा बिग्रियो। फेरि पठाउनुहोस्।'],
  [
    /^The file is damaged or is no spreadsheet\./,
    () => 'फाइल बिग्रिएको छ वा स्प्रेडसिट होइन। .xlsx वा .csv मा सेभ गरी फेरि पठाउनुहोस्।',
  ],
  [
    /^The file unpacks to more than (\d+) MB and was not read\.$/,
    (most) => `फाइल खोल्दा ${toDevanagariDigits(most)} MB भन्दा ठूलो हुन्छ, त्यसैले पढिएन।`,
  ],
  [/^The file unpacks to more than it tells and was not read\.$/, () => 'फाइल खोल्दा बताएको भन्दा ठूलो हुन्छ, त्यसैले पढिएन।'],
  [/^The file has too many parts and was not read\.$/, () => 'फाइलमा धेरै भाग छन्, त्यसैले पढिएन।'],
  [/^The file is protected by a password\./, () => 'फाइलमा पासवर्ड लगाइएको छ। पासवर्ड हटाएर सेभ गरी फेरि पठाउनुहोस्।'],
  [/^The file has no rows\.$/, () => 'फाइलमा कुनै पङ्क्ति छैन।'],
  [
    /^The file has more than ([\d,]+) rows; split it\.$/,
    (most) => `फाइलमा ${toDevanagariDigits(most)} भन्दा बढी पङ्क्ति छन्; टुक्र्याएर पठाउनुहोस्।`,
  ],
  [
    /^The file has more than ([\d,]+) letters; split it\.$/,
    (most) => `फाइलमा ${toDevanagariDigits(most)} भन्दा बढी अक्षर छन्; टुक्र्याएर पठाउनुहोस्।`,
  ],
  [/^The file has more than (\d+) columns\.$/, (most) => `फाइलमा ${toDevanagariDigits(most)} भन्दा बढी स्तम्भ छन्।`],
  [/^The file takes too long to read\./, () => 'फाइल पढ्न धेरै समय लाग्छ। .csv मा सेभ गरी फेरि पठाउनुहोस्।'],
  [
    /^The file could not be read: it is damaged,/,
    () => 'फाइल पढ्न सकिएन: यो बिग्रिएको छ, वा पढ्न तोकिएभन्दा बढी मेमोरी चाहिन्छ।',
  ],
  [
    /^Other spreadsheets are being read\. Try again in a minute\.$/,
    () => 'अरू स्प्रेडसिट पढिँदै छन्। एक मिनेटपछि फेरि पठाउनुहोस्।',
  ],
  [
    /^Other pictures are being worked on\. Try again in a minute\.$/,
    () => 'अरू तस्बिरमा काम भइरहेको छ। एक मिनेटपछि फेरि पठाउनुहोस्।',
  ],
];
