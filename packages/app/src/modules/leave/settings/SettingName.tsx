import { figures } from '@karmik/model/kit/digits';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';

/** The name of a master setting, which most often is its fiscal year, in the digits of the reader. */
export function SettingName({ record: { name } }: { readonly record: { readonly name: string } }): ReactNode {
  return figures(name, useDateStyle().language);
}

/** The name of the setting to which a rule belongs. */
export function RuleSetting({
  record: { master_setting },
}: {
  readonly record: { readonly master_setting: { readonly name: string } };
}): ReactNode {
  return figures(master_setting.name, useDateStyle().language);
}
