/** The controls of formulas in forms of headings: they know the headings of the organization and the facts of a month. */
import type { FormControlProps } from '@karmik/forms/FormControls';
import { pageLimit, type Page } from '@karmik/model/kit/paging';
import { bilingual } from '@karmik/model/kit/text';
import { payFacts } from '@karmik/model/payroll/setup/facts';
import { amountName, payHeading } from '@karmik/model/payroll/setup/heading';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { FormulaEditor } from './FormulaEditor.tsx';
import type { Expected, FormulaName, FormulaVocabulary } from './vocabulary.ts';

type Heading = EntityRecord<typeof payHeading>;

const facts: readonly FormulaName[] = payFacts.map((fact) => ({ ...fact, kind: 'fact' }));
const entered = (name: string, inNepali: string) => bilingual(`${name}, entered amount`, `${inNepali}, राखिएको रकम`);

function namesOf({ name, name_in_nepali, formula_name, has_amount }: Heading): FormulaName[] {
  const inNepali = name_in_nepali ?? name;
  const own: FormulaName = { name: formula_name, label: bilingual(name, inNepali), unit: 'money', kind: 'heading' };
  return has_amount
    ? [own, { name: amountName(formula_name), label: entered(name, inNepali), unit: 'money', kind: 'fact' }]
    : [own];
}

/** What formulas of the organization may name. */
function useVocabulary(): FormulaVocabulary {
  const slug = useSlug();
  const path = endpoint(payHeading, slug);
  const asked = { sort: 'slip_order', limit: pageLimit.most };
  const { data } = useQuery({
    queryKey: keyOf(payHeading, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<Heading>>(),
  });
  return useMemo(() => ({ names: [...facts, ...(data?.results ?? []).flatMap(namesOf)] }), [data]);
}

const formulaControl = (expects: Expected) =>
  function FormulaControl({ error, ...props }: FormControlProps): ReactNode {
    const vocabulary = useVocabulary();
    const errors = useMemo(() => (error === undefined ? [] : [{ message: bilingual(error, error) }]), [error]);
    return (
      <FormulaEditor
        {...props}
        vocabulary={vocabulary}
        expects={expects}
        errors={errors}
        {...(expects === 'equation' && { unit: 'money' })}
      />
    );
  };

export const formulaControls = {
  formula_condition: formulaControl('condition'),
  formula_equation: formulaControl('equation'),
};
