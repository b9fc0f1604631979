import { EntityForm } from '@karmik/forms/EntityForm';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { packageClone } from '@karmik/model/payroll/setup/clone';
import { payPackage, payPackageVersion } from '@karmik/model/payroll/setup/package';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { todayThere } from '../../../preferences/place.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  who: bilingual('Employees', 'कर्मचारी'),
  whoOf: (name: string) => bilingual(`Employees with ${name}`, `${name} भएका कर्मचारी`),
  clone: bilingual('Clone', 'प्रतिलिपि'),
  cloneOf: (name: string) => bilingual(`Clone ${name}`, `${name} को प्रतिलिपि बनाउनुहोस्`),
  about: bilingual(
    'A new package with the headings and amounts of this one, from a day on. No employee has it yet.',
    'यसकै शीर्षक र रकम भएको नयाँ प्याकेज, छानिएको दिनदेखि। अहिले कुनै कर्मचारीलाई तोकिँदैन।',
  ),
  cloned: bilingual('Package added', 'प्याकेज थपियो'),
};

interface PackageRow {
  readonly record: { readonly id: number; readonly name: string };
}

/** The way to those who are on a package, and a package like it. */
export function PackageRowActions({ record: { id, name } }: PackageRow): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  const title = say(words.cloneOf(name));
  return (
    <Inline gap="sm" isOnOneLine>
      <ButtonLink
        size="sm"
        variant="ghost"
        href={linkTo(payrollPaths.assignPackage, { slug }, { package: String(id) })}
        aria-label={say(words.whoOf(name))}
      >
        {say(words.who)}
      </ButtonLink>
      {mayWrite(payPackage) && (
        <Button size="sm" variant="ghost" aria-label={title} onPress={() => setOpen(true)}>
          {say(words.clone)}
        </Button>
      )}
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <Stack gap="lg">
          <Text tone="muted">{say(words.about)}</Text>
          <EntityForm
            entity={packageClone}
            initial={{ starts_on: todayThere() }}
            noticeName={null}
            submitLabel={words.clone}
            submit={(body) => api.post(`${endpoint(payPackage, slug)}${id}/clone/`, { json: body }).json()}
            onSuccess={() => {
              setOpen(false);
              snackbar.success(say(words.cloned));
              void refresh(payPackage);
              void refresh(payPackageVersion);
            }}
          />
        </Stack>
      </Drawer>
    </Inline>
  );
}
