import { useSnapshot } from 'valtio';
import { preferences } from '../../preferences/preferences.ts';
import { wordsIn, type NotificationWords } from './words.ts';

export const useNotificationWords = (): NotificationWords => wordsIn[useSnapshot(preferences).language];

/** The words for what is no component. */
export const notificationWords = (): NotificationWords => wordsIn[preferences.language];
