import { EntityForm } from '@karmik/forms/EntityForm';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../../../api/client.ts';
import { proven } from '../../../../../api/proof.ts';
import { useModelText } from '../../../../../texts/texts.ts';

/** What is asked before someone is helped; nothing of it is stored. */
const help = defineEntity({
  name: 'account_help',
  label: bilingual('Account help', 'खातामा सहयोग'),
  fields: {
    person: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }),
    what: f.choice({
      label: bilingual('Action', 'के गर्ने'),
      required: true,
      choices: {
        'end-sessions': bilingual('End all sessions', 'सबै सत्र बन्द गर्ने'),
        'remove-second-step': bilingual('Turn off one-time passwords and passkeys', 'एक पटकको पासवर्ड र पासकी बन्द गर्ने'),
      },
    }),
  },
});

const words = {
  title: bilingual('Someone lost a phone or browser', 'कसैको फोन वा ब्राउजर हरायो'),
  description: bilingual(
    'Verify the person first. One-time passwords and all sessions end; the password stays.',
    'पहिले व्यक्तिको पहिचान पक्का गर्नुहोस्। एक पटकको पासवर्डसँगै सबै सत्र बन्द हुन्छन्; पासवर्ड उही रहन्छ।',
  ),
  submit: bilingual('Apply', 'गर्नुहोस्'),
  done: {
    'end-sessions': bilingual('All sessions ended.', 'सबै सत्र बन्द भए।'),
    'remove-second-step': bilingual(
      'One-time passwords are off, and all sessions have ended.',
      'एक पटकको पासवर्ड र सबै सत्र बन्द भए।',
    ),
  },
} as const;

/** HR's way to help someone who cannot do it on their own page any more. */
export function HelpCard({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  // A form that was sent begins again.
  const [round, setRound] = useState(0);
  return (
    <Card title={say(words.title)} description={say(words.description)}>
      <EntityForm
        key={round}
        entity={help}
        submitLabel={words.submit}
        submitTone="critical"
        noticeName={null}
        submit={async ({ person, what }) => {
          await proven(() => api.post(`org/${slug}/people/${person}/${what}/`));
          return what;
        }}
        onSuccess={(what) => {
          snackbar.success(say(words.done[what as keyof typeof words.done]));
          setRound(round + 1);
        }}
      />
    </Card>
  );
}
