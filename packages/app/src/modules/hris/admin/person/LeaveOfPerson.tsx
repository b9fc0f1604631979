import { EntityForm } from '@karmik/forms/EntityForm';
import type { TypeBalance } from '@karmik/model/leave/balance';
import { leaveBalanceEdit } from '@karmik/model/leave/balance-edit';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveRequest } from '@karmik/model/leave/request';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Drawer } from '@karmik/ui/Drawer';
import { Grid } from '@karmik/ui/Grid';
import { Inline } from '@karmik/ui/Inline';
import { LeaveBalance } from '@karmik/ui/LeaveBalance';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { todayThere } from '../../../../preferences/place.ts';
import type { AnyRecord } from '../../../../screens/kit/screens.ts';
import { Loaded } from '../../../../screens/query/Loaded.tsx';
import { useSlug } from '../../../../screens/providers/use-slug.ts';
import { endpoint, refresh } from '../../../../screens/records.ts';
import { may, useSession } from '../../../../shell/session.ts';
import { useModelText } from '../../../../texts/texts.ts';
import { balancesQuery } from '../../../leave/balances/balance-calls.ts';
import { ExplainDrawer } from '../../../leave/balances/ExplainDrawer.tsx';
import { words as leaveWords } from '../../../leave/balances/words.ts';
import { LeaveRequestsOfPerson } from './LeaveRequestsOfPerson.tsx';
import { words } from './words.ts';

/** The leave balances of an employee and their newest requests, each for who reads them. */
export default function LeaveOfPerson({ record: { id } }: { readonly record: AnyRecord }): ReactNode {
  return (
    <Stack gap="lg">
      {(may('6.03', 'read') || may('6.05', 'read')) && <Balances employee={id} />}
      {may('6.02', 'read') && <LeaveRequestsOfPerson employee={id} />}
    </Stack>
  );
}

/** Each balance is explained and adjusted in place. */
function Balances({ employee: id }: { readonly employee: number }): ReactNode {
  const say = useModelText();
  const { info } = useSession();
  const query = useQuery(balancesQuery(useSlug(), id));
  const [explained, setExplained] = useState<TypeBalance>();
  const [adjusted, setAdjusted] = useState<TypeBalance>();
  // No one proposes a change of their own balance.
  const mayAdjust = may('6.03', 'write') && id !== info.user.id && !info.user.is_audit_user;
  return (
    <>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(words.noLeave)}</Text>
          ) : (
            <Grid>
              {results.map((held) => (
                <Card key={held.leave_type.id} title={say(typeName(held))}>
                  <LeaveBalance
                    label={say(typeName(held))}
                    available={held.keeps_balance ? held.available : null}
                    taken={held.taken}
                    pending={held.pending}
                    scheduled={held.scheduled}
                    actions={
                      held.keeps_balance && (
                        <Inline gap="sm">
                          <Button
                            variant="outline"
                            tone="neutral"
                            size="sm"
                            aria-label={say(leaveWords.explainOf(held.leave_type.name))}
                            onPress={() => setExplained(held)}
                          >
                            {say(leaveWords.explain)}
                          </Button>
                          {mayAdjust && (
                            <Button
                              variant="outline"
                              tone="neutral"
                              size="sm"
                              aria-label={say(words.adjustOf(held.leave_type.name))}
                              onPress={() => setAdjusted(held)}
                            >
                              {say(words.adjust)}
                            </Button>
                          )}
                        </Inline>
                      )
                    }
                  />
                </Card>
              ))}
            </Grid>
          )
        }
      </Loaded>
      {explained && (
        <ExplainDrawer
          asked={{ employee: id, leave_type: explained.leave_type.id }}
          title={say(typeName(explained))}
          onClose={() => setExplained(undefined)}
        />
      )}
      {adjusted && <Adjust employee={id} held={adjusted} onClose={() => setAdjusted(undefined)} />}
    </>
  );
}

const typeName = ({ leave_type: { name, in_nepali } }: TypeBalance) => ({ en: name, ne: in_nepali ?? name });

interface AdjustProps {
  readonly employee: number;
  readonly held: TypeBalance;
  readonly onClose: () => void;
}

/** Proposes a change of one balance; it takes effect once someone else approves it. */
function Adjust({ employee, held, onClose }: AdjustProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const type = held.leave_type;
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.adjustOf(type.name))}>
      <EntityForm
        entity={leaveBalanceEdit}
        fields={['kind', 'quantity', 'effective_on', 'expires_on', 'reason']}
        initial={{ effective_on: todayThere() }}
        noticeName={null}
        submitLabel={words.propose}
        submit={(values) =>
          api
            .post(endpoint(leaveBalanceEdit, slug, leaveEndpoints.balanceEdit), {
              json: { ...(values as object), employee, leave_type: type.id },
            })
            .json()
        }
        onSuccess={() => {
          snackbar.success(say(words.proposed));
          onClose();
          void Promise.all([refresh(leaveRequest), refresh(leaveBalanceEdit)]);
        }}
        onCancel={onClose}
      />
    </Drawer>
  );
}
