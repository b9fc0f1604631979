import { EntityForm } from '@karmik/forms/EntityForm';
import { PickOne } from '@karmik/forms/Pick';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseSettlement, leaverClaim, type LeaverChoices } from '@karmik/model/expense/settlement';
import { figures } from '@karmik/model/kit/digits';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useCallback, useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import { endpoint, refresh } from '../../screens/records.ts';
import { may, session } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words as all } from './words.ts';

type Leaver = LeaverChoices['results'][number];

const words = all.leaver;

/** Enters a claim of an employee who left, with the account that is confirmed. */
export function EnterLeaverClaim({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (session.info?.user.is_audit_user === true || !may('17.00', 'write')) return null;
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={PlusIcon} size="sm" />}
        onPress={() => setOpen(true)}
      >
        {say(words.enter)}
      </Button>
      <Drawer isOpen={isOpen} size="lg" onOpenChange={setOpen} title={say(words.enter)}>
        <ChooseLeaver slug={slug} onClose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

interface OfDrawer {
  readonly slug: string;
  readonly onClose: () => void;
}

function ChooseLeaver({ slug, onClose }: OfDrawer): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const dates = useDates();
  const [leaver, choose] = useState<Leaver | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const load = useCallback(
    async (search: string) => {
      const path = endpoint(expenseSettlement, slug, expenseEndpoints.leaver);
      return (await api.get(path, { searchParams: search ? { search } : {} }).json<LeaverChoices>()).results;
    },
    [slug],
  );
  return (
    <Stack gap="lg">
      <PickOne
        label={say(words.choose)}
        value={leaver}
        onChange={(next) => {
          choose(next);
          setConfirmed(false);
        }}
        load={load}
        show={({ employee, left_on }) => ({
          id: employee.id,
          name: (language === 'ne' && employee.name_ne) || employee.full_name,
          note: dates.date(left_on),
        })}
        isRequired
        isDisabled={false}
      />
      {leaver && <Exit leaver={leaver} isConfirmed={isConfirmed} onConfirm={() => setConfirmed(true)} />}
      {leaver && isConfirmed && <ClaimForm key={leaver.employee.id} slug={slug} leaver={leaver} onClose={onClose} />}
    </Stack>
  );
}

interface ExitProps {
  readonly leaver: Leaver;
  readonly isConfirmed: boolean;
  readonly onConfirm: () => void;
}

/** When the employee left, and the account to confirm. */
function Exit({ leaver: { left_on, claims_until, account }, isConfirmed, onConfirm }: ExitProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { language } = useDateStyle();
  return (
    <Stack gap="md">
      <DescriptionList
        items={[
          { label: say(words.left), value: dates.date(left_on) },
          ...(claims_until === null ? [] : [{ label: say(words.until), value: dates.date(claims_until) }]),
          ...(account
            ? [
                {
                  label: say(words.account),
                  value: [figures(account.number, language), account.bank, account.branch, account.holder]
                    .filter(Boolean)
                    .join(', '),
                },
              ]
            : []),
        ]}
      />
      {account === null && <Banner tone="caution">{say(words.noAccount)}</Banner>}
      {account !== null && !isConfirmed && (
        <Inline justify="end">
          <Button onPress={onConfirm}>{say(words.confirm)}</Button>
        </Inline>
      )}
    </Stack>
  );
}

function ClaimForm({ slug, leaver, onClose }: OfDrawer & { readonly leaver: Leaver }): ReactNode {
  const say = useModelText();
  const { employee, account } = leaver;
  return (
    <EntityForm
      entity={leaverClaim}
      initial={{ employee: employee.id, account: account?.number ?? '', received_on: todayThere() }}
      groups={[{ fields: ['received_on', 'title', 'bills', 'proof', 'request_remarks'] }]}
      submitLabel={words.enter}
      onCancel={onClose}
      submit={(body) =>
        api
          .post(endpoint(expenseSettlement, slug, expenseEndpoints.leaverClaim), {
            json: { ...body, employee: employee.id, account: account?.number },
          })
          .json()
      }
      onSuccess={() => {
        onClose();
        snackbar.success(say(words.entered));
        void refresh(expenseSettlement);
      }}
    />
  );
}
