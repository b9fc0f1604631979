import { bilingual } from '@karmik/model/kit/text';

/** Words of what a post may have beside its text. */
export const words = {
  audience: bilingual('Audience', 'कसका लागि'),
  audienceHelp: bilingual(
    'Leave both empty for everyone. With both, members of the divisions in these branches read it.',
    'सबैका लागि हो भने दुवै खाली छोड्नुहोस्। दुवै भरे ती शाखामा रहेका ती महाशाखाका सदस्यले पढ्छन्।',
  ),
  visibleTo: (names: string) => bilingual(`Visible to ${names}`, `${names}का लागि`),
};
