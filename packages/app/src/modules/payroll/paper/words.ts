import { bilingual } from '@karmik/model/kit/text';

export const words = {
  pdf: bilingual('Download PDF', 'PDF डाउनलोड गर्नुहोस्'),
  year: bilingual('Download the year as PDF', 'वर्षभरिको PDF डाउनलोड गर्नुहोस्'),
  certificate: bilingual('Tax certificate', 'कर प्रमाणपत्र'),
  sampleTitle: bilingual('Preview', 'पूर्वावलोकन'),
  sample: bilingual('Download a sample', 'नमुना डाउनलोड गर्नुहोस्'),
  sampleHelp: bilingual(
    'A payslip of an example employee in the saved layout.',
    'सुरक्षित गरिएको ढाँचामा नमुना कर्मचारीको तलब पर्ची।',
  ),
  archive: bilingual('Download all as ZIP', 'सबै ZIP मा डाउनलोड गर्नुहोस्'),
  making: bilingual('Preparing payslips', 'तलब पर्ची तयार हुँदै'),
  progress: (done: string, total: string) => bilingual(`${done} of ${total}`, `${total} मध्ये ${done}`),
  leave: bilingual(
    'You can leave this page. The file stays here for a day.',
    'यो पृष्ठ छाडे पनि काम चलिरहन्छ। फाइल एक दिन यहीँ रहन्छ।',
  ),
  cancel: bilingual('Cancel', 'रद्द गर्नुहोस्'),
  fetchArchive: bilingual('Download ZIP', 'ZIP डाउनलोड गर्नुहोस्'),
};
