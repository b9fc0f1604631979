import type { ReactNode } from 'react';

function glyph(path: string): () => ReactNode {
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
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    );
  };
}

export const DotsGlyph = /* @__PURE__ */ glyph('M12 5v.01M12 12v.01M12 19v.01');
export const GripGlyph = /* @__PURE__ */ glyph('M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01');
export const ColumnsGlyph = /* @__PURE__ */ glyph('M4 5h16v14H4zM10 5v14M15 5v14');
