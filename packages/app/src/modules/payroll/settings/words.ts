import { bilingual } from '@karmik/model/kit/text';

export const words = {
  days: bilingual('Days and tax', 'दिन र कर'),
  festivals: bilingual('Festivals', 'चाडपर्वहरू'),
  law: bilingual('Law', 'कानुन'),
  lawToday: bilingual('Law in force today', 'आज लागु कानुन'),
  lawAbout: bilingual(
    'Payrolls are computed by these figures. Each payroll keeps those it was computed by.',
    'तलब यिनै अङ्कले गणना हुन्छ। हरेक तलबमा त्यसको गणना गर्दाका अङ्क रहन्छन्।',
  ),
  rule: bilingual('Rule', 'नियम'),
  rest: bilingual('the rest', 'बाँकी'),
  ofCouples: bilingual(' (couples)', ' (दम्पती)'),
  figures: bilingual('Figures', 'अङ्क'),
  since: bilingual('Since', 'देखि'),
  source: bilingual('Source', 'स्रोत'),
  confidence: bilingual('Confidence', 'विश्वसनीयता'),
  sure: {
    high: bilingual('High', 'उच्च'),
    medium: bilingual('Medium', 'मध्यम'),
    low: bilingual('Low', 'न्यून'),
  },
  confirmedBy: (name: string) => bilingual(`Confirmed by ${name}`, `${name} बाट पुष्टि`),
  saysNow: (figure: string, source: string) => bilingual(`Now: ${figure} (${source})`, `अहिले: ${figure} (${source})`),
  saysNothing: bilingual('The law of this day has no such figure.', 'यो दिनको कानुनमा यो अङ्क छैन।'),
};
