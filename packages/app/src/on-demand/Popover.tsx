import { onDemand } from './on-demand.tsx';
import { Trigger } from './Trigger.tsx';

export const Popover = onDemand(
  async () => (await import('@karmik/ui/Popover')).Popover,
  (props) => <Trigger>{props.trigger}</Trigger>,
);
