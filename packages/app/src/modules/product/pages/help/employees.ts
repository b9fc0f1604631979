import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const employees: HelpTopic = {
  id: 'employees',
  title: bilingual('Employees and imports', 'कर्मचारी र आयात'),
  lead: bilingual(
    'For HR: import employees from a spreadsheet, invite them, and see who reports to whom.',
    'मानव संसाधनका लागि: स्प्रेडसिटबाट कर्मचारी आयात गर्ने, निम्तो पठाउने, र कसले कसलाई रिपोर्ट गर्छ हेर्ने।',
  ),
  parts: [
    {
      title: bilingual('Add an employee', 'कर्मचारी थप्नुहोस्'),
      lines: [
        bilingual(
          'Choose Add employee in the employee list, or search for it with Ctrl+K. Name, email and joining date are enough; the profile opens for the rest.',
          'कर्मचारी सूचीमा “कर्मचारी थप्नुहोस्” छान्नुहोस्, वा Ctrl+K बाट खोज्नुहोस्। नाम, इमेल र नियुक्ति मिति भए पुग्छ; बाँकीका लागि विवरण खुल्छ।',
        ),
        bilingual(
          'Leave the code empty for the next number. The employee gets an activation email unless you turn that off.',
          'अर्को नम्बरका लागि कोड खाली छोड्नुहोस्। तपाईंले नरोके कर्मचारीलाई खाता सक्रिय गर्ने इमेल जान्छ।',
        ),
      ],
    },
    {
      title: bilingual('Import employees', 'कर्मचारी आयात'),
      lines: [
        bilingual(
          'Open HRIS → Import and upload an Excel or CSV file of any layout. The row with the headings is detected automatically.',
          'मानव संसाधन → आयात खोली जुनसुकै ढाँचाको एक्सेल वा CSV फाइल अपलोड गर्नुहोस्। शीर्षक पङ्क्ति आफैँ भेटिन्छ।',
        ),
        bilingual(
          'Check the column mapping and correct it where needed. Dates can be in AD or BS.',
          'स्तम्भको मिलान हेर्नुहोस् र चाहिए सच्याउनुहोस्। मिति ई.सं. वा वि.सं. मा हुन सक्छ।',
        ),
        bilingual(
          'The check lists every row with an error and why. Nothing is created until you confirm; the import then runs in the background.',
          'जाँचले गलत पङ्क्ति र कारण देखाउँछ। तपाईंले पुष्टि नगरेसम्म केही बन्दैन; त्यसपछि आयात पृष्ठभूमिमा चल्छ।',
        ),
      ],
    },
    {
      title: bilingual('Invite a person', 'निम्तो पठाउनुहोस्'),
      lines: [
        bilingual(
          'In the employee list, choose Send activation in the menu of a row. The link goes to the email address; sending again ends the previous link.',
          'कर्मचारी सूचीमा पङ्क्तिको मेनुबाट “खाता सक्रिय गर्ने लिङ्क पठाउनुहोस्” छान्नुहोस्। लिङ्क इमेलमा जान्छ; फेरि पठाउँदा अघिल्लो बन्द हुन्छ।',
        ),
        bilingual(
          'Organization reports → Email logs show whether the email was sent.',
          'संस्थाका प्रतिवेदन → इमेल अभिलेखले इमेल गयो कि गएन देखाउँछ।',
        ),
      ],
    },
    {
      title: bilingual('Change several employees at once', 'धेरै कर्मचारीमा एकैपटक परिवर्तन'),
      lines: [
        bilingual(
          'Select employees in the list to transfer them, assign a supervisor, generate letters or start separations. Each gets the same checks as on their profile.',
          'सूचीमा कर्मचारी छानेर सरुवा गर्न, सुपरिवेक्षक तोक्न, पत्र बनाउन वा अवकाश सुरु गर्न सकिन्छ। हरेकमा विवरण पृष्ठकै जाँच लागु हुन्छ।',
        ),
        bilingual(
          'Employees who could not be changed are listed with the reason and stay selected.',
          'परिवर्तन हुन नसकेका कर्मचारी कारणसहित देखिन्छन् र छानिएकै रहन्छन्।',
        ),
      ],
    },
    {
      title: bilingual('Photos', 'फोटो'),
      lines: [
        bilingual(
          'Choose account menu → My photo, or the camera on your profile. Upload a JPEG, PNG or WebP of at most 5 MB and drag it into place. Everyone in the organization sees it.',
          'खाता मेनु → मेरो फोटो, वा आफ्नो विवरणको क्यामेराबाट बढीमा ५ एमबीको JPEG, PNG वा WebP राख्नुहोस्; तानेर मिलाउनुहोस्। संस्थाका सबैले देख्छन्।',
        ),
        bilingual(
          "HR can change or remove any employee's photo in their profile. ID cards use it unless they have their own.",
          'मानव संसाधनले कर्मचारीको विवरणमा जोसुकैको फोटो बदल्न वा हटाउन सक्छ। आफ्नै फोटो नभएको परिचयपत्रमा यही फोटो बस्छ।',
        ),
      ],
    },
    {
      title: bilingual('Assign supervisors', 'सुपरिवेक्षक तोक्नुहोस्'),
      lines: [
        bilingual(
          'HRIS → Assign supervisors lists supervisors by level with their effective date, and delegations for absences.',
          'मानव संसाधन → “सुपरिवेक्षक तोक्नुहोस्” मा तहअनुसार सुपरिवेक्षक र लागु हुने मिति, तथा अनुपस्थितिका लागि प्रत्यायोजन राखिन्छ।',
        ),
      ],
    },
  ],
};
