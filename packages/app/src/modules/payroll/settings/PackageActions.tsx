import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { payPackageVersion } from '@karmik/model/payroll/setup/package';
import { Button } from '@karmik/ui/Button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { mayWrite } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { CompareVersions } from './CompareVersions.tsx';
import { packagePaths } from './paths.ts';

const add = bilingual('Add version', 'संस्करण थप्नुहोस्');

/** Versions next to each other, and the way to a new one. */
export function PackageActions({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  return (
    <>
      <CompareVersions slug={slug} />
      {mayWrite(payPackageVersion) && (
        <Button onPress={() => void navigate(fillPath(packagePaths.edit, { slug }))}>{say(add)}</Button>
      )}
    </>
  );
}
