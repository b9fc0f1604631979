import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

/** Words of what a post may have beside its text. */
export const words = {
  mineDescription: bilingual('Your unpublished and denied posts.', 'प्रकाशित हुन बाँकी र अस्वीकृत तपाईंका पोस्ट।'),
  scheduledDescription: bilingual('Published automatically at the set time.', 'समय आएपछि यी आफैँ प्रकाशित हुन्छन्।'),
  audience: bilingual('Audience', 'कसका लागि'),
  audienceHelp: bilingual(
    'Leave both empty for everyone. With both, members of the divisions in these branches read it.',
    'सबैका लागि हो भने दुवै खाली छोड्नुहोस्। दुवै भरे ती शाखामा रहेका ती महाशाखाका सदस्यले पढ्छन्।',
  ),
  visibleTo: (names: string) => bilingual(`Visible to ${names}`, `${names}का लागि`),
  poll: bilingual('Poll', 'मतदान'),
  choiceAt: (place: number) => bilingual(`Choice ${place}`, `विकल्प ${toDevanagariDigits(place)}`),
  removeChoice: (place: number) => bilingual(`Remove choice ${place}`, `विकल्प ${toDevanagariDigits(place)} हटाउनुहोस्`),
  addChoice: bilingual('Add choice', 'विकल्प थप्नुहोस्'),
  anonymous: bilingual('Anonymous', 'बेनामी'),
  anonymousHelp: bilingual('Hides who chose what.', 'कसले के छान्यो भन्ने लुकाउँछ।'),
  vote: bilingual('Vote', 'मत दिनुहोस्'),
  changeVote: bilingual('Change vote', 'मत बदल्नुहोस्'),
  votes: (count: number) => bilingual(counted(count, 'vote'), `${toDevanagariDigits(count)} मत`),
  share: (count: number, percent: number) =>
    bilingual(`${count} (${percent}%)`, `${toDevanagariDigits(count)} (${toDevanagariDigits(percent)}%)`),
  yours: (choice: string) => bilingual(`${choice}, your vote`, `${choice}, तपाईंको मत`),
  closed: bilingual('Closed', 'बन्द'),
  closesOn: (when: string) => bilingual(`Closes on ${when}`, `${when}मा बन्द हुन्छ`),
  whoVoted: bilingual('Who voted', 'कसले मत दिए'),
  kudos: bilingual('Kudos', 'धन्यवाद'),
  kudosTo: bilingual('Kudos to', 'धन्यवाद पाउने'),
  kudosHelp: bilingual(
    'Your colleagues are notified, and the post appears on their profile.',
    'सहकर्मीलाई सूचना जान्छ, र यो पोस्ट उहाँहरूको विवरणमा देखिन्छ।',
  ),
};
