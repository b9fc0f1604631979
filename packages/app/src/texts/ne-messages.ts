import { toDevanagariDigits } from 'date-bs';

/** Fields as the messages of the server and of the rules name them. */
const fields: Readonly<Record<string, string>> = {
  Username: 'प्रयोगकर्ता नाम',
  Password: 'पासवर्ड',
  'Old password': 'पुरानो पासवर्ड',
  'One-time password': 'एक पटकको पासवर्ड',
  'Least length': 'न्यूनतम लम्बाइ',
  'Greatest age in days': 'अधिकतम दिन',
  'Earlier passwords that may not come again': 'दोहोर्‍याउन नमिल्ने पुराना पासवर्ड',
  'Confirm password': 'पासवर्ड पुष्टि',
  'One-time code': 'एक पटकको कोड',
  Organization: 'संस्था',
  Abbreviation: 'छोटो नाम',
  'Short address': 'छोटो ठेगाना',
  'First name': 'नाम',
  'Middle name': 'बीचको नाम',
  'Last name': 'थर',
  'E-mail': 'इमेल',
  'Employee code': 'कर्मचारी कोड',
  Phone: 'फोन',
  'Date of birth': 'जन्म मिति',
  'Joined on': 'नियुक्ति मिति',
  Branch: 'शाखा',
  Division: 'महाशाखा',
  'Job title': 'पद',
  'Employment type': 'रोजगारीको प्रकार',
  'Employment level': 'तह',
  Text: 'पाठ',
  Comment: 'टिप्पणी',
  Remarks: 'कैफियत',
  File: 'फाइल',
  Responsible: 'जिम्मेवार',
  Observers: 'पर्यवेक्षक',
  Deadline: 'अन्तिम मिति',
  Score: 'अङ्क',
  'Scheduled at': 'प्रकाशन समय',
};

const field = (name: string) => fields[name] ?? name;

/** Messages in the order in which they are tried, the first that fits answers. */
const forms: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^(.+) is Required$/, (name) => `${field(name)} आवश्यक छ`],
  [/^E-mail must be valid$/, () => 'इमेल मान्य हुनुपर्छ'],
  [/^(.+) should be valid phone number$/, (name) => `${field(name)} मान्य फोन नम्बर हुनुपर्छ`],
  [/^(.+) should be valid name$/, (name) => `${field(name)} मान्य नाम हुनुपर्छ`],
  [/^(.+) must be between 16 and 99 years\.$/, (name) => `${field(name)} १६ देखि ९९ वर्षको हुनुपर्छ।`],
  [/^(.+) cannot be a future date$/, (name) => `${field(name)} आजपछिको मिति हुन सक्दैन`],
  [/^(.+) cannot be a past date$/, (name) => `${field(name)} बितिसकेको मिति हुन सक्दैन`],
  [
    /^(.+) must contain at least one letter and one digit$/,
    (name) => `${field(name)}मा कम्तीमा एउटा अक्षर र एउटा अङ्क हुनुपर्छ`,
  ],
  [/^(.+) must contain at least one uppercase letter$/, (name) => `${field(name)}मा कम्तीमा एउटा ठूलो अक्षर (A–Z) हुनुपर्छ`],
  [/^(.+) must contain at least one lowercase letter$/, (name) => `${field(name)}मा कम्तीमा एउटा सानो अक्षर (a–z) हुनुपर्छ`],
  [/^(.+) must contain at least one special character$/, (name) => `${field(name)}मा कम्तीमा एउटा विशेष चिह्न हुनुपर्छ`],
  [/^(.+) must be at least (\d+)$/, (name, least) => `${field(name)} कम्तीमा ${toDevanagariDigits(least)} हुनुपर्छ`],
  [/^(.+) must be at most (\d+)$/, (name, most) => `${field(name)} बढीमा ${toDevanagariDigits(most)} हुनुपर्छ`],
  [
    /^(.+) must have at least (\d+) characters$/,
    (name, least) => `${field(name)}मा कम्तीमा ${toDevanagariDigits(least)} अक्षर हुनुपर्छ`,
  ],
  [
    /^(.+) must have at most (\d+) characters$/,
    (name, most) => `${field(name)}मा बढीमा ${toDevanagariDigits(most)} अक्षर हुनुपर्छ`,
  ],
  [/^(.+) must be an amount without decimals, as text$/, (name) => `${field(name)} दशमलवबिनाको रकम हुनुपर्छ`],
  [
    /^(.+) must be an amount with at most (\d) decimals?, as text$/,
    (name, places) => `${field(name)} बढीमा ${toDevanagariDigits(places)} दशमलव भएको रकम हुनुपर्छ`,
  ],
  [/^Your Passwords do not match$/, () => 'पासवर्डहरू मिलेनन्'],
  [/^(.+) is used already$/, (name) => `${field(name)} पहिल्यै प्रयोग भइसकेको छ`],
  [/^(.+) "(.+)" does not exist$/, (name, value) => `${field(name)} “${value}” छैन`],
  [/^(.+) stands already in row (\d+)$/, (name, row) => `${field(name)} पङ्क्ति ${toDevanagariDigits(row)} मा पहिल्यै छ`],
  [/^(.+) must be one of: (.+)$/, (name, choices) => `${field(name)} यीमध्ये एक हुनुपर्छ: ${choices}`],
  [/^Invalid (BS )?Date$/, (bs) => (bs ? 'अमान्य वि.सं. मिति' : 'अमान्य मिति')],
  [/^The year (\d+) is not supported$/, (year) => `वर्ष ${toDevanagariDigits(year)} उपलब्ध छैन`],
  [/^Couldn't Authenticate With Given Credentials$/, () => 'दिइएको विवरणले प्रमाणीकरण हुन सकेन'],
  [/^The old password is not right\.$/, () => 'पुरानो पासवर्ड मिलेन।'],
  [/^The password is not right\.$/, () => 'पासवर्ड मिलेन।'],
  [/^This password is easy to guess\./, () => 'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। अर्को रोज्नुहोस्।'],
  [/^This password was used before\./, () => 'यो पासवर्ड पहिले प्रयोग भइसकेको छ। अर्को रोज्नुहोस्।'],
  [/^This one-time password is not right\.$/, () => 'यो एक पटकको पासवर्ड मिलेन।'],
  [/^This sign-in has expired\./, () => 'यो साइन इनको म्याद सकियो। फेरि साइन इन गर्नुहोस्।'],
  [/^This has expired\. Begin again\.$/, () => 'यसको म्याद सकियो। फेरि सुरु गर्नुहोस्।'],
  [/^Your authenticator app shows the code\.$/, () => 'कोड तपाईंको प्रमाणीकरण एपले देखाउँछ।'],
  [
    /^Wait (\d+) seconds before you ask for another code\.$/,
    (seconds) => `अर्को कोड माग्नुअघि ${toDevanagariDigits(seconds)} सेकेन्ड पर्खनुहोस्।`,
  ],
  [
    /^Too many attempts\. Try again in (\d+) minutes\.$/,
    (minutes) => `धेरै पटक प्रयास भयो। ${toDevanagariDigits(minutes)} मिनेटपछि फेरि प्रयास गर्नुहोस्।`,
  ],
  [/^Set up one-time passwords for yourself first\.$/, () => 'पहिले आफ्नै एक पटकको पासवर्ड राख्नुहोस्।'],
  [/^Set up one-time passwords first\.$/, () => 'पहिले एक पटकको पासवर्ड राख्नुहोस्।'],
  [
    /^This activation link has expired\./,
    () => 'यो सक्रियता लिङ्कको म्याद सकियो। कृपया नयाँ लिङ्क पठाउन आफ्नो मानव संसाधन विभागलाई अनुरोध गर्नुहोस्।',
  ],
  [/^This link has expired\./, () => 'यो लिङ्कको म्याद सकियो। नयाँ लिङ्क माग्नुहोस्।'],
  [/^You do not hold (.+), so you cannot give/, (codes) => `${codes} तपाईंसँग छैन, त्यसैले अरूलाई दिन मिल्दैन।`],
  [/^You belong to this group: somebody else/, () => 'तपाईं यस समूहमा हुनुहुन्छ: यसमा अनुमति अरू कसैले थप्नुपर्छ।'],
  [/^You cannot add yourself to a group/, () => 'आफैंलाई समूहमा थप्न मिल्दैन: अरू कसैले थप्नुपर्छ।'],
  [
    /^An audit user reads everything and changes nothing/,
    () => 'लेखापरीक्षकले सबै हेर्छन् र केही बदल्दैनन्, त्यसैले कुनै समूहमा पर्दैनन्।',
  ],
  [
    /^Common groups give more than you hold yourself \((.+)\)/,
    (names) => `साझा समूह (${names}) ले तपाईंसँग भएभन्दा बढी दिन्छन्: ती अनुमति भएका कसैले स्वीकार गर्नुपर्छ।`,
  ],
  [/^(.+) has not cleared: (.+)$/, (unit, what) => `${unit} को फरफारक बाँकी: ${what}`],
  [/^Still held: (.+)$/, (what) => `फिर्ता हुन बाँकी: ${what}`],
  [/^Your resignation waits for a decision already$/, () => 'तपाईंको राजीनामा पहिल्यै विचाराधीन छ'],
  [/^Your separation is under way already$/, () => 'तपाईंको अवकाश प्रक्रिया पहिल्यै सुरु भएको छ'],
  [/^Employee is about to leave already$/, () => 'कर्मचारीको अवकाश प्रक्रिया पहिल्यै सुरु भएको छ'],
  [/^You do not supervise this person$/, () => 'तपाईं यस व्यक्तिको सुपरिवेक्षक हुनुहुन्न'],
  [/^Say what changes$/, () => 'के बदलिन्छ भन्नुहोस्'],
  [
    /^(\d+) of (\d+) items of the checklist are still open$/,
    (open, all) => `जाँचसूचीका ${toDevanagariDigits(all)} मध्ये ${toDevanagariDigits(open)} बुँदा अझै बाँकी छन्`,
  ],
  [/^Each person is named once$/, () => 'एक व्यक्ति एक पटक मात्र राख्नुहोस्'],
  [/^Who is responsible or named already is no observer too$/, () => 'जिम्मेवार वा पहिल्यै राखिएको व्यक्ति पर्यवेक्षक हुँदैन'],
  [/^(.+) names somebody who does not work here$/, (name) => `${field(name)}मा यहाँ काम नगर्ने व्यक्ति छन्`],
  [/^Deadline must not be before Starts on$/, () => 'अन्तिम मिति सुरु मितिभन्दा अघि हुनु हुँदैन'],
  [/^Until must not be before First on$/, () => 'अन्त्य मिति पहिलो मितिभन्दा अघि हुनु हुँदैन'],
  [/^A task has (\d+) files at most$/, (most) => `एक कार्यमा बढीमा ${toDevanagariDigits(most)} फाइल हुन्छन्`],
  [/^This task is closed\. Open it again first\.$/, () => 'यो कार्य बन्द छ। पहिले फेरि खोल्नुहोस्।'],
  [/^This task is .+ already\.$/, () => 'यो कार्यको स्थिति पहिल्यै बदलिसकेको छ।'],
  [/^This approval is .+ already\.$/, () => 'यो स्वीकृतिको निर्णय पहिल्यै भइसकेको छ।'],
  [/^Somebody began this task\. Close it instead\.$/, () => 'यो कार्य सुरु भइसकेको छ। बरु बन्द गर्नुहोस्।'],
  [/^This task was scored already and stays closed\.$/, () => 'यस कार्यमा अङ्क दिइसकिएको छ, त्यसैले बन्द नै रहन्छ।'],
  [/^The checklist was changed meanwhile\.$/, () => 'यसबीच जाँचसूची बदलियो।'],
  [/^Nobody approves their own task\.$/, () => 'आफ्नै कार्य आफैँ स्वीकृत गर्न मिल्दैन।'],
  [/^The file is empty\.$/, () => 'फाइल खाली छ।'],
  [
    /^This kind of file is not taken\./,
    () => 'यस प्रकारको फाइल लिइँदैन। तस्बिर, PDF, अफिस कागजात, ZIP वा सादा पाठ पठाउनुहोस्।',
  ],
  [/^Your request size is larger than the defined limit\.$/, () => 'तपाईंको अनुरोध तोकिएको सीमाभन्दा ठूलो छ।'],
];

/** A message of the server in Nepali; one that no form knows stays as it came, which is better than nothing. */
export function nepaliMessage(message: string): string {
  for (const [form, say] of forms) {
    const match = form.exec(message);
    if (match) return say(...match.slice(1).map((part) => part ?? ''));
  }
  return message;
}
