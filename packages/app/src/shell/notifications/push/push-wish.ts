import { proxy, subscribe } from 'valtio';

const key = 'karmik.push';

/** Who wants to be told in this browser, by their id; kept beyond the session, so that it is so again after the next sign-in. */
export const pushWish = proxy<{ userId: number | undefined }>({
  userId: Number(localStorage.getItem(key)) || undefined,
});

subscribe(pushWish, () => {
  if (pushWish.userId === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, String(pushWish.userId));
});
