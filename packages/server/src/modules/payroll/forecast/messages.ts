import { defineMessages } from '@karmik/model/kit/message';

export const forecastMessages = defineMessages('payroll.forecasts', {
  done: { en: 'The budget forecast is ready', ne: 'बजेट पूर्वानुमान तयार भयो' },
  changed: {
    en: 'The forecast was changed while it was computed. The newer one is computed next.',
    ne: 'गणना हुँदै गर्दा पूर्वानुमान बदलियो। नयाँ पूर्वानुमान अब गणना हुन्छ।',
  },
  gone: { en: 'This forecast is no longer there', ne: 'यो पूर्वानुमान अब छैन' },
  noAmount: {
    en: 'No amount is entered for this heading. Choose one such as the basic salary.',
    ne: 'यो शीर्षकमा रकम राखिँदैन। आधारभूत तलबजस्तो शीर्षक छान्नुहोस्।',
  },
});
