/** Industries of organizations, by the sections that the statistics office counts them in, in plain words. */
import { bilingual } from '../kit/text.ts';

export const industries = {
  Agriculture: bilingual('Agriculture, forestry and fishing', 'कृषि, वन र मत्स्यपालन'),
  Mining: bilingual('Mining and quarrying', 'खानी तथा उत्खनन'),
  Manufacturing: bilingual('Manufacturing', 'उत्पादन'),
  Energy: bilingual('Electricity and gas', 'विद्युत् र ग्यास'),
  Water: bilingual('Water supply and waste', 'खानेपानी र फोहोर व्यवस्थापन'),
  Construction: bilingual('Construction', 'निर्माण'),
  Trade: bilingual('Wholesale and retail trade', 'थोक तथा खुद्रा व्यापार'),
  Transport: bilingual('Transport and storage', 'यातायात र भण्डारण'),
  Hospitality: bilingual('Hotels and restaurants', 'होटल र रेस्टुरेन्ट'),
  Information: bilingual('Information and communication', 'सूचना र सञ्चार'),
  Finance: bilingual('Banking, finance and insurance', 'बैंक, वित्त र बीमा'),
  'Real estate': bilingual('Real estate', 'घरजग्गा'),
  Professional: bilingual('Professional, scientific and technical', 'पेसागत, वैज्ञानिक र प्राविधिक'),
  Administrative: bilingual('Administrative and support services', 'प्रशासनिक तथा सहायक सेवा'),
  Public: bilingual('Public administration', 'सार्वजनिक प्रशासन'),
  Education: bilingual('Education', 'शिक्षा'),
  Health: bilingual('Health and social work', 'स्वास्थ्य र सामाजिक कार्य'),
  Arts: bilingual('Arts and entertainment', 'कला र मनोरञ्जन'),
  Other: bilingual('Other services', 'अन्य सेवा'),
} as const;
