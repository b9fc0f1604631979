import { bilingual } from '@karmik/model/kit/text';

export const words = {
  whoDecides: bilingual('Who decides', 'कसले निर्णय गर्ने'),
  preview: bilingual('Preview', 'पूर्वावलोकन'),
  previewWhy: bilingual(
    'See who would decide on a request sent today. Nothing is sent.',
    'आज पठाइने अनुरोध कसले निर्णय गर्छ हेर्नुहोस्। केही पठाइँदैन।',
  ),
  previewAbout: bilingual(
    'See who would decide on a request that you send today. Nothing is sent.',
    'तपाईंले आज पठाउने अनुरोध कसले निर्णय गर्छ हेर्नुहोस्। केही पठाइँदैन।',
  ),
};
