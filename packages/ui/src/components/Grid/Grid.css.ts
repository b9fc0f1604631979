import { css, cssVariants } from '../../tokens/css-kit.ts';
import { gridColumns, gridSpans, type GridColumns } from './grid-names.ts';

// The container decides, not the window: a grid in a drawer is narrow on a wide screen too.
export const container = css({ containerType: 'inline-size', minInlineSize: 0 });

export const base = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const small = '(min-width: 20rem)';
const two = '(min-width: 34rem)';
const three = '(min-width: 48rem)';
const four = '(min-width: 60rem)';
const equal = (count: number): { gridTemplateColumns: string } => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

const rules: Record<GridColumns, object> = {
  '1': {},
  '2': { '@container': { [two]: equal(2) } },
  '3': { '@container': { [two]: equal(2), [three]: equal(3) } },
  // Four across are small things such as numbers, so two fit on a phone.
  '4': { '@container': { [small]: equal(2), [four]: equal(4) } },
  fit: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
  aside: { '@container': { [three]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)' } } },
};

export const columns = cssVariants(gridColumns, (name) => rules[name]);

const spans = { '2': two, '3': three, all: '(min-width: 0px)' } as const;

export const span = cssVariants(gridSpans, (name) => ({
  minInlineSize: 0,
  ...(name === '1'
    ? {}
    : { '@container': { [spans[name]]: { gridColumn: name === 'all' ? '1 / -1' : `span ${name}` } } }),
}));
