import { fileScreen } from '../employee-file/file-screen.ts';
import { FindPerson } from './FindPerson.tsx';

export default fileScreen({ WithoutId: FindPerson });
