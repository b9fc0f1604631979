import { onDemand } from './on-demand.tsx';
import { Trigger } from './Trigger.tsx';

export const Menu = onDemand(
  async () => (await import('@karmik/ui/Menu')).Menu,
  (props) => <Trigger>{props.trigger}</Trigger>,
);
