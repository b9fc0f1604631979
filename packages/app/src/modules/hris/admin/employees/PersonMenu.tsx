import { reviewPaths } from '@karmik/model/hris/paths';
import { fillPath } from '@karmik/model/kit/links';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { EllipsisVerticalIcon } from '@karmik/ui/icons';
import { Menu, type MenuEntry } from '@karmik/ui/Menu';
import { snackbar } from '@karmik/ui/Snackbar';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { BulkAction } from '../../../../screens/kit/bodies.ts';
import type { AnyRecord } from '../../../../screens/kit/screens.ts';
import type { BulkResult } from '../../../../screens/list/bulk-outcome.tsx';
import { useSlug } from '../../../../screens/providers/use-slug.ts';
import { may } from '../../../../shell/session.ts';
import { useModelText } from '../../../../texts/texts.ts';
import { downloadCv, downloadCvLabel } from '../../employee-file/cv.ts';
import { fileEntity, refreshFile, type File } from '../../employee-file/file-entity.ts';
import { bulk, signInActions } from './people-actions.ts';

const ActionDialog = lazy(async () => ({
  default: (await import('../../../../screens/list/ActionDialog.tsx')).ActionDialog,
}));

const words = {
  actions: bilingual('Actions', 'काम'),
  review: bilingual('Propose a review', 'समीक्षा प्रस्ताव गर्नुहोस्'),
  access: bilingual('Reset access', 'पहुँच रिसेट गर्नुहोस्'),
  print: bilingual('Print', 'छाप्नुहोस्'),
  slip: bilingual('Make sign-in slip', 'साइन इन पर्ची बनाउनुहोस्'),
};

const SignInSlipDialog = lazy(() => import('./SignInSlipDialog.tsx'));

/** What HR does with one person, each where they may do it. */
export function PersonMenu({ record }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [hasSlip, setSlip] = useState(false);
  const [begun, setBegun] = useState<BulkAction<AnyRecord>>();
  const file = record as File;
  const standing = { ...file, standing: file.is_current ? 'Current' : 'Past' };
  const taken = [...bulk.actions, ...signInActions].filter(
    ({ isOffered, fits }) => isOffered() && (fits?.(standing) ?? true),
  );
  const link = (label: Text, path: string, isThere: boolean): MenuEntry[] =>
    isThere ? [{ id: path, label: say(label), href: fillPath(path, { slug }) }] : [];
  const items: MenuEntry[] = [
    ...taken.map((action) => ({
      id: action.path,
      label: say(action.asks.label),
      onAction: () => setBegun(action as unknown as BulkAction<AnyRecord>),
    })),
    ...link(words.review, `${reviewPaths.organization}?open=new`, file.is_current && may('4.06', 'write')),
    ...link(words.access, securityPath, may('27.00', 'write')),
    ...(file.is_current && !file.email && may('27.00', 'write')
      ? [{ id: 'slip', label: say(words.slip), onAction: () => setSlip(true) }]
      : []),
    ...(file.sections.experience
      ? [{ id: 'cv', label: say(downloadCvLabel), onAction: () => downloadCv(slug, file.id) }]
      : []),
    { id: 'print', label: say(words.print), onAction: () => window.print() },
  ];
  const end = (results: readonly BulkResult[]) => {
    const [result] = results;
    const refused = result?.status === 'refused' ? (result._messages?.details ?? []) : undefined;
    if (refused) snackbar.error(refused.map(say).join(' '));
    else if (begun) snackbar.success(say(begun.done));
    setBegun(undefined);
    for (const section of ['letter', 'employment'] as const) void refreshFile(section);
  };
  return (
    <>
      <Menu
        label={say(words.actions)}
        trigger={
          <IconButton
            label={say(words.actions)}
            icon={<Icon of={EllipsisVerticalIcon} size="sm" />}
            variant="outline"
            tone="neutral"
          />
        }
        items={items}
      />
      {hasSlip && (
        <Suspense fallback={null}>
          <SignInSlipDialog slug={slug} person={file.id} onClose={() => setSlip(false)} />
        </Suspense>
      )}
      {begun && (
        <Suspense fallback={null}>
          <ActionDialog
            entity={fileEntity}
            idOf={({ id }) => id}
            begun={{ action: begun, records: [record], left: 0 }}
            onDone={end}
            onClose={() => setBegun(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Where HR helps someone who lost a phone or a browser. */
const securityPath = '/admin/:slug/organization/settings/security-settings';
