import { text } from '@karmik/model/kit/text';

/** Words of photos of people. */
export const words = {
  own: text('My photo', 'मेरो फोटो'),
  of: (name: string) => text(`Photo of ${name}`, `${name} को फोटो`),
  change: text('Change photo', 'फोटो परिवर्तन गर्नुहोस्'),
  seen: text('Everybody in the organization sees it beside the name.', 'संस्थाका सबैले नामसँगै यो फोटो देख्छन्।'),
  takes: text('JPEG, PNG or WebP, at most 5 MB.', 'JPEG, PNG वा WebP, बढीमा ५ MB।'),
  choose: text('Choose a photo', 'फोटो छान्नुहोस्'),
  another: text('Another photo', 'अर्को फोटो'),
  use: text('Use this photo', 'यो फोटो राख्नुहोस्'),
  remove: text('Remove photo', 'फोटो हटाउनुहोस्'),
  frame: text('Part of the photo that is kept', 'फोटोको राखिने भाग'),
  frameHelp: text(
    'Draw the photo to its place. With a keyboard: arrows move it, + and − enlarge it.',
    'फोटोलाई तानेर मिलाउनुहोस्। किबोर्डमा: एरोले सार्छ, + र − ले ठूलो–सानो बनाउँछ।',
  ),
  zoom: text('Enlargement', 'आकार'),
  smaller: text('Smaller', 'सानो'),
  larger: text('Larger', 'ठूलो'),
  changed: text('The photo was changed', 'फोटो परिवर्तन भयो'),
  removed: text('The photo was removed', 'फोटो हटाइयो'),
};
