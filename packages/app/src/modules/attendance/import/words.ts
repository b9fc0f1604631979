import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

/** Words of the files from which attendance is brought in. */
export const words = {
  sheetWhat: bilingual(
    'One row per day with Punch In and Punch Out, or one row per punch with its type. You see a check before anything is saved.',
    'प्रत्येक दिनका लागि आगमन र प्रस्थानसहित एक पङ्क्ति, वा प्रत्येक अभिलेखका लागि प्रकारसहित एक पङ्क्ति। जाँचको नतिजा नदेखी केही राखिँदैन।',
  ),
  claimsWhat: bilingual(
    'One row per claim. The hours are those of the day; each claim goes to its approvers.',
    'प्रत्येक दाबीका लागि एक पङ्क्ति। घण्टा दिनअनुसार हुन्छ; हरेक दाबी निर्णय गर्नेकहाँ जान्छ।',
  ),
  fileWhat: bilingual(
    'The file a device exports to a USB stick, such as attlog.dat. Duplicate lines are skipped.',
    'यन्त्रले युएसबीमा लेख्ने attlog.dat जस्तो फाइल। पहिल्यै आएका पङ्क्ति फेरि थपिँदैनन्।',
  ),
  file: bilingual('Device file', 'यन्त्रको फाइल'),
  fileKinds: bilingual('Up to 10 MB (.dat or .txt)', 'बढीमा १० एमबी (.dat वा .txt)'),
  rejected: bilingual('Choose a .dat or .txt file of at most 10 MB.', 'बढीमा १० एमबीको .dat वा .txt फाइल छान्नुहोस्।'),
  noFile: bilingual('Choose the file', 'फाइल छान्नुहोस्'),
  check: bilingual('Check the file', 'फाइल जाँच गर्नुहोस्'),
  found: (lines: string) => bilingual(counted(lines, 'line'), `${lines} पङ्क्ति`),
  news: (count: string) => bilingual(`${count} new`, `${count} नयाँ`),
  known: (count: string) => bilingual(`${count} already there`, `${count} पहिल्यै भएका`),
  unknown: (count: string) => bilingual(`${count} without an employee`, `${count}को कर्मचारी थाहा छैन`),
  closed: (count: string) => bilingual(`${count} of closed months`, `${count} बन्द महिनाका`),
  ahead: (count: string) => bilingual(`${count} in the future`, `${count} आउन बाँकी समयका`),
  unreadable: (count: string) => bilingual(`${count} unreadable`, `${count} पढ्न नसकिएका`),
  span: bilingual('From and to', 'देखि र सम्म'),
  pins: bilingual('PINs without an employee', 'कर्मचारी नतोकिएका पिन'),
  pinsWhat: bilingual(
    'Their punches stay under Assign device until you assign the PIN.',
    'पिन नतोकुन्जेल यिनका हाजिरी यन्त्र तोक्ने पृष्ठमा रहन्छन्।',
  ),
  pin: bilingual('PIN', 'पिन'),
  lines: bilingual('Lines', 'पङ्क्ति'),
  notRead: bilingual('Lines that could not be read', 'पढ्न नसकिएका पङ्क्ति'),
  line: bilingual('Line number', 'पङ्क्ति नम्बर'),
  text: bilingual('Text', 'पाठ'),
  import: (count: string) => bilingual(`Import ${count}`, `${count} आयात गर्नुहोस्`),
  done: (count: string) => bilingual(`${counted(count, 'punch', 'punches')} imported.`, `${count} हाजिरी आयात भयो।`),
} as const;
