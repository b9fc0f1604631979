import { splitLinks } from '@karmik/model/noticeboard/split-links';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';

/** A text whose web addresses can be followed. */
export function LinkedText({ text }: { text: string }): ReactNode {
  return splitLinks(text).map((part, index) =>
    part.isLink ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
      <Link key={index} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
}
