import { figures } from '@karmik/model/kit/digits';
import { moneyText } from '@karmik/model/kit/figures';
import type { ExplainedInput } from '@karmik/model/payroll/explain/explanation';
import { bilingual } from '@karmik/model/kit/text';
import { useDateStyle } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';

const yes = bilingual('Yes', 'हो');
const no = bilingual('No', 'होइन');
const units: Readonly<Partial<Record<ExplainedInput['unit'], ReturnType<typeof bilingual>>>> = {
  days: bilingual('days', 'दिन'),
  hours: bilingual('hours', 'घण्टा'),
};

/** Values of an explanation in the reader's digits, with their units. */
export function useValues() {
  const say = useModelText();
  const { language } = useDateStyle();
  const money = (value: string): string => moneyText(value, language);
  const number = (value: string | number): string => figures(value, language);
  const value = (of: string, unit: ExplainedInput['unit']): string => {
    if (unit === 'money') return money(of);
    if (unit === 'yes_no') return say(of === 'true' ? yes : no);
    const word = units[unit];
    return word ? `${number(of)} ${say(word)}` : number(of);
  };
  return { money, number, value, language };
}
