import { securitySetting, strictest, type SecuritySetting } from '@karmik/model/account/security-setting';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { StatusTag } from '@karmik/ui/StatusTag';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../../../preferences/dates.ts';
import { Loaded } from '../../../../../screens/query/Loaded.tsx';
import { endpoint, mayWrite } from '../../../../../screens/records.ts';
import { ScreenPage } from '../../../../../screens/ScreenPage.tsx';
import { useSingleton } from '../../../../../screens/singleton/use-singleton.ts';
import { useSlug } from '../../../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../../../texts/texts.ts';
import { HelpCard } from './HelpCard.tsx';
import { useFloor } from './use-floor.ts';

const words = {
  description: bilingual('Rules for sign-ins and passwords.', 'साइन इन र पासवर्डका नियम।'),
  otp: bilingual('One-time passwords', 'एक पटकको पासवर्ड'),
  otpDescription: bilingual('A second step at each sign-in.', 'हरेक साइन इनमा दोस्रो चरण।'),
  asked: bilingual('Required for everyone', 'सबैका लागि अनिवार्य'),
  privileged: bilingual(
    'Required for HR admins, auditors and investigators',
    'मानव संसाधन प्रशासक, लेखापरीक्षक र छानबिनकर्ताका लागि अनिवार्य',
  ),
  own: bilingual('Optional', 'ऐच्छिक'),
  passwords: bilingual('Passwords', 'पासवर्ड'),
  passwordsDescription: bilingual(
    'In addition to a letter and a digit, which are always required.',
    'सधैँ चाहिने एउटा अक्षर र एउटा अङ्कबाहेकका नियम।',
  ),
  names: bilingual('Sign-in names', 'साइन इन गर्ने नाम'),
  namesDescription: bilingual(
    'What people can sign in with besides their username and email.',
    'प्रयोगकर्ता नाम र इमेलबाहेक केबाट साइन इन गर्न मिल्छ।',
  ),
  must: bilingual('Required', 'अनिवार्य'),
  nothingMore: bilingual('Nothing else', 'अरू केही होइन'),
  never: bilingual('Never expires', 'म्याद सकिँदैन'),
  change: bilingual('Change', 'बदल्नुहोस्'),
  see: bilingual('Open', 'खोल्नुहोस्'),
};
const signInNames = ['sign_in_by_code', 'sign_in_by_phone'] as const;
const kinds = ['password_uppercase', 'password_lowercase', 'password_special'] as const;

/** What the organisation asks of sign-ins and passwords, and the way to change it. */
export default function SecurityOverviewPage(): ReactNode {
  const slug = useSlug();
  const query = useSingleton<SecuritySetting>(securitySetting, endpoint(securitySetting, slug));
  const floor = useFloor(slug);
  return (
    <ScreenPage screen={{ entity: securitySetting, description: words.description }} width="form">
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {(setting) => (
          <Loaded query={floor} waiting={<Skeleton shape="block" count={2} />}>
            {(least) => (
              <>
                <Overview
                  setting={strictest(setting, least)}
                  at={`/admin/${slug}/organization/settings/security-settings`}
                />
                {/* Not before what is above it: a field that moves away while someone types loses its list and the text. */}
                {mayWrite(securitySetting) && <HelpCard slug={slug} />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </ScreenPage>
  );
}

function Overview({ setting, at }: { setting: SecuritySetting; at: string }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const { fields } = securitySetting;
  const names = signInNames.filter((name) => setting[name]).map((name) => say(fields[name].label));
  const needed = kinds.filter((name) => setting[name]).map((name) => say(fields[name].label));
  const to = (path: string, about: Text) => {
    const label = say(mayWrite(securitySetting) ? words.change : words.see);
    return (
      <ButtonLink href={`${at}/${path}`} variant="outline" tone="neutral" aria-label={`${label}: ${say(about)}`}>
        {label}
      </ButtonLink>
    );
  };
  return (
    <>
      <Card
        title={say(words.otp)}
        description={say(words.otpDescription)}
        actions={to('authentication-settings/otp', words.otp)}
      >
        <Inline>
          <StatusTag tone={setting.otp_required || setting.otp_required_for_privileged ? 'positive' : 'caution'}>
            {say(
              setting.otp_required ? words.asked : setting.otp_required_for_privileged ? words.privileged : words.own,
            )}
          </StatusTag>
        </Inline>
      </Card>
      <Card
        title={say(words.names)}
        description={say(words.namesDescription)}
        actions={to('sign-in-names', words.names)}
      >
        <Inline>
          {names.length === 0 ? (
            <StatusTag tone="neutral">{say(words.nothingMore)}</StatusTag>
          ) : (
            names.map((name) => (
              <StatusTag key={name} tone="positive">
                {name}
              </StatusTag>
            ))
          )}
        </Inline>
      </Card>
      <Card
        title={say(words.passwords)}
        description={say(words.passwordsDescription)}
        actions={to('dynamic-password-configuration', words.passwords)}
      >
        <DescriptionList
          items={[
            { label: say(fields.password_min_length.label), value: number(setting.password_min_length) },
            { label: say(words.must), value: needed.join(', ') || say(words.nothingMore) },
            {
              label: say(fields.password_max_age_days.label),
              value: setting.password_max_age_days === null ? say(words.never) : number(setting.password_max_age_days),
            },
            { label: say(fields.password_history.label), value: number(setting.password_history) },
          ]}
        />
      </Card>
    </>
  );
}
