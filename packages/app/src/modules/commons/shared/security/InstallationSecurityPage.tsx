import type { InstallationSecurity, PrivilegedRole } from '@karmik/model/commons/installation-security';
import { bilingual, type Text as ModelText } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { BrowserList } from '../../../../browsers/BrowserList.tsx';
import * as lines from '../../../../browsers/browsers.css.ts';
import { useDates, useNumbers } from '../../../../preferences/dates.ts';
import { Loaded } from '../../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../../texts/texts.ts';
import { checksOf, type Check } from './checks.ts';

const words = {
  description: bilingual('Protection of all organizations on this installation.', 'यो प्रणालीका सबै संस्थाको सुरक्षा।'),
  checks: bilingual('Checks', 'जाँच'),
  on: bilingual('On', 'चालु'),
  fine: bilingual('Fine', 'ठीक'),
  off: bilingual('Off', 'बन्द'),
  attention: bilingual('Needs attention', 'ध्यान दिनुहोस्'),
  accounts: bilingual('Accounts without a second step', 'दोस्रो चरण नभएका खाता'),
  accountsHelp: bilingual(
    'HR admins, auditors and investigators without an authenticator app or passkey.',
    'प्रमाणीकरण एप वा पासकी नराखेका मानव संसाधन प्रशासक, लेखापरीक्षक र छानबिनकर्ता।',
  ),
  noAccounts: bilingual('Every such account has one.', 'यस्ता हरेक खातामा छ।'),
  mailed: bilingual('Codes by email', 'इमेलबाट कोड'),
  passwordAlone: bilingual('Password only', 'पासवर्ड मात्र'),
  operators: bilingual('Operators', 'प्रणाली सञ्चालक'),
  operatorsHelp: bilingual(
    'They can open this page and set the minimum. Change them on the server with: npm run operator',
    'उनीहरूले यो पृष्ठ खोल्न र न्यूनतम नियम तोक्न सक्छन्। सर्भरमा यो आदेशले बदल्नुहोस्: npm run operator',
  ),
} as const;

const roles: Readonly<Record<PrivilegedRole, ModelText>> = {
  hr_admin: bilingual('HR admin', 'मानव संसाधन प्रशासक'),
  audit_user: bilingual('Auditor', 'लेखापरीक्षक'),
  investigator: bilingual('Investigator', 'छानबिनकर्ता'),
};

/** What an installation does for its security, for its operators: what is on, what is not, and where each is changed. */
export default function InstallationSecurityPage(): ReactNode {
  const query = useQuery({
    queryKey: ['installation-security'],
    queryFn: ({ signal }) => api.get('commons/installation-security/', { signal }).json<InstallationSecurity>(),
  });
  return (
    <ScreenPage screen={{ description: words.description }} width="form">
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(security) => (
          <>
            <Checks security={security} />
            <Accounts accounts={security.accounts_without_second_step} />
            <Operators operators={security.operators} />
          </>
        )}
      </Loaded>
    </ScreenPage>
  );
}

const tones = { on: 'positive', fine: 'positive', off: 'neutral', attention: 'caution' } as const;

function Checks({ security }: { security: InstallationSecurity }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const number = useNumbers();
  const checks = checksOf(security, { number, instant: (at) => dates.instant(at) });
  return (
    <Card title={say(words.checks)}>
      <BrowserList label={say(words.checks)}>
        {checks.map((check) => (
          <CheckLine key={check.title.en} check={check} />
        ))}
      </BrowserList>
    </Card>
  );
}

function CheckLine({ check }: { check: Check }): ReactNode {
  const say = useModelText();
  const { title, state, sentence, setting, link } = check;
  return (
    <li className={lines.line}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text as="span" weight="semibold">
            {say(title)}
          </Text>
          <StatusTag tone={tones[state]}>{say(words[state])}</StatusTag>
        </Inline>
        <Text as="span" size="sm" tone="muted">
          {say(sentence)}
          {setting && ` ${say(setting)}`}
        </Text>
      </Stack>
      {link && (
        <ButtonLink
          href={link.href}
          size="sm"
          variant="outline"
          tone="neutral"
          aria-label={`${say(link.label)}: ${say(title)}`}
        >
          {say(link.label)}
        </ButtonLink>
      )}
    </li>
  );
}

function Accounts({ accounts }: { accounts: InstallationSecurity['accounts_without_second_step'] }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  return (
    <Card
      title={say(words.accounts)}
      description={say(words.accountsHelp)}
      actions={<StatusTag tone={accounts.count > 0 ? 'caution' : 'positive'}>{number(accounts.count)}</StatusTag>}
    >
      {accounts.count === 0 ? (
        <Text size="sm" tone="muted">
          {say(words.noAccounts)}
        </Text>
      ) : (
        <BrowserList label={say(words.accounts)}>
          {accounts.results.map((account) => (
            <li key={`${account.organization} ${account.email}`} className={lines.line}>
              <Stack gap="xs">
                <Text as="span" weight="semibold">
                  {account.full_name}
                </Text>
                <Text as="span" size="sm" tone="muted">
                  {[account.email, account.organization, ...account.roles.map((role) => say(roles[role]))].join(' · ')}
                </Text>
              </Stack>
              <StatusTag tone={account.has_mailed_codes ? 'neutral' : 'caution'}>
                {say(account.has_mailed_codes ? words.mailed : words.passwordAlone)}
              </StatusTag>
            </li>
          ))}
        </BrowserList>
      )}
    </Card>
  );
}

function Operators({ operators }: { operators: InstallationSecurity['operators'] }): ReactNode {
  const say = useModelText();
  return (
    <Card title={say(words.operators)} description={say(words.operatorsHelp)}>
      <BrowserList label={say(words.operators)}>
        {operators.map(({ full_name, email }) => (
          <li key={email} className={lines.line}>
            <Text as="span">{full_name}</Text>
            <Text as="span" size="sm" tone="muted">
              {email}
            </Text>
          </li>
        ))}
      </BrowserList>
    </Card>
  );
}
