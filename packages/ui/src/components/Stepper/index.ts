export { Stepper, stepStates } from './Stepper.tsx';
export type { StepperProps, Step, StepState } from './Stepper.tsx';
