import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** What a control of the application receives from its field. */
export interface FormControlProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  readonly isRequired: boolean;
}

/** Controls by the syntax of the texts that they are for. */
export type Controls = Readonly<Record<string, ComponentType<FormControlProps>>>;

const ControlsContext = createContext<Controls>({});

/** Gives the forms inside it controls for texts that are written in a language of their own, such as formulas. */
export function FormControls({ controls, children }: { readonly controls: Controls; children: ReactNode }): ReactNode {
  return <ControlsContext value={controls}>{children}</ControlsContext>;
}

/** The controls that the form around it was given; a text of another syntax is an ordinary one. */
export const useFormControls = (): Controls => use(ControlsContext);
