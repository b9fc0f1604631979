import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

export const words = {
  secret: {
    title: bilingual('Secret', 'गोप्य सङ्केत'),
    set: bilingual('A secret is set. It is never shown again.', 'गोप्य सङ्केत राखिएको छ। यो फेरि देखाइँदैन।'),
    unset: bilingual('No secret is set.', 'गोप्य सङ्केत राखिएको छैन।'),
    next: bilingual('New secret', 'नयाँ गोप्य सङ्केत'),
    save: bilingual('Set secret', 'गोप्य सङ्केत राख्नुहोस्'),
    saved: bilingual('Secret saved.', 'गोप्य सङ्केत राखियो।'),
    removed: bilingual('Secret removed.', 'गोप्य सङ्केत हटाइयो।'),
  },
  rows: bilingual('Payments', 'भुक्तानी'),
  noRows: bilingual('No payments.', 'भुक्तानी छैन।'),
  download: bilingual('Download file', 'फाइल डाउनलोड गर्नुहोस्'),
  refused: (count: number) =>
    bilingual(
      `${counted(count, 'payment')} can't be sent. Correct or remove ${count === 1 ? 'it' : 'them'}.`,
      toDevanagariDigits(`${count} वटा भुक्तानी पठाउन मिल्दैन। सच्याउनुहोस् वा हटाउनुहोस्।`),
    ),
  callbackAddress: bilingual('Callback address', 'सूचना पठाउने ठेगाना'),
  callbackAbout: bilingual(
    'Register this address with eSewa to receive payment results automatically.',
    'यो इसेवालाई दिनुहोस्, अनि इसेवाले नतिजा आफैँ पठाउँछ।',
  ),
  copyAddress: bilingual('Copy address', 'ठेगाना प्रतिलिपि गर्नुहोस्'),
  addressCopied: bilingual('Address copied', 'ठेगाना प्रतिलिपि भयो'),
  refusedCallbacks: (count: number, day: string) =>
    bilingual(
      `${counted(count, 'callback')} with a wrong signature refused in the last week, most recently on ${day}.`,
      toDevanagariDigits(`पछिल्लो एक हप्तामा हस्ताक्षर नमिलेका ${count} वटा सूचना अस्वीकार गरियो, पछिल्लो ${day} मा।`),
    ),
  reconcile: bilingual('Reconcile', 'हिसाब मिलाउनुहोस्'),
  charge: bilingual('Bank charge', 'बैंक शुल्क'),
  otherCharge: bilingual('Another charge', 'अर्कै शुल्क'),
  withCharges: bilingual('With the recorded bank charges:', 'राखिएका बैंक शुल्कसहित:'),
  chargeOf: (number: string) =>
    bilingual(`Charge recorded with batch ${number}`, toDevanagariDigits(`समूह ${number} सँग राखिएको शुल्क`)),
  refunded: bilingual('Recorded as a refunded bank charge.', 'फिर्ता आएको बैंक शुल्कका रूपमा राखियो।'),
  undo: bilingual('Undo', 'पूर्ववत् गर्नुहोस्'),
  done: {
    reconcile: bilingual('Reconciled.', 'हिसाब मिलाइयो।'),
    charge: bilingual('Recorded as a bank charge.', 'बैंक शुल्कका रूपमा राखियो।'),
    undo: bilingual('Reconciliation undone.', 'हिसाब मिलान हटाइयो।'),
  },
  matchAll: bilingual('Match automatically', 'आफैँ मिलाउनुहोस्'),
  noneMatched: bilingual(
    'No line names its payments. Reconcile lines one by one.',
    'कुनै हरफले आफ्नो भुक्तानी खुलाएको छैन। हरफ एक-एक गरी मिलाउनुहोस्।',
  ),
  matched: (count: number) =>
    bilingual(`${counted(count, 'line')} reconciled.`, toDevanagariDigits(`${count} वटा हरफको हिसाब मिलाइयो।`)),
  noMatch: bilingual(
    'No open payments or recorded charges of this account add up to this withdrawal.',
    'यो खाताका बाँकी भुक्तानी वा राखिएका शुल्कको जम्मा यो रकमसँग मिल्दैन।',
  ),
  severalMatch: bilingual('Several proposals fit. Choose one.', 'एकभन्दा बढी प्रस्ताव मिल्छन्। एउटा छान्नुहोस्।'),
  searchCut: bilingual('There may be more matches.', 'अरू पनि मिल्न सक्छन्।'),
  batchOf: (number: string) => bilingual(`Batch ${number}`, toDevanagariDigits(`समूह ${number}`)),
  remove: bilingual('Remove', 'हटाउनुहोस्'),
};
