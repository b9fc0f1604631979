import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { LinkIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { Tooltip } from '@karmik/ui/Tooltip';
import type { ReactNode } from 'react';
import { fillPath } from '@karmik/model/kit/links';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

interface FormRow {
  readonly id: number;
  readonly name: string;
  readonly uuid: string | null;
}

/** The address under which anybody fills in a form without names. */
export const anonymousAddress = (slug: string, uuid: string): string =>
  fillPath('/anonymous-form/org/:slug/:uuid', { slug, uuid });

/** What one does with a form besides changing its settings. */
export function FormRowActions({ record: { id, name, uuid } }: { record: FormRow }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      void snackbar.success(say(words.copied));
    } catch {
      void snackbar.error(say(words.notCopied(address)));
    }
  };
  return (
    <>
      {uuid !== null && (
        <Tooltip text={say(words.copyAddress)}>
          <IconButton
            size="sm"
            label={say(words.copyAddressOf(name))}
            icon={<Icon of={LinkIcon} size="sm" />}
            onPress={() => void copy(window.location.origin + anonymousAddress(slug, uuid))}
          />
        </Tooltip>
      )}
      <ButtonLink
        size="sm"
        variant="ghost"
        aria-label={say(words.questionsOf(name))}
        href={`${fillPath('/admin/:slug/forms/settings/questions/prepare', { slug })}?form=${id}`}
      >
        {say(words.questions)}
      </ButtonLink>
      <ButtonLink
        size="sm"
        variant="ghost"
        aria-label={say(words.reportOf(name))}
        href={`${fillPath('/admin/:slug/forms/report', { slug })}?form=${id}`}
      >
        {say(words.report)}
      </ButtonLink>
    </>
  );
}
