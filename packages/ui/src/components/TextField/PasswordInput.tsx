import { useState, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { EyeGlyph, EyeOffGlyph } from '../../glyphs/glyphs.tsx';
import * as field from '../../parts/field/field.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { textFieldStrings } from './strings.ts';

interface PasswordInputProps {
  className: string;
  isDisabled: boolean;
  placeholder?: string;
  ref: Ref<HTMLInputElement> | undefined;
}

export function PasswordInput({ isDisabled, ...inputProps }: PasswordInputProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const strings = useStrings('textField', textFieldStrings);
  return (
    <>
      <Input {...inputProps} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button
        className={field.innerButton}
        isDisabled={isDisabled}
        aria-label={isShown ? strings.hidePassword : strings.showPassword}
        onPress={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOffGlyph /> : <EyeGlyph />}
      </Button>
    </>
  );
}
