import { proxy, subscribe } from 'valtio';
import address from './notification.ogg?url';

const key = 'karmik.notification-sound';

/** Whether this browser makes a sound (NTF-8). */
export const sound = proxy({ isOn: localStorage.getItem(key) !== '0' });

subscribe(sound, () => localStorage.setItem(key, sound.isOn ? '1' : '0'));

const lengthMs = 1_000;

async function play(): Promise<void> {
  // A browser refuses sounds on a page that no one has touched yet; the badge is there all the same.
  await new Audio(address).play().catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, lengthMs));
}

/** One sound, however many tabs are open. */
export function chime(): void {
  if (!sound.isOn) return;
  if (!('locks' in navigator)) void play();
  else void navigator.locks.request('karmik.chime', { ifAvailable: true }, (lock) => (lock ? play() : undefined));
}
