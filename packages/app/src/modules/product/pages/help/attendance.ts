import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const attendance: HelpTopic = {
  id: 'attendance',
  title: bilingual('Web attendance', 'वेब हाजिरी'),
  lead: bilingual(
    'Log when your day starts and ends, and breaks in between.',
    'दिनको सुरु, अन्त्य र बीचका विश्राम अभिलेख गर्नुहोस्।',
  ),
  parts: [
    {
      title: bilingual('Log your day', 'आफ्नो दिन अभिलेख गर्नुहोस्'),
      lines: [
        bilingual(
          'Open Attendance → Today’s attendance and press Punch In. Breaks, meetings and visits have buttons of their own; Punch Out ends the day.',
          'हाजिरी → आजको हाजिरी खोली “आगमन” थिच्नुहोस्। विश्राम, बैठक र भेटका आफ्नै बटन छन्; “प्रस्थान” ले दिन अन्त्य गर्छ।',
        ),
        bilingual(
          "Logs use server time, so the clock of your device does not matter. An entry can't be changed or removed.",
          'समय सर्भरको हुन्छ, त्यसैले यन्त्रको घडीले फरक पार्दैन। अभिलेख बदल्न वा हटाउन मिल्दैन।',
        ),
        bilingual(
          'Your location is sent only if you turn it on. Attendance is logged without it too.',
          'तपाईंले खोलेमा मात्र स्थान पठाइन्छ, र त्यसबिना पनि हाजिरी अभिलेख हुन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Without a connection', 'इन्टरनेट नहुँदा'),
      lines: [
        bilingual(
          'Log as usual: the browser keeps the log with its time, even when closed, and sends it once you are connected. The page shows how many are pending.',
          'सधैँझैँ थिच्नुहोस्: अभिलेख आफ्नै समयसहित यही ब्राउजरमा रहन्छ, बन्द गरे पनि, र जडान हुँदा पठाइन्छ। कति बाँकी छन् पृष्ठमा देखिन्छ।',
        ),
        bilingual(
          'It is marked as sent later. Logs that are too old or in a closed month are not accepted: the page says why, and you can request an adjustment.',
          'त्यसमा पछि पठाइएको चिह्न लाग्छ। धेरै पुरानो वा बन्द महिनाको स्वीकार हुँदैन: कारण देखिन्छ, र समायोजन माग्न सकिन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Import attendance', 'हाजिरी आयात'),
      lines: [
        bilingual(
          'HR opens Attendance → Import. A spreadsheet has one row per day with Punch In and Punch Out, or one row per punch with its type; dates may be in BS or AD. The check shows how rows are read and names each cell with an error.',
          'मानव संसाधनले हाजिरी → आयात खोल्छ। स्प्रेडसिटमा प्रत्येक दिनको आगमन र प्रस्थान, वा प्रत्येक अभिलेख प्रकारसहित हुन्छ; मिति वि.सं. वा ई.सं. हुन सक्छ। जाँचले पङ्क्ति कसरी पढियो र कुन कक्षमा त्रुटि छ देखाउँछ।',
        ),
        bilingual(
          'Import a device file, such as attlog.dat, for the device that wrote it. Duplicates are skipped; PINs without an employee are listed under Assign device.',
          'attlog.dat जस्तो यन्त्रको फाइल त्यही यन्त्रका लागि आयात हुन्छ। पहिल्यै भएका फेरि थपिँदैनन्; कर्मचारी नतोकिएका पिन यन्त्र तोक्ने पृष्ठमा रहन्छन्।',
        ),
        bilingual(
          'Overtime claims from a spreadsheet are sent for their employees and decided as usual.',
          'स्प्रेडसिटका अतिरिक्त समयका दाबी कर्मचारीका लागि पठाइन्छन् र सधैँझैँ निर्णय हुन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Log attendance without signing in', 'साइन इन नगरी हाजिरी'),
      lines: [
        bilingual(
          'If your organization offers it, the sign-in page has a switch: enter your username and password and choose what to log. You are not signed in.',
          'संस्थाले दिएको भए साइन इन पृष्ठमा यसको स्विच हुन्छ: प्रयोगकर्ता नाम र पासवर्ड लेखी के अभिलेख गर्ने छान्नुहोस्। यसबाट साइन इन हुँदैन।',
        ),
      ],
    },
    {
      title: bilingual('Enter attendance for others', 'अरूको हाजिरी राख्नुहोस्'),
      lines: [
        bilingual(
          'HR opens Attendance → Offline attendance, chooses people, days and times, and checks the preview. Duplicates are rejected; each entry shows who made it and why, and the employee is notified.',
          'मानव संसाधनले हाजिरी → अफलाइन हाजिरी खोली व्यक्ति, दिन र समय लेख्छ, र राख्नुअघि पहिल्यै रहेका अभिलेख हेर्छ। दोहोरो राख्न मिल्दैन; हरेक अभिलेखमा कसले किन राखेको रहन्छ र व्यक्तिलाई जानकारी जान्छ।',
        ),
        bilingual(
          'If the settings allow it, supervisors can do the same for their team, up to the number of past days set there.',
          'संस्थाले सेटिङमा अनुमति दिए सुपरिवेक्षकले पनि आफ्नो टोलीका लागि तोकिएका बितेका दिनसम्म राख्न सक्छन्।',
        ),
      ],
    },
    {
      title: bilingual('See what was logged', 'अभिलेख हेर्नुहोस्'),
      lines: [
        bilingual(
          "Reports show your entries by month or fiscal year; supervisors see their team's and HR everyone's, each with export.",
          'प्रतिवेदनमा महिना वा आर्थिक वर्षअनुसार आफ्ना, सुपरिवेक्षकले टोलीका, र मानव संसाधनले सबैका अभिलेख निर्यातसहित पाउँछन्।',
        ),
      ],
    },
  ],
};
