import type { ReactNode } from 'react';

/*
 * The marks that controls draw themselves with. They are not the icon set: a page with one field must not load one.
 */

function glyph(path: string, width = 2): () => ReactNode {
  return function Glyph() {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        width="1em"
        height="1em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    );
  };
}

export const CheckGlyph = /* @__PURE__ */ glyph('M20 6 9 17l-5-5', 3);
export const MinusGlyph = /* @__PURE__ */ glyph('M5 12h14', 3);
export const PlusGlyph = /* @__PURE__ */ glyph('M12 5v14M5 12h14');
export const CloseGlyph = /* @__PURE__ */ glyph('M18 6 6 18M6 6l12 12');
export const ChevronDownGlyph = /* @__PURE__ */ glyph('m6 9 6 6 6-6');
export const ChevronEndGlyph = /* @__PURE__ */ glyph('m9 6 6 6-6 6');
export const ChevronStartGlyph = /* @__PURE__ */ glyph('m15 6-6 6 6 6');
export const EyeGlyph = /* @__PURE__ */ glyph(
  'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
export const EyeOffGlyph = /* @__PURE__ */ glyph(
  'M10 5.2A9.6 9.6 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-2.6 3.4M6.5 6.6A16.5 16.5 0 0 0 2 12s3.6 7 10 7a9.7 9.7 0 0 0 5.4-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18',
);
export const AlertGlyph = /* @__PURE__ */ glyph('M12 8v5M12 16.5v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0');
export const InfoGlyph = /* @__PURE__ */ glyph('M12 11v5M12 7.5v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0');
export const ClockGlyph = /* @__PURE__ */ glyph('M12 7v5l3 2M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0');
export const CheckCircleGlyph = /* @__PURE__ */ glyph('m8.5 12 2.5 2.5 4.5-5M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0');
export const WarningGlyph = /* @__PURE__ */ glyph(
  'M12 9v4M12 17v.01M10.3 3.9 1.9 18a2 2 0 0 0 1.7 3h16.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0',
);
export const SearchGlyph = /* @__PURE__ */ glyph('m20 20-4.3-4.3M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0');
export const FilterGlyph = /* @__PURE__ */ glyph('M4 6h16M7 12h10M10 18h4');
export const UploadGlyph = /* @__PURE__ */ glyph('M12 16V4M7 9l5-5 5 5M4 16v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2');
export const FileGlyph = /* @__PURE__ */ glyph('M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5');
export const MenuGlyph = /* @__PURE__ */ glyph('M4 6h16M4 12h16M4 18h16');
export const CalendarGlyph = /* @__PURE__ */ glyph(
  'M8 3v4M16 3v4M4 10h16M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2',
);
export const SortGlyph = /* @__PURE__ */ glyph('m8 9 4-4 4 4M16 15l-4 4-4-4');
export const ArrowUpGlyph = /* @__PURE__ */ glyph('M12 19V5M6 11l6-6 6 6');
export const ArrowDownGlyph = /* @__PURE__ */ glyph('M12 5v14M18 13l-6 6-6-6');
export const GripGlyph = /* @__PURE__ */ glyph('M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01', 3);
export const MoreGlyph = /* @__PURE__ */ glyph('M5 12h.01M12 12h.01M19 12h.01', 3);
export const ListGlyph = /* @__PURE__ */ glyph('M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01');
export const FitGlyph = /* @__PURE__ */ glyph('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5');
export const PrintGlyph = /* @__PURE__ */ glyph(
  'M7 9V3h10v6M7 18H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7 14h10v7H7z',
);

/** An arc on a ring. It turns through its wrapper, so that motion tokens reach it. */
export function ArcGlyph(): ReactNode {
  return (
    <svg aria-hidden="true" focusable="false" width="1em" height="1em" viewBox="0 0 24 24" fill="none" strokeWidth="3">
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
