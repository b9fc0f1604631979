/** The accessibility checker for end-to-end tests, which live outside every package and have no dependencies of their own. */
export { AxeBuilder } from '@axe-core/playwright';
