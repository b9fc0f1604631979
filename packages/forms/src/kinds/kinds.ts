import type { Field, FieldKind } from '@karmik/model/kit/fields';
import { address } from './address.ts';
import { amount } from './amount.tsx';
import { boolean } from './boolean.tsx';
import { choice } from './choice.tsx';
import { colour } from './colour.tsx';
import { computed } from './computed.tsx';
import { date } from './date.ts';
import { decimal } from './decimal.ts';
import { duration } from './duration.ts';
import { email } from './email.ts';
import { file } from './file.tsx';
import { fiscalYear } from './fiscal-year.ts';
import { image } from './image.tsx';
import { instant } from './instant.ts';
import type { Kind, KindOf } from './kind.ts';
import { lines } from './lines.tsx';
import { location } from './location.tsx';
import { longText } from './long-text.ts';
import { money } from './money.ts';
import { month } from './month.ts';
import { multiChoice } from './multi-choice.tsx';
import { multiReference } from './multi-reference.tsx';
import { number } from './number.ts';
import { percent } from './percent.ts';
import { phone } from './phone.ts';
import { reference } from './reference.tsx';
import { richText } from './rich-text.tsx';
import { status } from './status.tsx';
import { text } from './text.ts';
import { time } from './time.ts';
import { url } from './url.ts';
import { user } from './user.tsx';

/** The parts of every kind of field. A kind of the model that misses here does not compile, and neither does one without a part. */
export const kinds = {
  text,
  long_text: longText,
  rich_text: richText,
  email,
  phone,
  url,
  colour,
  number,
  decimal,
  money,
  amount,
  percent,
  duration,
  date,
  time,
  instant,
  month,
  fiscal_year: fiscalYear,
  boolean,
  choice,
  multi_choice: multiChoice,
  status,
  user,
  reference,
  multi_reference: multiReference,
  file,
  image,
  address,
  location,
  lines,
  computed,
} satisfies { readonly [K in FieldKind]: Kind<Extract<Field, { kind: K }>> };

/** The parts of a field, by its kind. */
export const kindOf: KindOf = (field) => kinds[field.kind] as unknown as Kind;
