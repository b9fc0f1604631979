import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { DutyName } from '@karmik/model/payroll/files/duties';
import { payFile } from '@karmik/model/payroll/files/file';
import type { PayFilePage } from '@karmik/model/payroll/files/page';
import { payRun } from '@karmik/model/payroll/run/run';
import type { UserRef } from '@karmik/model/kit/fields';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

const mostNamed = 8;

/** What to know before a file is written: that the payroll may change, who lacks what, and whose account is another one now. */
export function FileNotices({ data, duty }: { readonly data: PayFilePage; readonly duty: DutyName }): ReactNode {
  const say = useModelText();
  const { number, language } = useValues();
  const { run, lacks, changed } = data;
  const nameOf = ({ full_name, name_ne }: UserRef) => (language === 'ne' && name_ne) || full_name;
  const count = number(lacks.length);
  return (
    <Stack gap="sm">
      {!run.is_confirmed && <Banner>{say(words.notConfirmed)}</Banner>}
      {lacks.length > 0 && (
        <Banner tone="caution" title={say(duty === 'disbursement' ? words.cashLacks(count) : words.lacks(count))}>
          <Inline>
            {lacks.slice(0, mostNamed).map(({ employee, lacks: what, href }) => (
              <Link key={employee.id} href={href}>
                {`${nameOf(employee)}: ${say(what)}`}
              </Link>
            ))}
            {lacks.length > mostNamed && <span>{say(words.more(number(lacks.length - mostNamed)))}</span>}
          </Inline>
        </Banner>
      )}
      {changed.length > 0 && (
        <Banner
          tone="caution"
          actions={
            run.is_open && may('11.00', 'write') && <TakeAccounts run={run.id} people={changed} nameOf={nameOf} />
          }
        >
          {say(words.changed(changed.slice(0, mostNamed).map(nameOf).join(', ')))}
        </Banner>
      )}
    </Stack>
  );
}

interface TakeAccountsProps {
  readonly run: number;
  readonly people: readonly UserRef[];
  readonly nameOf: (person: UserRef) => string;
}

/** Computes payslips again, one at a time, which takes the account of today. */
function TakeAccounts({ run, people, nameOf }: TakeAccountsProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isPending, setPending] = useState(false);
  const take = async (employee: number) => {
    setPending(true);
    try {
      await api.post(`${endpoint(payRun, slug, payrollEndpoints.run)}${run}/recompute/`, {
        json: { employee },
        timeout: false,
      });
      await Promise.all([refresh(payFile), refresh(payRun)]);
      snackbar.success(say(words.computedAgain));
    } catch (error) {
      reportFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Inline>
      {people.slice(0, mostNamed).map((person) => (
        <Button key={person.id} variant="ghost" isPending={isPending} onPress={() => void take(person.id)}>
          {say(words.takeAccount(nameOf(person)))}
        </Button>
      ))}
    </Inline>
  );
}
