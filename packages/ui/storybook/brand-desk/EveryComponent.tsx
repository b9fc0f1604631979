import { createElement, lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { Card } from '../../src/components/Card/index.ts';
import { Grid } from '../../src/components/Grid/index.ts';
import { Skeleton } from '../../src/components/Skeleton/index.ts';
import { sheet } from './brand-desk.css.ts';

interface Stories {
  readonly default: { readonly component?: ComponentType<object>; readonly args?: object };
  readonly States: { readonly render?: (args: object) => ReactNode; readonly args?: object };
}

/** They stand over the whole page at once, which would hide the others. */
const overThePage = new Set(['ConfirmDialog', 'QuickFind']);

const files = import.meta.glob<Stories>('../../src/components/**/*.stories.tsx');

const components = Object.entries(files)
  .map(([path, load]) => ({ name: /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path, load }))
  .filter(({ name }) => !overThePage.has(name))
  .map(({ name, load }) => ({ name, States: lazy(async () => ({ default: statesOf(await load()) })) }));

/** The `States` story of a component, as a component. */
function statesOf({ default: meta, States }: Stories): ComponentType {
  const args = { ...meta.args, ...States.args };
  return function Drawn() {
    if (States.render !== undefined) return States.render(args);
    return meta.component === undefined ? null : createElement(meta.component, args);
  };
}

/** Every component in its states, under the brand that is being made, whose colours reach it without drawing it again. */
export const EveryComponent = memo(function EveryComponent(): ReactNode {
  return (
    <Grid columns="2">
      {components.map(({ name, States }) => (
        <Card key={name} title={name} titleLevel="3">
          <div className={sheet}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <States />
            </Suspense>
          </div>
        </Card>
      ))}
    </Grid>
  );
});
