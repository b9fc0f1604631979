import { punch, type Punch } from '@karmik/model/attendance/punch';
import { bilingual } from '@karmik/model/kit/text';
import { FieldCell } from '@karmik/forms/FieldParts';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { punchPath } from './punch-path.ts';

const words = {
  unconfirmed: bilingual('Time to be confirmed', 'समय पुष्टि हुन बाँकी'),
  why: bilingual(
    'The phone had no connection. Until the time is confirmed it makes no overtime.',
    'फोनमा सम्पर्क थिएन। समय पुष्टि नभएसम्म अतिरिक्त समय गनिँदैन।',
  ),
  confirm: bilingual('Confirm time', 'समय पुष्टि गर्नुहोस्'),
  confirmed: bilingual('Time confirmed', 'समय पुष्टि भयो'),
};
const shown = [
  'employee',
  'remark_category',
  'punched_at',
  'source',
  'contact_at',
  'clock_drift',
  'claim',
  'claim_confirmed_by',
  'mark',
] as const;

export interface PunchDetailProps {
  readonly id: string;
  readonly slug: string;
  readonly as: 'supervisor' | 'hr';
  readonly onClose: () => void;
}

/** One log beside its list, and the confirmation of a time that a phone gave. */
export default function PunchDetail({ id, slug, as, onClose }: PunchDetailProps): ReactNode {
  const say = useModelText();
  const path = `${endpoint(punch, slug, punchPath)}${encodeURIComponent(id)}/`;
  const query = useQuery({
    queryKey: keyOf(punch, path, as),
    queryFn: ({ signal }) => api.get(path, { searchParams: { as }, signal }).json<Punch>(),
  });
  const confirm = useMutation({
    mutationFn: () => api.post(`${path}confirm-claim/`, { searchParams: { as } }).json(),
    onSuccess: async () => {
      snackbar.success(say(words.confirmed));
      await refresh(punch);
    },
    onError: reportFailure,
  });
  const log = query.data;
  const mayConfirm = log?.claim === 'Unconfirmed' && session.info?.user.is_audit_user !== true;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(punch.label)}
      {...(mayConfirm && {
        footer: (
          <Button isPending={confirm.isPending} onPress={() => confirm.mutate()}>
            {say(words.confirm)}
          </Button>
        ),
      })}
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(each) => (
          <Stack gap="md">
            {each.claim === 'Unconfirmed' && (
              <Banner tone="caution" title={say(words.unconfirmed)}>
                {say(words.why)}
              </Banner>
            )}
            <DescriptionList
              columns="1"
              items={shown
                .filter((name) => each[name] !== null)
                .map((name) => ({
                  label: say(punch.fields[name].label),
                  value: <FieldCell field={punch.fields[name]} value={each[name]} />,
                }))}
            />
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
