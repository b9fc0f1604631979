import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of the import of employees, and what comes of one. */
export const importMessages = defineMessages('import', {
  noRowsBelow: { en: 'The file has headings but no rows.', ne: 'फाइलमा शीर्षक मात्र छन्, मुनि पङ्क्ति छैन।' },
  noField: { en: 'There is no field "{name}".', ne: '“{name}” नामको विवरण छैन।' },
  columnTwice: { en: '{field} is chosen for two columns.', ne: '{field} दुई स्तम्भका लागि छानिएको छ।' },
  nameTwice: { en: 'Choose either the full name or its parts.', ne: 'पूरा नाम वा यसका भागमध्ये एउटा मात्र छान्नुहोस्।' },
  orderUnsaid: {
    en: 'Choose whether the day or the month comes first in: {columns}.',
    ne: 'यी स्तम्भमा दिन पहिले आउँछ कि महिना, छान्नुहोस्: {columns}।',
  },
  noSupervisor: {
    en: 'No one named "{name}" is in the sheet or in the organization.',
    ne: '“{name}” नामको व्यक्ति फाइलमा पनि संस्थामा पनि छैन।',
  },
  severalSupervisors: {
    en: 'Several people are named "{name}". Enter the employee code.',
    ne: '“{name}” नामका धेरै जना छन्। कर्मचारी कोड लेख्नुहोस्।',
  },
  ownSupervisor: { en: "A person can't supervise themselves.", ne: 'कोही आफ्नै सुपरिवेक्षक हुन सक्दैन।' },
  noValue: { en: '"{value}" is not a value of {field}.', ne: '“{value}” {field} को मान होइन।' },
  notMade: { en: "{field} can't be created from a sheet.", ne: '{field} फाइलबाट बनाउन मिल्दैन।' },
  noSheet: { en: 'The workbook has no sheet "{name}".', ne: 'फाइलमा “{name}” नामको सिट छैन।' },
  doublesUndecided: {
    en: '{count} {count, one row is a possible duplicate, other rows are possible duplicates}. Decide on them, or create only the other rows.',
    ne: '{count} पङ्क्ति दोहोरिएका हुन सक्छन्। तिनको निर्णय गर्नुहोस्, वा अरू पङ्क्ति मात्र बनाउनुहोस्।',
  },
  wrongState: {
    en: 'The import is {state}; this can be done while it is {states}.',
    ne: 'आयात अहिले “{state}” स्थितिमा छ; यो “{states}” हुँदा मात्र गर्न मिल्छ।',
  },
  columnMissing: { en: 'No column is mapped to: {fields}.', ne: 'यी विवरणका लागि स्तम्भ छैन: {fields}।' },
  rowsInvalid: {
    en: '{count} {count, one row has, other rows have} errors. Correct the file, or create only the valid rows.',
    ne: '{count} पङ्क्तिमा त्रुटि छन्, त्यसैले सबै बनाउन मिल्दैन। फाइल सच्याउनुहोस्, वा मान्य पङ्क्ति मात्र बनाउनुहोस्।',
  },
  noValidRow: { en: 'There are no rows to create.', ne: 'बनाउन मिल्ने पङ्क्ति छैन।' },
  gone: { en: 'The import no longer exists.', ne: 'यो आयात अब छैन।' },
  rowsChecked: { en: 'The rows were checked.', ne: 'पङ्क्तिहरू जाँचिए।' },
  created: { en: 'Employees created: {count}.', ne: '{count} कर्मचारी थपिए।' },
  createdBefore: { en: 'Employees created earlier: {count}.', ne: 'त्यसअघि {count} कर्मचारी थपिएका छन्।' },
  nothingCreated: { en: 'Nothing was created.', ne: 'कोही थपिएन।' },
  nothingCreatedForErrors: {
    en: 'Rows with errors: {count}. Nothing was created.',
    ne: '{count} पङ्क्तिमा त्रुटि छन्, त्यसैले कोही थपिएन।',
  },
  ended: { en: '{message} {outcome}', ne: '{message} {outcome}' },
  nothingRunning: { en: 'Nothing is running.', ne: 'रोक्न मिल्ने केही चलिरहेको छैन।' },
  busy: {
    en: 'Other spreadsheets are being read. Try again in a minute.',
    ne: 'अरू स्प्रेडसिट पढिँदै छन्। एक मिनेटपछि फेरि पठाउनुहोस्।',
  },
  tooLong: {
    en: 'The file takes too long to read. Save it again as .csv and try once more.',
    ne: 'फाइल पढ्न धेरै समय लाग्छ। .csv मा सुरक्षित गरी फेरि पठाउनुहोस्।',
  },
  tooHard: {
    en: 'The file could not be read: it is damaged, or needs more memory than is allowed.',
    ne: 'फाइल पढ्न सकिएन: यो बिग्रिएको छ, वा पढ्न तोकिएभन्दा बढी मेमोरी चाहिन्छ।',
  },
  damaged: {
    en: 'The file is damaged or not a spreadsheet. Save it as .xlsx or .csv and try again.',
    ne: 'फाइल बिग्रिएको छ वा स्प्रेडसिट होइन। .xlsx वा .csv मा सुरक्षित गरी फेरि पठाउनुहोस्।',
  },
  unpacksLarge: {
    en: 'The file unpacks to more than {most} MB and was not read.',
    ne: 'फाइल खोल्दा {most} एमबीभन्दा ठूलो हुन्छ, त्यसैले पढिएन।',
  },
  otherArchive: {
    en: 'This archive is not a spreadsheet. Send a .xlsx or .csv file.',
    ne: 'यो फाइल स्प्रेडसिट होइन। .xlsx वा .csv फाइल पठाउनुहोस्।',
  },
  tooManyParts: { en: 'The file has too many parts and was not read.', ne: 'फाइलमा धेरै भाग छन्, त्यसैले पढिएन।' },
  protected: {
    en: 'The file is protected by a password. Save it without one and try again.',
    ne: 'फाइलमा पासवर्ड लगाइएको छ। पासवर्ड हटाएर सुरक्षित गरी फेरि पठाउनुहोस्।',
  },
  unpacksMore: {
    en: 'The file unpacks to more than it declares and was not read.',
    ne: 'फाइल खोल्दा बताएकोभन्दा ठूलो हुन्छ, त्यसैले पढिएन।',
  },
  noStatement: {
    en: 'Only bank statements in the camt.053 format are read from XML. Send one, or a .xlsx or .csv file.',
    ne: 'XML बाट camt.053 ढाँचाको बैंक विवरण मात्र पढिन्छ। त्यस्तो फाइल, वा .xlsx वा .csv फाइल पठाउनुहोस्।',
  },
  damagedStatement: {
    en: 'The statement is damaged or incomplete. Download it from the bank again.',
    ne: 'बैंक विवरणको फाइल बिग्रिएको वा अधुरो छ। बैंकबाट फेरि डाउनलोड गर्नुहोस्।',
  },
  statementBalance: {
    en: 'The statement has no opening and no closing balance. Ask the bank for a complete one.',
    ne: 'बैंक विवरणमा सुरु र अन्तिम मौज्दात छैन। बैंकसँग पूरा विवरण माग्नुहोस्।',
  },
  statementSum: {
    en: 'The lines lead to a balance of {sum}, and the closing balance is {closing}. Download the statement again.',
    ne: 'हरफअनुसार मौज्दात {sum} हुन्छ, तर अन्तिम मौज्दात {closing} छ। विवरण फेरि डाउनलोड गर्नुहोस्।',
  },
  statementAmount: {
    en: '"{amount}" is not an amount with at most two decimals.',
    ne: '“{amount}” बढीमा दुई दशमलवको रकम होइन।',
  },
  statementEntry: {
    en: 'A line of the statement lacks its date, or whether it is a debit or a credit.',
    ne: 'बैंक विवरणको कुनै हरफमा मिति, वा डेबिट कि क्रेडिट भन्ने छैन।',
  },
  statementCurrency: {
    en: 'A line of the statement is in another currency than its balance.',
    ne: 'बैंक विवरणको कुनै हरफ मौज्दातभन्दा अर्कै मुद्रामा छ।',
  },
  noRows: { en: 'The file has no rows.', ne: 'फाइलमा कुनै पङ्क्ति छैन।' },
  tooManyRows: {
    en: 'The file has more than {most} {most, one row, other rows}; split it.',
    ne: 'फाइलमा {most} भन्दा बढी पङ्क्ति छन्; टुक्र्याएर पठाउनुहोस्।',
  },
  tooManyColumns: {
    en: 'The file has more than {most} {most, one column, other columns}.',
    ne: 'फाइलमा {most} भन्दा बढी स्तम्भ छन्।',
  },
  oldExcel: {
    en: 'This is an old Excel file (.xls) or has a password. Save it as .xlsx or .csv and try again.',
    ne: 'यो पुरानो एक्सेल (.xls) को वा पासवर्ड लगाइएको फाइल हो। .xlsx वा .csv मा सुरक्षित गरी फेरि पठाउनुहोस्।',
  },
  tooManyLetters: {
    en: 'The file has more than {most} {most, one character, other characters}. Split it.',
    ne: 'फाइलमा {most} भन्दा बढी अक्षर छन्; टुक्र्याएर पठाउनुहोस्।',
  },
  noSpreadsheet: {
    en: '"{name}" is not a spreadsheet. Send a .xlsx or .csv file.',
    ne: '“{name}” स्प्रेडसिट होइन। .xlsx वा .csv फाइल पठाउनुहोस्।',
  },
});
