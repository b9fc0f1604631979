import { bilingual, type Text } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

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
  decidesNow: (level: Text) => bilingual(`${level.en}: pending`, `${level.ne}: विचाराधीन`),
  decidesLater: (level: Text) => bilingual(`${level.en}: next`, `${level.ne}: त्यसपछि`),
  level: (place: number, reason: Text) =>
    bilingual(`${place}. ${reason.en}`, `${toDevanagariDigits(String(place))}. ${reason.ne}`),
  people: (names: readonly string[], more: number) =>
    more > 0
      ? bilingual(
          `${names.join(', ')} and ${more} more`,
          `${names.join(', ')} र अरू ${toDevanagariDigits(String(more))}`,
        )
      : bilingual(names.join(', '), names.join(', ')),
  standsIn: (names: string, name: string) =>
    bilingual(`Stand-in for ${name}: ${names}`, `${name} को सट्टामा निर्णय गर्ने: ${names}`),
};
