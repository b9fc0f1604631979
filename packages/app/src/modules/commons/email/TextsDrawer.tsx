import { EntityForm } from '@karmik/forms/EntityForm';
import { emailTemplate } from '@karmik/model/commons/email-template';
import { emailTemplateContent } from '@karmik/model/commons/email-template-content';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { failureText, reportFailure } from '../../../screens/query/report-failure.ts';
import { keyOf, refresh } from '../../../screens/records.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Content = EntityRecord<typeof emailTemplateContent> & { readonly id: number };

interface DrawerProps {
  readonly id: number;
  readonly title: string;
  readonly onClose: () => void;
}

const refreshBoth = () => Promise.all([refresh(emailTemplateContent), refresh(emailTemplate)]);

export function TextsDrawer({ id, title, onClose }: DrawerProps): ReactNode {
  const say = useModelText();
  const [isAdding, setAdding] = useState(false);
  const path = `commons/email-templates/${id}/content/`;
  const query = useQuery({
    queryKey: keyOf(emailTemplateContent, path),
    queryFn: ({ signal }) => api.get(path, { searchParams: { limit: '100' }, signal }).json<Page<Content>>(),
  });
  const canWrite = may('10.04', 'write');
  return (
    <Drawer isOpen size="lg" onOpenChange={(next) => !next && onClose()} title={title}>
      <Stack gap="lg">
        <Text tone="muted">{say(words.what)}</Text>
        {canWrite &&
          (isAdding ? (
            <Card>
              <EntityForm
                entity={emailTemplateContent}
                fields={['language', 'subject', 'body', 'is_in_use']}
                onCancel={() => setAdding(false)}
                submit={(body) => api.post(path, { json: body }).json()}
                onSuccess={() => {
                  setAdding(false);
                  void refreshBoth();
                }}
              />
            </Card>
          ) : (
            <Inline>
              <Button variant="outline" onPress={() => setAdding(true)}>
                {say(words.add)}
              </Button>
            </Inline>
          ))}
        <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
          {({ results }) =>
            results.map((content) => <OneText key={content.id} path={path} content={content} canWrite={canWrite} />)
          }
        </Loaded>
      </Stack>
    </Drawer>
  );
}

interface TextProps {
  readonly path: string;
  readonly content: Content;
  readonly canWrite: boolean;
}

function OneText({ path, content, canWrite }: TextProps): ReactNode {
  const say = useModelText();
  const [isBusy, setBusy] = useState(false);
  const { language, subject, body, is_in_use: isInUse } = content;
  const { fields } = emailTemplateContent;
  const name = subject ?? say(fields.language.choices[language]);
  const at = `${path}${content.id}/`;
  const use = async () => {
    setBusy(true);
    try {
      await api.patch(at, { json: { is_in_use: true } });
      snackbar.success(say(words.used));
      await refreshBoth();
    } catch (error) {
      reportFailure(error);
    }
    setBusy(false);
  };
  const remove = () =>
    confirm({
      title: say(words.removeSure(name)),
      confirmLabel: say(words.remove),
      isDestructive: true,
      onConfirm: async () => {
        try {
          await api.delete(at);
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        snackbar.success(say(words.removed));
        await refreshBoth();
      },
    });
  return (
    <Card title={name} titleLevel="3">
      <Stack gap="md">
        <Inline gap="sm">
          <Tag>{say(fields.language.choices[language])}</Tag>
          {isInUse && <Tag tone="positive">{say(fields.is_in_use.label)}</Tag>}
        </Inline>
        {body !== null && <Text>{body}</Text>}
        {canWrite && !isInUse && (
          <Inline gap="sm">
            <Button
              size="sm"
              variant="outline"
              isPending={isBusy}
              aria-label={say(words.useNamed(name))}
              onPress={() => void use()}
            >
              {say(words.use)}
            </Button>
            <Button size="sm" variant="ghost" tone="critical" onPress={() => void remove()}>
              {say(words.remove)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
