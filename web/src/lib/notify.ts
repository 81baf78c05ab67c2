/** Being told by the system that it is one's turn: while the page is open, and by a push service when it is closed. */
import { api } from "./api";
import { mine } from "./mine.svelte";
import { settings } from "./settings.svelte";

/** What became of the wish to be told: also when the page is closed, only while it is open, or why not at all. */
export type Telling = "closed" | "open" | "insecure" | "denied" | "unable";
const WORKER = "/turns.js";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Browsers allow this to pages that came over https, or from this machine. */
export const canTell = () => window.isSecureContext && "Notification" in window;

export async function begin(): Promise<Telling> {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unable";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  settings.setNotify(true);
  await mine.link();
  return (await subscribe()) ? "closed" : "open";
}

/** Let the push service of this browser know the server. False where one of the two cannot. */
async function subscribe(): Promise<boolean> {
  try {
    const { key: servers } = await api.pushKey();
    if (!servers || !settings.person || !("serviceWorker" in navigator) || !("PushManager" in window)) return false;
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(servers) });
    const { endpoint, keys } = found.toJSON();
    const { p256dh: key = "", auth = "" } = keys ?? {};
    await api.pushTo({ person: settings.person, endpoint: endpoint ?? "", key, auth, gone: false });
    return true;
  } catch {
    return false; // a browser without a push service, such as one that no company stands behind
  }
}

export async function end(): Promise<void> {
  settings.setNotify(false);
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const found = await worker?.pushManager.getSubscription();
  if (!found) return;
  if (settings.person)
    await api.pushTo({ person: settings.person, endpoint: found.endpoint, key: "", auth: "", gone: true });
  await found.unsubscribe();
}

/** Tell now, if that is wanted and the page is not in front. */
export function tell(title: string, body: string, table: string): void {
  const inFront = !document.hidden && document.hasFocus();
  if (!settings.notify || inFront || !canTell() || Notification.permission !== "granted") return;
  const options = { body, tag: table, icon: "/icon.svg", data: { table } };
  void navigator.serviceWorker.getRegistration(WORKER).then((worker) => {
    if (worker) return worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => window.focus();
    return undefined;
  });
}
