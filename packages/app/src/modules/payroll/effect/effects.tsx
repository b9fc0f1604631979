/** The look at what a change does to pay, on the page of each change. */
import {
  effectChoice,
  effectiveParts,
  effectOfFestival,
  effectOfHeading,
  effectOfIncrement,
  effectOfLaw,
  effectOfPackage,
  effectOfTaxBands,
} from '@karmik/model/payroll/effect/effect';
import { bandsOn } from '@karmik/model/payroll/effect/bands';
import { nepalLaw } from '@karmik/model/payroll/law/nepal/nepal';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import type { Text as BilingualText } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { todayThere } from '../../../preferences/place.ts';
import type { FootnoteProps } from '../../../screens/kit/bodies.ts';
import type { LookDrawerProps } from '../../../screens/operation/LookDrawer.tsx';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const EffectDrawer = lazy(async () => ({ default: (await import('./EffectDrawer.tsx')).EffectDrawer }));

interface EffectButtonProps extends Omit<LookDrawerProps, 'onClose' | 'cells' | 'Summary'> {
  readonly label?: BilingualText;
}

function EffectButton({ label, ...look }: EffectButtonProps): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (!may(look.operation.code, 'read')) return null;
  return (
    <Inline>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(label ?? look.operation.label)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EffectDrawer {...look} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Inline>
  );
}

/** The BS month of a day as a form has it; of today where it has none. */
function monthOf(day: unknown): string {
  try {
    return bsMonthOf(typeof day === 'string' ? day : todayThere());
  } catch {
    // A day that was typed and does not exist.
    return bsMonthOf(todayThere());
  }
}

interface InputProps {
  readonly input: Readonly<Record<string, unknown>>;
}

export const IncrementEffect = ({ input }: InputProps): ReactNode => (
  <EffectButton
    operation={effectOfIncrement}
    fields={['month']}
    given={input}
    initial={{ month: monthOf(input['starts_on']) }}
  />
);

export function FestivalEffect({ input }: InputProps): ReactNode {
  const { kind, month, headings } = input;
  if (kind === 'regular' || !Array.isArray(headings) || headings.length === 0) return null;
  return <EffectButton operation={effectOfFestival} fields={effectChoice} given={{ headings }} initial={{ month }} />;
}

export function HeadingEffect({ body, record }: FootnoteProps): ReactNode {
  // A new heading is in no package yet.
  if (!record) return null;
  const parts = Object.fromEntries(effectiveParts.map((name) => [name, body[name] ?? record[name]]));
  return (
    <EffectButton
      operation={effectOfHeading}
      fields={effectChoice}
      given={{ heading: record.id, ...withoutIds(parts) }}
      initial={{ month: monthOf(undefined) }}
    />
  );
}

export function PackageEffect({ body, record }: FootnoteProps): ReactNode {
  const { package: of = idOf(record?.['package']), starts_on, ends_on = null, headings } = body;
  if (typeof of !== 'number' || typeof starts_on !== 'string' || !Array.isArray(headings)) return null;
  return (
    <EffectButton
      operation={effectOfPackage}
      fields={effectChoice}
      given={withoutIds({ version: record?.id ?? null, package: of, starts_on, ends_on, headings })}
      initial={{ month: monthOf(starts_on) }}
    />
  );
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** Lines without the ids that they have in their record. */
const withoutIds = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((line: Readonly<Record<string, unknown>>) => {
            const { id: _id, ...rest } = line;
            return rest;
          })
        : value,
    ]),
  );

/** Of a figure of the law that is being written. */
export const LawEffect = ({ input }: InputProps): ReactNode => (
  <EffectButton
    operation={effectOfLaw}
    fields={effectChoice}
    given={input}
    initial={{ month: monthOf(input['starts_on']) }}
  />
);

/** Other bands of income tax, beginning with those of today. */
export function TaxBandsEffect(): ReactNode {
  const say = useModelText();
  return (
    <Card title={say(effectOfTaxBands.label)} titleLevel="2">
      <Stack gap="md">
        <Text tone="muted">{say(words.bandsAbout)}</Text>
        <EffectButton
          label={words.tryBands}
          operation={effectOfTaxBands}
          initial={{ month: monthOf(undefined), ...bandsOn(nepalLaw, todayThere()) }}
        />
      </Stack>
    </Card>
  );
}
