import { permissionCatalogue, type PermissionCode } from '@karmik/model/kit/permissions';
import { mayGive, permissionSections, type PermissionSection } from '@karmik/model/permission/sections';
import { Checkbox } from '@karmik/ui/Checkbox';
import { SearchField } from '@karmik/ui/SearchField';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './permission.css.ts';
import { useGiven } from './section-words.ts';
import { words } from './words.ts';

interface CodesFieldProps {
  readonly value: readonly PermissionCode[];
  readonly onChange: (codes: PermissionCode[]) => void;
  readonly errorMessage?: string | undefined;
  readonly isDisabled: boolean;
}

/** The catalogue by section. What a wider code includes is shown as included, and is not given by itself. */
export function CodesField({ value, onChange, errorMessage, isDisabled }: CodesFieldProps): ReactNode {
  const say = useModelText();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const fits = (code: PermissionCode | undefined) => {
    if (code === undefined) return false;
    const { en, ne } = permissionCatalogue[code];
    return [code, en.toLowerCase(), ne].some((word) => word.includes(wanted));
  };
  const sections = permissionSections.filter(({ full, read, single }) => [full, read, ...single].some(fits));
  return (
    <Stack gap="sm">
      <Text weight="medium">{say(words.codes)}</Text>
      {errorMessage !== undefined && (
        <div role="alert">
          <Text tone="critical">{errorMessage}</Text>
        </div>
      )}
      <SearchField label={say(words.findCode)} placeholder={say(words.findCode)} value={search} onChange={setSearch} />
      {sections.length === 0 && <Text tone="muted">{say(words.noCode)}</Text>}
      {sections.map((section) => (
        <Section
          key={section.number}
          section={section}
          shown={wanted && !fits(section.full) ? section.single.filter(fits) : section.single}
          isOpen={wanted !== ''}
          value={value}
          onChange={onChange}
          isDisabled={isDisabled}
        />
      ))}
    </Stack>
  );
}

interface SectionProps extends Omit<CodesFieldProps, 'errorMessage'> {
  readonly section: PermissionSection;
  readonly shown: readonly PermissionCode[];
  readonly isOpen: boolean;
}

function Section({ section, shown, isOpen, value, onChange, isDisabled }: SectionProps): ReactNode {
  const say = useModelText();
  const given = useGiven();
  const { admin } = useSession();
  const { full, read } = section;
  const hasAll = value.includes(full);
  const hasReading = read !== undefined && value.includes(read);
  const set = (code: PermissionCode, isOn: boolean) =>
    onChange(isOn ? [...value, code] : value.filter((other) => other !== code));
  const box = (code: PermissionCode, label: string, note?: string) => {
    const isHeld = mayGive(admin.organization_permissions, code);
    const isIncluded = hasAll && code !== full;
    const description = isIncluded ? say(words.included) : isHeld ? note : say(words.notHeld);
    return (
      <Checkbox
        key={code}
        isSelected={isIncluded || value.includes(code)}
        // What one does not hold may not be given, nor taken from a group by itself.
        isDisabled={isDisabled || isIncluded || !isHeld}
        onChange={(isOn) => set(code, isOn)}
        {...(description === undefined ? {} : { description })}
      >
        {label}
        <span className={styles.code}>{code}</span>
      </Checkbox>
    );
  };
  return (
    <details className={styles.section} open={isOpen || undefined}>
      <summary className={styles.summary}>
        {say(section.title)}
        <span className={styles.given}>{given(section, value)}</span>
      </summary>
      <fieldset className={styles.codes} aria-label={say(section.title)}>
        {!section.isInUse && <Text tone="muted">{say(words.notInUse)}</Text>}
        {box(full, say(words.full))}
        {read !== undefined && box(read, say(words.readOnly))}
        {shown.length > 0 && (
          <div className={styles.single}>
            {shown.map((code) =>
              box(code, say(permissionCatalogue[code]), hasReading ? say(words.readIncluded) : undefined),
            )}
          </div>
        )}
      </fieldset>
    </details>
  );
}
