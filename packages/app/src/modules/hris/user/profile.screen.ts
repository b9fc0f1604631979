import { OwnActions } from '../employee-file/FileHead.tsx';
import { NoFile } from '../employee-file/NoFile.tsx';
import { fileScreen } from '../employee-file/file-screen.ts';

export default fileScreen({ isOwnWithoutId: true, Missing: NoFile, Actions: OwnActions });
