import { currencyCodes, minorUnits, quickCurrencies, type CurrencyCode } from '@karmik/model/kit/currencies';
import { currencyNames } from '@karmik/model/kit/currency-names';
import type { AmountField } from '@karmik/model/kit/fields';
import { ComboBox } from '@karmik/ui/ComboBox';
import { readMoney } from '@karmik/ui/MoneyField';
import { useMemo, useState, type ReactNode } from 'react';
import { tidy } from '../../filter/filter-params.ts';
import { useForms } from '../../provider/FormsProvider.tsx';
import { numberText } from '@karmik/model/kit/figures';
import { words } from '../../text/words.ts';
import type { EditProps, FilterProps } from '../kind.ts';
import * as styles from '../kinds.css.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { TypedField } from './TypedField.tsx';

const quick = new Set<CurrencyCode>(quickCurrencies);
/** Quick choices first, then all others by their codes (SNK-7). */
const ordered: readonly CurrencyCode[] = [...quickCurrencies, ...currencyCodes.filter((code) => !quick.has(code))];

function useCurrencies() {
  const { say } = useForms();
  return useMemo(() => ordered.map((id) => ({ id, label: `${id} – ${say(currencyNames[id])}` })), [say]);
}

/** A currency and how much of it. Which currency is kept while there is no amount. */
export function AmountEdit(props: EditProps<AmountField>): ReactNode {
  const { language, say } = useForms();
  const options = useCurrencies();
  const [chosen, setChosen] = useState<CurrencyCode>(quickCurrencies[0]);
  const held = props.value ?? null;
  const currency = held?.currency ?? chosen;
  const change = (next: CurrencyCode, amount: string | null) => {
    setChosen(next);
    props.onChange(
      amount === null ? null : { currency: next, amount: readMoney(amount, minorUnits(next), next) ?? amount },
    );
  };
  return (
    <FieldGroup label={props.label} help={props.help} error={props.error} isRequired={props.isRequired}>
      <div className={styles.pair}>
        <ComboBox
          label={say(words.currency)}
          options={options}
          value={currency}
          onChange={(code) => code !== null && change(code, held?.amount ?? null)}
          onBlur={props.onBlur}
          errorMessage={props.errorOf('currency')}
          isDisabled={props.isDisabled}
        />
        <TypedField
          label={say(words.amount)}
          value={held?.amount ?? null}
          onChange={(amount) => change(currency, amount)}
          // What is no amount of this currency is kept, so that the rule of the field says so.
          onUnreadable={(typed) => change(currency, typed)}
          onBlur={props.onBlur}
          read={(typed) => readMoney(typed, minorUnits(currency), currency)}
          write={(amount) => numberText(amount, language)}
          inputMode="decimal"
          errorMessage={props.errorOf('amount')}
          isDisabled={props.isDisabled}
        />
      </div>
    </FieldGroup>
  );
}

/** Amounts of one currency. */
export function CurrencyFilter({ label, value, onChange }: FilterProps<AmountField>): ReactNode {
  const options = useCurrencies();
  const chosen = ordered.find((code) => code === value.has) ?? null;
  return (
    <ComboBox
      label={label}
      options={options}
      value={chosen}
      onChange={(has) => onChange(tidy({ has: has ?? undefined }))}
    />
  );
}
