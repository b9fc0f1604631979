import { DecisionDialog } from '@karmik/forms/DecisionForm';
import type { Fields } from '@karmik/model/kit/fields';
import { f } from '@karmik/model/kit/fields';
import type { DutyName, PayFileDeclaration } from '@karmik/model/payroll/files/duties';
import { payFile } from '@karmik/model/payroll/files/file';
import { payFileOrder, type PayFilePage } from '@karmik/model/payroll/files/page';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { refresh } from '../../../screens/records.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

const formatNames: Readonly<Record<string, Text>> = {
  xlsx: bilingual('Excel workbook', 'एक्सेल फाइल'),
  csv: bilingual('CSV', 'CSV'),
  txt: bilingual('Text with tabs', 'ट्याबसहितको टेक्स्ट'),
};

interface WriteDialogProps {
  /** Of the duty of a payroll. */
  readonly path: string;
  readonly duty: DutyName;
  readonly template: PayFileDeclaration;
  readonly bank: string | null;
  readonly lacking: number;
  readonly message: string;
  readonly title: string;
  readonly replaces?: number;
  readonly onClose: () => void;
}

/** Asks in which format a file is written, and what else its template needs to know. */
export function WriteDialog({
  path,
  duty,
  template,
  bank,
  lacking,
  replaces,
  onClose,
  ...shown
}: WriteDialogProps): ReactNode {
  const say = useModelText();
  const names = Object.keys(template.formats);
  const input: Fields = {
    format: f.choice({
      label: words.format,
      required: true,
      choices: Object.fromEntries(names.map((name) => [name, formatNames[name] ?? bilingual(name, name)])),
      ...(names[0] !== undefined && { default: names[0] }),
    }),
    ...(duty === 'tax' && { paid_on: payFileOrder.fields.paid_on }),
    ...(lacking > 0 && duty !== 'disbursement' && { leaves_out: payFileOrder.fields.leaves_out }),
  };
  const write = async (given: object) => {
    await api.post(path, {
      json: {
        ...given,
        template: template.name,
        ...(bank !== null && { bank: Number(bank) }),
        ...(replaces !== undefined && { replaces }),
      },
      timeout: false,
    });
    await refresh(payFile);
    snackbar.success(say(words.wrote));
  };
  return (
    <DecisionDialog
      {...shown}
      action={{ label: words.write, tone: 'positive', input }}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit={write}
    />
  );
}

interface WriteFileProps extends Pick<WriteDialogProps, 'path' | 'duty' | 'template' | 'bank'> {
  readonly data: PayFilePage;
}

export function WriteFile({ data, ...props }: WriteFileProps): ReactNode {
  const say = useModelText();
  const { number } = useValues();
  const [isOpen, setOpen] = useState(false);
  if (!may('11.00', 'write')) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say(words.write)}</Button>
      {isOpen && (
        <WriteDialog
          {...props}
          lacking={data.lacks.length}
          title={`${say(words.write)}: ${say(props.template.label)}`}
          message={say(words.writeWhy(number(data.open.people)))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
