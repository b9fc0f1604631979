import { FormProblems } from '@karmik/forms/form/FormProblems';
import { useForms } from '@karmik/forms/FormsProvider';
import { PickMany } from '@karmik/forms/Pick';
import type { UserRef } from '@karmik/model/kit/fields';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { PermissionGroupDetail } from '@karmik/model/permission/group';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Checkbox } from '@karmik/ui/Checkbox';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { TextArea } from '@karmik/ui/TextArea';
import { TextField } from '@karmik/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { CodesField } from './CodesField.tsx';
import * as styles from './permission.css.ts';
import { groupQuery, removeGroup, saveGroup } from './permission-calls.ts';
import { words } from './words.ts';

interface GroupDrawerProps {
  readonly slug: string;
  readonly id: number | 'new';
  readonly onClose: () => void;
}

/** One group: its name, its members and its codes. Who may not change it sees it as it is. */
export function GroupDrawer({ slug, id, onClose }: GroupDrawerProps): ReactNode {
  const say = useModelText();
  const query = useQuery(groupQuery(slug, id));
  const group = query.data;
  const title =
    id === 'new' ? words.add : group?.may_change === false ? words.open(group.name) : words.edit(group?.name ?? '');
  const formId = useId();
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(title)}>
      {id === 'new' ? (
        <GroupForm formId={formId} slug={slug} group={undefined} onClose={onClose} />
      ) : (
        <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
          {(stored) => <GroupForm formId={formId} slug={slug} group={stored} onClose={onClose} />}
        </Loaded>
      )}
    </Drawer>
  );
}

interface GroupFormProps {
  readonly formId: string;
  readonly slug: string;
  readonly group: PermissionGroupDetail | undefined;
  readonly onClose: () => void;
}

function GroupForm({ formId, slug, group, onClose }: GroupFormProps): ReactNode {
  const say = useModelText();
  const { loadUsers } = useForms();
  const isFixed = group?.may_change === false;
  const form = useForm({
    initial: {
      name: group?.name ?? '',
      description: group?.description ?? '',
      is_common: group?.is_common ?? false,
      members: group?.members ?? [],
      codes: (group?.codes ?? []) as PermissionCode[],
    },
    schema: async () => (await import('@karmik/model/permission/group')).permissionGroupBody,
    toBody: ({ members, ...rest }) => ({ ...rest, members: members.map((member) => member.id) }),
    submit: async ({ members, ...rest }) => {
      await saveGroup(slug, group?.id ?? 'new', { ...rest, members: members.map((member) => member.id) });
      snackbar.success(say(group ? words.saved : words.created));
      onClose();
    },
  });
  const members = form.field('members');
  const codes = form.field('codes');
  const { value: isCommon, onChange: setCommon } = form.field('is_common');
  return (
    <form id={formId} className={styles.lines} onSubmit={form.onSubmit} noValidate>
      <FormProblems problems={form.problems} />
      {isFixed && (
        <Banner tone="info">
          {say(group.organization.slug === slug ? words.cannotChange : words.ofAnother(group.organization.name))}
        </Banner>
      )}
      <TextField
        {...form.field('name')}
        label={say(words.name)}
        maxLength={80}
        isRequired
        isReadOnly={isFixed}
        {...focusFirst}
      />
      <TextArea {...form.field('description')} label={say(words.about)} maxLength={300} isReadOnly={isFixed} />
      <Checkbox isSelected={isCommon} onChange={setCommon} isDisabled={isFixed} description={say(words.isCommonHelp)}>
        {say(words.isCommon)}
      </Checkbox>
      <PickMany<UserRef>
        label={say(words.membersField)}
        value={members.value}
        onChange={members.onChange}
        load={loadUsers}
        show={(person) => ({ id: person.id, name: person.full_name, note: person.job_title })}
        isDisabled={isFixed}
        {...(members.errorMessage === undefined ? {} : { errorMessage: members.errorMessage })}
      />
      <CodesField
        value={codes.value}
        onChange={codes.onChange}
        errorMessage={codes.errorMessage}
        isDisabled={isFixed}
      />
      <div className={styles.foot}>
        {group?.may_change && <RemoveButton slug={slug} group={group} onRemoved={onClose} />}
        <span className={styles.space} />
        <Button variant="ghost" tone="neutral" onPress={onClose}>
          {say(isFixed ? words.close : words.cancel)}
        </Button>
        {!isFixed && (
          <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
            {say(group ? words.save : words.create)}
          </Button>
        )}
      </div>
    </form>
  );
}

interface RemoveButtonProps {
  readonly slug: string;
  readonly group: PermissionGroupDetail;
  readonly onRemoved: () => void;
}

function RemoveButton({ slug, group, onRemoved }: RemoveButtonProps): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const remove = async () => {
    const answer = await confirm({
      title: say(words.removeTitle(group.name)),
      message: say(words.removeMessage(number(group.member_count))),
      isDestructive: true,
      confirmLabel: say(words.remove),
    });
    if (!answer) return;
    try {
      await removeGroup(slug, group);
      snackbar.success(say(words.removed));
      onRemoved();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button variant="outline" tone="critical" onPress={() => void remove()}>
      {say(words.remove)}
    </Button>
  );
}
