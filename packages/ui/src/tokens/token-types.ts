import type { vars } from './contract.css.ts';

type Values<Contract> = {
  readonly [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

/** Every leaf of the contract with its value: what one mode of a brand is. */
export type BrandTokens = Values<typeof vars>;

type Partials<Tree> = { readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : Partials<Tree[Key]> };

/** Any leaves of the contract, named with completion: fine adjustments of a brand. */
export type BrandTokensPart = Partials<BrandTokens>;
