import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payrollOpening } from '@karmik/model/payroll/opening/opening';
import { plainOpeningSheet } from '@karmik/model/payroll/opening/sheet';
import { payrollProfile } from '@karmik/model/payroll/setup/profile';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { UploadIcon } from '@karmik/ui/icons';
import { useState, type ReactNode } from 'react';
import { ImportDrawer } from '../../../screens/import/ImportDrawer.tsx';
import { FileButton } from '../../../screens/query/FileButton.tsx';
import { endpoint, refresh } from '../../../screens/records.ts';
import { may, session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  import: bilingual('Import workbook', 'कार्यपुस्तिका आयात'),
  template: bilingual('Template with your employees', 'तपाईंका कर्मचारीसहितको नमुना'),
} as const;

/** Imports opening balances; the template has the employees, leaves and rebates of the organization. */
export function ImportOpenings({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (session.info?.user.is_audit_user === true || !may('11.00', 'write')) return null;
  return (
    <>
      <Button iconStart={<Icon of={UploadIcon} size="sm" />} onPress={() => setOpen(true)}>
        {say(words.import)}
      </Button>
      {isOpen && (
        <ImportDrawer
          entity={plainOpeningSheet}
          template={
            <FileButton
              label={words.template}
              path={`${endpoint(payrollOpening, slug, payrollEndpoints.opening)}template/`}
            />
          }
          onClose={() => {
            setOpen(false);
            void refresh(payrollOpening);
            void refresh(payrollProfile);
          }}
        />
      )}
    </>
  );
}
