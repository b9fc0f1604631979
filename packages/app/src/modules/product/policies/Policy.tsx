import type { Text as Words } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Heading } from '@karmik/ui/Heading';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import * as styles from './policy.css.ts';

export interface PolicyText {
  readonly title: Words;
  readonly lead: Words;
  readonly parts: readonly { readonly title: Words; readonly paragraphs: readonly Words[] }[];
}

/** A text that everyone may read before they sign in. */
export function Policy({ policy }: { policy: PolicyText }): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  return (
    <AccountLayout title={say(policy.title)} description={say(policy.lead)}>
      <div className={styles.parts}>
        {policy.parts.map(({ title, paragraphs }) => (
          <section key={title.en} className={styles.part}>
            <Heading level="2" size="4">
              {say(title)}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph.en}>{say(paragraph)}</Text>
            ))}
          </section>
        ))}
      </div>
      <ButtonLink href="/account/login" variant="outline" tone="neutral" size="lg" isFullWidth>
        {texts.backToLogin}
      </ButtonLink>
    </AccountLayout>
  );
}
