import { bilingual, type Text } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Icon, type IconDrawing } from '@karmik/ui/Icon';
import { Inline } from '@karmik/ui/Inline';
import { Building2Icon, UserRoundIcon, UsersRoundIcon } from '@karmik/ui/icons';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { landing } from '../../../configuration/configuration.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSession } from '../../../shell/session.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { useEnter } from './use-enter.ts';

const words = {
  description: bilingual('Choose how you want to work.', 'कसरी काम गर्ने छान्नुहोस्।'),
  own: bilingual('My own work', 'मेरो आफ्नै काम'),
  ownHelp: (organization: string) =>
    bilingual(
      // A name such as "… Pvt. Ltd." ends the sentence by itself.
      `Noticeboard, your requests and records at ${organization.replace(/\.$/, '')}.`,
      `${organization} को सूचना पाटी, तपाईंका अनुरोध र विवरण।`,
    ),
  team: bilingual('My team', 'मेरो टोली'),
  teamHelp: bilingual('Requests and attendance of your team.', 'तपाईंको टोलीका अनुरोध र हाजिरी।'),
  open: bilingual('Open', 'खोल्नुहोस्'),
};

/** Every view that someone may take, as one page to begin from. */
export default function PortalPage(): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const { info, admin } = useSession();
  const { enter, busy } = useEnter();
  const open = (about: string) => `${say(words.open)}: ${about}`;
  const link = (href: string, about: Text) => (
    <ButtonLink href={href} variant="outline" tone="neutral" aria-label={open(say(about))}>
      {say(words.open)}
    </ButtonLink>
  );
  return (
    <ScreenPage screen={{ description: words.description }} width="form">
      <Stack gap="md">
        <Way
          icon={UserRoundIcon}
          title={say(words.own)}
          help={say(words.ownHelp(info.current_organization.name))}
          action={link(landing(), words.own)}
        />
        {info.supervisor.is_supervisor && (
          <Way
            icon={UsersRoundIcon}
            title={say(words.team)}
            help={say(words.teamHelp)}
            action={link('/user/supervisor/switch-organization', words.team)}
          />
        )}
        {admin.switchable_organizations.map(({ slug, name }) => (
          <Way
            key={slug}
            icon={Building2Icon}
            title={name}
            help={info.user.is_audit_user ? texts.view.viewAsAuditor : texts.view.viewAsHr}
            action={
              <Button
                variant="outline"
                tone="neutral"
                isPending={busy === slug}
                aria-label={open(name)}
                onPress={() => void enter(slug)}
              >
                {say(words.open)}
              </Button>
            }
          />
        ))}
      </Stack>
    </ScreenPage>
  );
}

interface WayProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly help: string;
  readonly action: ReactNode;
}

const Way = ({ icon, title, help, action }: WayProps): ReactNode => (
  <Card
    title={
      <Inline gap="sm">
        <Icon of={icon} />
        {title}
      </Inline>
    }
    description={help}
    actions={action}
  />
);
