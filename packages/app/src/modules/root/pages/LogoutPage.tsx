import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Icon } from '@karmik/ui/Icon';
import { Inline } from '@karmik/ui/Inline';
import { LogOutIcon } from '@karmik/ui/icons';
import { useState, type ReactNode } from 'react';
import { landing } from '../../../configuration/configuration.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { signOut } from '../../../shell/session.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';

const words = {
  question: bilingual('Do you want to log out?', 'लगआउट गर्न चाहनुहुन्छ?'),
  help: bilingual(
    'You are signed out of this browser. Your other devices stay signed in.',
    'यो ब्राउजरबाट साइन आउट हुन्छ। अरू यन्त्रमा साइन इन रहिरहन्छ।',
  ),
  stay: bilingual('Stay', 'यहीँ रहने'),
};

/** Asks before it signs out. */
export default function LogoutPage(): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    // Back to the start after the next sign-in, and not to this question.
    void signOut(landing());
  };
  return (
    <ScreenPage width="form">
      <EmptyState
        icon={<Icon of={LogOutIcon} size="lg" />}
        title={say(words.question)}
        description={say(words.help)}
        actions={
          <Inline>
            <ButtonLink href={landing()} variant="outline" tone="neutral">
              {say(words.stay)}
            </ButtonLink>
            <Button isPending={isLeaving} onPress={leave}>
              {texts.shell.signOut}
            </Button>
          </Inline>
        }
      />
    </ScreenPage>
  );
}
