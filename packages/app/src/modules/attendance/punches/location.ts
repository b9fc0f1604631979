/** Where this device is, for the person who wants to send it along. */

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

const patience = 8_000;
const places = 6;
const key = 'karmik.send-location';

/** Whether this person sends the location along, kept for the browser. */
export const sendsLocation = {
  read: (): boolean => localStorage.getItem(key) === '1',
  write: (isSent: boolean): void => (isSent ? localStorage.setItem(key, '1') : localStorage.removeItem(key)),
};

const rounded = (degrees: number): number => Number(degrees.toFixed(places));

/** Asks the browser, which asks the person. Undefined where there is no answer, or none in time. */
export const whereAmI = (): Promise<Place | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: rounded(coords.latitude),
          longitude: rounded(coords.longitude),
          accuracy: Math.round(Math.min(coords.accuracy, 1_000_000)),
        }),
      () => resolve(undefined),
      { timeout: patience, maximumAge: 60_000, enableHighAccuracy: true },
    );
  });
