import { bilingual } from '@karmik/model/kit/text';

/** Words of photos of people. */
export const words = {
  own: bilingual('My photo', 'मेरो फोटो'),
  of: (name: string) => bilingual(`Photo of ${name}`, `${name} को फोटो`),
  change: bilingual('Change photo', 'फोटो परिवर्तन गर्नुहोस्'),
  seen: bilingual('Everyone in the organization sees it next to your name.', 'संस्थाका सबैले नामसँगै यो फोटो देख्छन्।'),
  takes: bilingual('JPEG, PNG or WebP, at most 5 MB.', 'JPEG, PNG वा WebP, बढीमा ५ एमबी।'),
  choose: bilingual('Choose a photo', 'फोटो छान्नुहोस्'),
  another: bilingual('Another photo', 'अर्को फोटो'),
  use: bilingual('Use this photo', 'यो फोटो राख्नुहोस्'),
  remove: bilingual('Remove photo', 'फोटो हटाउनुहोस्'),
  frame: bilingual('Part of the photo to keep', 'फोटोको राखिने भाग'),
  frameHelp: bilingual(
    'Drag the photo into place. On a keyboard, arrows move it and + and − zoom.',
    'फोटोलाई तानेर मिलाउनुहोस्। किबोर्डमा तीरले सार्छ, + र − ले ठूलो–सानो बनाउँछ।',
  ),
  zoom: bilingual('Zoom', 'आकार'),
  smaller: bilingual('Smaller', 'सानो'),
  larger: bilingual('Larger', 'ठूलो'),
  changed: bilingual('Photo changed', 'फोटो परिवर्तन भयो'),
  removed: bilingual('Photo removed', 'फोटो हटाइयो'),
};
