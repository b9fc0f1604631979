import { bilingual } from '@karmik/model/kit/text';
import type { HelpTopic } from './topic.ts';

export const payslips: HelpTopic = {
  id: 'payslips',
  title: bilingual('Archived payslips', 'पुराना तलब पर्ची'),
  lead: bilingual(
    'Payslips from before Karmik or from another payroll system.',
    'कार्मिकअघिका वा अर्को तलब प्रणालीका पर्ची।',
  ),
  parts: [
    {
      title: bilingual('Read yours', 'आफ्ना पढ्नुहोस्'),
      lines: [
        bilingual(
          'Open My archived payslips: newest first, each with its PDF. Filter them by fiscal year.',
          '“मेरा पुराना तलब पर्ची” खोल्नुहोस्: नयाँ सुरुमा, हरेकको PDF सहित। आर्थिक वर्षअनुसार छान्न सकिन्छ।',
        ),
        bilingual(
          'You are notified when one is published. The email has a link, but no amount and no payslip.',
          'प्रकाशित हुँदा तपाईंलाई सूचना आउँछ। इमेलमा लिङ्क मात्र हुन्छ, रकम वा पर्ची हुँदैन।',
        ),
        bilingual(
          'Only you and people with a payroll permission can open it, not your supervisor. Each viewing is logged.',
          'तपाईं र तलबको अनुमति भएकाले मात्र खोल्न सक्छन्, सुपरिवेक्षकले सक्दैनन्। हरेक हेराइको अभिलेख रहन्छ।',
        ),
      ],
    },
    {
      title: bilingual('Import payslips', 'तलब पर्ची आयात गर्नुहोस्'),
      lines: [
        bilingual(
          'With the payroll permission, open Archived payslips. Months follow the calendar of their fiscal year, so add past fiscal years first.',
          'तलबको अनुमति भएकाले “पुराना तलब पर्ची” खोल्छन्। महिना त्यो पर्ने आर्थिक वर्षकै पात्रोको हुन्छ, त्यसैले पहिले बितेका आर्थिक वर्ष थप्नुहोस्।',
        ),
        bilingual(
          'Add a payslip uploads one PDF, with its amounts if you have them. Bulk import takes up to 200 PDFs of a month with the employee code in their names; you confirm the matches before anything is saved.',
          '“तलब पर्ची थप्नुहोस्” ले एउटा PDF र भए रकम लिन्छ। “एकैपटक आयात गर्नुहोस्” ले नाममा कर्मचारी कोड भएका एक महिनाका २०० सम्म PDF लिन्छ र सुरक्षित गर्नुअघि कुन कसको हो पुष्टि गराउँछ।',
        ),
        bilingual(
          'Publish at once, or later one by one or all pending. Until then only payroll can see them.',
          'तुरुन्तै, वा पछि एक-एक वा सबै एकैचोटि प्रकाशन गर्नुहोस्। त्यसअघि तलब हेर्नेले मात्र देख्छन्।',
        ),
        bilingual(
          "Published payslips can't be changed. Withdraw a wrong one with a reason, and import the correct one.",
          'प्रकाशित पर्ची बदल्न मिल्दैन। गलतलाई कारणसहित फिर्ता लिएर सही आयात गर्नुहोस्।',
        ),
      ],
    },
  ],
};
