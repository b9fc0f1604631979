import { EntityForm } from '@karmik/forms/EntityForm';
import type { Entity } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { workImport, workSheetFields } from '@karmik/model/payroll/work/sheet';
import { unitOfWork } from '@karmik/model/payroll/work/work';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { UploadIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { todayThere } from '../../../preferences/place.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { words as screenWords } from '../../../screens/words.ts';
import { session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';

const ImportDrawer = lazy(async () => ({
  default: (await import('../../../screens/import/ImportDrawer.tsx')).ImportDrawer,
}));

const words = {
  enter: bilingual('Enter for employees', 'कर्मचारीका लागि प्रविष्ट गर्नुहोस्'),
  entered: bilingual('Work entered. Its approval is pending.', 'काम प्रविष्ट भयो। स्वीकृति बाँकी छ।'),
};
const sheet: Entity = { name: 'unit_of_work_sheet', label: words.enter, fields: workSheetFields };

/** Enters what many employees did: of an operation on a day in one form, or from a spreadsheet. */
export function EnterForTeam(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [opened, setOpened] = useState<'form' | 'import'>();
  if (session.info?.user.is_audit_user === true) return null;
  const close = () => setOpened(undefined);
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={UploadIcon} size="sm" />}
        onPress={() => setOpened('import')}
      >
        {say(screenWords.import)}
      </Button>
      <Button onPress={() => setOpened('form')}>{say(words.enter)}</Button>
      {opened === 'import' && (
        <Suspense fallback={null}>
          <ImportDrawer
            entity={workImport}
            isWhole
            onClose={() => {
              close();
              void refresh(unitOfWork);
            }}
          />
        </Suspense>
      )}
      {opened === 'form' && (
        <Dialog isOpen isStaying onOpenChange={close} title={say(words.enter)}>
          <EntityForm
            entity={sheet}
            noticeName={null}
            initial={{ worked_on: todayThere() }}
            fields={['worked_on', 'operation', 'rows', 'request_remarks']}
            submit={(body) =>
              api.post(`${endpoint(unitOfWork, slug, payrollEndpoints.unitOfWork)}sheet/`, { json: body }).json()
            }
            onSuccess={() => {
              snackbar.success(say(words.entered));
              close();
              void refresh(unitOfWork);
            }}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}
