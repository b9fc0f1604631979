import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { payPackageVersion } from '@karmik/model/payroll/setup/package';
import { Button } from '@karmik/ui/Button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { mayWrite } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { packagePaths } from './paths.ts';

const add = bilingual('Add version', 'संस्करण थप्नुहोस्');

/** The way to a new version of a package. */
export function PackageActions({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  if (!mayWrite(payPackageVersion)) return null;
  return <Button onPress={() => void navigate(fillPath(packagePaths.edit, { slug }))}>{say(add)}</Button>;
}
