import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldsRead } from '@karmik/forms/FieldParts';
import { bilingual, defineMessages, defineRecord, f, type RecordOf } from '@karmik/forms/fields';
import { FormsProvider } from '@karmik/forms/FormsProvider';
import { Card } from '@karmik/ui/Card';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';

const messages = defineMessages('loan', {
  dueTooEarly: { en: 'Choose a day after the loan', ne: 'सापटी दिएको मितिपछिको मिति छान्नुहोस्' },
});

export const loan = defineRecord({
  label: bilingual('Book loan', 'पुस्तक सापटी'),
  fields: {
    book: f.text({ label: bilingual('Book', 'पुस्तक'), required: true, max: 80 }),
    reader: f.text({ label: bilingual('Reader', 'पाठक'), required: true, max: 80 }),
    lent_on: f.date({ label: bilingual('Lent on', 'दिएको मिति'), required: true }),
    due_on: f.date({ label: bilingual('Return by', 'फिर्ता गर्ने मिति'), required: true }),
    has_deposit: f.boolean({ label: bilingual('Deposit taken', 'धरौटी लिइएको'), default: false }),
    deposit: f.money({ label: bilingual('Security deposit', 'धरौटी'), required: true, min: 1, max: 10_000 }),
  },
  visibleWhen: { deposit: (values) => values.has_deposit === true },
  rules: (values) => (values.due_on <= values.lent_on ? { due_on: [messages.dueTooEarly] } : undefined),
});

type Loan = RecordOf<typeof loan.fields>;

/** A desk of a library: a loan is written down, and shown below. */
export function LoanDesk(): ReactNode {
  const [loans, setLoans] = useState<readonly Partial<Loan>[]>([]);
  return (
    <FormsProvider>
      <Stack>
        <EntityForm
          key={loans.length}
          entity={loan}
          submitLabel={bilingual('Lend', 'सापटी दिनुहोस्')}
          submit={(body) => {
            setLoans([body, ...loans]);
            return Promise.resolve();
          }}
        />
        {loans.map((each, index) => (
          <Card key={index}>
            <FieldsRead fields={loan.fields} record={each} />
          </Card>
        ))}
      </Stack>
    </FormsProvider>
  );
}
